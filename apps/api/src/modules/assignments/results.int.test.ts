import { randomUUID } from 'node:crypto';
import { languages } from '@panelwise/contracts/domain/languages';
import * as contract from '@panelwise/contracts/http/assignments';
import { approve } from '@panelwise/db/repositories/editions';
import { countItems } from '@panelwise/db/repositories/item-counts';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import { updateUser } from '@panelwise/db/repositories/users';
import { users } from '@panelwise/db/schema/accounts';
import { classMembers } from '@panelwise/db/schema/classes';
import { comics } from '@panelwise/db/schema/comics';
import { attempts, readings } from '@panelwise/db/schema/learning';
import { insertWeakAnswers } from '@panelwise/db/testing/weak-answers';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAssignment, createTaughtClass, insertAnswers } from '../../testing/assignment-fixtures.ts';
import { createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';
import { resultRows } from './results-rows.ts';
import { resultWords } from './results-words.ts';

let api: TestApp;
let teacher: TestUser;
let comicId: string;
let classId: string;
let pupils: TestUser[];
let assignmentId: string;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  teacher = await createUser(api, 'Teacher');
  comicId = await createQuizComic(api, teacher.userId);
  ({ classId, pupils } = await createTaughtClass(api, teacher.userId, 6));
  assignmentId = await createAssignment(api, classId, comicId);
});

const db = () => api.deps.database.db;
type Given = { answer: string; ms?: number; counts?: boolean };
const answered = (pupil: number, name: keyof typeof asked, ...given: (string | Given)[]) =>
  insertAnswers(
    api,
    { userId: pupils[pupil]!.userId, comicId, assignmentId },
    name,
    given.map((one) => (typeof one === 'string' ? { answer: one } : one)),
  );
const results = async () =>
  (
    await api.call(contract.getResults, {
      token: teacher.token,
      params: { id: classId, assignmentId },
    })
  ).body.results;

test('the grid tells right first, repaired, still wrong with what was chosen, and not yet; who needs help comes first', async () => {
  await answered(0, 'light', 'Light');
  await answered(0, 'sun', 'The sun');
  await answered(1, 'light', 'Mice', 'Light');
  await answered(1, 'sun', 'The sun');
  await answered(2, 'light', 'Wind', 'Mice');
  const grid = await results();
  expect(grid.items.map(({ question }) => question)).toEqual(
    Object.values(asked).map(({ question }) => question),
  );
  const row = (name: string) => grid.pupils.find(({ pupil }) => pupil.name === name)!;
  expect(grid.pupils.map(({ pupil }) => pupil.name)).toEqual([
    ...['Pupil 3', 'Pupil 2', 'Pupil 1'],
    ...['Pupil 4', 'Pupil 5', 'Pupil 6'],
  ]);
  expect(row('Pupil 1').cells.map(({ state }) => state)).toEqual(['right', 'right', 'not-yet']);
  expect(row('Pupil 2').cells[0]).toEqual({ state: 'repaired', chosen: 1, counts: true });
  expect(row('Pupil 3').cells[0]).toEqual({ state: 'wrong', chosen: 1, counts: true });
  expect(row('Pupil 2').firstTry).toEqual({ right: 1, of: 2 });
  expect(grid.repaired).toEqual({ done: 1, of: 2 });
  expect(grid.firstTry).toEqual({ right: 3, of: 5 });
  expect(grid.items[0]!.options.map(({ chosen, isRight }) => [chosen, isRight])).toEqual([
    [1, true],
    [1, false],
    [1, false],
  ]);
});

test('where the class got lost is the question that fewest knew at first, once five have answered it', async () => {
  for (const pupil of [0, 1, 2, 3]) {
    await answered(pupil, 'light', 'Light');
    await answered(pupil, 'water', 'Ants');
  }
  expect((await results()).lost).toBeNull();
  await answered(4, 'light', 'Light');
  await answered(4, 'water', 'Water');
  const grid = await results();
  expect(grid.lost).toBe(2);
  expect(grid.items[2]).toMatchObject({ firstTry: { right: 1, of: 5 }, taughtAt: { page: 1, panel: 2 } });
  expect(grid.taught).toEqual([
    { comicId, page: 1, panel: 2, right: 1, of: 5 },
    { comicId, page: 1, panel: 1, right: 5, of: 5 },
  ]);
});

test('what proves nothing is marked and in no share; time is told apart', async () => {
  await answered(0, 'light', { answer: 'Mice', ms: 200, counts: false });
  await answered(0, 'sun', { answer: 'The sun', ms: 12_000 });
  await answered(1, 'light', { answer: 'Light', ms: 20_000 });
  const grid = await results();
  const row = grid.pupils.find(({ pupil }) => pupil.name === 'Pupil 1')!;
  expect(row).toMatchObject({ firstTry: { right: 1, of: 1 }, seconds: 12 });
  expect(row.cells[0]).toEqual({ state: 'wrong', chosen: 1, counts: false });
  expect(grid.items[0]!.firstTry).toEqual({ right: 1, of: 1 });
});

