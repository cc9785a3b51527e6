import { expect, test } from 'vitest';
import { aidsInClass, aidsUsed, countLeftOut, isYoungLearner, maySetOwnAids } from './help.ts';

test('one or two options are left out, and never so many that nothing is asked', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(countLeftOut)).toEqual([0, 0, 0, 1, 2, 2, 2]);
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

test('in class everybody has the same options, and aids about time help where there is a timer', () => {
  const aids = ['read-aloud', 'more-time', 'fewer-options', 'no-timer'] as const;
  expect(aidsInClass(aids, true)).toEqual(['read-aloud', 'more-time', 'no-timer']);
  expect(aidsInClass(aids, false)).toEqual(['read-aloud']);
});

test('whose account a grown-up made sets their own aids from 13 on; of unknown age, from grade 7 on', () => {
  const today = new Date('2026-11-28');
  const may = (grades: string[], birthYear: number | null) => maySetOwnAids({ grades, birthYear }, today);
  expect(may(['1'], 2012)).toBe(true);
  expect(may(['9'], 2013)).toBe(false);
  expect(may(['7'], null)).toBe(true);
  expect(may(['UG'], null)).toBe(true);
  expect(may(['6'], null)).toBe(false);
  expect(may(['8', 'K'], null)).toBe(false);
  expect(may([], null)).toBe(false);
});
