import { pictureWidths } from '@panelwise/contracts/domain/comic';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { drawCover } from '@panelwise/studio/draw/cover-page';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import sharp from 'sharp';
import { portraitImage } from './portrait-image.ts';

/** A comic's cover as webp (7:9), large and small. The studio draws it whoever draws the pages. */
export async function renderCover(
  meta: ComicMeta,
  script: Script,
): Promise<{ cover: Buffer; small: Buffer }> {
  const cover = await portraitImage(drawCover(meta, script, await loadFontBook()), pictureWidths.cover);
  const small = await sharp(cover)
    .resize(pictureWidths.smallCover)
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return { cover, small };
}
