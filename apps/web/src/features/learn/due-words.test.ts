import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const now = new Date(2026, 10, 24, 9);
const on = (day: number, hour = 18, month = 10) =>
  dueWords(new Date(2026, month, day, hour).toISOString(), now);

test('says when something is due as one would', () => {
  expect(on(24)).toBe('Due today');
  expect(on(25, 1)).toBe('Due tomorrow');
  expect(on(27)).toBe('Due Friday');
  expect(on(30)).toBe('Due Monday');
  expect(on(1, 18, 11)).toBe('Due 1 Dec');
});

test('what is over is said to be over', () => {
  expect(on(24, 8)).toBe('Was due today');
  expect(on(20)).toBe('Was due 20 Nov');
});
