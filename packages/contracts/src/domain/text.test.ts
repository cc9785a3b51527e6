import { expect, test } from 'vitest';
import { textSchema, trimmedTextSchema } from './text.ts';

test('a text that is too long or empty is refused in words, with both lengths', () => {
  expect(textSchema(1, 20_000).safeParse('x'.repeat(100_000)).error?.issues[0]?.message).toBe(
    'At most 20,000 characters; this has 100,000.',
  );
  expect(trimmedTextSchema(1, 10).safeParse('   ').error?.issues[0]?.message).toBe('Please fill this in.');
});

test('NUL and lone surrogates are mended before the text is measured', () => {
  expect(trimmedTextSchema(1, 3).parse('\u0000a\ud800b\u0000 ')).toBe('a\ufffdb');
});
