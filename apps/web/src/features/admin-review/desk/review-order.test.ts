import { expect, test } from 'vitest';
import { neighboursOf } from './review-order.ts';

const queue = [1, 2, 4].map((day) => ({
  _id: `c${day}`,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
  risk: 0,
  openReports: 0,
}));

test('the way goes from the oldest to the newest and ends there', () => {
  expect(neighboursOf(queue, queue[0]!)).toEqual({ previous: undefined, next: queue[1], number: 1 });
  expect(neighboursOf(queue, queue[1]!)).toEqual({ previous: queue[0], next: queue[2], number: 2 });
  expect(neighboursOf(queue, queue[2]!)).toEqual({ previous: queue[1], next: undefined, number: 3 });
});

test('one that was decided keeps its place', () => {
  const decided = { _id: 'c3', createdAt: '2026-11-03T00:00:00.000Z', risk: 0, openReports: 0 };
  expect(neighboursOf(queue, decided)).toEqual({ previous: queue[1], next: queue[2], number: undefined });
  // What has more to look at comes before all that is older.
  expect(neighboursOf(queue, { ...decided, risk: 40 })).toMatchObject({
    previous: undefined,
    next: queue[0],
  });
  // What readers reported comes before everything.
  expect(neighboursOf(queue, { ...decided, openReports: 1 })).toMatchObject({ next: queue[0] });
  expect(neighboursOf([], decided)).toEqual({ previous: undefined, next: undefined, number: undefined });
});
