import { randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/auth';
import { otps, users } from '@panelwise/db/schema/accounts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCodes } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

function account(changes: Record<string, unknown> = {}) {
  const name = randomUUID();
  return {
    firstname: 'Zoë',
    lastname: 'Park',
    email: `${name}@example.org`,
    username: name,
    userType: 'Teacher',
    password: 'correct horse',
    acceptTerms: true,
    ...changes,
  };
}
const address = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;

async function signUp(changes: Record<string, unknown> = {}) {
  const body = account(changes);
  await api.call(contract.register, { body, address: address() });
  const [code] = await readCodes(api, body.email);
  const [user] = await api.deps.database.db.select().from(users).where(eq(users.email, body.email));
  return { body, code: code ?? '', email: body.email, userId: user!.id };
}
const wrong = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0');

test('signing up, reading the code in the mail and entering it logs in', async () => {
  const { email, code } = await signUp();
  const { body, headers } = await api.call(contract.verifyOtp, { body: { email, otp: code } });
  expect(body.data?.user.email).toBe(email);
  expect(body.data?.token.split('.')).toHaveLength(3);
  expect(String(headers['set-cookie'])).toMatch(/panelwise_refresh=.*HttpOnly; SameSite=Lax/);
  expect(String(headers['set-cookie'])).toMatch(/Path=\/api\/user;/);
});

test('nobody makes himself an admin', async () => {
  for (const userType of ['admin', 'ADMIN', ['admin'], 'user']) {
    const body = account({ userType });
    expect(await api.refuse(contract.register, { body, address: address() })).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
    expect(await api.deps.database.db.select().from(users).where(eq(users.email, body.email))).toEqual([]);
  }
});

test('fields that are not asked for change nothing', async () => {
  const _id = randomUUID();
  const { userId } = await signUp({ _id, id: _id, role: 'admin', verified: true, verifiedAt: new Date() });
  const [row] = await api.deps.database.db.select().from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ userType: 'Teacher', verifiedAt: null });
  expect(row?.id).not.toBe(_id);
});

test('terms, password length and e-mail are checked before anything is hashed or stored', async () => {
  for (const change of [
    { acceptTerms: false },
    { password: 'x'.repeat(7) },
    { password: 'x'.repeat(31) },
    { email: 'a@example.org\r\nBcc: b@example.org' },
    { email: 'not an address' },
    { firstname: ' ' },
  ]) {
    const refusal = await api.refuse(contract.register, { body: account(change), address: address() });
    expect(refusal.status).toBe(400);
    expect(refusal.details?.[0]?.path).toBe(Object.keys(change)[0]);
  }
  const huge = account({ password: 'x'.repeat(1_100_000) });
  expect(await api.refuse(contract.register, { body: huge, address: address() })).toMatchObject({
    status: 413,
    code: 'body-too-large',
  });
});

test('a proven e-mail is taken, an unproven one may sign up again and only the new code counts', async () => {
  const first = await signUp();
  const again = { ...first.body, firstname: 'Bea' };
  await api.call(contract.register, { body: again, address: address() });
  const [newCode, oldCode] = await readCodes(api, first.email);
  if (newCode !== oldCode)
    expect(
      await api.refuse(contract.verifyOtp, { body: { email: first.email, otp: oldCode } }),
    ).toMatchObject({ status: 400 });
  const verified = await api.call(contract.verifyOtp, { body: { email: first.email, otp: newCode } });
  expect(verified.body.data?.firstname).toBe('Bea');
  expect(await api.refuse(contract.register, { body: again, address: address() })).toMatchObject({
    status: 409,
    code: 'email-taken',
  });
  const namesake = account({ username: first.body.username });
  expect(await api.refuse(contract.register, { body: namesake, address: address() })).toMatchObject({
    status: 409,
    code: 'username-taken',
  });
});

test('two sign-ups with one username at the same moment leave one account', async () => {
  const username = randomUUID();
  const bodies = [account({ username }), account({ username })];
  const from = address();
  const responses = await Promise.all(
    bodies.map((payload) =>
      api.app.inject({ method: 'POST', url: '/api/user/register', payload, remoteAddress: from }),
    ),
  );
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
});

test('the fourth wrong code answers 429, and then even the right one is dead', async () => {
  const { email, code } = await signUp();
  for (const by of [1, 2, 3])
    expect(await api.refuse(contract.verifyOtp, { body: { email, otp: wrong(code, by) } })).toMatchObject({
      status: 400,
      code: 'otp-wrong',
      message: 'Invalid OTP',
    });
  expect(await api.refuse(contract.verifyOtp, { body: { email, otp: wrong(code, 4) } })).toMatchObject({
    status: 429,
    code: 'otp-dead',
  });
  expect(await api.refuse(contract.verifyOtp, { body: { email, otp: code } })).toMatchObject({ status: 429 });
});

