import { consentStatement, consentTextVersion } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { picturesOfOne } from '@panelwise/contracts/domain/picture-login';
import { getProfile } from '@panelwise/contracts/http/account';
import { withdrawConsent } from '@panelwise/contracts/http/consent';
import * as contract from '@panelwise/contracts/http/families';
import { deleteClosedAccount } from '@panelwise/db/repositories/account-deletion';
import { auditLog, consents, users } from '@panelwise/db/schema/accounts';
import { loginCodes, pictureLogins } from '@panelwise/db/schema/classes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signAccessToken } from '../../plugins/auth.ts';
import { createUser, password, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startSession } from '../auth/sessions.ts';
import { codeOf, createChild, createParentOf, someAddress } from './testing/family.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const thisYear = new Date().getUTCFullYear();
const aParent = () => createUser(site, 'Parent', { firstname: 'Ada', lastname: 'Obi' });
const kemi = { nickname: 'Kemi', birthYear: thisYear - 8, country: 'IN', agreed: true };
const make = async (parent: TestUser, body: object = kemi) =>
  (await site.call(contract.makeChild, { token: parent.token, body, address: someAddress() })).body;
const makeNot = (parent: TestUser, body: object) =>
  site.refuse(contract.makeChild, { token: parent.token, body, address: someAddress() });
const of = (parent: TestUser, id: string) => ({ token: parent.token, params: { id } });
const rowOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0];

/** What the picture log-in begins. */
async function sessionOf(userId: string) {
  const session = await startSession(
    { db: db(), bus: site.deps.bus, key: site.deps.keys.refresh },
    userId,
    'A tablet',
  );
  return signAccessToken(site.app, session);
}

test('a parent makes an account for a child: the consent stands word for word, and its receipt has the way back', async () => {
  const parent = await aParent();
  const { child, statement } = await make(parent);
  expect(child).toMatchObject({ firstname: 'Kemi', hasPictures: true, birthYear: kemi.birthYear });
  expect(statement).toBe(consentStatement('verifiable', 'Kemi', 'parent'));
  expect(await rowOf(child._id)).toMatchObject({
    email: '',
    passwordHash: '',
    lastname: '',
    userType: 'Student',
  });
  const [consent] = await db().select().from(consents).where(eq(consents.childId, child._id));
  expect(consent).toMatchObject({
    kind: 'verifiable',
    adultId: parent.userId,
    adultEmail: parent.email,
    statement,
    textVersion: consentTextVersion,
  });
  expect(consent!.confirmedAt).not.toBeNull();
  const { data } = (await site.call(getProfile, { token: await sessionOf(child._id) })).body;
  expect(data.consent).toBe('given');
  await expect.poll(() => readMails(site, parent.email)).toHaveLength(1);
  const [mail] = await readMails(site, parent.email);
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(statement);
  const token = /consent\/([\w-]{22})/.exec(mail!.text)![1]!;
  await site.call(withdrawConsent, { params: { token }, address: someAddress() });
  expect((await site.refuse(contract.getChild, of(parent, child._id))).status).toBe(404);
});

test('who is too young, or grown up, or has said nothing, gets no account', async () => {
  const parent = await aParent();
  expect((await makeNot(parent, { ...kemi, birthYear: thisYear - 4 })).code).toBe('too-young');
  expect((await makeNot(parent, { ...kemi, birthYear: thisYear - 30 })).code).toBe('not-a-child');
  expect((await makeNot(parent, { ...kemi, agreed: false })).code).toBe('bad-input');
  expect((await makeNot(parent, { ...kemi, nickname: 'a@b.org' })).code).toBe('bad-input');
  expect((await makeNot(await createChild(site), kemi)).code).toBe('grown-ups-only');
  await make(parent);
  expect((await makeNot(parent, { ...kemi, nickname: 'KEMI' })).code).toBe('child-nickname-taken');
  // Nothing of a refused one is left behind.
  expect((await site.call(contract.getFamily, { token: parent.token })).body.children).toHaveLength(1);
});

test('the card has the code of the parent and four pictures; new ones end the old and all sessions', async () => {
  const parent = await aParent();
  const { child } = await make(parent);
  const { card } = (await site.call(contract.getChildCard, of(parent, child._id))).body;
  expect(card).toMatchObject({ nickname: 'Kemi', code: expect.stringMatching(/^[A-Z]{3,6}\d{4}$/) });
  expect(new Set(card.pictures).size).toBe(4);
  expect(card.pictures).toHaveLength(picturesOfOne);
  const [stored] = await db().select().from(pictureLogins).where(eq(pictureLogins.userId, child._id));
  for (const picture of card.pictures) expect(stored!.pictures).not.toContain(picture);
  const second = await make(parent, { ...kemi, nickname: 'Tobi' });
  expect((await site.call(contract.getChildCard, of(parent, second.child._id))).body.card.code).toBe(
    card.code,
  );
  expect(await db().select().from(loginCodes).where(eq(loginCodes.parentId, parent.userId))).toHaveLength(1);

  const token = await sessionOf(child._id);
  await db().update(pictureLogins).set({ wrongTries: 5 }).where(eq(pictureLogins.userId, child._id));
  await site.call(contract.renewChildCard, of(parent, child._id));
  const [fresh] = await db().select().from(pictureLogins).where(eq(pictureLogins.userId, child._id));
  expect(fresh).toMatchObject({ wrongTries: 0 });
  expect(fresh!.pictures).not.toBe(stored!.pictures);
  expect((await site.refuse(getProfile, { token })).code).toBe('unauthorized');
  const noted = await db().select().from(auditLog).where(eq(auditLog.subjectId, child._id));
  expect(noted.map(({ action }) => action)).toEqual(['read-pictures', 'new-pictures']);

  // Another parent sees the child, and not how it logs in.
  const code = (await site.call(contract.makeLinkCode, { token: await sessionOf(child._id) })).body.code;
  const other = await aParent();
  await site.call(contract.linkChild, { token: other.token, body: { code }, address: someAddress() });
  expect((await site.refuse(contract.getChildCard, of(other, child._id))).code).toBe('no-pictures');
});

