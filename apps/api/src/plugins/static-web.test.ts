import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaticWeb } from './static-web.ts';

const app = Fastify();
let webDir: string;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'panelwise-static-'));
  const files = {
    'index.html': 'the home page',
    'app.html': 'the empty shell',
    'about/index.html': 'about us',
    'about/index.html.gz': gzipSync('about us'),
    'img/owl.svg': '<svg/>',
    'sitemap.xml': '<urlset/>',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
    writeFileSync(path.join(webDir, file), text);
  }
  await addStaticWeb(app, webDir);
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true, force: true });
});

const open = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

test.each([
  ['/', 'the home page'],
  ['/about', 'about us'],
  ['/about/', 'about us'],
  ['/about?from=mail', 'about us'],
  ['/my-comics', 'the empty shell'],
  ['/about/nothing', 'the empty shell'],
  ['/img', 'the empty shell'],
  ['/sitemap.xml', '<urlset/>'],
])('%s is answered with %s', async (url, body) => {
  const response = await open(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

test('pages are asked for anew each time', async () => {
  for (const url of ['/', '/about', '/about/', '/my-comics'])
    expect((await open(url)).headers['cache-control']).toBe('no-cache');
  const small = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } });
  expect([small.headers['content-encoding'], small.headers['cache-control']]).toEqual(['gzip', 'no-cache']);
});

test('what is not a page is not answered with one', async () => {
  expect((await open('/api/about')).statusCode).toBe(404);
  expect((await open('/my-comics', 'application/json')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404);
});

test('a rendered page is there for everybody who asks, such as those who make previews of links', async () => {
  expect((await open('/about', '*/*')).body).toBe('about us');
});
