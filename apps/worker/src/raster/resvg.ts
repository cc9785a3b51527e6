import { type RenderedImage, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { checkPlainDrawing } from './plain-drawing.ts';

export type Pixels = { data: Buffer; width: number; height: number };
export type RasterOptions = {
  /** Output width in px; the height follows. Default: as the SVG says. */
  width?: number;
  /** Hard edges, for pixel art. */
  crisp?: boolean;
};

/**
 * Turns SVG into RGBA pixels (premultiplied by resvg, opaque where the SVG is) off the event loop.
 * @throws DomainError `bad-script` where the SVG holds anything but shapes
 */
export async function rasterise(svg: string, { width, crisp = false }: RasterOptions = {}): Promise<Pixels> {
  checkPlainDrawing(svg);
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false },
    shapeRendering: crisp ? 0 : 2,
    ...(width ? { fitTo: { mode: 'width', value: width } } : {}),
  };
  const image: RenderedImage = await renderAsync(svg, options);
  return { data: image.pixels, width: image.width, height: image.height };
}

/** How sharp reads such pixels. */
export const rawOf = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 4 as const } });
