import { createNoise2D } from 'simplex-noise';
import { createRandom } from './random.ts';

/** Noise fields of one picture size: where paint wanders, pools and grains. */
type Fields = { dx: Int8Array; dy: Int8Array; wash: Float32Array; grain: Float32Array };

const cellSize = 4;
const paper = [251, 245, 233] as const;
const blurRadius = 7;
const fieldsBySize = new Map<string, Fields>();
const mostFields = 4;

/**
 * The watercolor look as a pixel pass: edges wander by a few px, washes bloom, pigment darkens at edges, paper
 * grains. RGBA in, opaque RGBA out.
 */
export function paintWatercolor(
  source: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const { dx, dy, wash, grain } = getFields(width, height);
  const light = luminance(source, width * height);
  const soft = boxBlur(light, width, height);
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromX = Math.min(width - 1, Math.max(0, x + dx[i]!));
      const fromY = Math.min(height - 1, Math.max(0, y + dy[i]!));
      const from = fromY * width + fromX;
      const level = light[from]!;
      const dark = level < 95;
      let bloom = 0.1 + wash[i]! * 0.34;
      bloom = Math.min(0.34, (bloom < 0 ? bloom * 0.45 : bloom * 0.8) * (dark ? 0.25 : 1));
      const pool = dark ? 0 : Math.max(0, Math.min(1, (soft[from]! - level) / 60)) * 0.16;
      const texture = 1 + grain[i]! * 0.16 * (level > 238 ? 0.35 : 1) - pool;
      for (let c = 0; c < 3; c++) {
        const value = source[from * 4 + c]!;
        const washed = bloom >= 0 ? value + (paper[c]! - value) * bloom : value * (1 + bloom * 0.55);
        out[i * 4 + c] = Math.max(0, Math.min(255, washed * texture));
      }
      out[i * 4 + 3] = 255;
    }
  }
  return out;
}

/** Panels of a page differ in size but pages repeat: the last few sizes are kept. */
function getFields(width: number, height: number): Fields {
  const key = `${width}x${height}`;
  let fields = fieldsBySize.get(key);
  if (!fields) {
    if (fieldsBySize.size >= mostFields) fieldsBySize.clear();
    fields = makeFields(width, height);
    fieldsBySize.set(key, fields);
  }
  return fields;
}

function makeFields(width: number, height: number): Fields {
  const noise = ['a', 'b', 'c', 'd'].map((seed) => createNoise2D(createRandom(seed)));
  const [wanderX, wanderY, broad, fine] = noise as [
    (typeof noise)[0],
    (typeof noise)[0],
    (typeof noise)[0],
    (typeof noise)[0],
  ];
  const gridWidth = Math.ceil(width / cellSize) + 2;
  const gridHeight = Math.ceil(height / cellSize) + 2;
  const sample = (at: (x: number, y: number) => number) => {
    const grid = new Float32Array(gridWidth * gridHeight);
    for (let y = 0; y < gridHeight; y++)
      for (let x = 0; x < gridWidth; x++) grid[y * gridWidth + x] = at(x * cellSize, y * cellSize);
    return grid;
  };
  const gridX = sample((x, y) => wanderX(x / 70, y / 70) * 2.6 + wanderX(x / 22, y / 22) * 1.1);
  const gridY = sample((x, y) => wanderY(x / 70, y / 70) * 2.6 + wanderY(x / 22, y / 22) * 1.1);
  const gridWash = sample(
    (x, y) => broad(x / 230, y / 230) * 0.55 + broad(x / 90, y / 90) * 0.3 + fine(x / 34, y / 34) * 0.15,
  );
  const count = width * height;
  const fields: Fields = {
    dx: new Int8Array(count),
    dy: new Int8Array(count),
    wash: new Float32Array(count),
    grain: makeGrain(width, height),
  };
  for (let y = 0; y < height; y++) {
    const gy = y / cellSize;
    const y0 = gy | 0;
    const v = gy - y0;
    for (let x = 0; x < width; x++) {
      const gx = x / cellSize;
      const x0 = gx | 0;
      const u = gx - x0;
      const k = y0 * gridWidth + x0;
      const between = (grid: Float32Array) =>
        (grid[k]! * (1 - u) + grid[k + 1]! * u) * (1 - v) +
        (grid[k + gridWidth]! * (1 - u) + grid[k + gridWidth + 1]! * u) * v;
      const i = y * width + x;
      fields.dx[i] = Math.round(between(gridX));
      fields.dy[i] = Math.round(between(gridY));
      fields.wash[i] = between(gridWash);
    }
  }
  return fields;
}

/** Noise around 0, each grain a little smeared into its neighbours. */
function makeGrain(width: number, height: number): Float32Array {
  const random = createRandom('grain');
  const raw = new Float32Array(width * height);
  for (let i = 0; i < raw.length; i++) raw[i] = random();
  const grain = new Float32Array(width * height);
  for (let i = 0; i < raw.length; i++)
    grain[i] = (raw[i]! + raw[Math.max(0, i - 1)]! + raw[Math.max(0, i - width)]!) / 3 - 0.5;
  return grain;
}

function luminance(source: Uint8ClampedArray | Uint8Array, count: number): Float32Array {
  const light = new Float32Array(count);
  for (let i = 0, j = 0; i < count; i++, j += 4)
    light[i] = source[j]! * 0.3 + source[j + 1]! * 0.59 + source[j + 2]! * 0.11;
  return light;
}

function boxBlur(values: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(values.length);
  for (let y = 0; y < height; y++) slide(values, rows, y * width, 1, width);
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x++) slide(rows, out, x, width, height);
  return out;
}

/** Running mean over one row or column of `count` values, `step` apart. */
function slide(from: Float32Array, to: Float32Array, start: number, step: number, count: number): void {
  const at = (i: number) => from[start + Math.min(count - 1, Math.max(0, i)) * step]!;
  const size = 2 * blurRadius + 1;
  let sum = 0;
  for (let i = -blurRadius; i <= blurRadius; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / size;
    sum += at(i + blurRadius + 1) - at(i - blurRadius);
  }
}
