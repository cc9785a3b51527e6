import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/auth';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { refreshTokens, users } from '@panelwise/db/schema/accounts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUser, password, readCodes, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  ada = await createUser(api);
});
afterAll(() => api.close());

const cookieOf = (headers: Record<string, unknown>) =>
  /panelwise_refresh=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const withCookie = (token: string) => ({ headers: { cookie: `panelwise_refresh=${token}` } });
const mine = (token: string) => api.call(getMyComics, { token });
const refused = (token: string | undefined) => api.refuse(getMyComics, { token });

test('logging in gives a token that works, and a cookie that renews it', async () => {
  const { body, headers } = await api.call(contract.login, { body: { email: ada.email, password } });
  expect(body.data.user._id).toBe(ada.userId);
  expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2/);
  await mine(body.data.token);
  const renewed = await api.call(contract.refresh, withCookie(cookieOf(headers)));
  expect(renewed.body.data._id).toBe(ada.userId);
  expect(cookieOf(renewed.headers)).not.toBe(cookieOf(headers));
  await mine(renewed.body.data.token);
});

test('a wrong password and an unknown e-mail get the same answer, as fast', async () => {
  const answers: Record<string, string[]> = { known: [], unknown: [] };
  const times: Record<string, number[]> = { known: [], unknown: [] };
  const victim = await createUser(api);
  for (let i = 0; i < 16; i++)
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? victim.email : `${randomUUID()}@example.org`;
      const startedAt = performance.now();
      const refusal = await api.refuse(contract.login, {
        body: { email, password: 'not this one' },
        address: `10.1.${i}.1`,
      });
      times[kind]?.push(performance.now() - startedAt);
      const { requestId: _, headers: __, ...same } = refusal;
      answers[kind]?.push(JSON.stringify(same));
    }
  expect(new Set([...(answers.known ?? []), ...(answers.unknown ?? [])]).size).toBe(1);
  const fastest = [times.known, times.unknown].map((all) => Math.min(...(all ?? [])));
  // Nearly all of it is the hashing of the password: whoever left that out would be many times as fast.
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(3);
});

