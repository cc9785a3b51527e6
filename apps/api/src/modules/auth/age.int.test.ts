import { randomUUID } from 'node:crypto';
import { termsVersion } from '@panelwise/contracts/domain/terms';
import * as contract from '@panelwise/contracts/http/auth';
import { registrations, users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCodes, readMails } from '../../testing/fixtures.ts';
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

/** Signs up, and enters the code from the mail. */
async function signUp(changes: Record<string, unknown> = {}) {
  const { email } = await register(changes);
  const [otp] = await readCodes(api, email);
  const { body } = await api.call(contract.verifyOtp, { body: { email, otp }, address: address() });
  return { email, user: body.data!.user };
}
async function register(changes: Record<string, unknown> = {}) {
  const body = account(changes);
  await api.call(contract.register, { body, address: address() });
  return body;
}

describe('the age of who signs up', () => {
  const thisYear = new Date().getUTCFullYear();
  const child = (birthYear: number, changes = {}) =>
    account({ userType: 'Student', birthYear, country: 'US', ...changes });

  test('year, country and the accepted terms come along into the account', async () => {
    const { email } = await signUp({ userType: 'Student', birthYear: thisYear - 10, country: 'FR' });
    const [user] = await api.deps.database.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ birthYear: thisYear - 10, country: 'FR', termsVersion });
    expect(Date.now() - user!.termsAcceptedAt!.getTime()).toBeLessThan(60_000);
  });

  test('the call without them works as before, and is a child of unknown age where it is a student', async () => {
    expect((await signUp({ userType: 'Student' })).user.consent).toBe('needed');
    expect((await signUp()).user.consent).toBe('none');
  });

  test('under six is refused kindly, with nothing stored and no mail', async () => {
    for (const userType of ['Student', 'Teacher']) {
      const body = child(thisYear - 4, { userType });
      const refusal = await api.refuse(contract.register, { body, address: address() });
      expect(refusal).toMatchObject({ status: 403, code: 'too-young' });
      expect(refusal.message).toContain('grown-up');
      const { db } = api.deps.database;
      expect(await db.$count(registrations, eq(registrations.email, body.email))).toBe(0);
      expect(await readMails(api, body.email)).toEqual([]);
    }
  });

  test('a second try with another year, or none, is refused for a day, and nobody else behind the address is', async () => {
    const school = address();
    const first = child(thisYear - 4);
    await api.refuse(contract.register, { body: first, address: school });
    for (const again of [{ birthYear: thisYear - 30 }, { birthYear: undefined, userType: 'Teacher' }]) {
      const body = { ...first, ...again, username: randomUUID() };
      expect((await api.refuse(contract.register, { body, address: school })).code).toBe('too-young');
    }
    expect((await api.call(contract.register, { body: child(thisYear - 10), address: school })).status).toBe(
      200,
    );
    // Somebody who knows an e-mail locks nobody out of it from elsewhere.
    const owner = { ...first, birthYear: thisYear - 30 };
    expect((await api.call(contract.register, { body: owner, address: address() })).status).toBe(200);
  });

  test('years and countries that there are not are asked for again', async () => {
    for (const [field, value] of [
      ['birthYear', thisYear + 1],
      ['birthYear', 1850],
      ['birthYear', '2014'],
      ['birthYear', 2014.5],
      ['country', 'ZZ'],
      ['country', 'us'],
      ['country', 'constructor'],
    ] as const) {
      const body = account({ [field]: value });
      const refusal = await api.refuse(contract.register, { body, address: address() });
      expect(refusal, `${field} ${value}`).toMatchObject({ code: 'bad-input', details: [{ path: field }] });
    }
  });
});