test('what was answered elsewhere before is marked, in the grid and in its file', async () => {
  const elsewhere = async (pupil: number, name: keyof typeof asked, createdAt: Date) =>
    db()
      .insert(attempts)
      .values({
        ...{ userId: pupils[pupil]!.userId, comicId, itemKey: itemKeyOf(comicId, false, asked[name]) },
        ...{ hardcore: false, context: 'reader', eventId: randomUUID(), answer: 'Mice', isRight: false },
        ...{ isFirst: true, ms: 9_000, counts: true, createdAt },
      });
  const anHour = 3_600_000;
  await elsewhere(0, 'light', new Date(Date.now() - anHour));
  await answered(0, 'light', 'Light');
  await answered(0, 'water', 'Water');
  // Later, of another item, and of somebody else: that took nothing away.
  await elsewhere(0, 'water', new Date(Date.now() + anHour));
  await elsewhere(1, 'water', new Date(Date.now() - anHour));
  const grid = await results();
  const [first] = grid.pupils.filter(({ pupil }) => pupil.name === 'Pupil 1');
  expect(first!.cells).toEqual([
    { state: 'right', chosen: null, counts: true, seenBefore: true },
    { state: 'not-yet', chosen: null, counts: true },
    { state: 'right', chosen: null, counts: true },
  ]);
  expect(
    resultRows(grid, resultWords.en)
      .find(([name]) => name === 'Pupil 1')!
      .slice(2, 5),
  ).toEqual(['right first time (answered elsewhere before)', 'not yet', 'right first time']);
});

test('who has read to the end is told; who is taken out or gone is in nothing of it', async () => {
  const { db } = api.deps.database;
  await answered(0, 'light', 'Mice');
  await answered(1, 'light', 'Light');
  await db.insert(readings).values({
    ...{ userId: pupils[1]!.userId, comicId, panels: 3, panelsRead: 3 },
    finishedAt: new Date(),
  });
  await db.delete(classMembers).where(eq(classMembers.userId, pupils[0]!.userId));
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, pupils[2]!.userId));
  const grid = await results();
  expect(grid.read).toEqual({ done: 1, of: 4 });
  expect(grid.firstTry).toEqual({ right: 1, of: 1 });
  expect(grid.pupils.map(({ pupil }) => pupil.name)).not.toContain('Pupil 1');
});

test('an item that was changed is shown as it was answered', async () => {
  const { db } = api.deps.database;
  await answered(0, 'light', 'Mice');
  const other = { ...asked.light, question: 'What does a green leaf catch?' };
  await replaceQuiz(db, comicId, [other, asked.sun, asked.water], false);
  await db
    .update(comics)
    .set({ version: sql`${comics.version} + 1` })
    .where(eq(comics.id, comicId));
  await approve(db, [comicId]);
  const grid = await results();
  expect(grid.items.map(({ question, isChanged }) => [question, isChanged])).toEqual([
    ['What does a green leaf catch?', false],
    [asked.sun.question, false],
    [asked.water.question, false],
    [asked.light.question, true],
  ]);
  expect(grid.items[3]).toMatchObject({
    key: itemKeyOf(comicId, false, asked.light),
    firstTry: { right: 0, of: 1 },
  });
});

