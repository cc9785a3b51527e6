import { expect, test } from 'vitest';
import { numberParts, PartJoiner, splitMessage } from './parts.ts';

const join = (parts: string[], joiner = new PartJoiner()) => parts.map((part) => joiner.join(1, part)).at(-1);

test.each([
  ['short', 'hello'],
  ['with everything that Postgres refuses', 'a\0b\ud800c\udc00'],
  ['beyond ASCII', 'ä€😀'.repeat(3_000)],
  ['large and monotonous', 'x'.repeat(100_000)],
  ['exactly one part', 'x'.repeat(7_898)],
  ['one more than a part', 'x'.repeat(7_899)],
])('a message that is %s comes back as it was', (_name, text) => {
  const parts = numberParts(splitMessage(text));
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8_000);
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.join('')).toMatch(/^[\x20-\x7f]*$/);
  expect(join(parts)).toBe(text);
});

test('parts of several senders may mix', () => {
  const joiner = new PartJoiner();
  const [one, two] = ['a', 'b'].map((letter) => numberParts(splitMessage(letter.repeat(20_000))));
  const joined = one!.flatMap((part, n) => [joiner.join(1, part), joiner.join(2, two![n]!)]);
  expect(joined.filter((message) => message !== undefined)).toEqual(['a'.repeat(20_000), 'b'.repeat(20_000)]);
});
