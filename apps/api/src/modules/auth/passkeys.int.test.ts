import type { PasskeyOptions, PasskeyProof } from '@panelwise/contracts/domain/passkey';
import { exportAccount } from '@panelwise/contracts/http/account';
import { login } from '@panelwise/contracts/http/auth';
import { getContacts } from '@panelwise/contracts/http/contact';
import * as contract from '@panelwise/contracts/http/passkeys';
import { getSecondFactor, removeSecondFactor } from '@panelwise/contracts/http/second-factor';
import { resetSecondFactor } from '@panelwise/db/repositories/admins';
import { listAuditRecords } from '@panelwise/db/repositories/audit';
import { removePasskey } from '@panelwise/db/repositories/passkeys';
import { passkeyChallenges, passkeys } from '@panelwise/db/schema/accounts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpApp } from '../../testing/authenticator-app.ts';
import { createUser, password, type TestUser } from '../../testing/fixtures.ts';
import { passkeyDevice } from '../../testing/passkey-device.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://comics.example.org';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ PUBLIC_URL: `${origin}/` });
});
afterAll(() => api.close());

let places = 0;
const somewhere = () => `10.67.${places >> 8}.${places++ & 255}`;
const offer = async ({ token }: Pick<TestUser, 'token'>, site = api) => {
  const { body } = await site.call(contract.offerPasskey, {
    token,
    body: { password },
    address: somewhere(),
  });
  return body.options;
};
const add = async (user: Pick<TestUser, 'token'>, { name = 'Laptop', site = api } = {}) => {
  const device = passkeyDevice(origin);
  const passkey = device.make(await offer(user, site));
  const { body } = await site.call(contract.addPasskey, {
    token: user.token,
    body: { name, passkey },
    address: somewhere(),
  });
  return { device, recoveryCodes: body.recoveryCodes };
};
const list = async ({ token }: TestUser) => (await api.call(contract.listPasskeys, { token })).body.passkeys;
const remove = ({ token }: TestUser, id: string) => ({ token, params: { id }, body: { password } });
const credentials = ({ email }: TestUser, address: string, proof: object = {}) => ({
  body: { email, password, ...proof },
  address,
});
/** What a log-in from a place asks to be signed. */
const asked = async (admin: TestUser, address: string): Promise<PasskeyOptions> => {
  const refusal = await api.refuse(login, credentials(admin, address));
  expect(refusal.code).toBe('second-factor-needed');
  return refusal.factors!.passkey!;
};
const refused = async (admin: TestUser, address: string, passkey: PasskeyProof) =>
  (await api.refuse(login, credentials(admin, address, { passkey }))).code;

test('an admin adds a passkey, and logs in with it; a session comes only after it', async () => {
  const admin = await createUser(api, 'admin');
  const { device, recoveryCodes } = await add(admin, { name: '  My laptop ' });
  expect(new Set(recoveryCodes).size).toBe(10);
  const [before] = await list(admin);
  expect(before).toEqual({
    _id: expect.any(String),
    name: 'My laptop',
    addedAt: expect.any(String),
    usedAt: null,
  });

  const place = somewhere();
  const refusal = await api.refuse(login, credentials(admin, place));
  expect(refusal).toMatchObject({ status: 401, code: 'second-factor-needed', factors: { app: false } });
  expect(refusal.headers['set-cookie']).toBeUndefined();
  const ask = refusal.factors!.passkey!;
  expect(ask).toMatchObject({
    rpId: 'comics.example.org',
    userVerification: 'required',
    allowCredentials: [{ id: device.id, transports: ['internal'] }],
  });
  const { body } = await api.call(login, credentials(admin, place, { passkey: device.prove(ask) }));
  await api.call(getContacts, { token: body.data.token });
  const [after] = await list(admin);
  expect(after!.usedAt).not.toBeNull();
});

test('nothing is asked for before the password is right', async () => {
  const admin = await createUser(api, 'admin');
  await add(admin);
  const wrong = { body: { email: admin.email, password: 'not this one' }, address: somewhere() };
  const refusal = await api.refuse(login, wrong);
  expect(refusal).toMatchObject({ code: 'bad-credentials' });
  expect(refusal.factors).toBeUndefined();
});

