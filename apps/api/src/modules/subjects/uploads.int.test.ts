import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@panelwise/contracts/domain/limits';
import { createSubject } from '@panelwise/contracts/http/subjects';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../testing/fixtures.ts';
import { type FormPart, sendForm } from '../../testing/send-form.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** What a stranger can send where a picture is asked for. Subjects are the only call that takes one. */

let site: TestApp;
let token: string;
let number = 0;
beforeAll(async () => {
  site = await startTestApp();
  token = (await createUser(site, 'admin')).token;
});
afterAll(() => site.close());

const upload = (file: Buffer, over: Partial<FormPart> = {}) =>
  sendForm(
    site.app,
    createSubject.path,
    [
      { name: 'name', text: `Subject ${++number}` },
      { name: 'image', file, ...over },
    ],
    token,
  );
async function served(file: Buffer, over: Partial<FormPart> = {}) {
  const answer = await upload(file, over);
  expect(answer.statusCode).toBe(200);
  const { image } = createSubject.response.parse(answer.json()).subject;
  return { image: image!, answer: await site.app.inject({ url: image! }) };
}
const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } });
const script = '<script>alert(1)</script>';

test.each([
  ['a drawing of words', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  [
    'one that has the name of a WebP where that stands',
    `<svg a="WEBP" xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
  ],
  [
    'one that has the name of an AVIF where that stands',
    `<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
  ],
  ['a web page', `<!doctype html><title>x</title>${script}`],
  ['a PDF', '%PDF-1.7'],
])('%s is 415, whatever it calls itself', async (_, text) => {
  for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
    const answer = await upload(Buffer.from(text), { type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'picture-type']);
  }
});

test.each([
  ['PNG', () => plain.clone().png().toBuffer()],
  ['JPEG', () => plain.clone().jpeg().toBuffer()],
  ['GIF', () => plain.clone().gif().toBuffer()],
  ['WebP', () => plain.clone().webp().toBuffer()],
])('of a %s that is a web page and an archive too only its pixels are kept', async (_, make) => {
  const picture = await make();
  const polyglot = Buffer.concat([picture, Buffer.from(script), Buffer.from('PK\x03\x04evil.js')]);
  const { answer } = await served(polyglot, { filename: 'x.html', type: 'text/html' });
  const bytes = answer.rawPayload;
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('PK\x03\x04')).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('what a camera or an attacker wrote beside the pixels is gone', async () => {
  const photo = await plain
    .clone()
    .withExif({ IFD0: { Copyright: script }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  expect(photo.includes('script')).toBe(true);
  const { answer } = await served(photo);
  const { exif, xmp, iptc, icc } = await sharp(answer.rawPayload).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(answer.rawPayload.includes('script')).toBe(false);
});

test('14,000 × 14,000 pixels in a small file are 422, and are not unpacked', async () => {
  const bomb = await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(limits.uploadBytesMax);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bomb)));
  clearInterval(watch);
  for (const answer of answers)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'picture-broken']);
  expect((Math.max(most, process.memoryUsage().rss) - before) / 1e6).toBeLessThan(200);
});

test.each([
  '../../../etc/passwd.png',
  '..%2f..%2fx.png',
  '%2e%2e/x.png',
  'a\0b.svg',
  '/etc/x.png',
  'C:\\x.png',
  '',
])('the file name %j is nowhere in the key', async (filename) => {
  const file = await plain.clone().png().toBuffer();
  const { image } = await served(file, { filename });
  expect(image).toMatch(/^\/media\/subjects\/[0-9a-f-]{36}\/[0-9a-z]+\.webp$/);
});

test('too much is 413, and nothing is left anywhere on the disk', async () => {
  const temp = await mkdtemp(path.join(tmpdir(), 'panelwise uploads '));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temp;
  const objects = () => readdir(path.join(site.env.DATA_DIR, 'objects'), { recursive: true }).catch(() => []);
  const stored = await objects();
  try {
    const photo = await plain.clone().jpeg().toBuffer();
    const large = await upload(Buffer.concat([photo, Buffer.alloc(6 * 1_048_576)]));
    expect([large.statusCode, large.json().code]).toEqual([413, 'picture-too-large']);
    const parts = Array.from({ length: 50 }, (_, n) => ({ name: `field${n}`, text: 'x' }));
    const many = await sendForm(site.app, createSubject.path, parts, token);
    expect([many.statusCode, many.json().message]).toEqual([
      413,
      'A form has at most 10 fields and one picture.',
    ]);
    expect(await readdir(temp)).toEqual([]);
    expect(await objects()).toEqual(stored);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(temp, { recursive: true });
  }
});
