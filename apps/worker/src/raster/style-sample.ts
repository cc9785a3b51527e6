import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { drawStyleSample } from '@panelwise/studio/draw/style-sample-page';
import type { StyleSlug } from '@panelwise/studio/draw/styles';
import { portraitImage } from './portrait-image.ts';

const sampleWidth = 720;

/** The picture of a style's card: the same portrait in every style, lettered, as webp 720 × 900. */
export async function renderStyleSample(slug: StyleSlug): Promise<Buffer> {
  return portraitImage(drawStyleSample(slug, await loadFontBook()), sampleWidth);
}