/** The grid as a file, with a pupil whose name looks like a formula. */
async function fileOf(format?: contract.ResultFormat) {
  await api.deps.database.db
    .update(users)
    .set({ firstname: '=HYPERLINK("x")', lastname: '' })
    .where(eq(users.id, pupils[0]!.userId));
  await answered(0, 'light', 'Mice', 'Light');
  await answered(1, 'light', 'Light');
  const path = contract.getResultsFile.path.replace(':id', classId).replace(':assignmentId', assignmentId);
  return api.app.inject({
    url: `/api${path}${format ? `?format=${format}` : ''}`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
}

test('the grid as CSV has a line for each pupil, and no formula in a name', async () => {
  const file = await fileOf();
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('The Green Kitchen results.csv');
  const lines = file.body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('1. What does a leaf catch?');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",no,"wrong, then repaired: Mice",not yet,not yet,0,1,9$/);
  expect(lines[2]).toMatch(/^Pupil 2,no,right first time,/);
});

test('the grid as XLSX has the same as text and numbers, and no formula', async () => {
  const file = await fileOf('xlsx');
  expect(file.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(file.headers['content-disposition']).toContain('The Green Kitchen results.xlsx');
  const { rows, formulas } = readSheet(file.rawPayload);
  expect(formulas).toBe(0);
  expect(rows).toHaveLength(7);
  expect(rows[0]!.slice(0, 3)).toEqual(['Pupil', 'Read to the end', '1. What does a leaf catch?']);
  expect(rows[1]).toEqual([
    ...['=HYPERLINK("x")', 'no', 'wrong, then repaired: Mice', 'not yet', 'not yet'],
    ...[0, 1, 9],
  ]);
});

test.each(languages)('the grid is written in %s for whoever reads that', async (language) => {
  await updateUser(api.deps.database.db, teacher.userId, { language });
  const { body } = await fileOf();
  const { pupil, isRead, states, no } = resultWords[language];
  const [head, first, second] = body.replace('\ufeff', '').split('\r\n');
  expect(head).toContain(`${pupil},${isRead},1. What does a leaf catch?`);
  expect(first).toContain(states.repaired);
  expect(second).toContain(`Pupil 2,${no},${states.right},`);
  if (language !== 'en') expect(body).not.toMatch(/right first time|not yet|Read to the end/);
});

/** A sheet as another reader finds it: unzipped, and its XML read by libxml2. Numbers are numbers, and text is text. */
function readSheet(file: Uint8Array): { rows: (string | number)[][]; formulas: number } {
  const entries = unzipSync(file);
  const xmlOf = (name: string) => XmlDocument.fromBuffer(entries[name]!);
  const inside = { s: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' };
  const strings = xmlOf('xl/sharedStrings.xml')
    .find('//s:si', inside)
    .map(({ content }) => content);
  const sheet = xmlOf('xl/worksheets/sheet1.xml');
  const rows = sheet.find('//s:row', inside).map((row) =>
    row.find('s:c', inside).map((cell) => {
      const { content } = cell;
      const type = cell.get('@t', inside)?.content ?? 'n';
      return type === 's' ? strings[Number(content)]! : type === 'n' ? Number(content) : content;
    }),
  );
  return { rows, formulas: sheet.find('//s:f', inside).length };
}

test('of a wrong answer that three chose it is said what they may believe, where its lesson knows; of others nothing', async () => {
  const moon = {
    question: 'Why does the moon seem to change its shape?',
    correctAnswer: 'We see more or less of its lit half.',
    options: [
      'We see more or less of its lit half.',
      'The shadow of the Earth covers a part.',
      'Clouds in space hide a part of it.',
      'The sun lights a new part each night.',
    ],
    difficulty: 'easy' as const,
  };
  const reworded = { ...moon, question: 'Why does the moon look different each night?' };
  await replaceQuiz(db(), comicId, [moon, reworded], false);
  await db()
    .update(comics)
    .set({ version: sql`${comics.version} + 1` })
    .where(eq(comics.id, comicId));
  await approve(db(), [comicId]);
  const choose = (pupil: number, question: typeof moon, place: number) =>
    db()
      .insert(attempts)
      .values({
        ...{ userId: pupils[pupil]!.userId, comicId, assignmentId, answer: question.options[place]! },
        ...{ itemKey: itemKeyOf(comicId, false, question), hardcore: false, context: 'assignment' },
        ...{ eventId: randomUUID(), isRight: false, isFirst: true, ms: 9_000, counts: true },
      });
  const beliefs = async () =>
    (await results()).items.map(({ options }) => options.map(({ belief }) => belief));
  for (const pupil of [0, 1]) await choose(pupil, moon, 1);
  expect(await beliefs()).toEqual(Array(2).fill(Array(4).fill(null)));
  await choose(2, moon, 1);
  for (const pupil of [3, 4, 5]) await choose(pupil, moon, 2);
  for (const pupil of [0, 1, 2]) await choose(pupil, reworded, 1);
  expect(await beliefs()).toEqual([
    [null, 'The shadow of the Earth makes the phases.', null, null],
    Array(4).fill(null),
  ]);
});

test('what is known of a question comes from the first tries of all classes, and stands under the grid of a file', async () => {
  await answered(0, 'light', 'Mice');
  expect((await results()).items[0]).toMatchObject({ statistics: null, rest: null });
  // People of other classes, half of whom know all but the second; "Wind" tempts nobody.
  const items = (await listPublicItems(db(), [comicId])).get(comicId)!;
  await insertWeakAnswers(db(), comicId, items, [1]);
  await db().transaction((tx) => countItems(tx, comicId));
  const [light, sun] = (await results()).items;
  // The pupil of this class is one of all.
  expect(light!.firstTry).toEqual({ right: 0, of: 1 });
  expect(light!.statistics).toMatchObject({ answers: 33, facility: 16 / 33 });
  expect(light!.statistics!.discrimination).toBeGreaterThan(0.5);
  expect(light!.options.map(({ isHardlyChosen }) => isHardlyChosen)).toEqual([false, false, true]);
  // Three are asked, so none rests.
  expect(sun).toMatchObject({
    statistics: { answers: 32, discrimination: expect.closeTo(0) },
    rest: 'few-left',
  });
  const lines = (await fileOf()).body.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(7 + 1 + 1 + 3);
  expect(lines[8]).toMatch(/^Questions by first tries in all classes,First tries,Right \(%\),/);
  expect(lines[9]).toMatch(
    /^1\. What does a leaf catch\?,33,48,0\.\d+,yes,48: Light \(right\),52: Mice,0: Wind \(hardly/,
  );
  expect(lines[10]).toMatch(/^2\. Where does the light come from\?,32,50,0,no,/);
  expect((await fileOf('xlsx')).headers['content-type']).toContain('spreadsheetml.sheet');
});
