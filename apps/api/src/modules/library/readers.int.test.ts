import { leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import { getComic, getComicNumbers } from '@panelwise/contracts/http/comics';
import { tellReading } from '@panelwise/contracts/http/learn';
import { finishQuiz, tellView, viewComic } from '@panelwise/contracts/http/library';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { forgetReaders } from '@panelwise/db/repositories/readers';
import { users } from '@panelwise/db/schema/accounts';
import { comicViews, quizAttempts } from '@panelwise/db/schema/readers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';

let site: TestApp;
let creator: TestUser;
let id: string;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  creator = await createUser(site, 'Teacher');
  id = await createQuizComic(site, creator.userId);
});

const numbers = async (weeks?: '4' | '12') =>
  (
    await site.call(getComicNumbers, {
      token: creator.token,
      params: { id },
      query: weeks ? { weeks } : {},
    })
  ).body.numbers;
/** What a browser says of itself; `inject` alone is taken for a machine. */
const by = (browser = 'Mozilla/5.0 (Macintosh) Firefox/149.0') => ({ 'user-agent': browser });
const headers = by();
const open = (address: string, token?: string, browser?: string) =>
  site.call(viewComic, { params: { id }, address, token, headers: by(browser) });
let last = 0;
const newAddress = () => `198.51.100.${++last}`;

/** Somebody else finishes the quiz, wrong in these questions. */
const finish = (wrong: string[] = [], address = newAddress()) =>
  site.call(finishQuiz, {
    ...{ params: { id }, address, headers },
    body: {
      answers: Object.entries(asked).map(([name, item]) => ({
        key: itemKeyOf(id, false, item),
        answer: item.options[wrong.includes(name) ? 1 : 0]!,
      })),
    },
  });
const aDayPasses = () =>
  site.deps.database.db
    .update(quizAttempts)
    .set({ createdAt: sql`${quizAttempts.createdAt} - interval '1 day'` })
    .where(eq(quizAttempts.comicId, id));

test('a reader counts once in a while, by device; machines, its creator, own classes and invented pupils never', async () => {
  const { pupils } = await createTaughtClass(site, creator.userId, 1);
  const invented = await createUser(site, 'Student');
  await site.deps.database.db.update(users).set({ isDemo: true }).where(eq(users.id, invented.userId));
  const stranger = await createUser(site, 'Student');
  const address = newAddress();
  const safari = 'Mozilla/5.0 (iPad) Version/27.0 Safari/605.1';
  const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
  for (const browser of [undefined, undefined, safari, robot]) await open(address, undefined, browser);
  for (const { token } of [creator, pupils[0]!, invented, stranger, stranger]) await open(address, token);
  const { readers, spans } = await numbers('4');
  expect(readers).toEqual({ all: 3, recent: 3, finished: 0 });
  expect(spans).toHaveLength(28);
  expect(spans.at(-1)).toMatchObject({ readers: 3, rightShare: null });
});

test('how far readers come is told by panel, and where most of them leave', async () => {
  const end = { page: 2, panel: 1 };
  const readTo = async (place: { page: number; panel: number }) => {
    const address = newAddress();
    await open(address);
    await site.call(tellView, { params: { id }, address, headers, body: place });
    // Going back takes nothing away.
    await site.call(tellView, { params: { id }, address, headers, body: { page: 1, panel: 1 } });
  };
  for (let i = 0; i < 5; i++) await readTo({ page: 1, panel: 2 });
  await readTo(end);
  const learner = await createUser(site, 'Student');
  await open(newAddress(), learner.token);
  await site.call(tellReading, {
    ...{ token: learner.token, headers },
    body: { comicId: id, ...end, ms: 0 },
  });
  const { readers, reached, leave } = await numbers();
  expect(readers.finished).toBe(2);
  expect(reached).toEqual([
    { page: 1, panel: 1, readers: 7 },
    { page: 1, panel: 2, readers: 7 },
    { ...end, readers: 2 },
  ]);
  expect(leave).toMatchObject({ page: 1, panel: 2, readers: 5 });
  const wrong = { params: { id }, body: { page: 7, panel: 1 } };
  expect((await site.refuse(tellView, wrong)).code).toBe('panel-not-found');
});

test('how a quiz went is told of five people on, and not on the same day', async () => {
  for (let i = 1; i < leastPeople; i++) await finish(['sun']);
  await aDayPasses();
  expect(await numbers()).toMatchObject({ rightShare: null });
  // The same device does not count twice.
  await finish([], '203.0.113.9');
  await finish([], '203.0.113.9');
  expect((await numbers()).rightShare).toBeNull();
  await aDayPasses();
  const { rightShare, spans, questions } = await numbers();
  // Eleven of fifteen answers.
  expect(rightShare).toBe(73);
  expect(spans.map((span) => span.rightShare).filter((share) => share !== null)).toEqual([73]);
  expect(questions.map(({ question, rightShare: share }) => [question, share])).toEqual([
    [asked.light.question, 100],
    [asked.sun.question, 20],
    [asked.water.question, 100],
  ]);
  const { readers } = (await site.call(getComic, { token: creator.token, params: { id } })).body;
  expect(readers).toEqual({ views: 0, finished: 0, rightShare: 73 });
  // One that was not played to its end is none.
  const part = { answers: [{ key: itemKeyOf(id, false, asked.sun), answer: 'The sun' }] };
  expect((await site.refuse(finishQuiz, { params: { id }, body: part })).code).toBe('question-changed');
});

test('what tells readers apart is another hash for each comic, has nothing of them, and goes after a day', async () => {
  const { db } = site.deps.database;
  const other = await createQuizComic(site, creator.userId);
  const address = newAddress();
  for (const comicId of [id, other])
    await site.call(viewComic, { params: { id: comicId }, address, headers });
  const hashes = async () =>
    (await db.select().from(comicViews)).filter(({ comicId }) => [id, other].includes(comicId));
  const [one, two] = await hashes();
  expect(one!.reader).toMatch(/^[\w-]{43}$/);
  expect(one!.reader).not.toBe(two!.reader);
  expect(one!.userId).toBeNull();
  await forgetReaders(db, 60_000);
  expect((await hashes()).every(({ reader }) => reader !== null)).toBe(true);
  await forgetReaders(db, 0);
  expect((await hashes()).map(({ reader }) => reader)).toEqual([null, null]);
});

test('a comic that is not public has no readers', async () => {
  const draft = await createComic(site, creator.userId);
  expect((await site.refuse(viewComic, { params: { id: draft } })).code).toBe('comic-not-found');
  const place = { params: { id: draft }, body: { page: 1, panel: 1 } };
  expect((await site.refuse(tellView, place)).code).toBe('comic-not-found');
  const quiz = { params: { id: draft }, body: { answers: [{ key: 'x'.repeat(22), answer: 'A' }] } };
  expect((await site.refuse(finishQuiz, quiz)).code).toBe('comic-not-found');
});

test('the database refuses a reader or a quiz that names somebody', async () => {
  const { db } = site.deps.database;
  const { userId } = creator;
  const quiz = { comicId: id, hardcore: false, right: 1, total: 1 };
  for (const insert of [
    db.insert(comicViews).values({ comicId: id, userId }),
    db.insert(quizAttempts).values({ ...quiz, userId }),
  ]) {
    const refusal = await insert.catch((error: Error) => error.cause);
    // A rule of the table.
    expect(refusal).toMatchObject({ code: '23514', constraint: expect.stringMatching(/_nobody$/) });
  }
});