describe('what a passkey has signed is not taken', () => {
  test('twice, nor when something else is to be signed by now', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const place = somewhere();
    const proof = device.prove(await asked(admin, place));
    await api.call(login, credentials(admin, place, { passkey: proof }));
    expect(await refused(admin, place, proof)).toBe('passkey-refused');
    const older = await asked(admin, place);
    const newer = await asked(admin, place);
    expect(await refused(admin, place, device.prove(older))).toBe('passkey-refused');
    // That try has used the newer one up.
    expect(await refused(admin, place, device.prove(newer))).toBe('passkey-refused');
    await api.call(login, credentials(admin, place, { passkey: device.prove(await asked(admin, place)) }));
  });

  test('at another place than the log-in it was made for', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const [here, elsewhere] = [somewhere(), somewhere()];
    const proof = device.prove(await asked(admin, here));
    expect(await refused(admin, elsewhere, proof)).toBe('passkey-refused');
    await asked(admin, elsewhere);
    expect(await refused(admin, elsewhere, proof)).toBe('passkey-refused');
    // And here it is still what was asked for.
    await api.call(login, credentials(admin, here, { passkey: proof }));
  });

  test('after its time', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const place = somewhere();
    const ask = await asked(admin, place);
    const { db } = api.deps.database;
    const mine = eq(passkeyChallenges.userId, admin.userId);
    await db.update(passkeyChallenges).set({ expiresAt: sql`now()` }).where(mine);
    expect(await refused(admin, place, device.prove(ask))).toBe('passkey-refused');
    expect(await db.$count(passkeyChallenges, mine)).toBe(0);
  });

  const lies = {
    'for another origin': { origin: 'https://comics.example.org.evil.test' },
    'for the same host without https': { origin: 'http://comics.example.org' },
    'for another site': { rpId: 'evil.test' },
    'without the person being recognised': { unverified: true },
    'when it is nothing that we asked for': { challenge: Buffer.alloc(32).toString('base64url') },
  } as const;
  test.each(Object.entries(lies))('%s', async (_, lie) => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const place = somewhere();
    expect(await refused(admin, place, device.prove(await asked(admin, place), lie))).toBe('passkey-refused');
    await api.call(login, credentials(admin, place, { passkey: device.prove(await asked(admin, place)) }));
  });

  test('when its count goes back, or stands still', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const place = somewhere();
    const with_ = async (signCount: number) => device.prove(await asked(admin, place), { signCount });
    await api.call(login, credentials(admin, place, { passkey: await with_(7) }));
    for (const count of [7, 6, 0])
      expect(await refused(admin, place, await with_(count))).toBe('passkey-refused');
    await api.call(login, credentials(admin, place, { passkey: await with_(8) }));
  });

  test('when its device does not count, it is taken all the same', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const place = somewhere();
    for (let i = 0; i < 2; i++) {
      const passkey = device.prove(await asked(admin, place), { signCount: 0 });
      await api.call(login, credentials(admin, place, { passkey }));
    }
  });

  test('when the passkey is somebody else’s, was taken away, or another key signs in its name', async () => {
    const [admin, other] = [await createUser(api, 'admin'), await createUser(api, 'admin')];
    const { device } = await add(admin);
    const { device: foreign } = await add(other);
    const place = somewhere();
    expect(await refused(admin, place, foreign.prove(await asked(admin, place)))).toBe('passkey-refused');
    const forged = { ...foreign.prove(await asked(admin, place)), id: device.id, rawId: device.id };
    expect(await refused(admin, place, forged)).toBe('passkey-refused');
    const { device: second } = await add(admin, { name: 'Phone' });
    const gone = (await list(admin)).find(({ name }) => name === 'Laptop')!;
    const signed = device.prove(await asked(admin, place));
    await api.call(contract.removePasskey, remove(admin, gone._id));
    expect(await refused(admin, place, signed)).toBe('passkey-refused');
    await api.call(login, credentials(admin, place, { passkey: second.prove(await asked(admin, place)) }));
  });
});

test('guessing with a stolen password is stopped, whichever factor is tried', async () => {
  const admin = await createUser(api, 'admin');
  const { device } = await add(admin);
  const codes = [];
  for (let i = 0; i < 6; i++) {
    const place = somewhere();
    codes.push((await api.refuse(login, credentials(admin, place, { secondCode: '000000' }))).code);
    const passkey = device.prove(await asked(admin, place), { rpId: 'evil.test' });
    codes.push(await refused(admin, place, passkey));
  }
  expect(codes.slice(0, 4)).toEqual([
    'second-factor-wrong',
    'passkey-refused',
    'second-factor-wrong',
    'passkey-refused',
  ]);
  expect(codes.slice(10)).toEqual(['rate-limited', 'rate-limited']);
});

