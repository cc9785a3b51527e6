import { masteryOf } from '@panelwise/contracts/domain/mastery';
import type { LearnHome } from '@panelwise/contracts/http/learn';
import type { Queryable } from '@panelwise/db/client';
import type { ReviewCardRow } from '@panelwise/db/repositories/attempts';
import { listRanks } from '@panelwise/db/repositories/comic-cards';
import { listCardsOf, listShelf } from '@panelwise/db/repositories/learner';
import { listLibraryComicsById } from '@panelwise/db/repositories/library';
import { askedOf, listPublicItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { isPartOff } from '@panelwise/db/repositories/rewards';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentLibraryComic } from '../../presenters/library.ts';
import { retrievabilityOf } from './next-card.ts';

/** So many are shown at once, the newest. */
const mostOnShelf = 60;

/** What stands on the shelf with what it is known by: all items of the comic, and the cards of those that were answered. */
export type OnShelf = LearnHome['shelf'][number] & { items: QuizItem[]; cards: ReviewCardRow[] };

/** Comics of the library that somebody has read to the end or answered, the latest first, and how well each is known. */
export async function listOnShelf(
  db: Queryable,
  { userId, shown }: Pick<Caller, 'userId' | 'shown'>,
  media: MediaUrls,
): Promise<OnShelf[]> {
  const rows = await listShelf(db, userId, mostOnShelf, shown);
  const ids = rows.map(({ comicId }) => comicId);
  const [comics, items, cards, ranks, isOff] = await Promise.all([
    listLibraryComicsById(db, ids),
    listPublicItems(db, ids),
    listCardsOf(db, userId, ids),
    listRanks(db, userId, ids),
    isPartOff(db, userId, 'rewards'),
  ]);
  const now = new Date();
  return rows.flatMap(({ comicId, isRead }) => {
    const comic = comics.get(comicId);
    if (!comic) return [];
    const own = askedOf(items.get(comicId) ?? []);
    const answered = cards.filter(
      (card) => card.comicId === comicId && own.some(({ key }) => key === card.itemKey),
    );
    const standing = answered.map((card) => ({
      retrievability: retrievabilityOf(card, now),
      wasRight: card.wasRight,
      lapses: card.lapses,
    }));
    return [
      {
        comic: presentLibraryComic(comic, media),
        isRead,
        mastery: masteryOf(own.length, standing),
        rank: isOff ? null : (ranks.get(comicId) ?? null),
        items: own,
        cards: answered,
      },
    ];
  });
}

/** The shelf as its owner sees it. */
export async function readShelf(
  db: Queryable,
  learner: Pick<Caller, 'userId' | 'shown'>,
  media: MediaUrls,
): Promise<LearnHome['shelf']> {
  const all = await listOnShelf(db, learner, media);
  return all.map(({ comic, isRead, mastery, rank }) => ({ comic, isRead, mastery, rank }));
}
