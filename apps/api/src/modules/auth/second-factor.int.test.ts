import { exportAccount, getProfile } from '@panelwise/contracts/http/account';
import { login } from '@panelwise/contracts/http/auth';
import { getMyComics } from '@panelwise/contracts/http/comics';
import { getContacts } from '@panelwise/contracts/http/contact';
import * as contract from '@panelwise/contracts/http/second-factor';
import { resetSecondFactor } from '@panelwise/db/repositories/admins';
import { listAuditRecords } from '@panelwise/db/repositories/audit';
import { authenticators, recoveryCodes } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../signing-keys.ts';
import { appCode, setUpApp } from '../../testing/authenticator-app.ts';
import { createUser, password, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { unseal } from './sealed.ts';
import { resealAll } from './second-factor.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ JWT_SECRET: 'k3Jq9vXz7Lw2Rb8TnY5mHc1GdF6sPa4E' });
});
afterAll(() => api.close());

const setUp = (admin: Pick<TestUser, 'token'>, site = api) => setUpApp(site, admin);
let places = 0;
const credentials = ({ email }: TestUser, secondCode?: string) => ({
  body: { email, password, ...(secondCode && { secondCode }) },
  address: `10.66.${places >> 8}.${places++ & 255}`,
});

test('an admin sets an app up, and is asked for its code from then on; a session comes only after it', async () => {
  const admin = await createUser(api, 'admin');
  const { secret, uri } = await setUp(admin);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Panelwise:/);
  const refused = await api.refuse(login, credentials(admin));
  expect(refused).toMatchObject({ status: 401, code: 'second-factor-needed' });
  expect(refused.headers['set-cookie']).toBeUndefined();
  expect(await api.refuse(login, credentials(admin, '000000'))).toMatchObject({
    code: 'second-factor-wrong',
  });
  const code = await appCode(secret, 1);
  const { body } = await api.call(login, credentials(admin, ` ${code.slice(0, 3)} ${code.slice(3)}`));
  await api.call(getContacts, { token: body.data.token });
  // Seen over a shoulder, or on its way: a code is used once, and none before it.
  for (const used of [code, await appCode(secret)])
    expect((await api.refuse(login, credentials(admin, used))).code).toBe('second-factor-wrong');
  const wrong = { ...credentials(admin, '000000').body, password: 'not this one' };
  expect((await api.refuse(login, { body: wrong })).code).toBe('bad-credentials');
});

test('a recovery code works once, and ten are given', async () => {
  const admin = await createUser(api, 'admin');
  const { recoveryCodes: codes } = await setUp(admin);
  expect(new Set(codes).size).toBe(10);
  await api.call(login, credentials(admin, codes[0]!.toUpperCase()));
  expect((await api.refuse(login, credentials(admin, codes[0]))).code).toBe('second-factor-wrong');
  const { body } = await api.call(contract.getSecondFactor, { token: admin.token });
  expect(body).toMatchObject({ recoveryCodesLeft: 9, required: false, setUpAt: expect.any(String) });
});

test('guessing codes with a stolen password is stopped, wherever it comes from', async () => {
  const admin = await createUser(api, 'admin');
  const { secret } = await setUp(admin);
  const codes = [];
  for (let i = 0; i < 12; i++) codes.push((await api.refuse(login, credentials(admin, '000000'))).code);
  expect(codes).toEqual([...Array(10).fill('second-factor-wrong'), 'rate-limited', 'rate-limited']);
  expect((await api.refuse(login, credentials(admin, await appCode(secret, 1)))).code).toBe('rate-limited');
});

