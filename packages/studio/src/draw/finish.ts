import { drawInChalk } from './chalk-pass.ts';
import { grainPaper } from './paper-pass.ts';
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
  switch (style.finish) {
    case 'watercolor':
      return paintWatercolor(rgba, width, height);
    case 'chalk':
      return drawInChalk(rgba, width, height, style.paper);
    case 'paper':
      return grainPaper(rgba, width, height);
    default:
      return rgba instanceof Uint8Array
        ? rgba
        : new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  }
}
