import { limits } from '@panelwise/contracts/domain/limits';
import * as contract from '@panelwise/contracts/http/families';
import { getNotices } from '@panelwise/contracts/http/notices';
import { users } from '@panelwise/db/schema/accounts';
import { classes, classMembers, pictureLogins } from '@panelwise/db/schema/classes';
import { familyControls, familyLinkCodes } from '@panelwise/db/schema/families';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, readMails, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { codeOf, createChild, createParentOf, someAddress } from './testing/family.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ PUBLIC_URL: 'https://panelwise.test/' });
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const aParent = () => createUser(site, 'Parent', { firstname: 'Kofi', lastname: 'Obi' });
const type = (parent: TestUser, code: string) =>
  site.call(contract.linkChild, { token: parent.token, body: { code }, address: someAddress() });
const mistype = (parent: TestUser, code: string, address = someAddress()) =>
  site.refuse(contract.linkChild, { token: parent.token, body: { code }, address });
const see = (parent: TestUser, id: string) =>
  site.call(contract.getChild, { token: parent.token, params: { id } });
const seeNot = (parent: TestUser, id: string) =>
  site.refuse(contract.getChild, { token: parent.token, params: { id } });

test('a child shows a code, a parent types it once, and the child is told', async () => {
  const child = await createChild(site);
  const code = await codeOf(site, child);
  expect(code).toMatch(/^[A-HJKMNP-Z]{8}$/);
  expect(JSON.stringify(await db().select().from(familyLinkCodes))).not.toContain(code);
  const parent = await aParent();
  expect((await seeNot(parent, child.userId)).code).toBe('child-not-found');
  const { body } = await type(parent, `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`);
  expect(body.child).toMatchObject({ _id: child.userId, firstname: 'Kemi' });
  expect(JSON.stringify((await see(parent, child.userId)).body)).not.toContain(child.email);
  expect((await mistype(await aParent(), code)).code).toBe('link-code-wrong');
  const { notices } = (await site.call(getNotices, { token: child.token })).body;
  expect(notices).toMatchObject([{ kind: 'parent-linked', reason: 'Kofi Obi', comicId: null }]);
  expect(await readMails(site, child.email)).toEqual([]);
});

test('a new code ends the one before, and one that has run out is none', async () => {
  const child = await createChild(site);
  const old = await codeOf(site, child);
  const code = await codeOf(site, child);
  const parent = await aParent();
  expect((await mistype(parent, old)).code).toBe('link-code-wrong');
  await db()
    .update(familyLinkCodes)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(familyLinkCodes.childId, child.userId));
  expect((await mistype(parent, code)).code).toBe('link-code-wrong');
  for (let i = 2; i < limits.linkCodesPerDay; i++) await codeOf(site, child);
  expect((await site.refuse(contract.makeLinkCode, { token: child.token })).code).toBe('rate-limited');
});