test('only admins have one, it takes the password, and it is not replaced while it is there', async () => {
  const teacher = await createUser(api);
  expect((await api.refuse(contract.getSecondFactor, { token: teacher.token })).code).toBe('forbidden');
  const admin = await createUser(api, 'admin');
  const offer = { token: admin.token, body: { password: 'not this one' } };
  expect((await api.refuse(contract.offerSecondFactor, offer)).code).toBe('bad-credentials');
  const early = { token: admin.token, body: { appCode: '123456' } };
  expect((await api.refuse(contract.setUpSecondFactor, early)).code).toBe('second-factor-wrong');
  // Offered and not set up: nothing is asked for.
  await api.call(contract.offerSecondFactor, { token: admin.token, body: { password } });
  await api.call(login, credentials(admin));
  const { secret } = await setUp(admin);
  const again = await api.refuse(contract.offerSecondFactor, { token: admin.token, body: { password } });
  expect(again.code).toBe('second-factor-there');
  const remove = (secondCode: string) => ({ token: admin.token, body: { password, secondCode } });
  expect((await api.refuse(contract.removeSecondFactor, remove('000000'))).code).toBe('second-factor-wrong');
  await api.call(contract.removeSecondFactor, remove(await appCode(secret, 1)));
  await api.call(login, credentials(admin));
});

test('the database and the export hold no secret; whoever has lost the app is helped by an operator, who is written down', async () => {
  const admin = await createUser(api, 'admin');
  const { db } = api.deps.database;
  const { secret, recoveryCodes: codes } = await setUp(admin);
  const rows = JSON.stringify([
    await db.select().from(authenticators).where(eq(authenticators.userId, admin.userId)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, admin.userId)),
  ]);
  for (const hidden of [secret, codes[0]!, codes[0]!.replaceAll('-', '')]) expect(rows).not.toContain(hidden);
  const { body } = await api.call(exportAccount, { token: admin.token });
  expect(body.data.secondFactor).toEqual({ setUpAt: expect.any(String), recoveryCodesLeft: 10 });
  expect(JSON.stringify(body.data)).not.toMatch(/sealed|codeHash/);
  expect((await resetSecondFactor(db, admin.email)).result).toBe('changed');
  expect((await resetSecondFactor(db, admin.email)).result).toBe('unchanged');
  const records = await listAuditRecords(db, 'user', admin.userId);
  expect(records.map(({ action }) => action)).toEqual(['set-up-second-factor', 'reset-second-factor']);
  await api.call(login, credentials(admin));
});

test('a new JWT_SECRET loses no app, and seals it anew', async () => {
  const admin = await createUser(api, 'admin');
  const { secret } = await setUp(admin);
  const { db } = api.deps.database;
  const young = 'Zq8wN4bV6cX1mL0pK9jH7gF5dS3aT2rY';
  const keys = deriveKeys(young, api.env.JWT_SECRET);
  await resealAll({ database: api.deps.database, keys });
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, admin.userId));
  expect(unseal(deriveKeys(young).secondFactor, row!.sealedSecret, admin.userId)).toBe(secret);
});

describe('where it is required', () => {
  test('an admin without one can do nothing but set one up; everybody else goes on', async () => {
    const strict = await startTestApp({ ADMIN_SECOND_FACTOR: 'required' });
    try {
      const admin = await createUser(strict, 'admin');
      const { body } = await strict.call(login, credentials(admin));
      expect(body.data.user.needsSecondFactor).toBe(true);
      const { token } = body.data;
      for (const call of [getContacts, getMyComics])
        expect(await strict.refuse(call, { token })).toMatchObject({
          status: 403,
          code: 'second-factor-missing',
        });
      await strict.call(getProfile, { token });
      const { secret } = await setUp({ ...admin, token }, strict);
      await expect
        .poll(async () =>
          strict.call(getContacts, { token }).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      const again = await strict.call(login, credentials(admin, await appCode(secret, 1)));
      expect(again.body.data.user.needsSecondFactor).toBeUndefined();
      const remove = { token, body: { password, secondCode: '000000' } };
      expect((await strict.refuse(contract.removeSecondFactor, remove)).code).toBe('second-factor-required');
      const teacher = await createUser(strict);
      await strict.call(getMyComics, { token: teacher.token });
    } finally {
      await strict.close();
    }
  });
});
