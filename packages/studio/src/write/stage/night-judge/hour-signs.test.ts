import { expect, it } from 'vitest';
import { hourSigns } from './hour-signs.ts';

it.each([
  ['They set out at half past ten in the evening.', ['hour late']],
  ['The phone rang at 3 a.m. and nobody got up.', ['hour small']],
  ['The pickup came at two in the morning.', ['hour small']],
  ['The bell struck at twelve at night.', ['hour small']],
  ['The bus leaves at 22:15.', ['hour late']],
  ['It was 08.25, and we stood outside.', ['hour day']],
  ["At four o'clock in the afternoon it rained.", ['hour day']],
  ['She woke me at ten past four.', ['hour 4']],
  ['Most of them left by nine.', ['hour 9']],
  ['After four hours eleven of them were at two metres.', []],
])('of "%s" the hours tell %j', (text, expected) => {
  expect(hourSigns(text)).toEqual(expected);
});
