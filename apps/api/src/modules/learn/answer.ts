import {
  type Aid,
  type Arrival,
  type AttemptContext,
  evidenceRules,
  leastAnswerMs,
  type Verdict,
} from '@panelwise/contracts/domain/evidence';
import { aidsUsed } from '@panelwise/contracts/domain/help';
import type { Earned } from '@panelwise/contracts/domain/rewards';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { answerAsLearner } from '@panelwise/contracts/http/learn';
import type { Database, Transaction } from '@panelwise/db/client';
import {
  type BeforeAnswer,
  findAttempt,
  findReviewCard,
  insertAttempt,
  lockLearner,
  putReviewCard,
  type ReviewCardRow,
  readBeforeAnswer,
} from '@panelwise/db/repositories/attempts';
import { listPublicItems, listWorkingItems, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import { findAssigned } from '@panelwise/db/repositories/relations';
import type { z } from 'zod';
import type { ShowItem } from '../../presenters/learning.ts';
import { nextCard } from './next-card.ts';
import { rewardAnswer } from './rewards.ts';
import { findItem, verdictOn } from './verdict.ts';

type Answer = Omit<z.output<typeof answerAsLearner.body>, 'arrival'> & { arrival: Arrival };

/** What makes answering easier for somebody, and how questions are shown to them. */
type Help = { aids: readonly Aid[]; show: ShowItem };
const unhelped: Help = { aids: [], show: (item) => item };

/**
 * Scores an answer of somebody who learns and keeps it. What proves something moves the item's card; the rest is kept and
 * proves nothing. The same event again is answered as it was.
 * @throws DomainError `comic-not-found`, `question-changed`, `answer-unknown`, `tries-used`
 */
export async function answerAs(
  db: Database,
  userId: string,
  body: Answer,
  { aids, show }: Help = unhelped,
): Promise<Verdict> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const { items: whole, tries } = await readItems(tx, userId, body);
    const items = whole.map((item) => asShown(item, body.answer, show(item)));
    const earlier = await findAttempt(tx, userId, body.eventId);
    // Another answer under the same event would be a way to try without being kept.
    if (earlier) return told(items, earlier.itemKey, earlier.answer, body.tried, tries);
    const item = findItem(items, body.key, body.answer);
    const about = {
      userId,
      itemKey: item.key,
      context: body.context,
      assignmentId: body.context === 'assignment' ? body.assignmentId : undefined,
    };
    const before = await readBeforeAnswer(tx, about, evidenceRules.seenMs);
    if (tries !== undefined && tries !== null && before.answered >= tries)
      throw new DomainError('tries-used');
    const helped = aidsUsed(aids, isFewer(item, whole));
    const earned = await keepAnswer(tx, { ...about, ...pick(body), item, items, aids: helped, before });
    // In an assignment the server counts the tries; elsewhere a go may be begun anew.
    const verdict =
      tries === undefined
        ? told(items, item.key, body.answer, body.tried)
        : verdictOn(items, item, body.answer, before.answered + 1, tries);
    return { ...verdict, ...(earned && { earned }) };
  });
}

/**
 * A question as it was shown. Somebody who had it before them when their teacher set fewer options may have chosen one of
 * those that are left out since.
 */
function asShown(whole: QuizItem, answer: string, shown: QuizItem): QuizItem {
  return whole.options.includes(answer) && !shown.options.includes(answer) ? whole : shown;
}

function isFewer({ key, options }: QuizItem, whole: readonly QuizItem[]): boolean {
  return options.length < (whole.find((item) => item.key === key)?.options.length ?? 0);
}

const pick = ({ comicId, eventId, answer, ms, arrival }: Answer) => ({
  comicId,
  eventId,
  answer,
  ms,
  arrival,
});

export type KeptAnswer = {
  userId: string;
  comicId: string;
  item: QuizItem;
  /** All items of the comic. */
  items: readonly QuizItem[];
  context: AttemptContext;
  assignmentId: string | undefined;
  eventId: string;
  answer: string;
  /** From shown to answered. */
  ms: number;
  /** What helped. */
  aids: Aid[];
  arrival: Arrival;
  before: BeforeAnswer;
};

/**
 * Keeps an answer as an attempt, moves its card where it proves something, and books what it brings. The caller holds the
 * learner's lock, and has made sure that the event is new.
 */
export async function keepAnswer(tx: Transaction, kept: KeptAnswer): Promise<Earned | undefined> {
  const { userId, comicId, item, items, context, assignmentId, eventId, answer, ms, before } = kept;
  const { now, sinceSeen } = before;
  const isRight = answer === item.correctAnswer;
  const counts = isEvidence(item, ms, before);
  const about = { userId, itemKey: item.key, context, assignmentId, comicId, isRight, counts };
  await insertAttempt(tx, {
    ...about,
    ...{ eventId, answer, ms, aids: kept.aids, arrival: kept.arrival },
    hardcore: item.hardcore,
    isFirst: before.answered === 0,
    createdAt: now,
  });
  const card = await findReviewCard(tx, userId, item.key);
  await moveCard(tx, card, { ...about, item, now });
  // Of a file nobody saw who has filled it in: it teaches us what is known, and brings nothing.
  if (kept.arrival === 'pack') return undefined;
  return rewardAnswer(tx, { ...about, item, items, isNew: sinceSeen === null, card, now });
}

function told(
  items: readonly QuizItem[],
  key: string,
  answer: string,
  tried: readonly string[],
  tries?: number | null,
): Verdict {
  return verdictOn(items, findItem(items, key, answer), answer, new Set([...tried, answer]).size, tries);
}

/** The items that this person may answer, and how often where it is an assignment. */
async function readItems(tx: Transaction, userId: string, { comicId, context, assignmentId }: Answer) {
  if (context === 'assignment') {
    const assignment = assignmentId && (await findAssigned(tx, userId, assignmentId, comicId));
    if (!assignment || assignment.endedAt) throw new DomainError('comic-not-found');
    const items =
      (await listPublicItems(tx, [comicId])).get(comicId) ?? (await listWorkingItems(tx, comicId));
    if (!items) throw new DomainError('comic-not-found');
    return { items, tries: assignment.tries };
  }
  const items = (await listPublicItems(tx, [comicId])).get(comicId);
  if (!items) throw new DomainError('comic-not-found');
  return { items, tries: undefined };
}

/**
 * Whether an answer proves anything: nobody reads that fast, nor has just seen it answered. What several answers close to
 * each other are said to have taken has to fit into the time that there was; those given without a network come all at once.
 */
function isEvidence(item: QuizItem, ms: number, { sinceSeen, claimed, elapsed }: BeforeAnswer): boolean {
  if (ms < leastAnswerMs(item)) return false;
  if (sinceSeen !== null && sinceSeen < evidenceRules.seenMs) return false;
  return claimed + ms <= elapsed;
}

type Move = {
  userId: string;
  itemKey: string;
  comicId: string;
  item: QuizItem;
  isRight: boolean;
  counts: boolean;
  now: Date;
};

async function moveCard(
  tx: Transaction,
  before: ReviewCardRow | undefined,
  { userId, itemKey, comicId, item, isRight, counts, now }: Move,
) {
  const key = { userId, itemKey, comicId, hardcore: item.hardcore };
  if (counts) await putReviewCard(tx, nextCard(key, before, isRight ? 'good' : 'again', now));
  // A mistake that was repaired: it comes back on its day all the same.
  else if (isRight && before && !before.wasRight) await putReviewCard(tx, { ...before, wasRight: true });
}
