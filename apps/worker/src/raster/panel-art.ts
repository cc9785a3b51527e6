import { finishPixels } from '@panelwise/studio/draw/finish';
import { panelArtSvg } from '@panelwise/studio/draw/layers';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import { getStyle, pixelSize } from '@panelwise/studio/draw/styles';
import sharp from 'sharp';
import { rasterise, rawOf } from './resvg.ts';

export type PanelArt = { bytes: Buffer; mime: 'image/webp'; width: number; height: number };

/** Colours of pixel art. */
const paletteColors = 40;
const quality = 88;

/** Draws one panel's art in its style, at the size of the panel's box. */
export async function rasterisePanelArt(plan: PagePlan, panelIndex: number): Promise<PanelArt> {
  const style = getStyle(plan.meta.style);
  const svg = panelArtSvg(plan, panelIndex);
  const { width, height } = plan.panels[panelIndex]!.box;
  if (style.finish === 'pixel') return { ...(await pixelArt(svg, width, height)), mime: 'image/webp' };
  const drawn = await rasterise(svg);
  const finished = finishPixels(style, drawn.data, drawn.width, drawn.height);
  const bytes = await sharp(finished, rawOf(drawn)).removeAlpha().webp({ quality, effort: 1 }).toBuffer();
  return { bytes, mime: 'image/webp', width: drawn.width, height: drawn.height };
}

/** Drawn at a quarter of its size with hard edges and few colours, then blown up square by square. */
async function pixelArt(svg: string, width: number, height: number) {
  const small = await rasterise(svg, { width: Math.round(width / pixelSize), crisp: true });
  const reduced = await sharp(small.data, rawOf(small))
    .removeAlpha()
    .png({ palette: true, colours: paletteColors, dither: 0 })
    .toBuffer();
  const bytes = await sharp(reduced)
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();
  return { bytes, width, height };
}
