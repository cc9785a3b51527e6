import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=-', 'whole'],
  [undefined, 'whole'],
])('%s of 10 bytes', (header, wanted) => {
  expect(readRange(header, 10)).toEqual(wanted);
});
