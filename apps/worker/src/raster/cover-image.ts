import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { drawCover } from '@panelwise/studio/draw/cover-page';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { portraitImage } from './portrait-image.ts';

const coverWidth = 720;

/** A comic's cover as webp, 720 × 926. The studio draws it whoever draws the pages. */
export async function renderCover(meta: ComicMeta, script: Script): Promise<Buffer> {
  return portraitImage(drawCover(meta, script, await loadFontBook()), coverWidth);
}
