import { expect, test } from 'vitest';
import { type CardEvidence, levelOf, nextRankOf, rankOf, xpOfLevel } from './rewards.ts';

test('a level is reached exactly at its XP', () => {
  expect(levelOf(0)).toBe(0);
  for (let level = 1; level <= 200; level++) {
    expect(levelOf(xpOfLevel(level))).toBe(level);
    expect(levelOf(xpOfLevel(level) - 1)).toBe(level - 1);
  }
});

const item = (stability: number, wasRight = true) => ({ stability, wasRight });
const evidence = (changes: Partial<CardEvidence> = {}): CardEvidence => ({
  isRead: true,
  items: [item(8), item(9), item(2)],
  hardcore: [],
  ...changes,
});

test.each<[string | null, Partial<CardEvidence>]>([
  [null, { isRead: false }],
  ['bronze', { items: [] }],
  ['bronze', { items: [item(30), item(0, false)] }],
  ['silver', { items: [item(6.9), item(6.9), item(100)] }],
  ['gold', {}],
  ['silver', { hardcore: [{ isRight: true }, { isRight: false }] }],
  ['gold', { hardcore: [{ isRight: true }, { isRight: true }, { isRight: false }] }],
  ['platinum', { items: [item(20), item(22)] }],
  ['platinum', { items: [item(90)], hardcore: [...Array(3).fill({ isRight: true }), { isRight: false }] }],
  ['diamond', { items: [item(60)], hardcore: [{ isRight: true }] }],
])('a card is %s', (rank, changes) => {
  expect(rankOf(evidence(changes))).toBe(rank);
});

test('what is missing for the next rank is told, and nothing that is there', () => {
  expect(nextRankOf(null, evidence({ isRead: false }))).toEqual({
    rank: 'bronze',
    toRead: true,
    itemsLeft: 0,
    hardcoreLeft: 0,
    days: null,
  });
  expect(nextRankOf('bronze', evidence({ items: [item(3), item(0, false)] }))).toMatchObject({
    rank: 'silver',
    itemsLeft: 1,
    days: null,
  });
  expect(
    nextRankOf('silver', evidence({ items: [item(3)], hardcore: Array(5).fill({ isRight: false }) })),
  ).toEqual({ rank: 'gold', toRead: false, itemsLeft: 0, hardcoreLeft: 3, days: 7 });
  expect(nextRankOf('diamond', evidence())).toBeNull();
  // Without a quiz there is nothing by which a card could rise above bronze.
  expect(nextRankOf('bronze', evidence({ items: [] }))).toBeNull();
});

test('what reaches the next rank leaves nothing missing', () => {
  const all = evidence({ items: [item(61)], hardcore: [{ isRight: true }] });
  for (const rank of ['bronze', 'silver', 'gold', 'platinum'] as const)
    expect(nextRankOf(rank, all)).toMatchObject({ toRead: false, itemsLeft: 0, hardcoreLeft: 0, days: null });
});
