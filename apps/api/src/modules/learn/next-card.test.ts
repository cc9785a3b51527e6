import { expect, test } from 'vitest';
import { nextCard, retrievabilityOf } from './next-card.ts';

const key = {
  userId: '00000000-0000-4000-8000-000000000001',
  itemKey: 'k',
  comicId: '00000000-0000-4000-8000-000000000002',
  hardcore: false,
};
const dayMs = 24 * 3_600_000;
const start = new Date('2026-03-02T08:00:00Z');
const daysUntil = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / dayMs);

/** Answers on the day that it is due, again and again. @returns the days between */
function answersOnTime(ratings: ('again' | 'good')[]): number[] {
  let now = start;
  let card = undefined as ReturnType<typeof nextCard> | undefined;
  return ratings.map((rating) => {
    card = nextCard(key, card, rating, now);
    const days = daysUntil(now, card.dueAt);
    now = card.dueAt;
    return days;
  });
}

test('what is known comes back after longer and longer, what was wrong on the next day', () => {
  const good = answersOnTime(['good', 'good', 'good', 'good']);
  expect(good).toEqual(good.toSorted((a, b) => a - b));
  expect(good[0]).toBeGreaterThanOrEqual(1);
  expect(good[3]).toBeGreaterThan(20);
  const [first, then, later] = answersOnTime(['again', 'good', 'good']);
  expect(first).toBe(1);
  expect(then).toBeGreaterThan(1);
  expect(later).toBeGreaterThan(then!);
});

test('help makes it come back sooner than knowing it, and later than not knowing it', () => {
  const due = (rating: 'again' | 'hard' | 'good') => {
    const once = nextCard(key, undefined, 'good', start);
    return daysUntil(once.dueAt, nextCard(key, once, rating, once.dueAt).dueAt);
  };
  expect(due('again')).toBeLessThan(due('hard'));
  expect(due('hard')).toBeLessThan(due('good'));
});

test('it is remembered for certain at once, and nine times in ten on the day that it is due', () => {
  const card = nextCard(key, undefined, 'good', start);
  expect(retrievabilityOf(card, start)).toBeCloseTo(1, 2);
  expect(retrievabilityOf(card, card.dueAt)).toBeCloseTo(0.9, 1);
  expect(retrievabilityOf(card, new Date(card.dueAt.getTime() + 60 * dayMs))).toBeLessThan(0.7);
});

test('after as many days as it is stable an item is remembered nine times in ten', () => {
  const card = { ...nextCard(key, undefined, 'good', start), stability: 5 };
  const after = (days: number) => retrievabilityOf(card, new Date(start.getTime() + days * dayMs));
  expect(after(0)).toBe(1);
  expect(after(5)).toBeCloseTo(0.9, 10);
  // A clock that goes wrong makes nothing surer than sure.
  expect(after(-3)).toBe(1);
});

test('a right answer stays one after a wrong one', () => {
  const right = nextCard(key, undefined, 'good', start);
  expect(nextCard(key, right, 'again', right.dueAt).wasRight).toBe(true);
  expect(nextCard(key, undefined, 'again', start).wasRight).toBe(false);
});