describe('adding one', () => {
  test('takes the password, and what this session was offered, once and in time', async () => {
    const admin = await createUser(api, 'admin');
    const wrong = { token: admin.token, body: { password: 'not this one' }, address: somewhere() };
    expect((await api.refuse(contract.offerPasskey, wrong)).code).toBe('bad-credentials');
    const device = passkeyDevice(origin);
    const body = (passkey: object) => ({
      token: admin.token,
      body: { name: 'Key', passkey },
      address: somewhere(),
    });
    const early = device.make({ ...(await offer(await createUser(api, 'admin'))) });
    expect((await api.refuse(contract.addPasskey, body(early))).code).toBe('passkey-refused');
    // Another session of the same admin has its own.
    const { body: session } = await api.call(login, credentials(admin, somewhere()));
    const elsewhere = device.make(await offer(session.data));
    expect((await api.refuse(contract.addPasskey, body(elsewhere))).code).toBe('passkey-refused');
    const lies = [{ origin: 'https://evil.test' }, { rpId: 'evil.test' }, { unverified: true as const }];
    for (const lie of lies) {
      const passkey = device.make(await offer(admin), lie);
      expect((await api.refuse(contract.addPasskey, body(passkey))).code).toBe('passkey-refused');
    }
    const passkey = device.make(await offer(admin));
    await api.call(contract.addPasskey, body(passkey));
    expect((await api.refuse(contract.addPasskey, body(passkey))).code).toBe('passkey-refused');
    expect(await list(admin)).toHaveLength(1);
  });

  test('takes a key that nobody has yet, a name, and five at most', async () => {
    const admin = await createUser(api, 'admin');
    const { device } = await add(admin);
    const options = await offer(admin);
    expect(options.excludeCredentials).toMatchObject([{ id: device.id }]);
    const again = {
      token: admin.token,
      body: { name: 'Again', passkey: device.make(options) },
      address: somewhere(),
    };
    expect((await api.refuse(contract.addPasskey, again)).code).toBe('passkey-known');
    const other = await createUser(api, 'admin');
    const theirs = {
      token: other.token,
      body: { name: 'Mine', passkey: device.make(await offer(other)) },
      address: somewhere(),
    };
    expect((await api.refuse(contract.addPasskey, theirs)).code).toBe('passkey-known');
    const nameless = {
      token: admin.token,
      body: { name: ' ', passkey: device.make(options) },
      address: somewhere(),
    };
    expect((await api.refuse(contract.addPasskey, nameless)).code).toBe('bad-input');
    for (let i = 0; i < 3; i++) await add(admin);
    const last = await offer(admin);
    await add(admin);
    expect(
      (
        await api.refuse(contract.offerPasskey, {
          token: admin.token,
          body: { password },
          address: somewhere(),
        })
      ).code,
    ).toBe('passkeys-full');
    const sixth = {
      token: admin.token,
      body: { name: 'Six', passkey: passkeyDevice(origin).make(last) },
      address: somewhere(),
    };
    expect((await api.refuse(contract.addPasskey, sixth)).code).toMatch(/passkey-refused|passkeys-full/);
    expect(await list(admin)).toHaveLength(5);
  });

  test('is for admins, of a site with an address that browsers make passkeys for', async () => {
    const teacher = await createUser(api);
    const body = { password };
    expect(
      (await api.refuse(contract.offerPasskey, { token: teacher.token, body, address: somewhere() })).code,
    ).toBe('forbidden');
    const bare = await startTestApp();
    try {
      const { token } = await createUser(bare, 'admin');
      expect((await bare.call(contract.listPasskeys, { token })).body.available).toBe(false);
      expect((await bare.refuse(contract.offerPasskey, { token, body })).code).toBe('passkeys-off');
    } finally {
      await bare.close();
    }
  });
});

test('one is taken away with the password, by its owner alone', async () => {
  const [admin, other] = [await createUser(api, 'admin'), await createUser(api, 'admin')];
  const { recoveryCodes } = await add(admin);
  const [mine] = await list(admin);
  expect((await api.refuse(contract.removePasskey, remove(other, mine!._id))).code).toBe('not-found');
  const wrong = { ...remove(admin, mine!._id), body: { password: 'not this one' } };
  expect((await api.refuse(contract.removePasskey, wrong)).code).toBe('bad-credentials');
  expect(await list(admin)).toHaveLength(1);
  await api.call(contract.removePasskey, remove(admin, mine!._id));
  // Nothing is asked for any more, and no code is left lying about.
  await api.call(login, credentials(admin, somewhere()));
  const { body } = await api.call(getSecondFactor, { token: admin.token });
  expect(body.recoveryCodesLeft).toBe(0);
  expect(recoveryCodes).toHaveLength(10);
});

