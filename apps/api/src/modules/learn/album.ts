import { nextOpening, pagesOpenedBy } from '@panelwise/contracts/domain/card-opens';
import { type CardRank, nextRankOf } from '@panelwise/contracts/domain/rewards';
import type { AlbumCard } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import { cardEvidenceOf, listLastAnswers } from '@panelwise/db/repositories/comic-cards';
import { countDrawnPages, listFirstFacts } from '@panelwise/db/repositories/library';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { listOnShelf } from './shelf.ts';

/** The cards of somebody's comics, the latest first. Where rewards are switched off there are no ranks. */
export async function readAlbum(
  db: Queryable,
  { userId, shown }: Pick<Caller, 'userId' | 'shown'>,
  media: MediaUrls,
): Promise<AlbumCard[]> {
  const shelf = await listOnShelf(db, { userId, shown }, media);
  const ids = shelf.map(({ comic }) => comic._id);
  const [last, facts, pages, isOff] = await Promise.all([
    listLastAnswers(db, userId, ids),
    listFirstFacts(db, ids),
    countDrawnPages(db, ids),
    isPartOff(db, userId, 'rewards'),
  ]);
  return shelf.map(({ comic, isRead, mastery, rank, items, cards }) => {
    const [first] = cards.map(({ dueAt }) => dueAt).sort((a, b) => a.getTime() - b.getTime());
    return {
      comic,
      mastery,
      rank,
      next: isOff ? null : nextRankOf(rank, cardEvidenceOf(items, { isRead, cards, last })),
      dueAt: first?.toISOString() ?? null,
      ...(!isOff && { scenes: scenesOf(rank, pages.get(comic._id) ?? 0) }),
      fact: facts.get(comic._id) ?? null,
    };
  });
}

/** What a card opens behind the scenes of its comic, and which rank opens more. */
function scenesOf(rank: CardRank | null, of: number): AlbumCard['scenes'] {
  return { pages: pagesOpenedBy(rank, of), next: nextOpening(rank, of) ?? null };
}
