import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const never = new AbortController().signal;

test('no more than the count at once, the others in order', async () => {
  const slots = createSlots(1);
  const order: string[] = [];
  const release = await slots.take(never);
  const second = slots.take(never).then((done) => {
    order.push('second');
    return done;
  });
  const third = slots.take(never).then((done) => {
    order.push('third');
    return done;
  });
  expect(order).toEqual([]);
  release();
  (await second)();
  (await third)();
  expect(order).toEqual(['second', 'third']);
});

test('an aborted wait ends with the reason and leaves the queue', async () => {
  const slots = createSlots(1);
  const release = await slots.take(never);
  const abort = new AbortController();
  const waiting = slots.take(abort.signal);
  const next = slots.take(never);
  abort.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  release();
  (await next)();
});
