import { finishPixels } from '@panelwise/studio/draw/finish';
import { pixelSize, type Style } from '@panelwise/studio/draw/styles';
import type { Sharp } from 'sharp';
import { rasterise, rawOf } from './resvg.ts';
import { sharp } from './sharp.ts';

/** Colours of pixel art. */
const paletteColors = 40;

export type ArtSize = {
  /** Size of the picture in px. */
  width: number;
  height: number;
  /** Page px of the drawing across its width: pixel art has its squares by the page. */
  drawnWidth: number;
};

/** Art as an opaque picture in its style, ready to be encoded. */
export async function finishedArt(svg: string, style: Style, size: ArtSize): Promise<Sharp> {
  if (style.finish === 'pixel') return pixelArt(svg, size);
  const drawn = await rasterise(svg, { width: size.width });
  return sharp(finishPixels(style, drawn.data, drawn.width, drawn.height), rawOf(drawn)).removeAlpha();
}

/** Drawn at a quarter of its size with hard edges and few colours, then blown up square by square. */
async function pixelArt(svg: string, { width, height, drawnWidth }: ArtSize): Promise<Sharp> {
  const small = await rasterise(svg, { width: Math.round(drawnWidth / pixelSize), crisp: true });
  const reduced = await sharp(small.data, rawOf(small))
    .removeAlpha()
    .png({ palette: true, colours: paletteColors, dither: 0 })
    .toBuffer();
  return sharp(reduced).resize(width, height, { kernel: 'nearest', fit: 'fill' });
}
