import { expect, test } from 'vitest';
import { createMediaUrls, linkHolder, sessionHolder } from './media-urls.ts';

let now = Date.parse('2026-03-01T10:20:00Z');
const ring = (n: number, before?: number) => ({
  now: Buffer.alloc(32, n),
  before: before === undefined ? undefined : Buffer.alloc(32, before),
});
const signer = createMediaUrls(ring(1), () => now);
const holder = sessionHolder('0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a');
const media = signer.heldBy(holder);
const key = 'comics/a/pages/1-f.webp';
const query = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

test('a signed address is good for its key alone, and until its end', () => {
  const url = media.url(key, { public: false });
  expect(signer.verify(key, query(url))).toBe(holder);
  expect(signer.verify('comics/b/pages/1-f.webp', query(url))).toBeUndefined();
  expect(signer.verify(key, { ...query(url), exp: '99999999999' })).toBeUndefined();
  expect(signer.verify(key, {})).toBeUndefined();
  expect(signer.verify(key, { exp: ['1'], sig: ['x'] })).toBeUndefined();
  expect(createMediaUrls(ring(2), () => now).verify(key, query(url))).toBeUndefined();
  const before = now;
  now += 2 * 3_600_000;
  expect(signer.verify(key, query(url))).toBeUndefined();
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
  expect(signer.verify(key, query(signed))).toBe(holder);
  expect(media.sign(signed, 'a')).toBe(signed);
  for (const foreign of ['comics/b/pages/1-f.webp', 'users/x', 'https://x/comics/a/1'])
    expect(media.sign(foreign, 'a')).toBe(foreign);
  expect(media.sign(key, null)).toBe(key);
});

test('an address is of one holder alone, and a link does not tell its token', () => {
  const url = media.url(key, { public: false });
  const other = sessionHolder('0190f3c2-7c1e-7a55-9d1a-000000000000');
  expect(signer.verify(key, { ...query(url), by: other })).toBeUndefined();
  const token = 'tokentokentokentoken12';
  const link = signer.heldBy(linkHolder(token)).url(key, { public: false });
  expect(signer.verify(key, query(link))).toBe(linkHolder(token));
  expect(link).not.toContain(token);
});

test('what is open to all readers gives no address of anything else', () => {
  expect(signer.open.url(key, { public: true })).toBe(`/media/${key}`);
  expect(() => signer.open.url(key, { public: false })).toThrow('not public');
});

test('an address outlives a change of the secret, where the one before is told', () => {
  const url = media.url(key, { public: false });
  expect(createMediaUrls(ring(2, 1), () => now).verify(key, query(url))).toBe(holder);
  expect(createMediaUrls(ring(2, 3), () => now).verify(key, query(url))).toBeUndefined();
});
