import { pagesOpenedBy } from '@panelwise/contracts/domain/card-opens';
import { pictureWidths } from '@panelwise/contracts/domain/comic';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import { listRanks } from '@panelwise/db/repositories/comic-cards';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { ObjectStore } from '@panelwise/storage/port';
import { type AnswerCache, createAnswerCache } from '../../cache/answer-cache.ts';

/** Half of what a page is drawn in: as wide as it is shown at most, in px. */
const width = pictureWidths.page / 2;
/** Grey that is as light as this, of 255, is paper in ink: what a short shows of a panel that comes to be. */
const paperFrom = 115;
/** The blue of the under-drawing. */
const pencilBlue = [111, 159, 200] as const;

type Stages = { pencil: string; ink: string };
/** Pages as they were, by the key of the picture that they are made of: a class that looks at one makes it once. */
export const createStagesCache = (): AnswerCache<Stages> => createAnswerCache(10 * 60_000, 16);

/**
 * A page in pencil and ink, made of its finished picture.
 * @returns both as `data:` addresses
 */
export async function earlierStages(picture: Buffer): Promise<Stages> {
  const { default: sharp } = await import('sharp');
  const ink = await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .linear(255 / paperFrom, 0)
    .png()
    .toBuffer();
  const pencil = sharp(ink)
    .toColourspace('srgb')
    .linear(
      pencilBlue.map((blue) => 1 - blue / 255),
      [...pencilBlue],
    );
  const address = async (image: ReturnType<typeof sharp>) =>
    `data:image/webp;base64,${(await image.webp({ quality: 80 }).toBuffer()).toString('base64')}`;
  return { pencil: await address(pencil), ink: await address(sharp(ink)) };
}

/**
 * A page behind the scenes of a comic, for whoever's card of it opens that page.
 * @returns the key of the finished picture with what it looked like before
 * @throws DomainError `comic-not-found`, `scene-closed`
 */
export async function readScene(
  db: Queryable,
  { store, stages }: { store: Pick<ObjectStore, 'readAll'>; stages: AnswerCache<Stages> },
  userId: string,
  { comicId, page }: { comicId: string; page: number },
): Promise<{ page: number; pages: number; imageKey: string; pencil: string; ink: string }> {
  const comic = await findLibraryComic(db, comicId);
  if (!comic) throw new DomainError('comic-not-found');
  const drawn = comic.content.pages.filter(({ imageKey }) => imageKey);
  const rank = (await listRanks(db, userId, [comicId])).get(comicId) ?? null;
  const pages = (await isPartOff(db, userId, 'rewards')) ? 0 : pagesOpenedBy(rank, drawn.length);
  const imageKey = drawn[page - 1]?.imageKey;
  if (page > pages || !imageKey) throw new DomainError('scene-closed');
  const make = async () => earlierStages(await store.readAll(imageKey));
  return { page, pages, imageKey, ...(await stages(imageKey, make)) };
}
