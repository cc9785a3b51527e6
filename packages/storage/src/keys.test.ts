import { expect, test } from 'vitest';
import * as keys from './keys.ts';
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

test('every kind of key is found in a text, so that no backup leaves one out', () => {
  const id = '01a21cef-c705-75b9-9bf3-f0ed80879a78';
  const made: Record<string, string> = {
    panelArtKey: keys.panelArtKey(id, 1, 12, hash, 'webp'),
    pageImageKey: keys.pageImageKey(id, 3, hash, 'webp'),
    pageArtKey: keys.pageArtKey(id, 3, hash, 'jpg'),
    thumbnailKey: keys.thumbnailKey(id, 3, hash, 'webp'),
    coverKey: keys.coverKey(id, hash, 'webp'),
    illustrationKey: keys.illustrationKey(id, hash, 'svg'),
    pdfKey: keys.pdfKey(id, hash),
    kitKey: keys.kitKey(id, hash),
    filmKey: keys.filmKey(id, hash, 'webm'),
    stylePageKey: keys.stylePageKey(id, hash),
    styleSampleKey: keys.styleSampleKey(id, hash, 'webp'),
    subjectImageKey: keys.subjectImageKey(id, hash, 'webp'),
    boughtKey: keys.boughtKey(hash, 'png'),
    themeExampleKey: keys.themeExampleKey(id, hash, 'webp'),
  };
  const makers = Object.keys(keys).filter(
    (name) => name.endsWith('Key') && !/^(assert|isDrawn)Key$/.test(name),
  );
  expect(makers.sort()).toEqual(Object.keys(made).sort());
  const all = [...Object.values(made), keys.smallOf(made.pageImageKey!)];
  expect(keys.keysIn(`{"a":"${all.join('","b":"')}"}\t{${all[0]},${all[1]}}\\n${all[2]}\n`)).toEqual([
    ...all,
    ...all.slice(0, 3),
  ]);
  // What people write is none, even where it looks a little like one.
  const typed = ['comics/../x.png', `comics/${'a'.repeat(300)}.png`, `${all[6]}/x.png`, 'comics/a.png'];
  expect(keys.keysIn(typed.join(' '))).toEqual([]);
});
