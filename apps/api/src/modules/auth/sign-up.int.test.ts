import { randomUUID } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { forgotPassword } from '@panelwise/contracts/http/account';
import * as contract from '@panelwise/contracts/http/auth';
import { listOpenOtps } from '@panelwise/db/repositories/otps';
import { codeGuesses, otps, registrations, users } from '@panelwise/db/schema/accounts';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  afterPause as afterPauseOf,
  cookiesOf,
  createUser,
  password,
  readCodes,
  readMails,
} from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isCodeOf } from './one-time-code.ts';

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
  const [registration] = await api.deps.database.db
    .select()
    .from(registrations)
    .where(eq(registrations.email, body.email))
    .orderBy(desc(registrations.id));
  return { body, code: code ?? '', email: body.email, registrationId: registration!.id };
}
const enter = (email: string, otp: string | undefined) =>
  api.call(contract.verifyOtp, { body: { email, otp }, address: address() });
const enterWrong = (email: string, otp: string | undefined) =>
  api.refuse(contract.verifyOtp, { body: { email, otp }, address: address() });
/** One place that nobody else comes from. */
let places = 0;
const afterPause = (place: string, email: string) => afterPauseOf(api, place, email);
const newPlace = () => `10.77.${places >> 8}.${places++ & 255}`;
const wrong = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0');

test('signing up, reading the code in the mail and entering it logs in', async () => {
  const { email, code } = await signUp();
  const { body, headers } = await api.call(contract.verifyOtp, { body: { email, otp: code } });
  expect(body.data?.user.email).toBe(email);
  expect(body.data?.token.split('.')).toHaveLength(3);
  expect(String(headers['set-cookie'])).toMatch(/panelwise_refresh=.*HttpOnly; SameSite=Lax/);
  expect(String(headers['set-cookie'])).toMatch(/Path=\/api\/user;/);
});

test('the mail with a code greets nobody by a name that a stranger may have typed', async () => {
  const { email } = await signUp({ firstname: 'Win a prize', lastname: 'Call now' });
  const [mail] = await readMails(api, email);
  expect(mail?.text).toMatch(/^Hello,/);
  expect(mail?.text).not.toMatch(/prize|Call now/);
});

test('nobody makes himself an admin', async () => {
  for (const userType of ['admin', 'ADMIN', ['admin'], 'user']) {
    const body = account({ userType });
    expect(await api.refuse(contract.register, { body, address: address() })).toMatchObject({
      status: 400,
      code: 'bad-input',
    });
    const { db } = api.deps.database;
    expect(await db.select().from(registrations).where(eq(registrations.email, body.email))).toEqual([]);
  }
});

