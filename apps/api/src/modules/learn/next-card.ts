import type { ReviewCardRow } from '@panelwise/db/repositories/attempts';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/**
 * FSRS with its own parameters, and whole days only: what was wrong comes back tomorrow, what is known after longer and
 * longer. Without chance, so that the same answers bring the same days.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

/** How an answer is rated: wrong, right with help, or right. Nobody says of themselves that it was easy. */
export type AnswerRating = 'again' | 'hard' | 'good';
const grades: Record<AnswerRating, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

type CardKey = Pick<ReviewCardRow, 'userId' | 'itemKey' | 'comicId' | 'hardcore'>;

/** The card of an item after an answer that counts. @param before undefined for the first one */
export function nextCard(
  key: CardKey,
  before: ReviewCardRow | undefined,
  rating: AnswerRating,
  now: Date,
): ReviewCardRow {
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(now), now, grades[rating]);
  return {
    ...key,
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    reps: card.reps,
    lapses: card.lapses,
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    lastReviewAt: now,
    wasRight: rating !== 'again' || (before?.wasRight ?? false),
  };
}

/** How surely an item is remembered at a moment, 0 to 1. */
export function retrievabilityOf(card: ReviewCardRow, now: Date): number {
  return scheduler.get_retrievability(cardOf(card), now, false);
}

function cardOf(row: ReviewCardRow): Card {
  return {
    due: row.dueAt,
    stability: row.stability,
    difficulty: row.difficulty,
    elapsed_days: 0,
    scheduled_days: row.scheduledDays,
    learning_steps: row.learningSteps,
    reps: row.reps,
    lapses: row.lapses,
    state: row.state,
    last_review: row.lastReviewAt,
  };
}
