import { expect, test } from 'vitest';
import { createMediaUrls } from './media-urls.ts';

let now = Date.parse('2026-03-01T10:20:00Z');
const media = createMediaUrls(Buffer.alloc(32, 1), () => now);
const key = 'comics/a/pages/1-f.webp';
const query = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

test('a signed address is good for its key alone, and until its end', () => {
  const url = media.url(key, { public: false });
  expect(media.verify(key, query(url))).toBe(true);
  expect(media.verify('comics/b/pages/1-f.webp', query(url))).toBe(false);
  expect(media.verify(key, { ...query(url), exp: '99999999999' })).toBe(false);
  expect(media.verify(key, {})).toBe(false);
  expect(media.verify(key, { exp: ['1'], sig: ['x'] })).toBe(false);
  expect(createMediaUrls(Buffer.alloc(32, 2), () => now).verify(key, query(url))).toBe(false);
  const before = now;
  now += 2 * 3_600_000;
  expect(media.verify(key, query(url))).toBe(false);
  now = before;
});

test('an address stays the same within the hour', () => {
  const url = media.url(key, { public: false });
  now += 30 * 60_000;
  expect(media.url(key, { public: false })).toBe(url);
  now += 30 * 60_000;
  expect(media.url(key, { public: false })).not.toBe(url);
});

test('a stored key of a comic becomes a signed address, other text is left alone', () => {
  const signed = media.sign(key, 'a');
  expect(media.verify(key, query(signed))).toBe(true);
  expect(media.sign(signed, 'a')).toBe(signed);
  for (const foreign of ['comics/b/pages/1-f.webp', 'users/x', 'https://x/comics/a/1'])
    expect(media.sign(foreign, 'a')).toBe(foreign);
  expect(media.sign(key, null)).toBe(key);
});
