import { panelArtSvg } from '@panelwise/studio/draw/layers';
import type { PagePlan } from '@panelwise/studio/draw/page-plan';
import { getStyle } from '@panelwise/studio/draw/styles';
import { finishedArt } from './finished-art.ts';

export type PanelArt = { bytes: Buffer; mime: 'image/webp'; width: number; height: number };

const quality = 88;

/** Draws one panel's art in its style, at the size of the panel's box; a `variant` above 0 is another picture of it. */
export async function rasterisePanelArt(plan: PagePlan, panelIndex: number, variant = 0): Promise<PanelArt> {
  const style = getStyle(plan.meta.style);
  const svg = panelArtSvg(plan, panelIndex, variant);
  const { width, height } = plan.panels[panelIndex]!.box;
  const picture = await finishedArt(svg, style, { width, height, drawnWidth: width });
  const bytes = await picture
    .webp(style.finish === 'pixel' ? { lossless: true, effort: 1 } : { quality, effort: 0 })
    .toBuffer();
  return { bytes, mime: 'image/webp', width, height };
}
