import { createNoise2D } from 'simplex-noise';
import { grainTile, tileMask, tileSize } from './grain-tile.ts';
import { createRandom } from './random.ts';

const cellSize = 4;
const paper = [251, 245, 233] as const;
const blurRadius = 7;

/**
 * The watercolor look as a pixel pass: edges wander by a few px, washes bloom, pigment darkens at edges, paper
 * grains. RGBA in, opaque RGBA out.
 */
export function paintWatercolor(
  source: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const sheet = sheetFor(width, height);
  const { grain } = grainTile();
  const light = luminance(source, width * height);
  const soft = boxBlur(light, width, height);
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const sheetRow = y * sheet.width;
    const tileRow = (y & tileMask) * tileSize;
    for (let x = 0; x < width; x++) {
      const k = sheetRow + x;
      const fromX = Math.min(width - 1, Math.max(0, x + sheet.dx[k]!));
      const fromY = Math.min(height - 1, Math.max(0, y + sheet.dy[k]!));
      const from = fromY * width + fromX;
      const level = light[from]!;
      const dark = level < 95;
      // More water than paint lets the paper shine through, less makes the colour deeper.
      const wash = 0.1 + sheet.wash[k]! * (0.34 / 127);
      const bloom = Math.min(0.34, (wash < 0 ? wash * 0.45 : wash * 0.8) * (dark ? 0.25 : 1));
      const edge = (soft[from]! - level) / 60;
      const pool = dark || edge <= 0 ? 0 : edge >= 1 ? 0.16 : edge * 0.16;
      const texture = 1 + grain[tileRow + (x & tileMask)]! * (level > 238 ? 0.00022 : 0.00063) - pool;
      const [share, rest] =
        bloom >= 0 ? [texture * (1 - bloom), texture * bloom] : [texture * (1 + bloom * 0.55), 0];
      const i = (y * width + x) * 4;
      const j = from * 4;
      out[i] = source[j]! * share + paper[0] * rest;
      out[i + 1] = source[j + 1]! * share + paper[1] * rest;
      out[i + 2] = source[j + 2]! * share + paper[2] * rest;
      out[i + 3] = 255;
    }
  }
  return new Uint8Array(out.buffer);
}

/** A sheet of paper: where paint wanders on it, px, and how wet it is, -127 to 127. */
type Sheet = { width: number; height: number; dx: Int8Array; dy: Int8Array; wash: Int8Array };

let lastSheet: Sheet | undefined;

/** Every picture is painted on the same sheet, from its top left corner; a larger one is made when a picture needs it. */
function sheetFor(width: number, height: number): Sheet {
  if (!lastSheet || lastSheet.width < width || lastSheet.height < height)
    lastSheet = makeSheet(
      Math.max(width, lastSheet?.width ?? 1160),
      Math.max(height, lastSheet?.height ?? 0),
    );
  return lastSheet;
}

function makeSheet(width: number, height: number): Sheet {
  const [wanderX, wanderY, broad, fine] = ['a', 'b', 'c', 'd'].map((seed) =>
    createNoise2D(createRandom(seed)),
  ) as [Noise, Noise, Noise, Noise];
  const wander = (noise: Noise) => (x: number, y: number) =>
    noise(x / 70, y / 70) * 2.6 + noise(x / 22, y / 22) * 1.1;
  const wash = (x: number, y: number) =>
    (broad(x / 230, y / 230) * 0.55 + broad(x / 90, y / 90) * 0.3 + fine(x / 34, y / 34) * 0.15) * 127;
  return {
    width,
    height,
    dx: spread(width, height, wander(wanderX)),
    dy: spread(width, height, wander(wanderY)),
    wash: spread(width, height, wash),
  };
}

type Noise = (x: number, y: number) => number;

/** Slow noise for every px, taken every few px and drawn out between. */
function spread(width: number, height: number, at: Noise): Int8Array {
  const columns = Math.ceil(width / cellSize) + 2;
  const field = new Int8Array(width * height);
  const row = (y: number) => Float32Array.from({ length: columns }, (_, column) => at(column * cellSize, y));
  let below = row(0);
  for (let top = 0; top < height; top += cellSize) {
    const above = below;
    below = row(top + cellSize);
    for (let y = top; y < Math.min(height, top + cellSize); y++) {
      const v = (y - top) / cellSize;
      for (let x = 0; x < width; x++) {
        const column = (x / cellSize) | 0;
        const u = (x % cellSize) / cellSize;
        const upper = above[column]! * (1 - u) + above[column + 1]! * u;
        const lower = below[column]! * (1 - u) + below[column + 1]! * u;
        field[y * width + x] = Math.round(upper * (1 - v) + lower * v);
      }
    }
  }
  return field;
}

function luminance(source: Uint8ClampedArray | Uint8Array, count: number): Uint8Array {
  const light = new Uint8Array(count);
  for (let i = 0, j = 0; i < count; i++, j += 4)
    light[i] = (source[j]! * 77 + source[j + 1]! * 151 + source[j + 2]! * 28) >> 8;
  return light;
}

/** Mean of the square of `blurRadius` px round every px; rows first, then columns, a row of sums at a time. */
function boxBlur(values: Uint8Array, width: number, height: number): Uint8Array {
  const size = 2 * blurRadius + 1;
  const rows = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width - 1;
    let sum = values[start]! * blurRadius;
    for (let i = 0; i <= blurRadius; i++) sum += values[Math.min(end, start + i)]!;
    for (let x = start; x <= end; x++) {
      rows[x] = sum / size;
      const [next, last] = [x + blurRadius + 1, x - blurRadius];
      sum += values[Math.min(next, end)]! - values[Math.max(last, start)]!;
    }
  }
  const out = new Uint8Array(values.length);
  const sums = new Uint16Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -blurRadius; y <= blurRadius; y++) {
    const from = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + rows[from + x]!;
  }
  for (let y = 0; y < height; y++) {
    const [next, last] = [rowAt(y + blurRadius + 1), rowAt(y - blurRadius)];
    const to = y * width;
    for (let x = 0; x < width; x++) {
      out[to + x] = sums[x]! / size;
      sums[x] = sums[x]! + rows[next + x]! - rows[last + x]!;
    }
  }
  return out;
}
