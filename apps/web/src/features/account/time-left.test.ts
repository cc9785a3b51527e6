import { expect, test } from 'vitest';
import { daysLeft, timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const after = (hours: number) => now + hours * 3_600_000;

test.each([
  [30 * 24, 'in 30 days', 30],
  [28 * 24 + 1, 'in 29 days', 29],
  [25, 'in 2 days', 2],
  [24, 'in 24 hours', 1],
  [0.5, 'in 1 hour', 1],
  [0, 'any moment now', 0],
  [-5, 'any moment now', 0],
])('%d hours before the end it is %s', (hours, words, days) => {
  expect([timeLeft(after(hours), now), daysLeft(after(hours), now)]).toEqual([words, days]);
});