test('fields that are not asked for change nothing', async () => {
  const _id = randomUUID();
  const more = { _id, id: _id, role: 'admin', verified: true, verifiedAt: new Date(), deleteAt: new Date() };
  const { email, code, registrationId } = await signUp(more);
  expect(registrationId).not.toBe(_id);
  expect(await api.deps.database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  await enter(email, code);
  const [user] = await api.deps.database.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ userType: 'Teacher', deleteAt: null });
  expect(user?.id).not.toBe(_id);
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

describe('several sign-ups with one e-mail', () => {
  const credentials = ({ email, password }: { email: string; password: string }) => ({
    body: { email, password },
    address: address(),
  });

  test.each(['after', 'before'])(
    'a stranger who signs up %s its owner gets nothing by the owner entering the code',
    async (when) => {
      const email = `${randomUUID()}@example.org`;
      const strange = { email, firstname: 'Mallory', password: 'chosen by Mallory' };
      if (when === 'before') await signUp(strange);
      const own = await signUp({ email });
      if (when === 'after') await signUp(strange);
      const { body } = await enter(email, own.code);
      expect(body.data).toMatchObject({ firstname: 'Zoë', username: own.body.username });
      expect((await api.refuse(contract.login, credentials({ ...own.body, ...strange }))).code).toBe(
        'bad-credentials',
      );
      expect((await api.call(contract.login, credentials(own.body))).status).toBe(200);
    },
  );

  test('each code opens the account of its own sign-up, and once there is one, no other', async () => {
    const first = await signUp();
    const second = await signUp({ email: first.email, firstname: 'Bea' });
    expect((await enter(first.email, second.code)).body.data?.firstname).toBe('Bea');
    expect(await enterWrong(first.email, first.code)).toMatchObject({ status: 409, code: 'email-taken' });
    const { db } = api.deps.database;
    expect(await db.select().from(users).where(eq(users.email, first.email))).toHaveLength(1);
  });

  test('a code that is asked for again is sent to whoever knows the password', async () => {
    const own = await signUp();
    await signUp({ email: own.email, firstname: 'Mallory', password: 'chosen by Mallory' });
    const before = await readMails(api, own.email);
    await api.call(contract.resendOtp, { body: { email: own.email }, address: newPlace() });
    await vi.waitFor(async () => expect(await readMails(api, own.email)).toHaveLength(before.length + 1));
    expect((await readMails(api, own.email))[0]?.subject).toBe('Please log in to get your Panelwise code');
    expect(await api.refuse(contract.login, credentials(own.body))).toMatchObject({ code: 'not-verified' });
    await vi.waitFor(async () => expect(await readMails(api, own.email)).toHaveLength(before.length + 2));
    const [mail] = await readMails(api, own.email);
    expect(mail?.text).toContain(own.body.username);
    const { body } = await enter(own.email, mail?.subject.slice(0, 4));
    expect(body.data?.username).toBe(own.body.username);
  });

  test('an e-mail with an account gets the same answers as one without, and a mail that says so', async () => {
    const owner = await signUp();
    await enter(owner.email, owner.code);
    const answersFor = async (email: string) => {
      const answers: unknown[] = [];
      const from = newPlace();
      for (let i = 0; i < 6; i++) {
        const body = account({ email });
        const ask = i < 5 ? api.call : api.refuse;
        const answer = await ask(contract.register, { body, address: from });
        const said = 'body' in answer ? JSON.stringify(answer.body) : answer.message;
        // A pause of a minute may be told a few milliseconds later.
        answers.push([answer.status, said.replace(/"resendAfterMs":(60000|59\d{3})/, 'a minute')]);
      }
      const body = { email, otp: '9999' };
      for (let i = 0; i < 4; i++) {
        const { status, code, message } = await api.refuse(contract.verifyOtp, { body, address: from });
        answers.push({ status, code, message });
      }
      return answers;
    };
    const unknown = await answersFor(`${randomUUID()}@example.org`);
    expect(await answersFor(owner.email)).toEqual(unknown);
    const [mail] = await readMails(api, owner.email);
    expect(mail?.subject).toBe('You have a Panelwise account already');
    expect(mail?.text).not.toMatch(/\b\d{4}\b/);
    expect((await api.call(contract.login, credentials(owner.body))).status).toBe(200);
  });

  test('signing up takes as long for an e-mail that has an account', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 8; i++) {
      const { email } = await createUser(api);
      for (const [kind, body] of [
        ['known', account({ email })],
        ['unknown', account()],
      ] as const) {
        const startedAt = performance.now();
        await api.call(contract.register, { body, address: address() });
        times[kind].push(performance.now() - startedAt);
      }
    }
    const fastest = [Math.min(...times.known), Math.min(...times.unknown)];
    // Nearly all of it is the hashing of the password: whoever left that out would be many times as fast.
    expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(3);
  });

  test('nobody keeps a username without proving an e-mail', async () => {
    const squatter = await signUp();
    const other = await signUp({ username: squatter.body.username });
    expect((await enter(other.email, other.code)).body.data?.username).toBe(squatter.body.username);
    const refusal = await enterWrong(squatter.email, squatter.code);
    expect(refusal).toMatchObject({ status: 409, code: 'username-taken' });
    expect(refusal.message).toContain('Please sign up again with another username.');
    const taken = account({ username: squatter.body.username });
    expect(await api.refuse(contract.register, { body: taken, address: address() })).toMatchObject({
      status: 409,
      code: 'username-taken',
    });
    const again = await signUp({ email: squatter.email });
    expect((await enter(again.email, again.code)).status).toBe(200);
  });

  test('two codes for one username at the same moment open one account', async () => {
    const username = randomUUID();
    const both = [await signUp({ username }), await signUp({ username })];
    const responses = await Promise.all(
      both.map(({ email, code }) =>
        api.app.inject({ method: 'POST', url: '/api/user/verify_otp', payload: { email, otp: code } }),
      ),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
  });

  test('a sign-up that nobody proves is forgotten', async () => {
    const { db } = api.deps.database;
    const old = await signUp();
    const past = new Date(Date.now() - limits.registrationKeptMs - 1_000);
    await db.update(registrations).set({ createdAt: past }).where(eq(registrations.id, old.registrationId));
    expect((await api.refuse(contract.login, credentials(old.body))).code).toBe('bad-credentials');
    await signUp();
    expect(await db.select().from(registrations).where(eq(registrations.id, old.registrationId))).toEqual([]);
  });
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
    .where(eq(otps.registrationId, late.registrationId));
  expect(await api.refuse(contract.verifyOtp, { body: { email: late.email, otp: late.code } })).toMatchObject(
    { status: 400 },
  );

  const other = await signUp();
  await api.deps.database.db
    .update(otps)
    .set({ purpose: 'reset-password' })
    .where(eq(otps.registrationId, other.registrationId));
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

test('of a hundred guesses at once from everywhere six are looked at, and who asked for the code still enters it', async () => {
  const home = newPlace();
  const body = account();
  await api.call(contract.register, { body, address: home });
  const { email } = body;
  const [code = ''] = await readCodes(api, email);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const guess = { body: { email, otp: wrong(code, i + 1) }, address: `10.9.${i}.1` };
      return (await api.refuse(contract.verifyOtp, guess)).status;
    }),
  );
  // On a busy machine some wait too long for a connection, and hear that instead.
  const looked = statuses.filter((status) => status === 400).length;
  expect(looked).toBeLessThanOrEqual(limits.otpTriesOfOthers);
  expect(looked + statuses.filter((status) => status === 429 || status === 503).length).toBe(100);
  expect(statuses).toContain(429);
  const rows = await api.deps.database.db.select().from(codeGuesses).where(eq(codeGuesses.email, email));
  expect(rows).toHaveLength(limits.otpTriesOfOthers);
  const { body: answer } = await api.call(contract.verifyOtp, { body: { email, otp: code }, address: home });
  expect(answer.data?.email).toBe(email);
});

