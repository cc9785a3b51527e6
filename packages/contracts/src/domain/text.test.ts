import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainIssue } from '../errors/explain-issue.ts';
import { cleanTexts, textSchema, trimmedTextSchema } from './text.ts';

test('a text that is too long or empty is refused in words, with both lengths', () => {
  expect(textSchema(1, 20_000).safeParse('x'.repeat(100_000)).error?.issues[0]?.message).toBe(
    'This is too long: it has 100,000 characters, and 20,000 is the most.',
  );
  const form = z.object({ title: trimmedTextSchema(1, 10) });
  const messageOf = (input: unknown) =>
    form.safeParse(input, { error: explainIssue }).error?.issues[0]?.message;
  expect(messageOf({ title: 'x'.repeat(11) })).toBe(
    'The title is too long: it has 11 characters, and 10 is the most.',
  );
  for (const input of [{}, { title: '  ' }, { title: 5 }])
    expect(messageOf(input)).toBe('Please enter a title.');
  expect(messageOf('title')).toBe('Please fill in the form.');
});

test('NUL and lone surrogates are mended before the text is measured', () => {
  expect(trimmedTextSchema(1, 3).parse('\u0000a\ud800b\u0000 ')).toBe('a\ufffdb');
});

test('every text of a value is mended, and nothing else is touched', () => {
  const value = { a: 'x\u0000', b: [{ c: '\ud800' }, 5, null, true], d: undefined };
  expect(cleanTexts(value)).toEqual({ a: 'x', b: [{ c: '\ufffd' }, 5, null, true], d: undefined });
  expect(cleanTexts(JSON.parse('{"__proto__":{"admin":true}}'))).not.toHaveProperty('admin');
});
