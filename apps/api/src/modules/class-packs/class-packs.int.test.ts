import { randomUUID } from 'node:crypto';
import { type PackClaims, type PackResult, packResultSchema } from '@panelwise/contracts/domain/class-pack';
import { getClassPack, takePackResult } from '@panelwise/contracts/http/class-packs';
import { answerAsLearner } from '@panelwise/contracts/http/learn';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { readPurse } from '@panelwise/db/repositories/rewards';
import { assignments } from '@panelwise/db/schema/classes';
import { attempts, readingDays, readings } from '@panelwise/db/schema/learning';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssignment, createTaughtClass } from '../../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';
import { signPack } from './signed-pack.ts';
import { openPack } from './testing-packs.ts';

let api: TestApp;
let teacher: TestUser;
let pupils: TestUser[];
let classId: string;
let comicId: string;
let assignmentId: string;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId));
  assignmentId = await createAssignment(api, classId, comicId);
  for (const page of [1, 2])
    await api.deps.store.put(`comics/${comicId}/pages/${page}-f.webp`, Buffer.from('picture'), 'image/webp');
});

const db = () => api.deps.database.db;
const keptOf = ({ userId }: TestUser) => db().select().from(attempts).where(eq(attempts.userId, userId));

const packOf = () => openPack(api, classId, teacher);
const answerTo = (name: keyof typeof asked, answer = asked[name].correctAnswer) => ({
  ...{ assignmentId, comicId, key: itemKeyOf(comicId, false, asked[name]), answer },
  ...{ eventId: randomUUID(), ms: 9_000, aids: [] as PackResult['answers'][number]['aids'] },
});
/** What the first pupil of the class hands in; they have an account of their own, so that their teacher vouches for it. */
async function handIn(
  answers: PackResult['answers'],
  read: PackResult['readings'] = [],
): Promise<PackResult> {
  const { signed, content } = await packOf();
  return { ...signed, pupilRef: content.pupils[0]!.ref, answers, readings: read };
}
const vouchedFor = (body: PackResult) => ({ ...body, vouched: true });
const take = async (body: PackResult) =>
  (await api.call(takePackResult, { token: teacher.token, params: { id: classId }, body: vouchedFor(body) }))
    .body;
const refuse = (body: PackResult, id = classId, who = teacher) =>
  api.refuse(takePackResult, { token: who.token, params: { id }, body: vouchedFor(body) });

test('a pack has pages, words and questions in it, and neither a right answer nor who a pupil is', async () => {
  const { files, content } = await packOf();
  expect(Object.keys(files)).toEqual([
    'READ ME FIRST.txt',
    'Open me.html',
    expect.stringMatching(/^pictures\/1-1\./),
    expect.stringMatching(/^pictures\/1-2\./),
    'manifest.js',
  ]);
  const { comics, pupils: names } = content;
  expect(names.map(({ name }) => name)).toEqual(['Pupil 1.', 'Pupil 2.']);
  expect(comics).toMatchObject([{ comicId, assignmentId, pupils: null }]);
  expect(comics[0]!.questions.map((question) => Object.keys(question).sort())).toEqual(
    Array(3).fill(['difficulty', 'key', 'options', 'question']),
  );
  const text = Object.values(files).join();
  expect(text).not.toMatch(/correctAnswer|taughtAt|explanation/);
  for (const { userId } of pupils) expect(text).not.toContain(userId);
});

test('what a pupil hands in counts once, however often the file is brought in, and brings no coins', async () => {
  const [first] = pupils as [TestUser];
  const file = await handIn([answerTo('light'), answerTo('water', 'Ants')]);
  expect(await take(file)).toMatchObject({ pupil: 'Pupil 1', taken: 2, known: 0, refused: [] });
  const kept = await keptOf(first);
  expect(kept.map(({ arrival, context, isRight }) => [arrival, context, isRight]).sort()).toEqual([
    ['pack', 'assignment', false],
    ['pack', 'assignment', true],
  ]);
  expect(await take(file)).toMatchObject({ taken: 0, known: 2, refused: [] });
  expect(await keptOf(first)).toEqual(kept);
  expect(await readPurse(db(), first.userId)).toMatchObject({ xp: 0, coins: 0 });
  // Of the others nothing was written, and what was tried counts on where one is online again.
  expect(await keptOf(pupils[1]!)).toEqual([]);
  const again = { ...answerTo('water'), context: 'assignment' as const };
  const { verdict } = (await api.call(answerAsLearner, { token: first.token, body: again })).body;
  expect(verdict).toMatchObject({ isRight: true, isSettled: true });
});

test('what an assignment carries is in the pack, for everybody, and holds for what is handed in', async () => {
  const carried = ['read-aloud', 'fewer-options', 'reduced-motion'] as const;
  await db()
    .update(assignments)
    .set({ aids: [...carried] })
    .where(eq(assignments.id, assignmentId));
  const [comic] = (await packOf()).content.comics;
  expect(comic!.aids).toEqual(['read-aloud']);
  for (const { options } of comic!.questions) expect(options).toHaveLength(2);
  const question = comic!.questions.find(({ key }) => key === itemKeyOf(comicId, false, asked.water))!;
  const wrong = question.options.find((option) => option !== asked.water.correctAnswer)!;
  expect(await take(await handIn([answerTo('water', wrong)]))).toMatchObject({ taken: 1, refused: [] });
  expect((await keptOf(pupils[0]!)).map(({ aids }) => aids)).toEqual([[...carried]]);
});

