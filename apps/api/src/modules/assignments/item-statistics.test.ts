import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { expect, test } from 'vitest';
import { type FirstAnswers, statisticsOf } from './item-statistics.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A class whose pupils know more or less; to item `odd` everybody guesses. */
function answersOf(pupils: number): FirstAnswers[] {
  const random = mulberry32(7);
  return Array.from({ length: pupils }, () => {
    const ability = random();
    return new Map([
      ...items.map((item) => [item, random() < ability] as const),
      ['odd', random() < 0.5] as const,
    ]);
  });
}

test('nothing is said of an item under thirty first answers', () => {
  expect(statisticsOf('a', answersOf(29))).toBeNull();
  expect(statisticsOf('a', answersOf(30))).not.toBeNull();
});

test('an item that follows ability tells those who know from those who do not; a guessed one does not', () => {
  const everybody = answersOf(400);
  expect(statisticsOf('a', everybody)!.discrimination).toBeGreaterThan(0.4);
  expect(Math.abs(statisticsOf('odd', everybody)!.discrimination!)).toBeLessThan(0.1);
  expect(statisticsOf('a', everybody)!.facility).toBeCloseTo(0.5, 1);
});

test('the figures are those of a small table worked by hand', () => {
  // Fifteen who know all but the other, fifteen who know nothing: item and rest go together wholly.
  const knows = new Map([
    ['a', true],
    ['b', true],
  ]);
  const not = new Map([
    ['a', false],
    ['b', false],
  ]);
  const half = [...Array(15).fill(knows), ...Array(15).fill(not)] as FirstAnswers[];
  expect(statisticsOf('a', half)).toEqual({ facility: 0.5, discrimination: expect.closeTo(1) });
  // Where everybody answers alike there is nothing to tell apart.
  expect(statisticsOf('a', Array(30).fill(knows) as FirstAnswers[])).toEqual({
    facility: 1,
    discrimination: null,
  });
});
