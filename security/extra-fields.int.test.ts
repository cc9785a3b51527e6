import { randomUUID } from 'node:crypto';
import { updateProfile } from '@panelwise/contracts/http/account';
import { register, verifyOtp } from '@panelwise/contracts/http/auth';
import { otps, registrations, users } from '@panelwise/db/schema/accounts';
import { comics, series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, endpointOf } from '../apps/api/src/testing/every-endpoint.ts';
import { createUser, password, readCodes, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import type { Cell } from './testing/cell.ts';
import { requestOf } from './testing/requests.ts';
import { makeThings } from './testing/things.ts';

/* Nobody gets a right, or somebody else's thing, by naming a column of ours in a call that does not ask for it. */
let site: TestApp;
let ada: TestUser;
beforeAll(async () => {
  site = await startTestApp({ RUNS_PER_MINUTE: '1000000' });
  ada = await createUser(site);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const past = new Date(0);
/** Every column of an account that its owner may not write, by our names and by those of older clients. */
const rights = () => ({
  id: randomUUID(),
  _id: randomUUID(),
  userType: 'admin',
  role: 'admin',
  isAdmin: true,
  email: 'somebody@example.org',
  username: 'somebody',
  verified: true,
  verifiedAt: past,
  createdAt: past,
  deleteAt: past,
  deletedAt: past,
  removingUntil: past,
  passwordHash: 'none',
  birthYear: 1950,
  country: 'FR',
  termsVersion: 'mine',
  termsAcceptedAt: past,
  consent: 'given',
});

test('registering with fields that are not asked for gives the account no right and no past', async () => {
  const name = randomUUID();
  const asked = {
    firstname: 'Ada',
    lastname: 'Park',
    email: `${name}@example.org`,
    username: name,
    userType: 'Teacher',
    password,
    birthYear: 2000,
    country: 'IN',
    acceptTerms: true,
  };
  const sneaky = { ...rights(), ...asked };
  await site.call(register, { body: sneaky });
  const [registration] = await db().select().from(registrations).where(eq(registrations.email, asked.email));
  expect(registration!.id).not.toBe(sneaky.id);
  expect(registration!.id).not.toBe(sneaky._id);
  expect(registration).toMatchObject({ userType: 'Teacher', birthYear: 2000, country: 'IN' });
  expect(registration!.passwordHash).toMatch(/^\$argon2id/);
  expect(registration!.termsVersion).not.toBe('mine');
  for (const at of [registration!.createdAt, registration!.termsAcceptedAt])
    expect(at!.getTime()).toBeGreaterThan(Date.now() - 60_000);
  // Nor does the registration count as proven.
  expect(await db().$count(users, eq(users.email, asked.email))).toBe(0);
  expect(await db().$count(otps, eq(otps.registrationId, registration!.id))).toBe(1);

  const [otp] = await readCodes(site, asked.email);
  await site.call(verifyOtp, { body: { ...rights(), email: asked.email, otp } });
  const [user] = await db().select().from(users).where(eq(users.email, asked.email));
  expect(user).toMatchObject({ userType: 'Teacher', deleteAt: null, deletedAt: null, username: name });
  expect(user!.verifiedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

test('changing the profile changes the name and nothing else', async () => {
  const [before] = await db().select().from(users).where(eq(users.id, ada.userId));
  const body = { ...rights(), firstname: 'Eve', lastname: 'Moss' };
  await site.call(updateProfile, { token: ada.token, body });
  const [after] = await db().select().from(users).where(eq(users.id, ada.userId));
  expect(after).toEqual({ ...before, firstname: 'Eve', lastname: 'Moss' });
});

const onComics: CallName[] = [
  'saveScript',
  'setAuthor',
  'setComicStandards',
  'setComicStatus',
  'withdrawComic',
  'changeItem',
  'dropItem',
  'decidePulledItem',
  'saveCast',
  'savePartWishes',
  'importQuiz',
  'makeClassLink',
  'duplicateComic',
  'makeTranslation',
  'saveTranslation',
  'translate-comic',
  'generate-comic',
  'generate-pdf',
  'generate-quiz',
  'another-item',
  'print-kit',
];

test.each(onComics)('%s takes no owner, state or file of a comic from its caller', async (name) => {
  const bob = await createUser(site);
  const things = makeThings(site);
  const cell = { site, things, person: 'owner', me: ada, of: ada, owner: ada, admin: ada } as Cell;
  const { comic: id, params, query, body } = await requestOf[name](cell);
  const read = async () => {
    const [comic] = await db().select().from(comics).where(eq(comics.id, id!));
    const [story] = await db().select().from(series).where(eq(series.id, comic!.seriesId));
    const { ownerId, status, publicEditionId, pdfKey, deletedAt, reviewedBy, reviewedAt, createdAt } = comic!;
    const kept = { ownerId, status, publicEditionId, deletedAt, reviewedBy, reviewedAt, createdAt };
    return { ...kept, storyOf: story!.ownerId, pdfIsForeign: pdfKey?.includes('example') ?? false };
  };
  const before = await read();
  const sneaky = {
    ownerId: bob.userId,
    user_id: bob.userId,
    userId: bob.userId,
    status: 'approved',
    publicEditionId: randomUUID(),
    pdfUrl: 'https://example.org/x.pdf',
    pdfKey: 'example/x.pdf',
    deletedAt: past,
    reviewedBy: ada.userId,
    reviewedAt: past,
    createdAt: past,
  };
  await site.call(endpointOf[name], {
    token: ada.token,
    ...(params && { params }),
    ...(query && { query }),
    body: { ...sneaky, ...(body as object) },
    headers: { prefer: 'respond-async' },
  });
  expect(await read()).toEqual(before);
});
