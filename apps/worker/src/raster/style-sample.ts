import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { planPage } from '@panelwise/studio/draw/page-plan';
import { styleSamplePage } from '@panelwise/studio/draw/style-sample-page';
import type { StyleSlug } from '@panelwise/studio/draw/styles';
import sharp from 'sharp';
import { composePage } from './page-image.ts';
import { rasterisePanelArt } from './panel-art.ts';

const sampleWidth = 720;

/** The picture of a style's card: the same panel in every style, lettered, as webp 720 px wide. */
export async function renderStyleSample(slug: StyleSlug): Promise<Buffer> {
  const { page, meta } = styleSamplePage(slug);
  const plan = planPage(page, meta, await loadFontBook());
  const { bytes } = await rasterisePanelArt(plan, 0);
  const others = plan.panels.slice(1).map(() => bytes);
  const { page: image } = await composePage(plan, [bytes, ...others]);
  const { x, y, width, height } = plan.panels[0]!.box;
  return sharp(image)
    .extract({ left: x, top: y, width, height })
    .resize(sampleWidth)
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
}
