import { expect, test } from 'vitest';
import { dayField, endOfDay, titleOf, whenOf } from './assignment-words.ts';

test('a day of a date field is its last second here, and comes back as the same day', () => {
  expect(dayField(endOfDay('2026-11-27'))).toBe('2026-11-27');
  expect(new Date(endOfDay('2026-11-27')).getTime()).toBeGreaterThan(
    new Date('2026-11-27T20:00:00').getTime(),
  );
});

test('an assignment says when it is due, was due or has ended', () => {
  const dueAt = endOfDay('2026-11-27');
  expect(whenOf({ state: 'running', dueAt, endedAt: null })).toBe('Due Friday, Nov 27');
  expect(whenOf({ state: 'due', dueAt, endedAt: null })).toBe('Was due Friday, Nov 27');
  expect(whenOf({ state: 'ended', dueAt, endedAt: endOfDay('2026-11-30') })).toBe('Ended Monday, Nov 30');
  expect(whenOf({ state: 'running', dueAt: null, endedAt: null })).toBe('No due date');
});

test('a series is named by its first part', () => {
  const comic = (title: string) => ({ _id: '', title, partNumber: 1, partCount: 1, thumbnail: null });
  expect(titleOf({ comics: [comic('Cells')] })).toBe('Cells');
  expect(titleOf({ comics: [comic('Cells'), comic('Walls')] })).toBe('Cells and 1 more');
});
