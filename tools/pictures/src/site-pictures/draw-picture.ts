import { type ComicMeta, panelSchema } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';
import { drawCover } from '@panelwise/studio/draw/cover-page';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { drawPortrait, type Portrait } from '@panelwise/studio/draw/portrait';
import { recolour } from '@panelwise/studio/draw/stages';
import { finishedArt } from '@panelwise/worker/raster/finished-art';
import { rasterise, rawOf } from '@panelwise/worker/raster/resvg';
import { drawnTwice } from '@panelwise/worker/raster/stage-image';
import sharp, { type Sharp } from 'sharp';
import { drawPage } from '../studio-sheet/draw-page.ts';
import { arrange } from './arrange.ts';
import { lessonComic } from './lesson-comic.ts';
import type { Motif, PanelMotif } from './site-picture.ts';

/** A picture of the site at `width` px. The drawing is the same at every width, and the same each time. */
export async function drawPicture(motif: Motif, width: number): Promise<Sharp> {
  if (motif.kind === 'page') {
    const { script, meta } = await lessonComic(motif.lesson);
    const { images } = await drawPage(script[motif.page - 1]!, meta);
    return sharp(images.page).resize(width);
  }
  if (motif.kind === 'cover') {
    const { script, meta } = await lessonComic(motif.lesson);
    return lettered(drawCover(meta, script, await loadFontBook()), width);
  }
  const portrait = await portraitOf(motif);
  return !motif.stage || motif.stage === 'colour'
    ? lettered(portrait, width)
    : staged(portrait, motif.stage, width);
}

async function portraitOf({ panel, style = 'comic', size, arrangement = {} }: PanelMotif): Promise<Portrait> {
  const meta: ComicMeta = {
    title: 'Panelwise',
    concept: 'comics',
    subject: 'Science',
    grade: '5',
    style,
    seed: seedOf('Panelwise', 'site pictures'),
    pageCount: 1,
  };
  const whole = panelSchema.parse({ scene: '', caption: '', props: [], ...panel });
  return drawPortrait(whole, meta, await loadFontBook(), size, (composition) =>
    arrange(composition, arrangement),
  );
}

async function lettered({ art, lettering, style, ...drawn }: Portrait, width: number): Promise<Sharp> {
  const height = Math.round((width * drawn.height) / drawn.width);
  const picture = await finishedArt(art, style, { width, height, drawnWidth: drawn.width });
  const letters = await rasterise(lettering, { width });
  const { data, info } = await picture
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).composite([
    { input: letters.data, ...rawOf(letters), premultiplied: true },
  ]);
}

/** Art and lettering as blue pencil or black ink, line on line with the finished picture. */
async function staged({ art, lettering }: Portrait, stage: 'pencil' | 'ink', width: number): Promise<Sharp> {
  const [picture, letters] = await Promise.all(
    [art, lettering].map((svg) => rasterise(recolour(svg, stage), { width })),
  );
  const data = await sharp(picture!.data, rawOf(picture!))
    .composite([{ input: letters!.data, ...rawOf(letters!), premultiplied: true }])
    .raw()
    .toBuffer();
  const whole = { ...picture!, data };
  return stage === 'pencil' ? drawnTwice(whole) : sharp(data, rawOf(whole));
}
