import { getAssignedComic, getLearnHome, getReview, tellReading } from '@panelwise/contracts/http/learn';
import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { readingDays, readings, reviewCards } from '@panelwise/db/schema/learning';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { answerOf, asked, createQuizComic, letTimePass } from './testing-learner.ts';

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let pupil: TestUser;
const dayMs = 24 * 3_600_000;
beforeAll(async () => {
  api = await startTestApp();
  teacher = await createUser(api, 'Teacher');
});
afterAll(() => api.close());
beforeEach(async () => {
  comicId = await createQuizComic(api, teacher.userId);
  pupil = await createUser(api, 'Student', { verifiedAt: new Date(Date.now() - dayMs) });
});

const home = async () => (await api.call(getLearnHome, { token: pupil.token })).body;
const deck = async () => (await api.call(getReview, { token: pupil.token })).body.items;
const tell = async (
  page: number,
  panel: number,
  ms: number,
  more: { assignmentId?: string; comicId?: string; arrival?: 'later' } = {},
) =>
  (await api.call(tellReading, { token: pupil.token, body: { comicId, page, panel, ms, ...more } })).body
    .isFinished;
/** Time goes by since the reader last told something. */
const wait = (ms: number) =>
  api.deps.database.db
    .update(readings)
    .set({ updatedAt: sql`${readings.updatedAt} - ${ms} * interval '1 ms'` })
    .where(eq(readings.userId, pupil.userId));

test('whoever is new has nothing to do yet', async () => {
  expect(await home()).toMatchObject({
    assigned: [],
    goOn: null,
    review: { items: 0, minutes: 0, comics: [] },
    shelf: [],
    days: Array(7).fill(false),
  });
});

test('a comic is gone on with where one stopped, and stands on the shelf once it is read', async () => {
  expect(await tell(1, 1, 0)).toBe(false);
  await wait(60_000);
  expect(await tell(1, 2, 8_000)).toBe(false);
  const { goOn, shelf } = await home();
  expect(goOn).toMatchObject({
    comic: { _id: comicId },
    page: 1,
    panel: 2,
    panelsRead: 2,
    panels: 3,
    minutesLeft: 1,
  });
  expect(shelf).toEqual([]);
  await wait(60_000);
  expect(await tell(2, 1, 8_000)).toBe(true);
  const after = await home();
  expect(after.goOn).toBeNull();
  expect(after.days.filter(Boolean)).toHaveLength(1);
  expect(after.shelf).toMatchObject([
    { comic: { _id: comicId }, isRead: true, mastery: { items: 3, unseen: 3, share: 0 } },
  ]);
  // Going back to page one takes nothing away.
  expect(await tell(1, 1, 1_000)).toBe(true);
});

test('time counts from when a comic is opened, and that of two comics at once is one time', async () => {
  const other = await createQuizComic(api, teacher.userId);
  const read = async (comic: string) => {
    const days = await api.deps.database.db.select().from(readingDays).where(eq(readingDays.comicId, comic));
    return days.find(({ userId }) => userId === pupil.userId)?.ms ?? 0;
  };
  expect(await tell(2, 1, 300_000)).toBe(false);
  expect(await read(comicId)).toBe(0);
  await tell(1, 1, 0, { comicId: other });
  await wait(60_000);
  await tell(2, 1, 60_000);
  expect(await read(comicId)).toBe(60_000);
  await tell(2, 1, 60_000, { comicId: other });
  expect(await read(other)).toBeLessThan(5_000);
});

test('leafing through is not reading, whatever is said of the time', async () => {
  // Three panels take fifteen seconds and a word or two.
  expect(await tell(1, 1, 100)).toBe(false);
  expect(await tell(2, 1, 500_000)).toBe(false);
  const [day] = await api.deps.database.db
    .select()
    .from(readingDays)
    .where(eq(readingDays.userId, pupil.userId));
  expect(day!.ms).toBeLessThan(5_000);
  // At once no more than five minutes count.
  await wait(3_600_000);
  await tell(1, 1, 3_600_000);
  const [later] = await api.deps.database.db
    .select()
    .from(readingDays)
    .where(eq(readingDays.userId, pupil.userId));
  expect(later!.ms).toBeLessThanOrEqual(300_000 + 5_000);
  const token = pupil.token;
  const body = { comicId, page: 7, panel: 1, ms: 0 };
  expect(await api.refuse(tellReading, { token, body })).toMatchObject({
    status: 404,
    code: 'panel-not-found',
  });
});

test('the deck has what is due, without two questions about one panel side by side', async () => {
  const answer = answerOf(api, pupil, comicId);
  await answer('light', 'Mice');
  await answer('sun', 'The sea');
  await answer('water', 'Ants');
  expect(await deck()).toEqual([]);
  await letTimePass(api, dayMs + 60_000);
  const items = await deck();
  expect(items.map(({ question }) => question.question)).toEqual([
    asked.light.question,
    asked.water.question,
    asked.sun.question,
  ]);
  expect(JSON.stringify(items)).not.toMatch(/correctAnswer|taughtAt/);
  const { review, shelf } = await home();
  expect(review).toMatchObject({ items: 3, comics: [{ items: 3 }] });
  expect(shelf[0]!.mastery).toMatchObject({ items: 3, known: 0, shaky: 3, unseen: 0, share: 0 });
  await answer('light', 'Light', { context: 'review' });
  expect(await deck()).toHaveLength(2);
  expect((await home()).shelf[0]!.mastery).toMatchObject({ known: 1, shaky: 2 });
});

