import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

/** A clock that stands still until it is put forward. */
function standingClock() {
  let now = 1;
  return { now: () => now, forward: (ms: number) => (now += ms) };
}

test('those who ask together share one answer, and a later one is made anew', async () => {
  const clock = standingClock();
  let made = 0;
  const cached = createAnswerCache<number>(1_000, 10, clock);
  const make = async () => ++made;
  expect(await Promise.all([cached('a', make), cached('a', make), cached('b', make)])).toEqual([1, 1, 2]);
  clock.forward(1_001);
  expect(await cached('a', make)).toBe(3);
});

test('an answer in use is renewed behind the backs of those who ask, and never given when it is too old', async () => {
  const clock = standingClock();
  const cached = createAnswerCache<number>(1_000, 10, clock);
  await cached('a', async () => 1);
  clock.forward(900);
  const slow = Promise.withResolvers<number>();
  expect(await cached('a', () => slow.promise)).toBe(1);
  expect(await cached('a', () => Promise.reject(new Error('asked twice')))).toBe(1);
  clock.forward(200);
  const late = cached('a', () => Promise.reject(new Error('asked twice')));
  slow.resolve(2);
  expect(await late).toBe(2);
});

test('a failure reaches all who wait for it and is not kept', async () => {
  const cached = createAnswerCache<number>(60_000, 10);
  const failing = cached('a', () => Promise.reject(new Error('down')));
  const waiting = cached('a', async () => 1);
  await expect(failing).rejects.toThrow('down');
  await expect(waiting).rejects.toThrow('down');
  expect(await cached('a', async () => 7)).toBe(7);
});

test('what is dropped is made anew, also when it was being made at that moment', async () => {
  const cached = createAnswerCache<{ text: string }>(60_000, 10);
  const [old, fresh] = [{ text: 'old' }, { text: 'fresh' }];
  const slow = Promise.withResolvers<typeof old>();
  const waiting = cached('a', () => slow.promise);
  await cached('b', async () => old);
  cached.drop();
  const next = cached('a', async () => fresh);
  slow.resolve(old);
  expect(await waiting).toBe(old);
  expect(await next).toBe(fresh);
  expect(await cached('a', async () => old)).toBe(fresh);
  expect(await cached('b', async () => fresh)).toBe(fresh);
});
