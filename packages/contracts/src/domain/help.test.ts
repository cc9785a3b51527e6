import { expect, test } from 'vitest';
import { aidsUsed, allowedMs, countLeftOut, isYoungLearner } from './help.ts';

test('one or two options are left out, and never so many that nothing is asked', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(countLeftOut)).toEqual([0, 0, 0, 1, 2, 2, 2]);
});

test('who needs it has half as much time again, and who has no timer as long as they like', () => {
  expect(allowedMs(20_000, [])).toBe(20_000);
  expect(allowedMs(20_000, ['more-time'])).toBe(30_000);
  expect(allowedMs(20_000, ['more-time', 'no-timer'])).toBeNull();
});

test('with an answer stands what helped with it, and not what was only set', () => {
  const aids = ['read-aloud', 'more-time', 'fewer-options', 'no-timer'] as const;
  expect(aidsUsed(aids, true)).toEqual(['read-aloud', 'fewer-options']);
  expect(aidsUsed(aids, false)).toEqual(['read-aloud']);
});

test('young is who learns in kindergarten to grade 2, or is as old as they are', () => {
  const today = new Date('2026-11-26');
  const isYoung = (grades: string[], birthYear: number | null) =>
    isYoungLearner({ grades, birthYear }, today);
  expect(isYoung(['2'], null)).toBe(true);
  expect(isYoung(['3'], 2020)).toBe(false);
  // Somebody bigger who helps in a class of small ones keeps their own home.
  expect(isYoung(['1', '5'], null)).toBe(false);
  expect(isYoung([], 2018)).toBe(true);
  expect(isYoung([], 2017)).toBe(false);
  expect(isYoung([], null)).toBe(false);
});