test('a recovery code goes on working beside it, and an app and a passkey stand for each other', async () => {
  const admin = await createUser(api, 'admin');
  const { recoveryCodes: codes } = await setUpApp(api, admin);
  const { device, recoveryCodes: more } = await add(admin);
  // Those of the app are still good.
  expect(more).toEqual([]);
  await api.call(login, credentials(admin, somewhere(), { secondCode: codes[0] }));
  // The app is taken away with the passkey, for this session.
  const gone = { token: admin.token, body: { password }, address: somewhere() };
  const needed = await api.refuse(removeSecondFactor, gone);
  expect(needed).toMatchObject({ code: 'second-factor-needed', factors: { app: true } });
  const place = somewhere();
  const ofLogin = device.prove(await asked(admin, place));
  expect((await api.refuse(removeSecondFactor, { ...gone, body: { password, passkey: ofLogin } })).code).toBe(
    'passkey-refused',
  );
  const again = await api.refuse(removeSecondFactor, gone);
  const passkey = device.prove(again.factors!.passkey!);
  await api.call(removeSecondFactor, { ...gone, body: { password, passkey } });
  await api.call(login, credentials(admin, somewhere(), { secondCode: codes[1] }));
  expect((await asked(admin, somewhere())).allowCredentials).toHaveLength(1);
});

test('the export names passkeys and has nothing of them; an operator takes all away, which is written down', async () => {
  const admin = await createUser(api, 'admin');
  const { device } = await add(admin, { name: 'Blue key' });
  const { db } = api.deps.database;
  const { body } = await api.call(exportAccount, { token: admin.token });
  expect(body.data.passkeys).toEqual([{ name: 'Blue key', createdAt: expect.any(String), usedAt: null }]);
  expect(body.data.secondFactor).toEqual({ setUpAt: null, recoveryCodesLeft: 10 });
  expect(JSON.stringify(body.data)).not.toContain(device.id);
  expect((await resetSecondFactor(db, admin.email)).result).toBe('changed');
  expect(await db.$count(passkeys, eq(passkeys.userId, admin.userId))).toBe(0);
  const records = await listAuditRecords(db, 'user', admin.userId);
  expect(records.map(({ action }) => action)).toEqual(['added-passkey', 'reset-second-factor']);
  await api.call(login, credentials(admin, somewhere()));
});

test('where a second factor is required, a passkey is one, and the last one stays', async () => {
  const strict = await startTestApp({ ADMIN_SECOND_FACTOR: 'required', PUBLIC_URL: origin });
  try {
    const admin = await createUser(strict, 'admin');
    const { body } = await strict.call(login, credentials(admin, somewhere()));
    expect(body.data.user.needsSecondFactor).toBe(true);
    const { token } = body.data;
    expect((await strict.refuse(getContacts, { token })).code).toBe('second-factor-missing');
    await add({ token }, { site: strict });
    await expect
      .poll(() =>
        strict.call(getContacts, { token }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await add({ token }, { site: strict });
    const { body: both } = await strict.call(contract.listPasskeys, { token });
    const take = (id: string) => ({ token, params: { id }, body: { password } });
    const { db } = strict.deps.database;
    const mayBeLast = false;
    // At once: one of them goes, the other one is the last. Ten pairs, so that some do meet.
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { userId } = await createUser(strict, 'admin');
        const rows = ['a', 'b'].map((name) => {
          const credentialId = `${userId}-${name}`;
          return { userId, name, credentialId, publicKey: 'x', signCount: 0 };
        });
        return db.insert(passkeys).values(rows).returning();
      }),
    );
    for (const pair of pairs) {
      const taken = pair.map((one) => removePasskey(db, one, { mayBeLast }));
      const results = await Promise.allSettled(taken);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
    await strict.call(contract.removePasskey, take(both.passkeys[0]!._id));
    const { body: left } = await strict.call(contract.listPasskeys, { token });
    expect(left.passkeys).toHaveLength(1);
    const refusal = await strict.refuse(contract.removePasskey, take(left.passkeys[0]!._id));
    expect(refusal).toMatchObject({ status: 409, code: 'second-factor-required' });
  } finally {
    await strict.close();
  }
});
