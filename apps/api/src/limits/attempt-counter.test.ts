import { expect, test } from 'vitest';
import { memoryAttemptCounter } from './attempt-counter.ts';

test('a window begins with the first attempt and ends by itself', async () => {
  let now = 1_000;
  const counter = memoryAttemptCounter(() => now);
  expect(await counter.hit('a', 100)).toEqual({ count: 1, resetMs: 100 });
  now += 60;
  expect(await counter.hit('a', 100)).toEqual({ count: 2, resetMs: 40 });
  expect((await counter.hit('b', 100)).count).toBe(1);
  now += 40;
  expect((await counter.hit('a', 100)).count).toBe(1);
});

test('a cleared key starts again', async () => {
  const counter = memoryAttemptCounter();
  await counter.hit('a', 1_000);
  await counter.clear('a');
  expect((await counter.hit('a', 1_000)).count).toBe(1);
});

test('memory stays bounded under a flood of keys', async () => {
  const counter = memoryAttemptCounter();
  for (let i = 0; i < 120_000; i++) await counter.hit(`key-${i}`, 60_000);
  expect((await counter.hit('key-119999', 60_000)).count).toBe(2);
});
