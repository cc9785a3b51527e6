import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Transaction } from '@panelwise/db/client';
import { findReviewCard, lockLearner } from '@panelwise/db/repositories/attempts';
import { listAssigned } from '@panelwise/db/repositories/learner';
import { buyHalf } from '@panelwise/db/repositories/power-ups';
import { listPublicItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { isPartOff, readPurse } from '@panelwise/db/repositories/rewards';
import type { ShowItem } from '../../presenters/learning.ts';

/** More than anybody is assigned at once. */
const mostAssigned = 200;

/**
 * Lets wrong answers of a question that somebody has met before step back, for coins. Not while the comic is assigned to
 * them: what a teacher asks is answered without it.
 * @param half the question with fewer options; its own where there is nothing to leave out
 * @throws DomainError `rewards-off`, `comic-not-found`, `question-changed`, `power-up-not-here`, `coins-missing`
 */
export async function stepBack(
  tx: Transaction,
  userId: string,
  { comicId, key }: { comicId: string; key: string },
  half: ShowItem,
): Promise<{ item: QuizItem; coins: number }> {
  await lockLearner(tx, userId);
  if (await isPartOff(tx, userId, 'rewards')) throw new DomainError('rewards-off');
  const items = (await listPublicItems(tx, [comicId])).get(comicId);
  if (!items) throw new DomainError('comic-not-found');
  const item = items.find((one) => one.key === key);
  if (!item || !(await findReviewCard(tx, userId, key))) throw new DomainError('question-changed');
  const assigned = await listAssigned(tx, userId, mostAssigned);
  if (assigned.some((one) => one.comicId === comicId)) throw new DomainError('power-up-not-here');
  const left = half(item);
  if (left.options.length === item.options.length) throw new DomainError('power-up-not-here');
  await buyHalf(tx, userId, key);
  return { item: left, coins: (await readPurse(tx, userId)).coins };
}