test('a code works once, not after its time, and not for another purpose', async () => {
  const used = await signUp();
  await api.call(contract.verifyOtp, { body: { email: used.email, otp: used.code } });
  expect(await api.refuse(contract.verifyOtp, { body: { email: used.email, otp: used.code } })).toMatchObject(
    { status: 400 },
  );

  const late = await signUp();
  await api.deps.database.db
    .update(otps)
    .set({ expiresAt: sql`now() - interval '1 ms'` })
    .where(eq(otps.userId, late.userId));
  expect(await api.refuse(contract.verifyOtp, { body: { email: late.email, otp: late.code } })).toMatchObject(
    { status: 400 },
  );

  const other = await signUp();
  await api.deps.database.db
    .update(otps)
    .set({ purpose: 'reset-password' })
    .where(eq(otps.userId, other.userId));
  expect(
    await api.refuse(contract.verifyOtp, { body: { email: other.email, otp: other.code } }),
  ).toMatchObject({ status: 400 });
});

test('a code that is no text of four digits is refused', async () => {
  const { email } = await signUp();
  for (const otp of [null, '', true, ['1234'], 1234, '12345', '１２３４', undefined])
    expect(await api.refuse(contract.verifyOtp, { body: { email, otp } })).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
});

test('of a hundred guesses at once three are looked at', async () => {
  const { email, code, userId } = await signUp();
  const guesses = Array.from({ length: 100 }, (_, i) => wrong(code, i + 1));
  const statuses = await Promise.all(
    guesses.map(async (otp, i) => {
      const from = `10.9.${i}.1`;
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/user/verify_otp',
        payload: { email, otp },
        remoteAddress: from,
      });
      return response.statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(97);
  const [row] = await api.deps.database.db.select().from(otps).where(eq(otps.userId, userId));
  expect(row?.triesLeft).toBe(0);
});

test('an account gets five codes a day; a resend for an unknown e-mail looks the same', async () => {
  const { email } = await signUp();
  for (let i = 0; i < 4; i++) await api.call(contract.resendOtp, { body: { email }, address: address() });
  await vi.waitFor(async () => expect(await readCodes(api, email)).toHaveLength(5));
  await api.call(contract.resendOtp, { body: { email }, address: address() });
  const unknown = 'nobody@example.org';
  for (let i = 0; i < 5; i++)
    await api.call(contract.resendOtp, { body: { email: unknown }, address: address() });
  const refusals = await Promise.all(
    [email, unknown].map((to) => api.refuse(contract.resendOtp, { body: { email: to }, address: address() })),
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 429, code: 'rate-limited' });
  expect(refusals[0]?.message).toBe(refusals[1]?.message);
  expect(await readCodes(api, email)).toHaveLength(5);
});

test('the database holds no code and no password in plain text', async () => {
  const { code, userId } = await signUp();
  const [otp] = await api.deps.database.db.select().from(otps).where(eq(otps.userId, userId));
  const [user] = await api.deps.database.db.select().from(users).where(eq(users.id, userId));
  expect(JSON.stringify(otp)).not.toContain(`"${code}"`);
  expect(otp?.codeHash).toHaveLength(43);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('guessing across many accounts is stopped within a hundred guesses', async () => {
  const api2 = await startTestApp();
  try {
    const { db } = api2.deps.database;
    const rows = Array.from({ length: 130 }, (_, i) => ({
      firstname: 'A',
      lastname: 'B',
      email: `many-${i}@example.org`,
      username: `many-${i}`,
      userType: 'Student' as const,
      passwordHash: 'x',
    }));
    const made = await db.insert(users).values(rows).returning();
    const expiresAt = new Date(Date.now() + 600_000);
    await db.insert(otps).values(
      made.map((user) => ({
        userId: user.id,
        purpose: 'sign-up' as const,
        codeHash: 'h'.repeat(43),
        triesLeft: 3,
        expiresAt,
      })),
    );
    const statuses: number[] = [];
    for (const [i, user] of made.entries()) {
      const refusal = await api2.refuse(contract.verifyOtp, {
        body: { email: user.email, otp: '0000' },
        address: `10.8.${i}.1`,
      });
      statuses.push(refusal.status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true);
  } finally {
    await api2.close();
  }
});
