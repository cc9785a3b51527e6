import { randomUUID } from 'node:crypto';
import * as contract from '@panelwise/contracts/http/classes';
import { deleteClosedAccount } from '@panelwise/db/repositories/account-deletion';
import { insertMember } from '@panelwise/db/repositories/class-members';
import { bookReward, readPurse } from '@panelwise/db/repositories/rewards';
import { battleSeats, battles } from '@panelwise/db/schema/battles';
import { bookingLines } from '@panelwise/db/schema/bookings';
import { classMembers } from '@panelwise/db/schema/classes';
import { characters } from '@panelwise/db/schema/comics';
import { familyControls, familyLinks } from '@panelwise/db/schema/families';
import { attempts, readings } from '@panelwise/db/schema/learning';
import { liveAnswers, liveSeats } from '@panelwise/db/schema/live';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClassThings, createClass, createPupil } from '../../testing/class-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { insertLive } from '../../testing/live-fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let ada: TestUser;
let [here, there]: ClassThings[] = [];
let [goes, stays]: TestUser[] = [];
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
/** A child whom their teacher has made in two classes of hers. */
beforeEach(async () => {
  ada = await createUser(site);
  [here, there] = [await createClass(site, ada.userId), await createClass(site, ada.userId)];
  [goes, stays] = [here.pupil, there.pupil];
});

const db = () => site.deps.database.db;
const ask = (teacher = ada, into = { into: stays!.userId, classId: there!.id as string | undefined }) => ({
  token: teacher.token,
  params: { id: here!.id, pupil: goes!.userId },
  body: into,
});
const refused = async (...of: Parameters<typeof ask>) => {
  const { code, message } = await site.refuse(contract.mergePupil, ask(...of));
  return { code, message };
};
const pupilsOf = async ({ id }: ClassThings) =>
  (await site.call(contract.listPupils, { token: ada.token, params: { id } })).body.pupils;

