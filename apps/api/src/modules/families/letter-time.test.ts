import { expect, test } from 'vitest';
import { isLetterTime, offsetOf } from './letter-time.ts';

const sunday = (time: string) => new Date(`2026-11-22T${time}:00Z`);

test('countries are as far from UTC as they are', () => {
  expect(offsetOf('IN', sunday('12:00'))).toBe(330);
  expect(offsetOf('DE', sunday('12:00'))).toBe(60);
  expect(offsetOf('DE', new Date('2026-07-05T12:00:00Z'))).toBe(120);
  expect(offsetOf('US', sunday('12:00'))).toBeGreaterThanOrEqual(-8 * 60);
  expect(offsetOf('US', sunday('12:00'))).toBeLessThanOrEqual(-5 * 60);
  expect(offsetOf(null, sunday('12:00'))).toBe(0);
  expect(offsetOf('?', sunday('12:00'))).toBe(0);
});

test('the letter goes out on the afternoon of a Sunday, as the parent has it', () => {
  expect(isLetterTime('IN', sunday('10:29'))).toBe(false);
  expect(isLetterTime('IN', sunday('10:30'))).toBe(true);
  expect(isLetterTime('IN', sunday('18:31'))).toBe(false);
  expect(isLetterTime(null, sunday('15:59'))).toBe(false);
  expect(isLetterTime(null, sunday('16:00'))).toBe(true);
  // It is Sunday in Greenwich, and Monday in New Zealand.
  expect(isLetterTime('NZ', sunday('16:00'))).toBe(false);
});
