import { expect, test } from 'vitest';
import {
  badgeCountSchema,
  badgeIds,
  badgeRuleOf,
  badgesCarriedBy,
  countKeyOf,
  progressOf,
} from './badges.ts';

test('there are forty-one, no two of them for the same thing', () => {
  expect(badgeIds).toHaveLength(41);
  const rules = badgeIds.map((id) => `${countKeyOf(badgeRuleOf(id))} ${badgeRuleOf(id).least}`);
  expect(new Set(rules).size).toBe(41);
  for (const id of badgeIds) expect(badgeCountSchema.safeParse(badgeRuleOf(id)).success).toBe(true);
});

test('numbers carry the badges that ask no more, and progress stops at what a badge asks', () => {
  const counts = new Map([
    ['comics', 5],
    ['ranked silver', 1],
  ]);
  expect(badgesCarriedBy(counts)).toEqual(['first-comic', 'five-comics', 'first-silver']);
  expect(progressOf('first-comic', counts)).toEqual({ have: 1, of: 1 });
  expect(progressOf('fifteen-comics', counts)).toEqual({ have: 5, of: 15 });
  expect(progressOf('math', counts)).toEqual({ have: 0, of: 5 });
  expect(badgesCarriedBy(new Map())).toEqual([]);
});
