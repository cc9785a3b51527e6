import {
  cardOpens,
  gradesAhead,
  nextOpening,
  opensStyles,
  pagesOpenedBy,
} from '@panelwise/contracts/domain/card-opens';
import { type CardRank, nextRankOf } from '@panelwise/contracts/domain/rewards';
import type { AlbumAhead, AlbumCard } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import { cardEvidenceOf, listLastAnswers } from '@panelwise/db/repositories/comic-cards';
import {
  countDrawnPages,
  listFirstFacts,
  listLibraryComicsById,
  listNewestIds,
} from '@panelwise/db/repositories/library';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentLibraryComic } from '../../presenters/library.ts';
import { listOnShelf } from './shelf.ts';

/** The cards of somebody's comics, the latest first, and what they open. Where rewards are switched off there are no ranks. */
export async function readAlbum(
  db: Queryable,
  { userId, shown }: Pick<Caller, 'userId' | 'shown'>,
  media: MediaUrls,
): Promise<{ cards: AlbumCard[]; ahead?: AlbumAhead[] }> {
  const shelf = await listOnShelf(db, { userId, shown }, media);
  const ids = shelf.map(({ comic }) => comic._id);
  const [last, facts, pages, isOff] = await Promise.all([
    listLastAnswers(db, userId, ids),
    listFirstFacts(db, ids),
    countDrawnPages(db, ids),
    isPartOff(db, userId, 'rewards'),
  ]);
  const cards = shelf.map(({ comic, isRead, mastery, rank, items, cards }): AlbumCard => {
    const [first] = cards.map(({ dueAt }) => dueAt).sort((a, b) => a.getTime() - b.getTime());
    return {
      comic,
      mastery,
      rank,
      next: isOff ? null : nextRankOf(rank, cardEvidenceOf(items, { isRead, cards, last })),
      dueAt: first?.toISOString() ?? null,
      ...(!isOff && { scenes: scenesOf(rank, pages.get(comic._id) ?? 0) }),
      ...(!isOff && pages.get(comic._id) && { styles: { isOpen: opensStyles(rank) } }),
      fact: facts.get(comic._id) ?? null,
    };
  });
  return isOff ? { cards } : { cards, ahead: await readAhead(db, cards, shown, media) };
}

/** Where cards lead, as far as the library of this reader has unread comics there. */
async function readAhead(
  db: Queryable,
  cards: readonly AlbumCard[],
  shown: Caller['shown'],
  media: MediaUrls,
): Promise<AlbumAhead[]> {
  const read = new Set(cards.map(({ comic }) => comic._id));
  const steps = gradesAhead(cards.map(({ comic, rank }) => ({ ...comic, rank })));
  const all = await Promise.all(
    steps.map(async (step) => {
      const { subject, grade } = step;
      const newest = await listNewestIds(db, { subject, grade, shown }, read.size + cardOpens.ahead.comics);
      const ids = newest.filter((id) => !read.has(id)).slice(0, cardOpens.ahead.comics);
      const comics = step.cardsLeft > 0 ? new Map() : await listLibraryComicsById(db, ids);
      const opened = ids.flatMap((id) => comics.get(id) ?? []);
      return {
        ...step,
        hasSome: ids.length > 0,
        comics: opened.map((row) => presentLibraryComic(row, media)),
      };
    }),
  );
  return all.flatMap(({ hasSome, ...step }) => (hasSome ? [step] : []));
}

/** What a card opens behind the scenes of its comic, and which rank opens more. */
function scenesOf(rank: CardRank | null, of: number): AlbumCard['scenes'] {
  return { pages: pagesOpenedBy(rank, of), next: nextOpening(rank, of) ?? null };
}
