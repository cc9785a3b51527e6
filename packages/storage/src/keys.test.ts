import { expect, test } from 'vitest';
import {
  assertKey,
  assertPrefix,
  comicPrefix,
  contentHash,
  contentTypeOf,
  pageImageKey,
  panelArtKey,
  pdfKey,
} from './keys.ts';

const comic = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a';
const hash = contentHash('bytes');

test('keys are made of ids, places and content hashes, and say what they hold', () => {
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(panelArtKey(comic, 3, 2, hash, 'webp')).toBe(`comics/${comic}/panels/3-2-${hash}.webp`);
  expect(contentTypeOf(panelArtKey(comic, 3, 2, hash, 'jpg'))).toBe('image/jpeg');
  expect(contentTypeOf(pdfKey(comic, hash))).toBe('application/pdf');
});

test("everything of a comic lies below its prefix, and nothing of another's does", () => {
  const prefix = comicPrefix(comic);
  for (const key of [
    panelArtKey(comic, 1, 1, hash, 'png'),
    pageImageKey(comic, 1, hash, 'svg'),
    pdfKey(comic, hash),
  ]) {
    expect(key.startsWith(prefix)).toBe(true);
  }
  expect(pdfKey(`${comic}b`, hash).startsWith(prefix)).toBe(false);
});

test.each([
  '../x',
  'x/../../y',
  '..',
  'a\0b',
  'a\\b',
  '/a',
  'a b',
  'a%2e',
  'é',
  '',
  'a/',
  'a//b',
  './a',
  'x'.repeat(201),
  'a\n',
])('an id such as %j makes no key', (id) => {
  expect(() => assertKey(id)).toThrow('Not a safe object key');
});

test('ids from outside cannot leave their folder', () => {
  expect(() => pdfKey('../../etc', hash)).toThrow('Not a safe object key');
  expect(() => comicPrefix('..')).toThrow('Not a safe object key');
});

test('a prefix may be empty or end with a slash', () => {
  for (const prefix of ['', 'comics/', 'comics/a']) expect(assertPrefix(prefix)).toBe(prefix);
  expect(() => assertPrefix('/')).toThrow('Not a safe object key');
});

test.each(['a', 'a.html', 'a.constructor', 'a.PNG'])('%s is no kind of object that we store', (key) => {
  expect(() => contentTypeOf(key)).toThrow('Not a kind of object');
});
