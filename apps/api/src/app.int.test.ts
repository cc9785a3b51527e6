import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { login, register } from '@panelwise/contracts/http/auth';
import { getCountries, getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { saveScript } from '@panelwise/contracts/http/comics';
import { refusalSchema } from '@panelwise/contracts/http/endpoint';
import { readinessSchema } from '@panelwise/contracts/http/health';
import { styles } from '@panelwise/db/schema/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, password, type TestUser } from './testing/fixtures.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let webDir: string;
const page = '<!doctype html><title>Panelwise</title>';

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'panelwise-web-'));
  const files = { 'index.html': page, 'app.html': page, 'assets/app-abc123.js': 'export {};' };
  mkdirSync(path.join(webDir, 'client/assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(webDir, 'client', file), text);
  api = await startTestApp({ METRICS_TOKEN: 'metrics-token' }, { webDir });
  ada = await createUser(api);
});
afterAll(async () => {
  await api.close();
  rmSync(webDir, { recursive: true, force: true });
});

const post = (
  payload: string | Buffer | object,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers,
    payload,
    remoteAddress: `10.3.${Math.floor(Math.random() * 250)}.1`,
  });

test('every refusal has the envelope, a request id and no stack', async () => {
  const responses = [
    await post('{'),
    await post({ email: 'x' }),
    await api.app.inject({ url: '/api/user/my-comics' }),
    await api.app.inject({ url: '/api/nothing/here', headers: { accept: 'text/html' } }),
    await api.app.inject({ method: 'DELETE', url: '/api/user/login' }),
    await api.app.inject({ url: '/api/%zz' }),
  ];
  expect(responses.map((response) => response.statusCode)).toEqual([400, 400, 401, 404, 404, 404]);
  for (const response of responses) {
    const refusal = refusalSchema.strict().parse(response.json());
    expect(refusal.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.body).not.toMatch(/node_modules|at .*\.ts|\\n/);
  }
});

test('a bad input is answered with every place, the first in the message', async () => {
  const refusal = await api.refuse(register, {
    body: { email: 'x', userType: 'Teacher' },
    address: '10.3.0.2',
  });
  expect(refusal.details?.map((detail) => detail.path)).toEqual(
    expect.arrayContaining(['firstname', 'email', 'password', 'acceptTerms']),
  );
  expect(refusal.message).toBe('Please enter your first name.');
  expect((await api.refuse(login, { body: {}, address: '10.3.0.3' })).message).toBe(
    'Please enter your email address.',
  );
});

test('a NUL in an address is no failure of ours', async () => {
  for (const url of [
    '/%00',
    '/api/%00',
    '/media/%00',
    '/media/comics/%00.png',
    '/our-library/%00',
    '/our-library?search=%00',
  ]) {
    const response = await api.app.inject({ url, headers: { accept: 'text/html' } });
    expect({ url, ok: response.statusCode < 500 }).toEqual({ url, ok: true });
  }
});

test('a body over a megabyte is 413', async () => {
  const refused = await post({ email: 'a@example.org', password: 'x'.repeat(1_100_000) });
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'body-too-large']);
});