test('five codes a day are sent; a resend for an unknown e-mail looks the same', async () => {
  const home = newPlace();
  const body = account();
  const unknown = 'nobody@example.org';
  const resend = async (email: string) => {
    await afterPause(home, email);
    return { body: { email }, address: home };
  };
  await api.call(contract.register, { body, address: home });
  await api.call(contract.resendOtp, await resend(unknown));
  for (let i = 0; i < 4; i++) {
    const answers = [];
    for (const email of [body.email, unknown])
      answers.push((await api.call(contract.resendOtp, await resend(email))).body);
    // The last one of a day says that the next has to wait for longer than a pause.
    for (const { resendAfterMs } of answers) expect(resendAfterMs > limits.otpPauseMs).toBe(i === 3);
    expect(Math.abs(answers[0]!.resendAfterMs - answers[1]!.resendAfterMs)).toBeLessThan(10_000);
  }
  await vi.waitFor(async () => expect(await readCodes(api, body.email)).toHaveLength(5));
  const refusals = [];
  for (const email of [body.email, unknown])
    refusals.push(await api.refuse(contract.resendOtp, await resend(email)));
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 429, code: 'rate-limited' });
  expect(refusals[0]?.message).toBe(refusals[1]?.message);
  expect(await readCodes(api, body.email)).toHaveLength(5);
});

test('the database holds no code and no password in plain text', async () => {
  const { email, code } = await signUp();
  const [otp] = await api.deps.database.db.select().from(otps).where(eq(otps.email, email));
  const [user] = await api.deps.database.db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email));
  expect(JSON.stringify(otp)).not.toContain(`"${code}"`);
  expect(otp?.codeHash).toHaveLength(43);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('guessing codes for a new password across many accounts is stopped within a hundred guesses, but for known devices', async () => {
  const api2 = await startTestApp();
  try {
    const { database, keys } = api2.deps;
    // One code in ten thousand is the one that is guessed.
    const wrongCode = async (email: string) =>
      (await listOpenOtps(database.db, email)).some((otp) => isCodeOf(keys.otp, otp, '0000'))
        ? '0001'
        : '0000';
    const guess = async (email: string, i: number, headers = {}) => {
      const body = { email, otp: await wrongCode(email) };
      return api2.refuse(contract.verifyOtp, { body, address: `10.8.${i}.1`, headers });
    };
    const owner = await createUser(api2);
    const entered = await api2.call(contract.login, { body: { email: owner.email, password } });
    const cookie = `panelwise_device=${cookiesOf(entered.headers).panelwise_device}`;
    await api2.call(forgotPassword, { body: { email: owner.email }, headers: { cookie } });
    const statuses: number[] = [];
    for (let i = 0; i < 130; i++) {
      const email = `many-${i}@example.org`;
      // Nobody has these e-mails, and whoever guesses must not notice.
      await api2.call(forgotPassword, { body: { email }, address: `10.8.${i}.1` });
      statuses.push((await guess(email, i)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(100);
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true);
    const [code] = await readCodes(api2, owner.email);
    const body = { email: owner.email, otp: code };
    expect(await guess(owner.email, 200)).toMatchObject({ status: 429, code: 'rate-limited' });
    const { body: answer } = await api2.call(contract.verifyOtp, { body, headers: { cookie } });
    expect(answer.reset_key).toBeTruthy();
  } finally {
    await api2.close();
  }
});
