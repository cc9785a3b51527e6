import { expect, test } from 'vitest';
import { createBriefCache } from './brief-cache.ts';

test('those who ask together share one answer, and a later one is made anew', async () => {
  let now = 0;
  let made = 0;
  const cached = createBriefCache<number>(1_000, 10, { now: () => now });
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

test('an answer in use is renewed behind the backs of those who ask, and one long unused is not given', async () => {
  let now = 0;
  let made = 0;
  let finish: ((n: number) => void) | undefined;
  const cached = createBriefCache<number>(1_000, 10, { renewWhileUsed: true, now: () => now });
  expect(await cached('a', async () => ++made)).toBe(1);
  now = 1_500;
  const slow = () => new Promise<number>((resolve) => (finish = resolve));
  expect(await cached('a', slow)).toBe(1);
  expect(await cached('a', () => Promise.reject(new Error('asked twice')))).toBe(1);
  finish?.(2);
  await new Promise(setImmediate);
  expect(await cached('a', slow)).toBe(2);
  now += 1_500;
  expect(await cached('a', () => Promise.reject(new Error('down')))).toBe(2);
  now += 20_000;
  expect(await cached('a', async () => 3)).toBe(3);
});
