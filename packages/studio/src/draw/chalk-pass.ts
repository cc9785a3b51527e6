import { toRgb } from './colors.ts';
import { grainTile, tileMask, tileSize } from './grain-tile.ts';

/** From this brightness on a pixel belongs to a chalk line; darker ones were rubbed in with the side of the chalk. */
const lineLevel = 150;

/**
 * The chalk look as a pixel pass: what stands off the board becomes streaky where it is rubbed in and grainy
 * where it is a line, so that the board shows through. RGBA in, opaque RGBA out.
 */
export function drawInChalk(
  source: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
  board: string,
): Uint8Array {
  const { grain, streak } = grainTile();
  const [red, green, blue] = toRgb(board);
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = (y & tileMask) * tileSize;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const t = row + (x & tileMask);
      const [r, g, b] = [source[i]!, source[i + 1]!, source[i + 2]!];
      const level = (r * 77 + g * 151 + b * 28) >> 8;
      const g8 = grain[t]!;
      // Lines keep most of their chalk; a broad fill lets the board through between the streaks.
      const line = level > lineLevel ? Math.min(1, (level - lineLevel) / 60) : 0;
      const rubbed = 0.72 + (streak[t]! / 255) * 0.46 + g8 / 620;
      const drawn = 0.98 + Math.min(0, g8 + 34) / 110;
      const share = rubbed + (drawn - rubbed) * line;
      const dust = g8 / 44;
      out[i] = red + (r - red) * share + dust;
      out[i + 1] = green + (g - green) * share + dust;
      out[i + 2] = blue + (b - blue) * share + dust;
      out[i + 3] = 255;
    }
  }
  return new Uint8Array(out.buffer);
}