test('a file that is forged, altered, of another class or of nobody here is refused', async () => {
  const file = await handIn([answerTo('light')]);
  const { pack, seal } = file;
  const altered = pack.replace(assignmentId, randomUUID());
  for (const changes of [
    { pack: altered },
    { seal: `${seal.slice(0, -2)}AA` },
    { seal: '' },
    { pack: '{}' },
    { pack: pack.replace(/"packId":"[^"]+"/, `"packId":"${randomUUID()}"`) },
  ])
    expect(await refuse({ ...file, ...changes })).toMatchObject({ status: 422, code: 'pack-not-ours' });
  expect(await refuse({ ...file, pupilRef: 'x'.repeat(16) })).toMatchObject({ code: 'pack-pupil-gone' });
  const other = await createTaughtClass(api, teacher.userId);
  expect(await refuse(file, other.classId)).toMatchObject({ code: 'pack-of-another-class' });
  const stranger = await createUser(api, 'Teacher');
  expect(await refuse(file, classId, stranger)).toMatchObject({ status: 404 });
  expect(await keptOf(pupils[0]!)).toEqual([]);
});

test('answers that do not fit are counted by their reason, and the others are taken', async () => {
  const strange = { ...answerTo('light'), key: 'x'.repeat(22) };
  const file = await handIn([
    answerTo('light'),
    answerTo('sun', 'The moon'),
    strange,
    ...[1, 2, 3].map(() => answerTo('water', 'Ants')),
  ]);
  const { taken, refused } = await take(file);
  expect(taken).toBe(3);
  expect(refused).toEqual([
    { reason: 'changed', answers: 1 },
    { reason: 'not-in-pack', answers: 1 },
    { reason: 'no-tries-left', answers: 1 },
  ]);
  await db().update(assignments).set({ endedAt: new Date() }).where(eq(assignments.id, assignmentId));
  const late = { ...file, answers: [answerTo('sun')] };
  expect(await take(late)).toMatchObject({ taken: 0, refused: [{ reason: 'ended', answers: 1 }] });
  expect(await api.refuse(getClassPack, { token: teacher.token, params: { id: classId } })).toMatchObject({
    code: 'pack-empty',
  });
});

test('what a pupil had on in the pack is noted with what they answered then', async () => {
  const light = { ...answerTo('light'), aids: ['read-aloud' as const, 'high-contrast' as const] };
  await take(await handIn([light, answerTo('water')]));
  const kept = await keptOf(pupils[0]!);
  expect(kept.map(({ itemKey, aids }) => [itemKey === light.key, aids]).sort()).toEqual([
    [false, []],
    [true, ['read-aloud', 'high-contrast']],
  ]);
  // Nothing that others would see the wrong answers by can be said to be on, and older packs say nothing of it.
  const file = { ...(await handIn([])), answers: [{ ...answerTo('sun'), aids: ['fewer-options'] }] };
  expect(packResultSchema.safeParse(file).success).toBe(false);
  const { readings: _, ...older } = await handIn([]);
  expect(packResultSchema.parse(older)).toMatchObject({ answers: [], readings: [] });
});

/** A file of the first pupil from a pack that was made so long ago. */
async function readInPack(minutes: number, read: Partial<PackResult['readings'][number]>) {
  const { pack, pupilRef } = await handIn([]);
  const claims: PackClaims = JSON.parse(pack);
  const madeAt = new Date(Date.now() - minutes * 60_000).toISOString();
  const reading = { assignmentId, comicId, page: 2, ms: 60_000, ...read };
  const signed = signPack(api.deps.keys.packs, { ...claims, madeAt });
  return { ...signed, pupilRef, answers: [], readings: [reading] };
}
const readOf = async ({ userId }: TestUser) => {
  const [row] = await db().select().from(readings).where(eq(readings.userId, userId));
  const days = await db().select().from(readingDays).where(eq(readingDays.userId, userId));
  return row && { isRead: row.finishedAt !== null, page: row.page, ms: days.map(({ ms }) => ms) };
};

test('what was read in a pack is evidence of reading, once, and brings no coins', async () => {
  const [first, second] = pupils as [TestUser, TestUser];
  const file = await readInPack(60, {});
  expect(await take(file)).toMatchObject({ taken: 0, read: 1 });
  expect(await readOf(first)).toEqual({ isRead: true, page: 2, ms: [60_000] });
  expect(await take(file)).toMatchObject({ taken: 0, read: 0 });
  expect(await readOf(first)).toEqual({ isRead: true, page: 2, ms: [60_000] });
  // Handed in once more after reading on: what is new of it is added.
  const more = { ...file, readings: [{ ...file.readings[0]!, ms: 90_000 }] };
  expect(await take(more)).toMatchObject({ read: 1 });
  expect(await readOf(first)).toEqual({ isRead: true, page: 2, ms: [90_000] });
  expect(await readOf(second)).toBeUndefined();
  expect(await readPurse(db(), first.userId)).toMatchObject({ xp: 0, coins: 0 });
});

test('what was read faster than anybody reads, before the pack was made, or is not in it, counts nothing', async () => {
  const [first] = pupils as [TestUser];
  for (const [minutes, read] of [
    [60, { ms: 500 }],
    [0, { ms: 600_000 }],
    [60, { comicId: randomUUID() }],
    [60, { assignmentId: randomUUID() }],
  ] as const)
    expect(await take(await readInPack(minutes, read))).toMatchObject({ read: 0 });
  expect(await readOf(first)).toBeUndefined();
  // Half of it is half of it.
  expect(await take(await readInPack(60, { page: 1 }))).toMatchObject({ read: 1 });
  expect(await readOf(first)).toMatchObject({ isRead: false, page: 1 });
});
