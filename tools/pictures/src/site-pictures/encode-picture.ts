import { drawPicture } from './draw-picture.ts';
import type { SitePicture } from './site-picture.ts';

export type PictureFile = { file: string; bytes: Buffer };

/** Chosen by eye: the lowest at which lines stay clean and plain areas smooth. Half of what webp needs for it. */
const avifQuality = 52;
/** For the few browsers without avif; higher where there is only webp. */
const [fallbackQuality, webpQuality] = [60, 76];
/** More takes several times as long and saves a twentieth. */
const effort = 4;

/** A picture's files: avif at each of its widths, and one webp for browsers that do not know avif, widest last. */
export async function encodePicture({
  name,
  motif,
  widths,
  replaceable,
  quality = avifQuality,
}: SitePicture): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of widths) {
    const drawn = await drawPicture(motif, width);
    if (!replaceable)
      files.push({
        file: `${name}-${width}.avif`,
        bytes: await drawn.clone().avif({ quality, effort }).toBuffer(),
      });
    if (width === widths.at(-1))
      // Coloured lettering on white keeps its edges: `smartSubsample`.
      files.push({
        file: `${name}.webp`,
        bytes: await drawn
          .webp({ quality: replaceable ? webpQuality : fallbackQuality, effort: 6, smartSubsample: true })
          .toBuffer(),
      });
  }
  return files;
}
