import { nextRankOf } from '@panelwise/contracts/domain/rewards';
import type { AlbumCard } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import { cardEvidenceOf, listLastAnswers } from '@panelwise/db/repositories/comic-cards';
import { listFirstFacts } from '@panelwise/db/repositories/library';
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
  const [last, facts, isOff] = await Promise.all([
    listLastAnswers(db, userId, ids),
    listFirstFacts(db, ids),
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
      fact: facts.get(comic._id) ?? null,
    };
  });
}