test('JSON that is broken, bottomless or poisoned is 400', async () => {
  const bodies = [
    '{"email":',
    'nonsense',
    '['.repeat(5_000) + ']'.repeat(5_000),
    `{"email":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
    '{"__proto__":{"userType":"admin"}}',
    '{"a":{"__proto__":{}}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ];
  for (const body of bodies) {
    const refused = await post(body);
    expect({ body: body.slice(0, 40), status: refused.statusCode, code: refused.json().code }).toEqual({
      body: body.slice(0, 40),
      status: 400,
      code: 'bad-json',
    });
  }
  expect(({} as { userType?: string }).userType).toBeUndefined();
});

test('only JSON is taken: forms and text are 415, whatever the spelling', async () => {
  const body = '{"email":"a@example.org","password":"x"}';
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json2',
    '\tx',
    'application/xml',
  ]) {
    const refused = await post(body, { 'content-type': type });
    expect({ type, status: refused.statusCode }).toEqual({
      type,
      status: type === '\tx' ? refused.statusCode : 415,
    });
    expect([400, 415]).toContain(refused.statusCode);
  }
  expect([400, 415]).toContain((await post(Buffer.from(body), {})).statusCode);
  expect((await post(body, { 'content-type': 'application/json; charset=utf-8' })).statusCode).toBe(401);
});

test('no other origin is let in', async () => {
  for (const method of ['OPTIONS', 'GET'] as const) {
    const response = await api.app.inject({
      method,
      url: '/api/user/getAllStyles',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('every answer has the security headers, HSTS in production', async () => {
  for (const url of ['/', '/api/user/getAllStyles', '/api/nope', '/assets/app-abc123.js', '/healthz']) {
    const { headers } = await api.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(
      /https?:|unsafe-eval|script-src[^;]*unsafe-inline/,
    );
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  }
  const production = await startTestApp(inProduction);
  try {
    const { headers } = await production.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  } finally {
    await production.close();
  }
});

const inProduction = {
  NODE_ENV: 'production',
  JWT_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
};

test('in production nobody reads mail, metrics without the token, or the page of calls unless it is wanted', async () => {
  const production = await startTestApp(inProduction);
  const documented = await startTestApp({ ...inProduction, API_DOCS: 'on', METRICS_TOKEN: 'a token' });
  const statusOf = async ({ app }: TestApp, url: string) => (await app.inject({ url })).statusCode;
  try {
    for (const url of ['/dev/mail', '/dev/mail.json', '/metrics', '/api/docs', '/api/docs/json'])
      expect([url, await statusOf(production, url)]).toEqual([url, 404]);
    expect(await statusOf(documented, '/api/docs/json')).toBe(200);
    expect(await statusOf(documented, '/metrics')).toBe(404);
  } finally {
    await production.close();
    await documented.close();
  }
});

test('mail on files is read on this machine alone, and by no page whose name was made to lead here', async () => {
  const read = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await api.app.inject({ url: '/dev/mail.json', headers, remoteAddress })).statusCode;
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    expect([host, await read({ host })]).toEqual([host, 200]);
  for (const host of [
    'rebound.example',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '192.0.2.4',
  ])
    expect([host, await read({ host })]).toEqual([host, 404]);
  expect(await read({ host: 'localhost:3000' }, '192.0.2.9')).toBe(404);
  expect(await read({ host: 'localhost:3000', 'x-forwarded-for': '192.0.2.9' })).toBe(404);
});

test('what only its caller may see is kept by nobody', async () => {
  for (const url of ['/api/user/profile', '/api/user/my-comics', '/api/user/runs', '/api/user/export'])
    for (const headers of [{}, { authorization: `Bearer ${ada.token}` }])
      expect([url, (await api.app.inject({ url, headers })).headers['cache-control']]).toEqual([
        url,
        'no-store',
      ]);
  const { headers } = await post({ email: ada.email, password });
  expect(headers['cache-control']).toBe('no-store');
});

test('the web app is served: hashed files for ever, its pages anew each time, and nothing in place of the API', async () => {
  const get = (url: string, accept = 'text/html,*/*') => api.app.inject({ url, headers: { accept } });
  expect((await get('/assets/app-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const url of ['/', '/our-library', '/my-comics-details/123']) {
    const response = await get(url);
    expect([url, response.statusCode, response.body, response.headers['cache-control']]).toEqual([
      url,
      200,
      page,
      'no-cache',
    ]);
  }
  for (const url of ['/api/nope', '/media/nope', '/assets/gone.js', '/metrics', '/socket.io2/']) {
    const status = (await get(url)).statusCode;
    expect([url, status]).toEqual([url, url === '/socket.io2/' ? 200 : 404]);
  }
  expect((await get('/our-library', 'application/json')).statusCode).toBe(404);
});

test('health, readiness and metrics', async () => {
  expect((await api.app.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
  const ready = await api.app.inject({ url: '/readyz' });
  const readiness = readinessSchema.parse(ready.json());
  expect([ready.statusCode, readiness.ready, Object.keys(readiness.checks)]).toEqual([
    200,
    true,
    ['database', 'queue', 'store'],
  ]);
  expect((await api.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  expect(
    (await api.app.inject({ url: '/metrics', headers: { authorization: 'Bearer wrong' } })).statusCode,
  ).toBe(404);
  const metrics = await api.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer metrics-token' },
  });
  expect(metrics.body).toMatch(/panelwise_http_request_seconds_bucket.*route="\/healthz"/);
  expect(metrics.body).toMatch(/panelwise_queue_jobs\{lane="text",state="waiting"\}/);
});

test('without a token metrics are for this machine alone', async () => {
  const other = await startTestApp();
  try {
    const ask = (remoteAddress: string, headers = {}) =>
      other.app.inject({ url: '/metrics', remoteAddress, headers });
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
    expect((await ask('192.0.2.4')).statusCode).toBe(404);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});

test('the catalogue is open to everybody', async () => {
  expect((await api.call(getSubjects)).body.data.map((subject) => subject.name)).toContain('Biology');
  expect((await api.call(getThemes)).body.data[0]?.examplePages.length).toBeGreaterThan(0);
  await api.deps.database.db.update(styles).set({ imageKey: 'styles/s/a.webp' });
  expect((await api.call(getStyles)).body.data[0]).toMatchObject({
    slug: 'comic',
    image: '/media/styles/s/a.webp',
  });
  const { body } = await api.call(getCountries, { headers: { 'accept-language': 'hi-IN' } });
  expect(body.userSelectValue).toEqual({ value: 'IN', label: 'India' });
});

test('the contract is published, and no call is open that it does not declare open', async () => {
  const docs = (await api.app.inject({ url: '/api/docs/json' })).json();
  expect(Object.keys(docs.paths)).toEqual(
    expect.arrayContaining(['/api/user/login', '/api/user/generate-comic', '/api/user/comics/{id}']),
  );
  const open: string[] = [];
  for (const [url, calls] of Object.entries(docs.paths as Record<string, object>))
    for (const method of Object.keys(calls)) {
      const path = url.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
      const response = await api.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path,
        remoteAddress: '10.3.9.9',
      });
      if (response.statusCode !== 401) open.push(`${method} ${url.replace('/api', '')}`);
    }
  expect(open.toSorted()).toEqual([
    'get /avatars/{view}/{file}',
    'get /class/{token}',
    'get /consent/{token}',
    'get /countries',
    'get /curricula',
    'get /curricula/{curriculum}/units',
    'get /library/choices',
    'get /library/{id}',
    'get /library/{id}/short',
    'get /user/comic-didyouknow/{comicId}',
    'get /user/comic-faqs/{comicId}',
    'get /user/comics',
    'get /user/getAllStyles',
    'get /user/getAllThemes',
    'get /user/getallSubject',
    'post /auth/class-code',
    'post /auth/pictures',
    'post /class/{token}/answers',
    'post /class/{token}/report',
    'post /consent/{token}/confirm',
    'post /consent/{token}/withdraw',
    'post /family/letters/{token}/end',
    'post /library/{id}/answers',
    'post /library/{id}/quiz',
    'post /library/{id}/report',
    'post /library/{id}/view',
    'post /live/door',
    'post /live/guests',
    'post /live/{id}/answers',
    'post /live/{id}/look',
    'post /user/contact',
    'post /user/forgotPassword',
    'post /user/login',
    'post /user/logout',
    'post /user/register',
    'post /user/resend_otp',
    'post /user/resetPassword',
    'post /user/verify_otp',
    'put /library/{id}/view',
  ]);
  const html = await api.app.inject({ url: '/api/docs/' });
  expect([html.statusCode, /https?:\/\/(?!localhost)/.test(html.body)]).toEqual([200, false]);
});

test('mail that was sent can be read on the page for it', async () => {
  const text = 'Hello Zoë <b>&,';
  await api.deps.mailer.send({ to: 'zoe@example.org', subject: '0123 is your Panelwise code', text });
  const { mails } = (await api.app.inject({ url: '/dev/mail.json' })).json();
  expect(mails[0]).toMatchObject({ to: 'zoe@example.org', subject: '0123 is your Panelwise code' });
  expect(mails[0].text).toContain(text);
  const { body } = await api.app.inject({ url: '/dev/mail' });
  expect(body).not.toContain('<b>&');
  expect(body).toContain('zoe@example.org');
});

test('an unexpected failure is a plain 500', async () => {
  const id = await createComic(api, ada.userId, { script: true });
  const broken = await startTestApp();
  try {
    const user = await createUser(broken);
    await broken.deps.database.db.execute('drop table comics cascade');
    const refusal = await broken.refuse(saveScript, {
      token: user.token,
      params: { id },
      body: { prompt: '' },
    });
    expect(refusal).toMatchObject({ status: 500, code: 'internal', message: 'Something went wrong' });
    expect(JSON.stringify(refusal)).not.toMatch(/comics|relation|select/i);
  } finally {
    await broken.close();
  }
});

test('a sender that never finishes its request is cut off', async () => {
  const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const startedAt = Date.now();
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect(Date.now() - startedAt).toBeLessThan(15_000);
});