test('ten wrong passwords from one place are enough; a forged address does not help, and the owner still gets in', async () => {
  const victim = await createUser(api);
  const wrong = (headers: Record<string, string> = {}) =>
    api.refuse(contract.login, {
      body: { email: victim.email, password: 'not this one' },
      address: '203.0.113.9',
      headers,
    });
  for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(401);
  expect(await wrong()).toMatchObject({ status: 429, code: 'rate-limited' });
  expect((await wrong({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
  expect(Number((await wrong()).headers['retry-after'])).toBeGreaterThan(0);
  await api.call(contract.login, { body: { email: victim.email, password }, address: '192.0.2.55' });
});

test('a sign-up whose e-mail is not proven cannot log in, and is sent a new code', async () => {
  const email = 'not-proven@example.org';
  const person = { firstname: 'Bea', lastname: 'Park', username: 'not-proven', userType: 'Student', email };
  await api.call(contract.register, { body: { ...person, password, acceptTerms: true } });
  const refusal = await api.refuse(contract.login, { body: { email, password } });
  expect(refusal).toMatchObject({ status: 403, code: 'not-verified' });
  await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(2));
  const [code] = await readCodes(api, email);
  await api.call(contract.verifyOtp, { body: { email, otp: code } });
});

test('a forged, foreign, expired or incomplete token is refused', async () => {
  const key = api.deps.keys.access;
  const now = Math.floor(Date.now() / 1_000);
  const good = {
    sid: ada.sessionId,
    sub: ada.userId,
    iss: 'panelwise',
    aud: 'panelwise-api',
    iat: now,
    exp: now + 60,
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const make = (header: object, claims: object, secret: Buffer = key, hash = 'sha256') => {
    const body = `${encode(header)}.${encode(claims)}`;
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
  };
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  await mine(make(hs256, good));
  const { exp: _, ...noExp } = good;
  const bad = {
    'alg none': `${encode({ alg: 'none' })}.${encode(good)}.x`,
    'alg none without signature': `${encode({ alg: 'none' })}.${encode(good)}.`,
    'another algorithm': make({ alg: 'HS512' }, good, key, 'sha512'),
    'RS256 header over an HMAC': make({ alg: 'RS256' }, good),
    'unknown crit': make({ ...hs256, crit: ['x'], x: 1 }, good),
    'another key': make(hs256, good, Buffer.alloc(32, 1)),
    'key from the token': make(
      { ...hs256, jku: 'https://example.org/keys', jwk: { kty: 'oct', k: 'AAAA' } },
      good,
      Buffer.from('AAAA', 'base64url'),
    ),
    'the key of another use': make(hs256, good, api.deps.keys.refresh.now),
    'no exp': make(hs256, noExp),
    expired: make(hs256, { ...good, iat: now - 1_000, exp: now - 1 }),
    'wrong audience': make(hs256, { ...good, aud: 'elsewhere' }),
    'wrong issuer': make(hs256, { ...good, iss: 'elsewhere' }),
    'no session': make(hs256, { ...good, sid: undefined }),
    "another user's session": make(hs256, { ...good, sub: randomUUID() }),
    'unknown session': make(hs256, { ...good, sid: randomUUID() }),
    'session that is no id': make(hs256, { ...good, sid: { a: 1 } }),
    'the refresh token': ada.refreshToken,
  };
  for (const [name, token] of Object.entries(bad))
    expect({ name, ...(await refused(token)) }).toMatchObject({ name, status: 401 });
  expect(await refused(undefined)).toMatchObject({
    status: 401,
    code: 'unauthorized',
    message: 'Please log in.',
  });
});

test('after logging out neither token works any more', async () => {
  const user = await createUser(api);
  const { headers } = await api.call(contract.logout, {
    token: user.token,
    ...withCookie(user.refreshToken),
  });
  expect(String(headers['set-cookie'])).toMatch(/panelwise_refresh=;/);
  // Every process hears of it in its own time, within a second at most.
  await expect
    .poll(
      () =>
        refused(user.token).then(
          ({ status }) => status,
          () => 200,
        ),
      { timeout: 60_000 },
    )
    .toBe(401);
  expect((await api.refuse(contract.refresh, withCookie(user.refreshToken))).status).toBe(401);
});

test('a session that is revoked, or whose account is deleted, is refused within a second', async () => {
  const [revoked, deleted] = [await createUser(api), await createUser(api)];
  await Promise.all([mine(revoked.token), mine(deleted.token)]);
  const { db } = api.deps.database;
  await db
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(eq(refreshTokens.id, revoked.sessionId));
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, deleted.userId));
  const startedAt = Date.now();
  for (const { token } of [revoked, deleted])
    await vi.waitFor(async () => expect((await refused(token)).status).toBe(401), { timeout: 60_000 });
  expect(Date.now() - startedAt).toBeLessThan(1_500);
});

test('rights come from the account as it is now, not from the token', async () => {
  const admin = await createUser(api, 'admin');
  expect((await api.app.identify(admin.token)).userType).toBe('admin');
  await api.deps.database.db.update(users).set({ userType: 'user' }).where(eq(users.id, admin.userId));
  await vi.waitFor(async () => expect((await api.app.identify(admin.token)).userType).toBe('user'), {
    timeout: 60_000,
  });
});

test('two tabs that renew at once both go on with the same session', async () => {
  const user = await createUser(api);
  const [first, second] = await Promise.all([
    api.call(contract.refresh, withCookie(user.refreshToken)),
    api.call(contract.refresh, withCookie(user.refreshToken)),
  ]);
  expect(cookieOf(first.headers)).toBe(cookieOf(second.headers));
  await mine(first.body.data.token);
  await api.call(contract.refresh, withCookie(cookieOf(first.headers)));
});

test('an old token that turns up after the grace ends the session for both holders', async () => {
  const user = await createUser(api);
  const { headers, body } = await api.call(contract.refresh, withCookie(user.refreshToken));
  await api.deps.database.db
    .update(refreshTokens)
    .set({ rotatedAt: sql`now() - interval '11 seconds'` })
    .where(eq(refreshTokens.id, user.sessionId));
  expect((await api.refuse(contract.refresh, withCookie(user.refreshToken))).status).toBe(401);
  expect((await api.refuse(contract.refresh, withCookie(cookieOf(headers)))).status).toBe(401);
  await vi.waitFor(async () => expect((await refused(body.data.token)).status).toBe(401));
});

test('a token from two rotations ago ends the session even within the grace', async () => {
  const user = await createUser(api);
  const once = await api.call(contract.refresh, withCookie(user.refreshToken));
  const twice = await api.call(contract.refresh, withCookie(cookieOf(once.headers)));
  expect((await api.refuse(contract.refresh, withCookie(user.refreshToken))).status).toBe(401);
  expect((await api.refuse(contract.refresh, withCookie(cookieOf(twice.headers)))).status).toBe(401);
});

test('without a cookie, or with a made-up one, there is no session', async () => {
  expect((await api.refuse(contract.refresh)).status).toBe(401);
  const madeUp = `${ada.sessionId}.0.${'A'.repeat(43)}`;
  expect((await api.refuse(contract.refresh, withCookie(madeUp))).status).toBe(401);
  await mine(ada.token);
});

test('no page of another site begins, renews or ends a session', async () => {
  const user = await createUser(api);
  const host = 'comics.example.org';
  const refused = ['https://evil.example', 'https://comics.example.org.evil.example', 'null', 'file://'];
  for (const origin of refused) {
    const headers = { origin, host };
    for (const call of [
      api.refuse(contract.refresh, { headers: { ...withCookie(user.refreshToken).headers, ...headers } }),
      api.refuse(contract.logout, { headers: { ...withCookie(user.refreshToken).headers, ...headers } }),
      api.refuse(contract.login, { body: { email: user.email, password }, headers }),
      api.refuse(contract.verifyOtp, { body: { email: user.email, otp: '0000' }, headers }),
    ])
      expect(await call).toMatchObject({ status: 403, code: 'forbidden' });
  }
  const headers = { ...withCookie(user.refreshToken).headers, origin: `https://${host}`, host };
  expect((await api.call(contract.refresh, { headers })).status).toBe(200);
});

test('a session ends after ninety days, however often it is renewed', async () => {
  const user = await createUser(api);
  const { db } = api.deps.database;
  const day = 24 * 3_600_000;
  const age = (days: number) =>
    db
      .update(refreshTokens)
      .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(refreshTokens.id, user.sessionId));
  const left = async () => {
    const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.id, user.sessionId));
    return Math.round((row!.expiresAt.getTime() - Date.now()) / day);
  };
  await age(10);
  const { headers } = await api.call(contract.refresh, withCookie(user.refreshToken));
  expect(await left()).toBe(30);
  await age(80);
  const again = await api.call(contract.refresh, withCookie(cookieOf(headers)));
  expect(await left()).toBe(10);
  await age(90);
  expect((await api.refuse(contract.refresh, withCookie(cookieOf(again.headers)))).status).toBe(401);
});

test('a new secret logs nobody out who is told the one before', async () => {
  const [old, fresh, other] = [1, 2, 3].map(() => randomBytes(32).toString('hex')) as [
    string,
    string,
    string,
  ];
  const first = await startTestApp({ JWT_SECRET: old });
  const user = await createUser(first);
  const restarted = (JWT_SECRET_BEFORE: string) =>
    startTestApp({}, { beside: { ...first, env: { ...first.env, JWT_SECRET: fresh, JWT_SECRET_BEFORE } } });
  const [second, third] = [await restarted(old), await restarted(other)];
  try {
    expect((await third.refuse(contract.refresh, withCookie(user.refreshToken))).status).toBe(401);
    expect((await second.refuse(getMyComics, { token: user.token })).status).toBe(401);
    const { body } = await second.call(contract.refresh, withCookie(user.refreshToken));
    await second.call(getMyComics, { token: body.data.token });
  } finally {
    for (const app of [third, second, first]) await app.close();
  }
});
