import type { Queryable } from '@panelwise/db/client';
import { listCardsOf } from '@panelwise/db/repositories/learner';
import { askedOf, itemsOf } from '@panelwise/db/repositories/quiz-items';
import { readContent } from '../read-content.ts';
import type { GameComic } from './deck.ts';

/**
 * A comic to play with, and what this person has answered right of it. Whether their parents let them be shown it is asked
 * before.
 * @throws DomainError `comic-not-found`
 */
export async function readGameComic(
  db: Queryable,
  userId: string,
  about: { comicId: string; assignmentId?: string | undefined },
): Promise<GameComic & { title: string; isPublic: boolean }> {
  const { title, content, resting, isPublic } = await readContent(db, userId, about);
  const cards = await listCardsOf(db, userId, [about.comicId]);
  const known = new Set(cards.filter(({ wasRight }) => wasRight).map(({ itemKey }) => itemKey));
  const items = askedOf(itemsOf(about.comicId, content, resting));
  return { title, content, isPublic, items, known };
}
