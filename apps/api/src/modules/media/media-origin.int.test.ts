import { logout } from '@panelwise/contracts/http/auth';
import { getComic } from '@panelwise/contracts/http/comics';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { createComic, createUser } from '../../testing/fixtures.ts';
import { listen } from '../../testing/open-socket.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const site = 'http://panelwise.example:3000';
const media = 'http://media.example.net:3000';
const hosts = { site: new URL(site).host, media: new URL(media).host };

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ PUBLIC_URL: site, MEDIA_URL: `${media}/` });
});
afterAll(() => api.close());

/** As a browser opens an absolute address. */
const open = (address: string, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET', headers = {}) => {
  const { host, pathname, search } = new URL(address);
  return api.app.inject({ method, url: `${pathname}${search}`, headers: { host, ...headers } });
};

async function newComic() {
  const owner = await createUser(api);
  const id = await createComic(api, owner.userId, { printed: true });
  const { body } = await api.call(getComic, { token: owner.token, params: { id } });
  const { pdfUrl } = body.comic;
  const key = new URL(pdfUrl!).pathname.replace('/media/', '');
  await api.deps.store.put(key, Buffer.from('%PDF'), 'application/pdf');
  return { owner, pdfUrl: pdfUrl! };
}

test('addresses in answers are on the host of media, are served there to the site, and end with their session', async () => {
  const { owner, pdfUrl } = await newComic();
  expect(pdfUrl).toMatch(/^http:\/\/media\.example\.net:3000\/media\/comics\/.*&sig=/);
  const served = await open(pdfUrl, 'GET', { origin: site });
  expect([served.statusCode, served.body]).toEqual([200, '%PDF']);
  expect(served.headers).toMatchObject({
    'access-control-allow-origin': site,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(served.headers).not.toHaveProperty('access-control-allow-credentials');
  expect(served.headers).not.toHaveProperty('set-cookie');
  expect((await open(`${pdfUrl}x`)).statusCode).toBe(404);
  await api.call(logout, { token: owner.token });
  await vi.waitFor(async () => expect((await open(pdfUrl)).statusCode).toBe(404));
});

test('on the host of the app media lead to their own, and its pages may show them', async () => {
  const { pdfUrl } = await newComic();
  const moved = await open(pdfUrl.replace(media, site));
  expect([moved.statusCode, moved.headers.location]).toEqual([307, pdfUrl]);
  const { 'content-security-policy': policy } = (await open(`${site}/healthz`)).headers;
  expect(String(policy).split('; ')).toEqual(
    expect.arrayContaining([
      `img-src 'self' data: blob: ${media}`,
      `connect-src 'self' ${media}`,
      "script-src 'self'",
      "default-src 'self'",
    ]),
  );
});

test('on the host of media there is nothing else: no call, no page, no cookie, no socket', async () => {
  for (const address of [
    '/',
    '/api/subjects',
    '/api/user/login',
    '/healthz',
    '/metrics',
    '/media',
    '/media/../api/subjects',
  ])
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const answer = await open(`${media}${address}`, method);
      expect({ address, method, status: answer.statusCode }).toEqual({ address, method, status: 404 });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  const forwarded = await open(`${site}/api/subjects`, 'GET', { 'x-forwarded-host': hosts.media });
  expect(forwarded.statusCode).toBe(404);
  const { pdfUrl } = await newComic();
  expect((await open(pdfUrl, 'POST')).statusCode).toBe(404);

  const url = await listen(api);
  const handshake = (host: string) =>
    // `fetch` says the host of its address, whatever it is told.
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(url);
      import('node:http').then(({ get }) =>
        get(
          { port, host: '127.0.0.1', path: '/socket.io/?EIO=4&transport=polling', headers: { host } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        ).on('error', reject),
      );
    });
  expect(await handshake(hosts.site)).toBe(200);
  expect(await handshake(hosts.media)).toBe(403);
});

test('it needs a site, and another host than that', () => {
  const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/x', MEDIA_URL: media };
  expect(() => parseEnv(env)).toThrow('PUBLIC_URL: is needed with MEDIA_URL');
  expect(() => parseEnv({ ...env, PUBLIC_URL: `${media}/site` })).toThrow(
    'MEDIA_URL: has to be on another host',
  );
  expect(() => parseEnv({ ...env, PUBLIC_URL: site })).not.toThrow();
});
