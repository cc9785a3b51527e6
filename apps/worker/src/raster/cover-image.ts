import { pictureWidths } from '@panelwise/contracts/domain/comic';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { drawCover } from '@panelwise/studio/draw/cover-page';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { portraitImage, smallImage } from './portrait-image.ts';

/** A comic's cover as webp (7:9), large and small. The studio draws it whoever draws the pages. */
export async function renderCover(
  meta: ComicMeta,
  script: Script,
): Promise<{ cover: Buffer; small: Buffer }> {
  const cover = await portraitImage(drawCover(meta, script, await loadFontBook()), pictureWidths.cover);
  return { cover, small: await smallImage(cover, pictureWidths.smallCover) };
}
