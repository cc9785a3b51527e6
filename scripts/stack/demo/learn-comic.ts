import { randomUUID } from 'node:crypto';
import { leastAnswerMs } from '@panelwise/contracts/domain/evidence';
import { type RewardReason, rankOf, rewardRules } from '@panelwise/contracts/domain/rewards';
import type { Transaction } from '@panelwise/db/client';
import type { ReviewCardRow } from '@panelwise/db/repositories/attempts';
import { putRank, readCardEvidence } from '@panelwise/db/repositories/comic-cards';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import { purseOf, rewardsOfHouse } from '@panelwise/db/repositories/rewards';
import { bookingLines, bookings } from '@panelwise/db/schema/bookings';
import { attempts, readingDays, readings, reviewCards } from '@panelwise/db/schema/learning';
// FSRS as the API asks it, so that an invented card is one that answers would have made.
import { nextCard } from '../../../apps/api/src/modules/learn/next-card.ts';
import { answerOf, bell, type Learner, type Random, secondAnswerOf } from './learner-model.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A pupil of the middle looks at a panel for so long. */
const panelMs = 14_000;

export type Lesson = {
  comicId: string;
  assignmentId: string;
  items: readonly QuizItem[];
  difficulties: readonly number[];
  panels: number;
  pages: number;
};

type Paid = { reason: Exclude<RewardReason, 'rank'>; of: string; at: Date };
type Attempt = typeof attempts.$inferInsert;

/** Somebody has opened a comic and not read it to its end. */
export async function readHalf(tx: Transaction, userId: string, lesson: Lesson, at: Date): Promise<void> {
  const panelsRead = Math.ceil(lesson.panels / 2);
  await tx.insert(readings).values({
    ...{ userId, comicId: lesson.comicId, panels: lesson.panels, panelsRead },
    ...{ page: Math.max(1, Math.ceil(lesson.pages / 2)), panel: 1, startedAt: at, updatedAt: at },
  });
  await noteMinutes(tx, userId, lesson.comicId, at, panelsRead * panelMs);
}

/**
 * All that a pupil does with a comic until now: reads it, answers its quiz (some the hardcore quiz as well), and comes
 * back to what is due on most days. It is stored as the product would have, with what it brings.
 */
export async function learnComic(
  tx: Transaction,
  userId: string,
  learner: Learner,
  lesson: Lesson,
  readAt: Date,
  random: Random,
): Promise<void> {
  const { comicId, panels, pages, items } = lesson;
  const now = Date.now();
  await tx.insert(readings).values({
    ...{ userId, comicId, panels, panelsRead: panels, page: pages, panel: 1 },
    ...{ startedAt: readAt, updatedAt: readAt, finishedAt: readAt },
  });
  await noteMinutes(tx, userId, comicId, readAt, panels * panelMs * learner.pace);
  const rows: Attempt[] = [];
  const paid: Paid[] = [{ reason: 'comic-read', of: comicId, at: readAt }];
  const cards = new Map<string, ReviewCardRow>();
  const say = (item: QuizItem, answer: string, at: Date, context: Attempt['context'], isFirst: boolean) => {
    const isRight = answer === item.correctAnswer;
    rows.push({
      ...{ userId, comicId, itemKey: item.key, answer, isRight, isFirst, context, createdAt: at },
      assignmentId: context === 'assignment' ? lesson.assignmentId : null,
      ...{ hardcore: item.hardcore, eventId: randomUUID(), counts: isFirst || context === 'review' },
      ms: Math.round(leastAnswerMs(item) + 9_000 * learner.pace * Math.exp(0.4 * bell(random))),
    });
    return isRight;
  };

  const waited = random() * 2;
  const quizAt = Math.min(now - 2 * hourMs, readAt.getTime() + waited * dayMs);
  const isKeen = learner.diligence > 0.65;
  for (const [i, item] of items.entries()) {
    if (item.hardcore && !isKeen) continue;
    const at = new Date(quizAt + i * 40_000);
    const context = item.hardcore ? 'reader' : 'assignment';
    const hard = lesson.difficulties[i]! + (item.hardcore ? 0.6 : 0);
    const isRight = say(item, answerOf(item, learner, hard, waited, random), at, context, true);
    let card = nextCard(keyOf(userId, comicId, item), undefined, isRight ? 'good' : 'again', at);
    if (isRight) paid.push({ reason: 'right-first', of: item.key, at });
    else {
      const again = new Date(at.getTime() + 15_000);
      if (say(item, secondAnswerOf(item, random), again, context, false)) {
        card = { ...card, wasRight: true };
        paid.push({ reason: 'repaired', of: item.key, at: again });
      }
    }
    cards.set(item.key, card);
  }
  reviewUntil(now, { learner, lesson, cards, random, paid, say });

  if (rows.length > 0) await tx.insert(attempts).values(rows);
  if (cards.size > 0) await tx.insert(reviewCards).values([...cards.values()]);
  await pay(tx, userId, paid);
  const rank = rankOf(await readCardEvidence(tx, userId, comicId, items));
  if (rank) await putRank(tx, userId, comicId, rank);
}