test('of two parents who type a code at once, one is linked', async () => {
  const code = await codeOf(site, await createChild(site));
  const parents = await Promise.all([aParent(), aParent(), aParent()]);
  const answers = await Promise.allSettled(parents.map((parent) => type(parent, code)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('guesses are few for one account, and for one address', async () => {
  const guess = 'ABCDEFGH';
  const parent = await aParent();
  for (let i = 0; i < limits.linkTriesPerDay; i++)
    expect((await mistype(parent, guess)).code).toBe('link-code-wrong');
  const code = await codeOf(site, await createChild(site));
  expect((await mistype(parent, code)).code).toBe('rate-limited');
  const address = someAddress();
  let others = await aParent();
  for (let i = 0; i < limits.linkTriesOfPlacePerHour; i++) {
    if (i % limits.linkTriesPerDay === 0) others = await aParent();
    expect((await mistype(others, guess, address)).code).toBe('link-code-wrong');
  }
  expect((await mistype(await aParent(), code, address)).code).toBe('rate-limited');
  // The challenge comes before that.
  const fresh = await aParent();
  for (let i = 0; i < 7; i++) await mistype(fresh, guess);
  const unsolved = {
    token: fresh.token,
    body: { code: guess },
    address: someAddress(),
    unsolved: true,
  } as const;
  expect((await site.refuse(contract.linkChild, unsolved)).code).toBe('challenge-needed');
});

test('a child has two parents at most; the first is told of the second by mail', async () => {
  const child = await createChild(site);
  const first = await createParentOf(site, child);
  const second = await createParentOf(site, child);
  await expect.poll(() => readMails(site, first.email)).toHaveLength(1);
  expect((await readMails(site, first.email))[0]!.subject).toBe('Ada Obi now sees what Kemi learns');
  const code = await codeOf(site, child);
  const third = await aParent();
  expect((await mistype(third, code)).code).toBe('too-many-parents');
  // The refusal has used nothing up.
  await site.call(contract.unlinkChild, { token: second.token, params: { id: child.userId } });
  await type(third, code);
});

test('children, and students of any age, are nobody’s parents, and grown-ups nobody’s children', async () => {
  const code = await codeOf(site, await createChild(site));
  for (const user of [await createChild(site, 15), await createUser(site, 'Student', { birthYear: 1990 })])
    expect((await mistype(user, code)).code).toBe('grown-ups-only');
  for (const user of [await aParent(), await createUser(site, 'Student', { birthYear: 1990, country: 'US' })])
    expect((await site.refuse(contract.makeLinkCode, { token: user.token })).code).toBe('not-a-child');
});

test('a child of seven cannot end the link, one of fourteen can, and the parent at any time', async () => {
  const end = (child: TestUser, parent: TestUser) => ({
    token: child.token,
    params: { id: parent.userId },
  });
  const small = await createChild(site, 7);
  const mother = await createParentOf(site, small);
  expect((await site.refuse(contract.unlinkParent, end(small, mother))).code).toBe('unlink-by-parent');
  await site.call(contract.setControls, {
    token: mother.token,
    params: { id: small.userId },
    body: { highestGrade: '2' },
  });
  await site.call(contract.unlinkChild, { token: mother.token, params: { id: small.userId } });
  expect((await seeNot(mother, small.userId)).status).toBe(404);
  // With the last parent what they decided goes.
  expect(await db().select().from(familyControls).where(eq(familyControls.childId, small.userId))).toEqual(
    [],
  );

  const older = await createChild(site, 14);
  const father = await createParentOf(site, older);
  const { body } = await site.call(contract.getOwnFamily, { token: older.token });
  expect(body).toMatchObject({ mayUnlink: true, parents: [{ _id: father.userId, name: 'Ada Obi' }] });
  await site.call(contract.unlinkParent, end(older, father));
  expect((await seeNot(father, older.userId)).status).toBe(404);
  await expect.poll(() => readMails(site, father.email)).toHaveLength(1);
});

test('the teacher of a class pupil makes its code and ends its links; other teachers do not', async () => {
  const [teacher, other] = [await createUser(site), await createUser(site)];
  const pupil = await createUser(site, 'Student', { email: '', firstname: 'Tobi', lastname: '' });
  const [made] = await db()
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '5A', grade: '5' })
    .returning();
  await db().insert(classMembers).values({ classId: made!.id, userId: pupil.userId });
  await db()
    .insert(pictureLogins)
    .values({ userId: pupil.userId, classId: made!.id, nickname: 'Tobi', pictures: '' });
  const params = { id: pupil.userId };
  expect((await site.refuse(contract.makePupilLinkCode, { token: other.token, params })).status).toBe(404);
  const { code } = (await site.call(contract.makePupilLinkCode, { token: teacher.token, params })).body;
  const parent = await aParent();
  expect((await type(parent, code)).body.child.classes).toEqual(['5A']);
  const end = { params: { id: parent.userId }, query: { pupil: pupil.userId } };
  expect((await site.refuse(contract.unlinkParent, { token: other.token, ...end })).status).toBe(404);
  await site.call(contract.unlinkParent, { token: teacher.token, ...end });
  expect((await seeNot(parent, pupil.userId)).status).toBe(404);
});

test('a child whose account is closed is no longer there', async () => {
  const child = await createChild(site);
  const parent = await createParentOf(site, child);
  await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, child.userId));
  expect((await seeNot(parent, child.userId)).status).toBe(404);
  expect((await site.call(contract.getFamily, { token: parent.token })).body.children).toEqual([]);
});
