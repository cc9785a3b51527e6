import { expect, test } from 'vitest';
import { missingComma } from './missing-comma.ts';

test('a comma that is missing is found before the place where the text stops being JSON', () => {
  const text = '[\n  { "a": 1 }\n  { "b": 2 }\n]';
  expect(missingComma(text, text.indexOf('{ "b"'))).toBe(text.indexOf('}') + 1);
});

test('no comma is offered where it would not help', () => {
  expect(missingComma('[oops]', 1)).toBeUndefined();
});