/** How many rows of each table still lead to an account. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { rows } = await db().execute<{ name: string; key: string }>(sql`
    select c.conrelid::regclass::text as name, a.attname as key from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  const found: Record<string, number> = {};
  for (const { name, key } of rows) {
    const at = sql.raw(`"${name}" where "${key}"`);
    const count = await db().execute<{ n: number }>(sql`select count(*)::int as n from ${at} = ${userId}`);
    if (count.rows[0]!.n > 0) found[`${name}.${key}`] = count.rows[0]!.n;
  }
  return found;
}

test('a pupil who was made in two classes becomes one, who is in both, and nothing of the other is left', async () => {
  const [from, into] = [goes!.userId, stays!.userId];
  const comicId = await createComic(site, ada.userId, { script: true });
  const answer = { comicId, itemKey: 'light', hardcore: false, context: 'reader', answer: 'A' } as const;
  const scored = { isRight: true, isFirst: true, ms: 3_000, counts: true };
  const sent = (userId: string, day: string) => {
    return { ...answer, ...scored, userId, eventId: randomUUID(), createdAt: new Date(day) };
  };
  await db()
    .insert(attempts)
    .values([sent(into, '2026-11-25'), sent(from, '2026-11-24')]);
  const pack = (name: string) => ({ packs: { [name]: 60_000 } });
  await db()
    .insert(readings)
    .values([
      { userId: from, comicId, panelsRead: 2, panels: 9, ...pack('first') },
      { userId: into, comicId, panelsRead: 7, panels: 9, ...pack('second') },
    ]);
  await db().insert(characters).values({ ownerId: from, name: 'Mo', nameKey: 'mo' });
  const parent = await createUser(site, 'Parent');
  await db().insert(familyLinks).values({ parentId: parent.userId, childId: from });
  await db()
    .insert(familyControls)
    .values({ childId: from, hiddenSubjects: ['History'] });
  await db()
    .update(classMembers)
    .set({ offParts: ['games'], joinedAt: new Date('2026-09-01') })
    .where(eq(classMembers.userId, from));
  const earn = (userId: string) =>
    db().transaction((tx) =>
      bookReward(tx, userId, { reason: 'right-first', of: 'light', reward: { xp: 5, coins: 2, gems: 0 } }),
    );
  await earn(from);

  await site.call(contract.mergePupil, ask());

  expect(await readPurse(db(), into)).toEqual({ xp: 5, coins: 2, gems: 0 });
  expect(await readPurse(db(), from)).toEqual({ xp: 0, coins: 0, gems: 0 });
  // What the one was paid for, the other is not paid for again.
  expect(await earn(into)).toBeUndefined();
  const sums = await db()
    .select({ unit: bookingLines.unit, sum: sql<number>`sum(${bookingLines.amount})`.mapWith(Number) })
    .from(bookingLines)
    .groupBy(bookingLines.unit);
  expect(sums.filter(({ sum }) => sum !== 0)).toEqual([]);
  const kept = await db()
    .select()
    .from(attempts)
    .where(eq(attempts.comicId, comicId))
    .orderBy(attempts.createdAt);
  expect(kept.map(({ userId, isFirst }) => [userId, isFirst])).toEqual([
    [into, true],
    [into, false],
  ]);
  expect(await db().select().from(readings).where(eq(readings.comicId, comicId))).toMatchObject([
    { userId: into, panelsRead: 7, packs: { first: 60_000, second: 60_000 } },
  ]);
  expect(await pupilsOf(here!)).toMatchObject([
    { _id: into, offParts: ['games'], joinedAt: '2026-09-01T00:00:00.000Z' },
  ]);
  expect(await pupilsOf(there!)).toMatchObject([{ _id: into, kind: 'pictures', offParts: [] }]);
  expect(await db().select().from(familyLinks).where(eq(familyLinks.parentId, parent.userId))).toMatchObject([
    { childId: into },
  ]);
  expect(await db().select().from(familyControls).where(eq(familyControls.childId, into))).toMatchObject([
    { hiddenSubjects: ['History'] },
  ]);
  const none = { comics: async () => undefined, bought: async () => undefined };
  expect(await deleteClosedAccount(db(), from, none)).toBe(true);
  expect(await rowsOf(from)).toEqual({});
  expect(Object.keys(await rowsOf(into))).toContain('characters.owner_id');
});

test('two of one class become one, who keeps a class that is asked for twice at once', async () => {
  const twin = await createPupil(site, here!.id, ada, 'Finch 2');
  const [one, other] = await Promise.allSettled([
    site.call(contract.mergePupil, ask(ada, { into: twin.userId, classId: undefined })),
    site.call(contract.mergePupil, {
      ...ask(ada, { into: goes!.userId, classId: undefined }),
      params: { id: here!.id, pupil: twin.userId },
    }),
  ]);
  expect([one!.status, other!.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(await pupilsOf(here!)).toHaveLength(1);
});

test('a pupil is made one with nobody who is in a class of others, or whose pictures are of one', async () => {
  const itself = { into: goes!.userId, classId: here!.id };
  expect(await refused(ada, itself)).toMatchObject({ code: 'pupil-has-account' });
  // A colleague of one class, not of the other.
  expect(await refused(here!.colleague)).toMatchObject({ code: 'class-not-found' });
  const theirs = await createClass(site, (await createUser(site)).userId);
  await insertMember(db(), theirs.id, goes!.userId);
  const notYours = { code: 'conflict', message: expect.stringContaining('a class that you do not teach') };
  expect(await refused()).toMatchObject(notYours);
  await db().delete(classMembers).where(eq(classMembers.classId, theirs.id));
  await insertMember(db(), here!.id, theirs.pupil.userId);
  expect(await refused(ada, { into: theirs.pupil.userId, classId: here!.id })).toMatchObject(notYours);
  expect(await pupilsOf(here!)).toHaveLength(2);
});

test('two who answered the same live question, or played each other, stay two', async () => {
  const comicId = await createComic(site, ada.userId, { script: true });
  const { sessionId } = await insertLive(site, here!.id, comicId);
  const seats = [goes!, stays!].map(({ userId }) => ({ sessionId, userId }));
  const made = await db().insert(liveSeats).values(seats).returning();
  const given = { sessionId, chosen: 0, isRight: true, ms: 3_000, waits: false };
  await db()
    .insert(liveAnswers)
    .values(made.map(({ id }) => ({ ...given, seatId: id, position: 0, eventId: randomUUID() })));
  const two = { code: 'conflict', message: expect.stringContaining('so they are two pupils') };
  expect(await refused()).toMatchObject(two);
  await db().delete(liveAnswers).where(eq(liveAnswers.sessionId, sessionId));
  const about = { comicId, title: 'Light', subject: 'Science', against: 'class', band: '9-12' } as const;
  const [battle] = await db().insert(battles).values(about).returning();
  const battleId = battle!.id;
  await db()
    .insert(battleSeats)
    .values(
      [goes!, stays!].map(({ userId }, place) => ({ battleId, place, userId, band: about.band, seed: 1 })),
    );
  expect(await refused()).toMatchObject(two);
  // Their seats at different questions say nothing.
  await db().delete(battleSeats).where(eq(battleSeats.battleId, battleId));
  await site.call(contract.mergePupil, ask());
});

test('two who each have a parent wait until one link is ended; an account of one’s own is linked by its own code alone', async () => {
  const parent = await createUser(site, 'Parent');
  const linked = [goes!, stays!].map(({ userId }) => ({ parentId: parent.userId, childId: userId }));
  await db().insert(familyLinks).values(linked);
  const parents = { code: 'conflict', message: expect.stringContaining('First a parent ends the link') };
  expect(await refused()).toMatchObject(parents);
  const uma = await createUser(site, 'Student', { firstname: 'Uma', lastname: 'Rao' });
  await insertMember(db(), there!.id, uma.userId);
  await site.call(contract.mergePupil, ask(ada, { into: uma.userId, classId: there!.id }));
  const left = [uma.userId, stays!.userId];
  const links = await db().select().from(familyLinks).where(inArray(familyLinks.childId, left));
  expect(links.map(({ childId }) => childId)).toEqual([stays!.userId]);
});
