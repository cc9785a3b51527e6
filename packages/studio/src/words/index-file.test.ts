import { expect, it } from 'vitest';
import { commonness, countOf, readLists, readSteps, writeLists, writeSteps } from './index-file.ts';

it('reads the lists that it wrote', () => {
  const lists = [[1, 2, 40_000], [], [0], [35, 36, 37], []];
  expect(readLists(writeLists(lists))).toEqual(lists);
});

it('reads steps as numbers around 0', () => {
  expect([...readSteps(writeSteps([0, 7, 3, 4]))]).toEqual([-7, 7, -1, 1]);
});

it('keeps about how common a sense is', () => {
  for (const count of [0, 1, 5, 40, 250]) {
    expect(commonness(count).toString(36)).toHaveLength(1);
    expect(countOf(commonness(count)) / (count || 1)).toBeCloseTo(count ? 1 : 0, 0);
  }
});
