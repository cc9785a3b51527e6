import type { Style } from './styles.ts';
import { paintWatercolor } from './watercolor-pass.ts';

/**
 * The pixel pass that turns drawn art into a style's finish. Art only, never lettering. RGBA in and out; a
 * style without a finish gets its pixels back. (Pixel art needs no pass: its art is drawn small, see `pixelSize`.)
 */
export function finishPixels(
  style: Style,
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  if (style.finish === 'watercolor') return paintWatercolor(rgba, width, height);
  return rgba instanceof Uint8Array ? rgba : new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength);
}
