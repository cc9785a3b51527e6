import { limits } from '@panelwise/contracts/domain/limits';
import { expect, test } from 'vitest';
import { readIdempotencyKey, readPreference } from './preference.ts';

test('without a preference the answer waits for the result', () => {
  expect(readPreference(undefined)).toEqual({ async: false, waitMs: limits.answerWaitMs });
  expect(readPreference('handling=lenient').async).toBe(false);
});

test('respond-async is read in any company, wait is cut to the limit', () => {
  expect(readPreference('handling=lenient, Respond-Async').async).toBe(true);
  expect(readPreference('respond-async, wait=5')).toEqual({ async: false, waitMs: 5_000 });
  expect(readPreference(['wait=99999']).waitMs).toBe(limits.answerWaitMs);
});

test('a key is printable and at most 200 characters long', () => {
  expect(readIdempotencyKey(undefined)).toBeUndefined();
  expect(readIdempotencyKey('k'.repeat(200))).toBe('k'.repeat(200));
  for (const bad of ['', ' ', 'k'.repeat(201), 'a\tb', 'schlüssel'])
    expect(() => readIdempotencyKey(bad)).toThrow('200 printable');
});
