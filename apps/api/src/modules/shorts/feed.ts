import { createHash } from 'node:crypto';
import { planShort } from '@panelwise/contracts/domain/plan-short';
import { shortRules } from '@panelwise/contracts/domain/short';
import { shortSourceOf } from '@panelwise/contracts/domain/short-source';
import type { ShortsOfToday } from '@panelwise/contracts/http/shorts';
import type { Queryable } from '@panelwise/db/client';
import { listShelf } from '@panelwise/db/repositories/learner';
import { listContents, listLibraryComicsById, listNewestIds } from '@panelwise/db/repositories/library';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentLibraryComic } from '../../presenters/library.ts';

/** Of so many comics that somebody knows, and of so many new ones, those of a day are taken. */
const most = { known: 60, newest: 60 } as const;
/** Some have too few panels. */
const spare = 6;

/**
 * Today's shorts: of comics that this person has read first, then of the newest. The same all day, by UTC, and others the
 * next day where there are more.
 */
export async function readFeed(
  db: Queryable,
  { userId, shown }: Pick<Caller, 'userId' | 'shown'>,
  media: MediaUrls,
  subject: string | undefined,
  today = new Date(),
): Promise<ShortsOfToday['shorts']> {
  const [shelf, newest] = await Promise.all([
    listShelf(db, userId, most.known, shown),
    listNewestIds(db, { ...(subject && { subject }), ...(shown && { shown }) }, most.newest),
  ]);
  const read = new Set(shelf.filter(({ isRead }) => isRead).map(({ comicId }) => comicId));
  const known = shelf.map(({ comicId }) => comicId);
  const ids = [...new Set([...mixed(known, today), ...mixed(newest, today)])];
  const rows = await listLibraryComicsById(db, ids);
  const wanted = ids
    .filter((id) => rows.has(id) && (!subject || rows.get(id)!.subject === subject))
    .slice(0, shortRules.feedMost + spare);
  const contents = await listContents(db, wanted);
  return wanted
    .flatMap((id) => {
      const [comic, content] = [rows.get(id)!, contents.get(id)];
      const plan = content && planShort(shortSourceOf({ ...comic, ...content }), 'tall');
      return plan ? [{ comic: presentLibraryComic(comic, media), ms: plan.ms, isRead: read.has(id) }] : [];
    })
    .slice(0, shortRules.feedMost);
}

/** In an order of its own for each day. */
function mixed(ids: readonly string[], today: Date): string[] {
  const day = today.toISOString().slice(0, 10);
  const place = (id: string) => createHash('sha256').update(`${day} ${id}`).digest('hex');
  return ids
    .map((id) => ({ id, place: place(id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ id }) => id);
}
