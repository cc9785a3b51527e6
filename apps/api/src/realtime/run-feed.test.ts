import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { expect, test, vi } from 'vitest';
import { RunFeed } from './run-feed.ts';

const event = (seq: number) => ({ seq }) as StoredRunEvent;

function openFeed(table: number[] = [], clock?: () => number) {
  const out: number[] = [];
  const read = vi.fn(async (after: number) => table.filter((seq) => seq > after).map(event));
  return { out, read, feed: new RunFeed(read, (one) => out.push(one.seq), clock) };
}

test('events that come in order go out as they come, without a look at the table', () => {
  const { feed, out, read } = openFeed();
  feed.beginAfter(2);
  for (const seq of [1, 2, 3, 3, 4, 5]) feed.push(event(seq));
  expect(out).toEqual([3, 4, 5]);
  expect(read).not.toHaveBeenCalled();
});

test('what comes before the beginning is known waits for it', () => {
  const { feed, out } = openFeed();
  for (const seq of [4, 5, 6]) feed.push(event(seq));
  expect(out).toEqual([]);
  feed.beginAfter(4);
  expect(out).toEqual([5, 6]);
});

test('swapped events go out in order, once', async () => {
  const { feed, out } = openFeed([1, 2, 3]);
  feed.beginAfter(0);
  for (const seq of [2, 1, 3]) feed.push(event(seq));
  await feed.catchUp();
  expect(out).toEqual([1, 2, 3]);
});

test('a lost event is read from the table', async () => {
  const { feed, out } = openFeed([1, 2, 3, 4]);
  feed.beginAfter(1);
  feed.push(event(4));
  await vi.waitFor(() => expect(out).toEqual([2, 3, 4]));
});

test('after a silence, catching up gives out what the table has', async () => {
  const { feed, out } = openFeed([1, 2, 3]);
  feed.beginAfter(1);
  expect(feed.lacks(3)).toBe(true);
  await Promise.all([feed.catchUp(), feed.catchUp()]);
  expect(out).toEqual([2, 3]);
  expect(feed.lacks(3)).toBe(false);
});

test('a number that the table lacks below one that it has is stepped over', async () => {
  const { feed, out, read } = openFeed([1, 2, 4, 5, 8]);
  feed.beginAfter(2);
  feed.push(event(4));
  await vi.waitFor(() => expect(out).toEqual([4, 5, 8]));
  feed.push(event(9));
  expect(out).toEqual([4, 5, 8, 9]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a gap that the table cannot fill is asked for less and less often, and is filled when it can be', async () => {
  const table = [1];
  let now = 0;
  const { feed, out, read } = openFeed(table, () => now);
  feed.beginAfter(1);
  for (let seq = 3; seq < 300; seq++) {
    feed.push(event(seq));
    await new Promise(setImmediate);
    now += 10;
  }
  expect(read.mock.calls.length).toBeLessThan(12);
  table.push(...Array.from({ length: 299 }, (_, i) => i + 2));
  now += 5_000;
  feed.push(event(300));
  await vi.waitFor(() => expect(out).toEqual(table.slice(1)));
});

test('any order with doubles and losses comes out whole', async () => {
  const total = 200;
  const all = Array.from({ length: total }, (_, i) => i + 1);
  for (let seed = 1; seed <= 30; seed++) {
    const random = mulberry32(seed);
    const { feed, out } = openFeed(all);
    feed.beginAfter(0);
    const arriving = all.flatMap((seq) => (random() < 0.2 ? [] : random() < 0.2 ? [seq, seq] : [seq]));
    arriving.sort((a, b) => a - b + (random() - 0.5) * 8);
    for (const seq of arriving) {
      feed.push(event(seq));
      if (random() < 0.1) await Promise.resolve();
    }
    await feed.catchUp();
    expect(out).toEqual(all);
  }
});
