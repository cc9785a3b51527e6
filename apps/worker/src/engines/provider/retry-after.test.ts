import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const read = (headers: Record<string, string>) => readRetryAfter(new Headers(headers), now);

test('seconds, milliseconds and a date are read as ms', () => {
  expect(read({ 'retry-after': '7' })).toBe(7_000);
  expect(read({ 'retry-after': '0.5' })).toBe(500);
  expect(read({ 'retry-after-ms': '250', 'retry-after': '9' })).toBe(250);
  expect(read({ 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' })).toBe(30_000);
});

test('a date in the past is now, a far one is ten minutes', () => {
  expect(read({ 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' })).toBe(0);
  expect(read({ 'retry-after': '86400' })).toBe(600_000);
});

test('nothing readable is nothing', () => {
  expect(read({})).toBeUndefined();
  expect(read({ 'retry-after': 'soon' })).toBeUndefined();
});
