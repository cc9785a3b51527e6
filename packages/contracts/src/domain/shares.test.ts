import { expect, test } from 'vitest';
import { mulberry32 } from './mulberry32.ts';
import { splitPool } from './shares.ts';

const total = (parts: Map<string, number>) => [...parts.values()].reduce((sum, cents) => sum + cents, 0);

test('a pool goes by reads, to the cent', () => {
  expect(
    splitPool(
      10_000,
      new Map([
        ['a', 1],
        ['b', 3],
        ['c', 0],
      ]),
    ),
  ).toEqual(
    new Map([
      ['a', 2_500],
      ['b', 7_500],
      ['c', 0],
    ]),
  );
  // A third each: the cent that is left goes to the first of them.
  expect([...splitPool(100, new Map(['b', 'a', 'c'].map((key) => [key, 1])))]).toEqual([
    ['b', 33],
    ['a', 34],
    ['c', 33],
  ]);
  expect(splitPool(100, new Map([['a', 0]]))).toEqual(new Map([['a', 0]]));
  expect(splitPool(100, new Map())).toEqual(new Map());
});

test('whatever the reads, the parts add up to the pool, and each is within a cent of its share', () => {
  const random = mulberry32(2026);
  for (let i = 0; i < 500; i++) {
    const pool = Math.floor(random() * 100_000_000);
    const reads = new Map(
      Array.from({ length: 1 + Math.floor(random() * 40) }, (_, key): [string, number] => [
        `c${key}`,
        Math.floor(random() ** 4 * 1_000_000),
      ]),
    );
    const all = total(reads);
    const parts = splitPool(pool, reads);
    if (all === 0) continue;
    expect(total(parts)).toBe(pool);
    for (const [key, n] of reads) expect(Math.abs(parts.get(key)! - (pool * n) / all)).toBeLessThan(1.001);
  }
});
