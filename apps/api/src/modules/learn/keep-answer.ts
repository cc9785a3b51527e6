import {
  type Arrival,
  type AttemptAid,
  type AttemptContext,
  evidenceRules,
  leastAnswerMs,
} from '@panelwise/contracts/domain/evidence';
import type { Earned, Reward } from '@panelwise/contracts/domain/rewards';
import type { Transaction } from '@panelwise/db/client';
import {
  type BeforeAnswer,
  findReviewCard,
  insertAttempt,
  putReviewCard,
  type ReviewCardRow,
} from '@panelwise/db/repositories/attempts';
import { moveEnergy } from '@panelwise/db/repositories/energy';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import { type AnswerRating, nextCard } from './next-card.ts';
import { isDeckDone, rewardAnswer } from './rewards.ts';

/** An answer that is scored, and what is needed to judge what it proves. */
export type GivenAnswer = {
  userId: string;
  comicId: string;
  /** A question of the comic, or what a game asks beside them: that has no card and comes in no review. */
  item: Pick<QuizItem, 'key' | 'hardcore' | 'question' | 'options' | 'factId' | 'taughtAt'>;
  hasCard: boolean;
  /** All questions of the comic. */
  items: readonly QuizItem[];
  context: AttemptContext;
  assignmentId?: string | undefined;
  eventId: string;
  answer: string;
  isRight: boolean;
  /** From shown to answered, in ms. */
  ms: number;
  /** What helped. */
  aids: AttemptAid[];
  arrival: Arrival;
  /** How a right answer is rated. */
  rating: Exclude<AnswerRating, 'again'>;
  /** False where nothing was left to choose. */
  isChoice: boolean;
  /** No more than this comes of it; undefined for no bound but those of the day. */
  room?: Pick<Reward, 'xp' | 'coins'> | undefined;
};

/** A question as a quiz asks it. */
export const ofQuiz = { hasCard: true, rating: 'good', isChoice: true } as const;

/**
 * Keeps an answer, moves the card of its item by what it proves, and books what it brings. The caller holds the learner's
 * lock.
 * @returns what it brought; undefined where rewards are switched off, and of a class pack
 */
export async function keepAnswer(
  tx: Transaction,
  given: GivenAnswer,
  before: BeforeAnswer,
): Promise<Earned | undefined> {
  const { userId, comicId, item, context, assignmentId, isRight } = given;
  const counts = given.isChoice && isEvidence(given, before);
  await insertAttempt(tx, {
    userId,
    comicId,
    itemKey: item.key,
    hardcore: item.hardcore,
    context,
    assignmentId,
    eventId: given.eventId,
    answer: given.answer,
    isRight,
    isFirst: before.answered === 0,
    ms: given.ms,
    aids: given.aids,
    counts,
    arrival: given.arrival,
    createdAt: before.now,
  });
  const card = given.hasCard ? await findReviewCard(tx, userId, item.key) : undefined;
  if (given.hasCard) await moveCard(tx, card, given, counts, before.now);
  // Play is paid for by learning, whether rewards are on or not.
  if (context === 'review' && counts && (await isDeckDone(tx, userId)))
    await moveEnergy(tx, userId, { eventId: `deck:${before.now.toISOString().slice(0, 10)}`, change: 1 });
  // Of a file nobody saw who has filled it in: it teaches us what is known, and brings nothing.
  if (given.arrival === 'pack') return undefined;
  const { items, room } = given;
  const isNew = before.sinceSeen === null;
  return rewardAnswer(tx, {
    userId,
    comicId,
    item,
    items,
    context,
    isRight,
    counts,
    isNew,
    card,
    now: before.now,
    room,
  });
}

/**
 * Whether an answer proves anything: nobody reads that fast, nor has just seen it answered. What several answers close to
 * each other are said to have taken has to fit into the time that there was; those given without a network come all at once.
 */
function isEvidence({ item, ms }: GivenAnswer, { sinceSeen, claimed, elapsed }: BeforeAnswer): boolean {
  if (ms < leastAnswerMs(item)) return false;
  if (sinceSeen !== null && sinceSeen < evidenceRules.seenMs) return false;
  return claimed + ms <= elapsed;
}

async function moveCard(
  tx: Transaction,
  before: ReviewCardRow | undefined,
  { userId, item, comicId, isRight, rating }: GivenAnswer,
  counts: boolean,
  now: Date,
) {
  const key = { userId, itemKey: item.key, comicId, hardcore: item.hardcore };
  if (counts) await putReviewCard(tx, nextCard(key, before, isRight ? rating : 'again', now));
  // A mistake that was repaired: it comes back on its day all the same.
  else if (isRight && before && !before.wasRight) await putReviewCard(tx, { ...before, wasRight: true });
}
