import { limits } from '@panelwise/contracts/domain/limits';
import * as contract from '@panelwise/contracts/http/classes';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import { auditLog, consents, users } from '@panelwise/db/schema/accounts';
import {
  assignmentPupils,
  assignments,
  classes,
  classInvitations,
  classMembers,
} from '@panelwise/db/schema/classes';
import { learnerAids } from '@panelwise/db/schema/learning';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClassThings, createClass } from '../../testing/class-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let ada: TestUser;
let bob: TestUser;
let ours: ClassThings;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(async () => {
  [ada, bob] = [await createUser(site), await createUser(site)];
  ours = await createClass(site, ada.userId);
});
afterAll(() => site.close());

const db = () => site.deps.database.db;
const words = { name: '6B Science', grade: '6', subject: 'Science', school: 'Hill School' };
const as = ({ token }: TestUser, body?: object) => ({
  token,
  params: { id: ours.id },
  ...(body && { body }),
});
const onPupil = ({ token }: TestUser, pupil: string, body?: object) => ({
  token,
  params: { id: ours.id, pupil },
  ...(body && { body }),
});
const pupilsOf = async (teacher = ada) => (await site.call(contract.listPupils, as(teacher))).body.pupils;
const add = (nicknames: string[], teacher = ada) =>
  site.call(contract.addPupils, as(teacher, { nicknames, agreed: true }));
const student = () => createUser(site, 'Student', { firstname: 'Uma', lastname: 'Rao' });
const join = ({ token }: TestUser, code = ours.code) =>
  site.call(contract.joinClass, { token, params: { code } });

describe('a class', () => {
  test('gets a code, is listed, changed, put away and brought back', async () => {
    const { token } = bob;
    const { body } = await site.call(contract.makeClass, { token, body: words });
    expect(body.class).toMatchObject({
      ...words,
      isOpen: true,
      isMine: true,
      isArchived: false,
      isDemo: false,
      pupilCount: 0,
    });
    expect(body.class.code).toMatch(/^[A-Z]{3,6}\d{4}$/);
    const mine = { token, params: { id: body.class._id } };
    await site.call(contract.changeClass, { ...mine, body: { ...words, name: '6C', isOpen: false } });
    const listed = async () => (await site.call(contract.listClasses, { token })).body.classes;
    expect(await listed()).toMatchObject([{ name: '6C', isOpen: false }]);
    await site.call(contract.archiveClass, { ...mine, body: { archived: true } });
    expect(await listed()).toMatchObject([{ isArchived: true }]);
    await site.call(contract.archiveClass, { ...mine, body: { archived: false } });
    expect(await listed()).toMatchObject([{ isArchived: false }]);
    expect(
      await site.refuse(contract.makeClass, { token, body: { ...words, name: 'Kill yourself, kid' } }),
    ).toMatchObject({ code: 'content-refused', details: [{ path: 'name' }] });
  });

  test('nobody has more of them than fit', async () => {
    await db()
      .insert(classes)
      .values(Array.from({ length: limits.classesMax }, () => ({ ...words, ownerId: bob.userId })));
    expect((await site.refuse(contract.makeClass, { token: bob.token, body: words })).code).toBe(
      'too-many-classes',
    );
  });

  test('a new code ends the one before, and no class has too many in a day', async () => {
    const before = ours.code;
    const { body } = await site.call(contract.renewClassCode, as(ada));
    expect(body.class.code).not.toBe(before);
    const uma = await student();
    expect(
      (await site.refuse(contract.findClassByCode, { token: uma.token, params: { code: before } })).code,
    ).toBe('class-code-wrong');
    for (let i = 1; i < limits.classCodesPerDay; i++) await site.call(contract.renewClassCode, as(ada));
    expect((await site.refuse(contract.renewClassCode, as(ada))).code).toBe('rate-limited');
  });
});