test('a question that was changed is in no deck any more', async () => {
  const { db } = api.deps.database;
  await answerOf(api, pupil, comicId)('light', 'Mice');
  await letTimePass(api, dayMs + 60_000);
  const changed = { ...asked.light, question: 'What does a green leaf catch?' };
  await replaceQuiz(db, comicId, [changed, asked.water], false);
  await db.transaction((tx) => noteComicChange(tx, comicId, 'learning'));
  await approve(db, [comicId]);
  expect(await deck()).toEqual([]);
  expect(await db.select().from(reviewCards).where(eq(reviewCards.userId, pupil.userId))).toEqual([]);
});

test('a comic that left the library is asked about and shown no more', async () => {
  const { db } = api.deps.database;
  await answerOf(api, pupil, comicId)('light', 'Mice');
  await letTimePass(api, dayMs + 60_000);
  await db.update(comics).set({ hiddenAt: new Date() }).where(eq(comics.id, comicId));
  expect(await deck()).toEqual([]);
  expect((await home()).shelf).toEqual([]);
});

test('what is assigned comes due first, and goes once it is read and answered', async () => {
  const { db } = api.deps.database;
  const draft = await createComic(api, teacher.userId, { drawn: true, title: 'Draft' });
  const [room] = await db
    .insert(classes)
    .values({ ownerId: teacher.userId, name: '6B', grade: '6' })
    .returning();
  await db.insert(classMembers).values({ classId: room!.id, userId: pupil.userId });
  const set = async (goal: 'read' | 'read-and-quiz', of: string, dueAt: Date | null) => {
    const [made] = await db
      .insert(assignments)
      .values({ classId: room!.id, madeBy: teacher.userId, goal, dueAt, note: 'Before Friday' })
      .returning();
    await db.insert(assignmentComics).values({ assignmentId: made!.id, comicId: of, position: 0 });
    return made!.id;
  };
  const later = await set('read', draft, new Date(Date.now() + 9 * dayMs));
  const soon = await set('read-and-quiz', comicId, new Date(Date.now() + dayMs));
  const { assigned } = await home();
  expect(assigned).toMatchObject([
    {
      assignmentId: soon,
      comicId,
      className: '6B',
      teacher: 'Ada Park',
      questions: 3,
      answered: 0,
      isRead: false,
    },
    { assignmentId: later, title: 'Draft', questions: 0, note: 'Before Friday' },
  ]);
  // An unreviewed comic is read by its pupils alone.
  const stranger = await createUser(api, 'Student');
  const body = { comicId: draft, page: 1, panel: 1, ms: 4_000, assignmentId: later };
  expect(await api.refuse(tellReading, { token: stranger.token, body })).toMatchObject({ status: 404 });
  const read = { params: { id: later, comicId: draft } };
  const { body: opened } = await api.call(getAssignedComic, { token: pupil.token, ...read });
  expect(opened).toMatchObject({ goal: 'read', isPublic: false, isReviewed: false, comic: { _id: draft } });
  expect(opened.pages).toHaveLength(2);
  expect(opened.pages[0]!.imageUrl).toMatch(/sig=/);
  expect(await api.refuse(getAssignedComic, { token: stranger.token, ...read })).toMatchObject({
    status: 404,
  });
  // Assigned an hour ago, and read without a network meanwhile.
  await db
    .update(assignments)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(assignments.id, later));
  await tell(1, 1, 10_000, { comicId: draft, assignmentId: later });
  await wait(60_000);
  expect(await tell(2, 1, 10_000, { comicId: draft, assignmentId: later })).toBe(true);
  expect((await home()).assigned).toHaveLength(1);
  // One of the library is read as readers see it there.
  const inLibrary = { token: pupil.token, params: { id: soon, comicId } };
  const { body: shelved } = await api.call(getAssignedComic, inLibrary);
  expect(shelved).toMatchObject({ goal: 'read-and-quiz', isPublic: true, comic: { _id: comicId }, faqs: [] });
  expect(shelved.questions).toHaveLength(3);
  expect(shelved.pages[0]!.imageUrl).not.toMatch(/sig=/);
  const answer = answerOf(api, pupil, comicId);
  for (const name of ['light', 'sun', 'water'] as const)
    await answer(name, asked[name].correctAnswer, { context: 'assignment', assignmentId: soon });
  expect((await home()).assigned).toMatchObject([{ answered: 3, isRead: false }]);
  await tell(1, 1, 10_000);
  await wait(60_000);
  await tell(2, 1, 10_000);
  expect((await home()).assigned).toEqual([]);
});

test('comics read one after the other without a network share the time that there was', async () => {
  const others = await Promise.all([1, 2, 3].map(() => createQuizComic(api, teacher.userId)));
  const all = [comicId, ...others];
  for (const id of all) await tell(1, 1, 0, { comicId: id });
  await wait(21_000);
  // Each says that it took ten seconds; for the third there was one left, and none for the last.
  const read = [];
  for (const id of all) read.push(await tell(2, 1, 10_000, { comicId: id, arrival: 'later' }));
  expect(read).toEqual([true, true, false, false]);
  const { rows } = await api.deps.database.db.execute(
    sql`select sum(ms)::int as ms from reading_days where user_id = ${pupil.userId}`,
  );
  expect(Number(rows[0]!.ms)).toBeGreaterThanOrEqual(21_000);
  expect(Number(rows[0]!.ms)).toBeLessThan(24_000);
});

test('keys of items are of their comic', () => {
  expect(itemKeyOf(comicId, false, asked.light)).not.toBe(itemKeyOf(teacher.userId, false, asked.light));
});
