import { expect, test } from 'vitest';
import { createBriefCache } from './brief-cache.ts';

test('those who ask together share one answer, and a later one is made anew', async () => {
  let now = 0;
  let made = 0;
  const cached = createBriefCache<number>(1_000, 10, () => now);
  const make = async () => ++made;
  expect(await Promise.all([cached('a', make), cached('a', make), cached('b', make)])).toEqual([1, 1, 2]);
  now = 1_001;
  expect(await cached('a', make)).toBe(3);
});

test('a failure is not kept', async () => {
  const cached = createBriefCache<number>(1_000, 10);
  await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cached('a', async () => 7)).toBe(7);
});
