import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnswerCache } from '../cache/answer-cache.ts';
import { addCompression } from './compression.ts';
import { addStaticWeb, scriptHashesOf } from './static-web.ts';

const app = Fastify();
await app.register(cookie);
let webDir: string;
/** Stands for what the web app's build leaves: asks the API for what it shows. */
const renderer = `export const createPageRenderer = ({ greeting }, get) => async (address, language) => {
  if (address.startsWith('/broken')) throw new Error('cannot be rendered');
  if (address === '/hello') return { found: true, html: language };
  if (!address.startsWith('/shelf')) return { found: address === '/my-comics' };
  const answer = await get('/api/shelf');
  return { found: true, html: greeting + (await answer.json()).comics.join() + ' '.repeat(3000) };
}`;
let asked = 0;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'panelwise-static-'));
  const files = {
    'client/index.html': 'the home page',
    'client/app.html': 'the empty shell<script>1</script>',
    'client/index.es.html': 'la portada',
    'client/about/index.html': 'about us',
    'client/about/index.es.html': 'sobre nosotros',
    'client/about/index.html.gz': gzipSync('about us'),
    'client/assets/app-1.js': 'export {};',
    'client/assets/app-1.js.br': brotliCompressSync('export {};'),
    'client/img/owl.svg': '<svg/>',
    'client/sitemap.xml': '<urlset/>',
    'server/manifest.json': '{"greeting":"shelf: "}',
    'server/render.js': renderer,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
    writeFileSync(path.join(webDir, file), text);
  }
  await addCompression(app);
  app.get('/api/shelf', async () => {
    asked += 1;
    return { comics: ['moon', 'sun'] };
  });
  await addStaticWeb(app, createAnswerCache(1_000, 10), webDir);
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
  ['/my-comics', 'the empty shell<script>1</script>'],
  ['/broken', 'the empty shell<script>1</script>'],
  ['/sitemap.xml', '<urlset/>'],
])('%s is answered with %s', async (url, body) => {
  const response = await open(url);
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

test.each([
  ['/', 'es-MX,es;q=0.9,en;q=0.8', '', 'la portada'],
  ['/about', 'es-MX,es;q=0.9,en;q=0.8', '', 'sobre nosotros'],
  ['/about/', 'en', 'panelwise.language=es', 'sobre nosotros'],
  ['/about', 'es', 'panelwise.language=en', 'about us'],
  ['/about', 'es', 'panelwise.language=tlh', 'sobre nosotros'],
  // What was not rendered in that language.
  ['/about', 'de', '', 'about us'],
  ['/about', 'ja,zh;q=0.9', '', 'about us'],
  ['/hello', 'fr-CH', '', 'fr'],
  ['/hello', 'en', 'panelwise.language=hi', 'hi'],
  ['/hello', 'ja', '', 'en'],
])(
  '%s for a browser that wants %s and has the cookie "%s" is answered with %s',
  async (url, wanted, cookie, body) => {
    const headers = { accept: 'text/html', 'accept-language': wanted, cookie };
    const response = await app.inject({ url, headers });
    expect(response.body).toBe(body);
    expect(response.headers.vary).toContain('accept-language');
  },
);

test.each(['/about/nothing', '/img', '/no-such-page'])(
  '%s is no page, which the browser may say',
  async (url) => {
    const response = await open(url);
    expect([response.statusCode, response.body]).toEqual([404, 'the empty shell<script>1</script>']);
  },
);

test('a page whose content changes is rendered with what the API answers, once for all who come together', async () => {
  const answers = await Promise.all([open('/shelf?page=1'), open('/shelf?page=1', '*/*')]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.body.trim()]).toEqual([200, 'shelf: moon,sun']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect(asked).toBe(1);
  const small = await app.inject({ url: '/shelf', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.rawPayload.length).toBeLessThan(200);
});

test('the scripts inside the pages are named for the content policy', () => {
  // printf 1 | openssl dgst -sha256 -binary | base64
  expect(scriptHashesOf(webDir)).toEqual(['sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=']);
  expect(scriptHashesOf(undefined)).toEqual([]);
});

test('pages are asked for anew each time', async () => {
  for (const url of ['/', '/about', '/about/', '/my-comics'])
    expect((await open(url)).headers['cache-control']).toBe('no-cache');
  const small = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip' } });
  expect([small.headers['content-encoding'], small.headers['cache-control']]).toEqual(['gzip', 'no-cache']);
});

test('scripts and styles of the build are served for good, packed as the browser takes them, by one route for all', async () => {
  const plain = await open('/assets/app-1.js?v=1', '*/*');
  expect([plain.statusCode, plain.body]).toEqual([200, 'export {};']);
  expect(plain.headers['content-type']).toContain('javascript');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.vary ?? '').not.toContain('language');
  const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  const head = await app.inject({ method: 'HEAD', url: '/assets/app-1.js' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const url of ['/assets/gone.js', '/assets/', '/assets/..%2fapp.html'])
    expect([url, (await open(url)).statusCode, (await open(url)).headers['content-type']]).toEqual([
      url,
      404,
      'application/json; charset=utf-8',
    ]);
  expect(app.printRoutes({ commonPrefix: false })).not.toContain('app-1');
});

test('what is not a page is not answered with one', async () => {
  expect((await open('/api/about')).statusCode).toBe(404);
  expect((await open('/my-comics', 'application/json')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/about' })).statusCode).toBe(404);
});

test('a rendered page is there for everybody who asks, such as those who make previews of links', async () => {
  expect((await open('/about', '*/*')).body).toBe('about us');
});