describe('colleagues', () => {
  const accept = ({ token }: TestUser, link: string) =>
    site.call(contract.acceptInvitation, { token, params: { token: link } });
  const invite = async () => (await site.call(contract.inviteColleague, as(ada))).body.token;

  test('a link says what class it is, works once and for seven days, and lets a teacher in', async () => {
    const link = await invite();
    const params = { token: link };
    const { body } = await site.call(contract.getInvitation, { token: bob.token, params });
    expect(body.invitation).toMatchObject({ name: '6B Science', teacher: 'Ada Park', pupilCount: 1 });
    const pupil = await student();
    expect((await site.refuse(contract.getInvitation, { token: pupil.token, params })).code).toBe(
      'classes-for-teachers',
    );
    await accept(bob, link);
    expect(await pupilsOf(bob)).toHaveLength(1);
    const eve = await createUser(site);
    expect((await site.refuse(contract.acceptInvitation, { token: eve.token, params })).code).toBe(
      'class-invitation-ended',
    );
    const late = await invite();
    await db()
      .update(classInvitations)
      .set({ expiresAt: sql`now()` })
      .where(eq(classInvitations.classId, ours.id));
    expect(
      (await site.refuse(contract.acceptInvitation, { token: eve.token, params: { token: late } })).code,
    ).toBe('class-invitation-ended');
    expect(JSON.stringify(await db().select().from(classInvitations))).not.toContain(late);
  });

  test('of two who open one link at once, one becomes a teacher', async () => {
    const link = await invite();
    const eve = await createUser(site);
    const both = await Promise.allSettled([accept(bob, link), accept(eve, link)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the owner takes them out, they leave, and neither can do it to the other’s place', async () => {
    await accept(bob, await invite());
    const take = (who: TestUser, teacher: TestUser) => ({
      token: who.token,
      params: { id: ours.id, teacher: teacher.userId },
    });
    expect((await site.refuse(contract.removeColleague, take(bob, ours.colleague))).code).toBe(
      'class-owner-only',
    );
    expect((await site.refuse(contract.removeColleague, take(ada, ada))).code).toBe('conflict');
    await site.call(contract.removeColleague, take(bob, bob));
    expect((await site.refuse(contract.listPupils, as(bob))).code).toBe('class-not-found');
    await site.call(contract.removeColleague, take(ada, ours.colleague));
    expect((await site.refuse(contract.getClass, as(ours.colleague))).code).toBe('class-not-found');
  });

  test('the class is given to one of them, and its owner goes on teaching it', async () => {
    expect((await site.refuse(contract.handOverClass, as(ada, { teacher: bob.userId }))).status).toBe(404);
    await site.call(contract.handOverClass, as(ada, { teacher: ours.colleague.userId }));
    const { teachers } = (await site.call(contract.getClass, as(ada))).body;
    expect(teachers).toMatchObject([
      { _id: ours.colleague.userId, isOwner: true },
      { _id: ada.userId, isOwner: false, isMe: true },
    ]);
    expect((await site.refuse(contract.archiveClass, as(ada, { archived: true }))).code).toBe(
      'class-owner-only',
    );
  });
});

describe('pupils with an account', () => {
  test('join by the code in any spelling, see whose class it is, and leave', async () => {
    const uma = await student();
    const typed = ours.code.toLowerCase().replace(/(\d{4})$/, ' $1');
    const { body } = await site.call(contract.findClassByCode, { token: uma.token, params: { code: typed } });
    expect(body.class).toMatchObject({ name: '6B Science', teacher: 'Ada Park', isMember: false });
    await join(uma, typed);
    await join(uma);
    expect(await pupilsOf()).toMatchObject([
      { name: 'Finch', kind: 'pictures' },
      { name: 'Uma Rao', kind: 'account' },
    ]);
    const joined = async () =>
      (await site.call(contract.listJoinedClasses, { token: uma.token })).body.classes;
    expect(await joined()).toMatchObject([{ name: '6B Science', teacher: 'Ada Park', isHome: false }]);
    await site.call(contract.leaveClass, as(uma));
    expect(await joined()).toEqual([]);
    expect(await pupilsOf()).toHaveLength(1);
  });

  test('a class that is closed, put away or full takes nobody', async () => {
    const uma = await student();
    const refused = () => site.refuse(contract.joinClass, { token: uma.token, params: { code: ours.code } });
    await db().update(classes).set({ isOpen: false }).where(eq(classes.id, ours.id));
    expect((await refused()).code).toBe('class-closed');
    await db().update(classes).set({ isOpen: true, archivedAt: sql`now()` }).where(eq(classes.id, ours.id));
    expect((await refused()).code).toBe('class-code-wrong');
    await db().update(classes).set({ archivedAt: null }).where(eq(classes.id, ours.id));
    await add(Array.from({ length: limits.classPupilsMax - 1 }, (_, i) => `Pupil ${i}`));
    expect((await refused()).code).toBe('class-full');
  });

  test('teachers cannot join, and the teacher takes a pupil out without closing their account', async () => {
    expect(
      (await site.refuse(contract.joinClass, { token: bob.token, params: { code: ours.code } })).code,
    ).toBe('only-students-join');
    const uma = await student();
    await join(uma);
    await site.call(contract.removePupil, onPupil(ada, uma.userId));
    expect(await pupilsOf()).toHaveLength(1);
    await site.call(contract.listJoinedClasses, { token: uma.token });
  });
});

describe('pupils without an e-mail', () => {
  test('each is an account for whom the school spoke, with four pictures and no address', async () => {
    await db().update(users).set({ country: 'IN', termsVersion: 'of then' }).where(eq(users.id, ada.userId));
    const { body } = await add(['Asha', 'Ben']);
    expect(body.pupils).toMatchObject([{ name: 'Asha', kind: 'pictures', isLocked: false }, { name: 'Ben' }]);
    expect(new Set((await pupilsOf()).map(({ face }) => face)).size).toBe(3);
    const [row] = await db().select().from(users).where(eq(users.id, body.pupils[0]!._id));
    expect(row).toMatchObject({
      userType: 'Student',
      firstname: 'Asha',
      lastname: '',
      email: '',
      passwordHash: '',
      country: 'IN',
      termsVersion: 'of then',
    });
    const [consent] = await db().select().from(consents).where(eq(consents.childId, row!.id));
    expect(consent).toMatchObject({
      kind: 'school',
      adultId: ada.userId,
      adultEmail: ada.email,
      withdrawnAt: null,
    });
    expect(consent!.statement).toMatch(/^I teach Asha, and my school may agree for its pupils\./);
    expect(consent!.confirmedAt).not.toBeNull();
  });

  test('the same name twice is refused at its line, and then nobody is added', async () => {
    const refused = await site.refuse(
      contract.addPupils,
      as(ada, { nicknames: ['Asha', 'FINCH', 'asha'], agreed: true }),
    );
    expect(refused).toMatchObject({
      code: 'nickname-taken',
      details: [
        { path: 'nicknames.1', message: 'Line 2: “FINCH” is there already.' },
        { path: 'nicknames.2', message: 'Line 3: “asha” is there already.' },
      ],
    });
    expect(await pupilsOf()).toHaveLength(1);
    const unfit = await site.refuse(
      contract.addPupils,
      as(ada, { nicknames: ['Asha', 'Fucker'], agreed: true }),
    );
    expect(unfit).toMatchObject({ code: 'content-refused', details: [{ path: 'nicknames.1' }] });
    expect((await site.refuse(contract.addPupils, as(ada, { nicknames: ['Asha'] }))).status).toBe(400);
    expect(await pupilsOf()).toHaveLength(1);
  });

  test('two teachers who add many at once never fill a class beyond its room', async () => {
    const many = (from: string) => Array.from({ length: 40 }, (_, i) => `${from} ${i}`);
    const both = await Promise.allSettled([add(many('Lark')), add(many('Wren'), ours.colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await pupilsOf()).toHaveLength(41);
  });

  test('the teacher closes an account: consent is taken back, sessions end, nothing is listed', async () => {
    const { pupil } = ours;
    await site.call(contract.listJoinedClasses, { token: pupil.token });
    await site.call(contract.removePupil, onPupil(ada, pupil.userId));
    // The news of it goes round all processes.
    const status = async () =>
      (
        await site.app.inject({
          url: '/api/user/classes',
          headers: { authorization: `Bearer ${pupil.token}` },
        })
      ).statusCode;
    await expect.poll(status).toBe(401);
    const [row] = await db().select().from(users).where(eq(users.id, pupil.userId));
    expect(row!.deletedAt).not.toBeNull();
    const [consent] = await db().select().from(consents).where(eq(consents.childId, pupil.userId));
    expect(consent!.withdrawnAt).not.toBeNull();
    expect(await pupilsOf()).toEqual([]);
  });

  test('a pupil cannot leave the class that they log in by, nor rename themselves', async () => {
    const { token } = ours.pupil;
    expect((await site.refuse(contract.leaveClass, { token, params: { id: ours.id } })).code).toBe(
      'ask-your-teacher',
    );
    const { classes: joined } = (await site.call(contract.listJoinedClasses, { token })).body;
    expect(joined).toMatchObject([{ isHome: true }]);
  });

  test('a pupil moves to another class of their teacher with their pictures, and to none of somebody else', async () => {
    const other = await createClass(site, ada.userId, [], 'Heron');
    const theirs = await createClass(site, bob.userId, [], 'Wren');
    const move = (classId: string) => onPupil(ada, ours.pupil.userId, { classId });
    expect((await site.refuse(contract.movePupil, move(theirs.id))).code).toBe('class-not-found');
    await site.call(contract.movePupil, move(other.id));
    expect(await pupilsOf()).toEqual([]);
    const there = (await site.call(contract.getLoginCards, { token: ada.token, params: { id: other.id } }))
      .body.cards;
    expect(there.map(({ name }) => name)).toEqual(['Finch', 'Heron']);
    // A name that is there already stays where it is.
    const again = await createClass(site, ada.userId, [], 'FINCH');
    const back = {
      token: ada.token,
      params: { id: again.id, pupil: again.pupil.userId },
      body: { classId: other.id },
    };
    expect((await site.refuse(contract.movePupil, back)).code).toBe('nickname-taken');
    expect(
      (await site.call(contract.listPupils, { token: ada.token, params: { id: again.id } })).body.pupils,
    ).toHaveLength(1);
  });

  test('what was assigned to a pupil alone is not everybody’s once they are gone', async () => {
    const [both] = await add(['Asha', 'Ben']).then(({ body }) => [body.pupils]);
    const [one] = await db().insert(assignments).values({ classId: ours.id, goal: 'read' }).returning();
    const named = both!.map(({ _id }) => ({ assignmentId: one!.id, userId: _id }));
    await db().insert(assignmentPupils).values(named);
    const count = () => db().$count(assignments, eq(assignments.id, one!.id));
    await site.call(contract.removePupil, onPupil(ada, both![0]!._id));
    expect(await count()).toBe(1);
    await site.call(contract.removePupil, onPupil(ada, both![1]!._id));
    expect(await count()).toBe(0);
  });

  test('aids are kept with the pupil', async () => {
    const set = (aids: string[]) => site.call(contract.setAids, onPupil(ada, ours.pupil.userId, { aids }));
    await set(['read-aloud', 'no-timer', 'read-aloud']);
    expect(await pupilsOf()).toMatchObject([{ aids: ['read-aloud', 'no-timer'] }]);
    await set([]);
    const rows = await db().select().from(learnerAids).where(eq(learnerAids.userId, ours.pupil.userId));
    expect(rows).toMatchObject([{ aids: [] }]);
    const elsewhere = await createClass(site, bob.userId);
    const theirs = onPupil(ada, elsewhere.pupil.userId, { aids: [] });
    expect((await site.refuse(contract.setAids, theirs)).code).toBe('pupil-not-found');
  });

  test('cards are sealed in the database, and reading them is noted', async () => {
    const { body } = await site.call(contract.getLoginCards, as(ours.colleague));
    expect(body.cards).toMatchObject([{ name: 'Finch', pictures: ours.pictures }]);
    const noted = and(eq(auditLog.subjectId, ours.id), eq(auditLog.action, 'read-pictures'));
    expect(await db().select().from(auditLog).where(noted)).toMatchObject([
      { actorId: ours.colleague.userId },
    ]);
    const { rows } = await db().execute(sql`select pictures from picture_logins where class_id = ${ours.id}`);
    expect(JSON.stringify(rows)).not.toMatch(/owl|rocket|pizza/);
  });
});

describe('when the owner’s account is closed', () => {
  const close = (userId: string) => db().transaction((tx) => closeAccount(tx, userId));
  const classRow = async () => (await db().select().from(classes).where(eq(classes.id, ours.id)))[0];

  test('the teacher who was there first owns the class', async () => {
    const link = (await site.call(contract.inviteColleague, as(ada))).body.token;
    await site.call(contract.acceptInvitation, { token: bob.token, params: { token: link } });
    expect((await close(ada.userId)).pupilIds).toEqual([]);
    expect((await classRow())!.ownerId).toBe(ours.colleague.userId);
    const { teachers } = (await site.call(contract.getClass, as(bob))).body;
    expect(teachers.map(({ _id }) => _id)).toEqual([ours.colleague.userId, bob.userId]);
    expect(await pupilsOf(bob)).toHaveLength(1);
  });

  test('a class without another teacher goes, and with it the accounts that only it could open', async () => {
    const uma = await student();
    await join(uma);
    await close(ours.colleague.userId);
    expect((await close(ada.userId)).pupilIds).toEqual([ours.pupil.userId]);
    expect(await classRow()).toBeUndefined();
    const gone = async (id: string) =>
      (await db().select().from(users).where(eq(users.id, id)))[0]!.deletedAt !== null;
    expect(await gone(ours.pupil.userId)).toBe(true);
    expect(await gone(uma.userId)).toBe(false);
    expect(await db().select().from(classMembers).where(eq(classMembers.classId, ours.id))).toEqual([]);
    const [consent] = await db().select().from(consents).where(eq(consents.childId, ours.pupil.userId));
    expect(consent!.withdrawnAt).not.toBeNull();
  });
});