const keyOf = (userId: string, comicId: string, { key, hardcore }: QuizItem) => ({
  ...{ userId, comicId, hardcore },
  itemKey: key,
});

type Reviewing = {
  learner: Learner;
  lesson: Lesson;
  cards: Map<string, ReviewCardRow>;
  random: Random;
  paid: Paid[];
  say: (item: QuizItem, answer: string, at: Date, context: 'review', isFirst: boolean) => boolean;
};

/** Whoever is diligent answers what is due soon after; the others leave it, so that it is due now. */
function reviewUntil(now: number, { learner, lesson, cards, random, paid, say }: Reviewing): void {
  for (const [i, item] of lesson.items.entries())
    for (let card = cards.get(item.key); card && random() < learner.diligence; card = cards.get(item.key)) {
      const at = new Date(card.dueAt.getTime() + random() * 20 * hourMs);
      if (at.getTime() > now - hourMs) break;
      // What came back once is known better each time.
      const eased = lesson.difficulties[i]! - 0.8 * card.reps;
      const isRight = say(item, answerOf(item, learner, eased, 1, random), at, 'review', card.reps === 0);
      cards.set(
        item.key,
        nextCard(keyOf(card.userId, card.comicId, item), card, isRight ? 'good' : 'again', at),
      );
      if (isRight)
        paid.push({ reason: 'review', of: `${item.key}:${card.dueAt.toISOString().slice(0, 10)}`, at });
    }
}

async function noteMinutes(tx: Transaction, userId: string, comicId: string, at: Date, ms: number) {
  await tx
    .insert(readingDays)
    .values({ userId, comicId, day: at.toISOString().slice(0, 10), ms: Math.round(ms) })
    .onConflictDoNothing();
}

/** Books what these have brought, on their days: a booking of today would be over the cap of a day. */
async function pay(tx: Transaction, userId: string, paid: readonly Paid[]): Promise<void> {
  for (const { reason, of, at } of paid) {
    const [made] = await tx
      .insert(bookings)
      .values({
        ...{ reason, eventId: `${reason}:${userId}:${of}`, createdAt: at },
        ruleVersion: rewardRules.version,
      })
      .onConflictDoNothing()
      .returning({ id: bookings.id });
    if (!made) continue;
    const amounts = Object.entries(rewardRules.each[reason]).filter(([, amount]) => amount > 0);
    await tx.insert(bookingLines).values(
      amounts.flatMap(([unit, amount]) => [
        { bookingId: made.id, account: rewardsOfHouse, unit, amount: -amount, createdAt: at },
        { bookingId: made.id, account: purseOf(userId), unit, amount, createdAt: at },
      ]),
    );
  }
}
