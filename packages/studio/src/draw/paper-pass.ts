import { grainTile, tileMask, tileSize } from './grain-tile.ts';

/** How strongly the fibres of paper show: share of a pixel's value at the strongest grain. */
const depth = 0.06;

/** The tooth of coloured paper as a pixel pass. RGBA in, opaque RGBA out. */
export function grainPaper(
  source: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const { grain, streak } = grainTile();
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = (y & tileMask) * tileSize;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const t = row + (x & tileMask);
      const factor = 1 + (grain[t]! / 127 + (streak[t]! - 128) / 1300) * depth;
      out[i] = Math.min(255, source[i]! * factor);
      out[i + 1] = Math.min(255, source[i + 1]! * factor);
      out[i + 2] = Math.min(255, source[i + 2]! * factor);
      out[i + 3] = 255;
    }
  }
  return out;
}