test('a parent who agreed sees everything, takes a copy, and deletes it with their password', async () => {
  const parent = await aParent();
  const { child } = await make(parent);
  const { data } = (await site.call(contract.exportChild, of(parent, child._id))).body;
  expect(JSON.stringify(data)).toContain('"Kemi"');
  expect(JSON.stringify(data)).not.toMatch(/hash|token/i);
  const page = await site.app.inject({
    url: `/api/family/children/${child._id}/export-page`,
    headers: { authorization: `Bearer ${parent.token}` },
  });
  expect(page.payload).toContain('Everything stored about Kemi');

  const token = await sessionOf(child._id);
  const remove = (given: string) => ({
    ...of(parent, child._id),
    body: { password: given },
    address: someAddress(),
  });
  expect((await site.refuse(contract.deleteChild, remove('not my password'))).code).toBe('bad-credentials');
  await site.call(contract.deleteChild, remove(password));
  expect((await site.refuse(getProfile, { token })).code).toBe('unauthorized');
  expect((await rowOf(child._id))!.deletedAt).not.toBeNull();
  const [consent] = await db().select().from(consents).where(eq(consents.childId, child._id));
  expect(consent!.withdrawnAt).not.toBeNull();
  expect((await site.call(contract.getFamily, { token: parent.token })).body.children).toEqual([]);
  await expect
    .poll(async () => (await readMails(site, parent.email))[0]?.subject)
    .toBe('The Panelwise account is closed');
});

test('a linked parent who did not agree asks whoever did', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  const everything = [contract.exportChild, contract.exportChildPage] as const;
  for (const endpoint of everything)
    expect((await site.refuse(endpoint, of(parent, child.userId))).code).toBe('not-yours-to-decide');
  const teacher = await createUser(site, 'Teacher', { firstname: 'Iris', lastname: 'Sen' });
  await db().insert(consents).values({
    childId: child.userId,
    kind: 'school',
    relation: 'teacher',
    adultId: teacher.userId,
    adultEmail: teacher.email,
    statement: 'I teach.',
    textVersion: '1',
    confirmedAt: new Date(),
  });
  const refusal = await site.refuse(contract.deleteChild, {
    ...of(parent, child.userId),
    body: { password },
    address: someAddress(),
  });
  expect(refusal).toMatchObject({ status: 403, code: 'not-yours-to-decide' });
  expect(refusal.message).toContain('ask Iris Sen');
  expect((await rowOf(child.userId))!.deletedAt).toBeNull();
  const { spokenFor } = (await site.call(contract.getChild, of(parent, child.userId))).body;
  expect(spokenFor).toMatchObject({ by: 'school', teacher: 'Iris Sen' });

  // The parent whom the child asked by mail has an account of that e-mail: it is the same person.
  await db()
    .update(consents)
    .set({ kind: 'verifiable', relation: 'parent', adultId: null, adultEmail: parent.email });
  await site.call(contract.exportChild, of(parent, child.userId));
});

test('when a parent’s account goes, another parent’s code lets the child in; without one the account goes too', async () => {
  const [mother, father] = [await aParent(), await aParent()];
  const { child: shared } = await make(mother);
  const { child: alone } = await make(mother, { ...kemi, nickname: 'Tobi' });
  const { code } = (await site.call(contract.makeLinkCode, { token: await sessionOf(shared._id) })).body;
  await site.call(contract.linkChild, { token: father.token, body: { code }, address: someAddress() });
  await make(father);
  await db()
    .update(users)
    .set({ deletedAt: new Date(), deleteAt: new Date() })
    .where(eq(users.id, mother.userId));
  const nothing = async () => undefined;
  expect(await deleteClosedAccount(db(), mother.userId, { comics: nothing, bought: nothing })).toBe(true);
  expect((await rowOf(shared._id))!.deletedAt).toBeNull();
  expect((await rowOf(alone._id))!.deletedAt).not.toBeNull();
  const [login] = await db()
    .select()
    .from(pictureLogins)
    .where(and(eq(pictureLogins.userId, shared._id), eq(pictureLogins.parentId, father.userId)));
  // Two children of one code have two names.
  expect(login!.nickname).toMatch(/^Kemi .+/);
});

test('as many children as a parent may have, and no more', async () => {
  const parent = await aParent();
  for (let i = 0; i < limits.childrenPerParent; i++) await make(parent, { ...kemi, nickname: `Kemi${i}` });
  const code = await codeOf(site, await createChild(site));
  expect(
    (
      await site.refuse(contract.linkChild, {
        token: parent.token,
        body: { code },
        address: someAddress(),
      })
    ).code,
  ).toBe('too-many-children');
});
