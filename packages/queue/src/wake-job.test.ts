import { expect, test } from 'vitest';
import { wakeJob } from './wake-job.ts';

const id = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a';
const identity = (...args: Parameters<typeof wakeJob>) => wakeJob(...args).opts.deduplication?.id;

test('a job carries the wake and nothing else', () => {
  expect(wakeJob({ taskId: id }).data).toEqual({ taskId: id });
});

test('identities tell runs from tasks, and are nothing that BullMQ refuses', () => {
  expect(identity({ runId: id })).not.toBe(identity({ taskId: id }));
  expect(identity({ runId: id })).toBe(identity({ runId: id }));
  expect(identity({ runId: id }, 1)).not.toMatch(/:|^\d+$/);
});

test('delayed wakes are the same when they are due in the same second', () => {
  const later = (delayMs: number, now: number) => identity({ runId: id }, delayMs, now);
  expect(later(5_000, 10_001)).toBe(later(4_600, 10_500));
  expect(later(5_000, 10_001)).not.toBe(later(6_000, 10_001));
  expect(later(5_000, 10_001)).not.toBe(identity({ runId: id }));
});

test('no delay and a delay in the past mean at once', () => {
  expect(wakeJob({ runId: id }, 0)).toEqual(wakeJob({ runId: id }));
  expect(wakeJob({ runId: id }, -5)).toEqual(wakeJob({ runId: id }));
});
