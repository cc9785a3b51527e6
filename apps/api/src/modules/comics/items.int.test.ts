import type { WrittenItem } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { changeItem, dropItem, getComic } from '@panelwise/contracts/http/comics';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { saveScript } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceFacts, replaceFaqs, replaceQuiz } from '@panelwise/db/repositories/learning';
import { runs } from '@panelwise/db/schema/runs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

const sugar = {
  question: 'What do leaves make?',
  options: ['Sugar', 'Salt'],
  correctAnswer: 'Sugar',
  difficulty: 'easy',
  taughtAt: { page: 1, panel: 2 },
  factId: 'sugar',
} as const;
const light = {
  ...sugar,
  question: 'What do leaves need?',
  options: ['Light', 'Salt'],
  correctAnswer: 'Light',
};
const wordsOf = ({ question, options, correctAnswer }: typeof sugar | typeof light): WrittenItem => ({
  kind: 'quiz',
  question,
  options: [...options],
  correctAnswer,
});

/** A published comic with two of everything but of facts, of which it has one. */
async function withKit(owner: TestUser, state: { approved?: boolean } = { approved: true }) {
  const { db } = api.deps.database;
  const id = await createComic(api, owner.userId, { published: true });
  const quiz = [sugar, light].map((one) => ({ ...one, options: [...one.options] }));
  await replaceQuiz(db, id, quiz, false);
  await replaceQuiz(
    db,
    id,
    quiz.map((one) => ({ ...one, explanation: 'It says so.' })),
    true,
  );
  await replaceFaqs(db, id, [{ question: 'Why green?', answer: ' Chlorophyll. ' }]);
  await replaceFacts(db, id, [{ fact: 'Moss has no roots.' }]);
  if (state.approved) await approve(db, [id]);
  return id;
}
const read = async (id: string) => (await api.call(getComic, { token: ada.token, params: { id } })).body;
const change = (id: string, was: WrittenItem, item: WrittenItem) =>
  api.call(changeItem, { token: ada.token, params: { id }, body: { was, item } });
const refusedChange = async (id: string, was: WrittenItem, item: WrittenItem, token = ada.token) =>
  (await api.refuse(changeItem, { token, params: { id }, body: { was, item } })).code;

test('a question is changed in its place, keeps its panel, and readers see it after the next review', async () => {
  const id = await withKit(ada);
  const item: WrittenItem = { ...wordsOf(sugar), question: '  What does a leaf cook? ' } as WrittenItem;
  await change(id, wordsOf(sugar), item);
  const { comic, questions } = await read(id);
  expect(questions).toEqual([{ ...sugar, question: 'What does a leaf cook?' }, light]);
  expect(comic).toMatchObject({ status: 'pending', comicStatus: 'published', isLive: true });
  const { body } = await api.call(getPublicComic, { params: { id } });
  expect(body.questions.map(({ question }) => question)).toEqual([sugar.question, light.question]);
});

test('hardcore questions, FAQs and facts are changed each for itself', async () => {
  const id = await withKit(ada);
  const hard = { ...wordsOf(sugar), kind: 'hardcore-quiz', explanation: 'It says so.' } as WrittenItem;
  await change(id, hard, { ...hard, explanation: 'Page 1 shows it.' } as WrittenItem);
  const faq = { kind: 'faqs', question: 'Why green?', answer: 'Chlorophyll.' } as const;
  await change(id, faq, { ...faq, answer: 'Chlorophyll is green.' });
  await change(id, { kind: 'facts', fact: 'Moss has no roots.' }, { kind: 'facts', fact: 'Moss drinks.' });
  const { hardcoreQuestions, questions, faqs, didYouKnow } = await read(id);
  expect(hardcoreQuestions.map(({ explanation }) => explanation)).toEqual([
    'Page 1 shows it.',
    'It says so.',
  ]);
  expect(questions).toEqual([sugar, light]);
  expect(faqs).toEqual([{ question: 'Why green?', answer: 'Chlorophyll is green.' }]);
  expect(didYouKnow).toEqual([{ fact: 'Moss drinks.' }]);
});

test('one that a person writes comes after the others, is asked once, and waits for review', async () => {
  const id = await withKit(ada);
  const mine = { ...wordsOf(sugar), question: 'What do roots drink?', options: ['Water', 'Milk'] };
  const item = { ...mine, correctAnswer: 'Water' } as WrittenItem;
  const add = (one: WrittenItem, token = ada.token) => ({
    token,
    params: { id },
    body: { was: null, item: one },
  });
  await api.call(changeItem, add(item));
  await api.call(changeItem, add({ kind: 'facts', fact: 'Ferns have no flowers.' }));
  const { comic, questions, didYouKnow } = await read(id);
  expect(questions.map(({ question }) => question)).toEqual([
    sugar.question,
    light.question,
    'What do roots drink?',
  ]);
  expect(questions[2]).toMatchObject({ options: ['Water', 'Milk'], difficulty: 'medium' });
  expect(didYouKnow.at(-1)).toEqual({ fact: 'Ferns have no flowers.' });
  expect(comic).toMatchObject({ status: 'pending', isLive: true });
  expect((await api.refuse(changeItem, add(item))).code).toBe('item-exists');
  expect((await api.refuse(changeItem, add(item, bob.token))).code).toBe('comic-not-found');
});

test('a list that is full takes no more', async () => {
  const id = await withKit(ada);
  const facts = Array.from({ length: limits.quizQuestionsMax }, (_, n) => ({ fact: `Moss ${n} is green.` }));
  await replaceFacts(api.deps.database.db, id, facts);
  const item = { kind: 'facts', fact: 'One more.' } as const;
  const refusal = await api.refuse(changeItem, {
    token: ada.token,
    params: { id },
    body: { was: null, item },
  });
  expect(refusal.code).toBe('conflict');
});

test('of two who change the same item only the first is taken, and the same words change nothing', async () => {
  const id = await withKit(ada);
  const was = wordsOf(sugar);
  await change(id, was, was);
  expect((await read(id)).comic.status).toBe('approved');
  await change(id, was, { ...was, question: 'First?' } as WrittenItem);
  expect(await refusedChange(id, was, { ...was, question: 'Second?' } as WrittenItem)).toBe('item-changed');
  expect((await read(id)).questions[0]?.question).toBe('First?');
});

test('a question has one right answer among different ones, and is asked once', async () => {
  const id = await withKit(ada);
  const was = wordsOf(sugar);
  const details = async (item: object) =>
    (
      await api.refuse(changeItem, {
        token: ada.token,
        params: { id },
        body: { was, item: { ...was, ...item } as never },
      })
    ).details;
  expect(await details({ correctAnswer: 'Water' })).toEqual([
    { path: 'item.correctAnswer', message: 'The correct answer must be one of the options.' },
  ]);
  expect(await details({ options: ['Sugar', 'sugar'] })).toEqual([
    { path: 'item.options', message: 'Every option must be different.' },
  ]);
  expect(await details({ question: ' ' })).toEqual([
    { path: 'item.question', message: 'Please write the question.' },
  ]);
  expect(await details({ difficulty: 'hard' })).toHaveLength(1);
  expect(
    await refusedChange(id, was, { ...was, question: light.question.toUpperCase() } as WrittenItem),
  ).toBe('item-exists');
  expect(await refusedChange(id, was, { kind: 'facts', fact: 'Moss.' })).toBe('item-kind');
  expect((await read(id)).questions).toEqual([sugar, light]);
});

test('a dropped item is gone, and the last one takes its kind along', async () => {
  const id = await withKit(ada);
  const drop = (was: WrittenItem) => api.call(dropItem, { token: ada.token, params: { id }, body: { was } });
  await drop(wordsOf(sugar));
  expect(await read(id)).toMatchObject({ questions: [light], comic: { hasQuiz: true, status: 'pending' } });
  await drop(wordsOf(light));
  await drop({ kind: 'facts', fact: 'Moss has no roots.' });
  const { comic, questions, hardcoreQuestions } = await read(id);
  expect([questions, hardcoreQuestions.length]).toEqual([[], 2]);
  expect(comic).toMatchObject({ hasQuiz: false, hasDidYouKnow: false, hasHardcoreQuiz: true, hasFAQ: true });
  const again = await api.refuse(dropItem, {
    token: ada.token,
    params: { id },
    body: { was: wordsOf(light) },
  });
  expect(again.code).toBe('item-changed');
});

test("nobody changes another's items, nor those that are being written anew", async () => {
  const id = await withKit(ada);
  const was = wordsOf(sugar);
  expect(await refusedChange(id, was, was, bob.token)).toBe('comic-not-found');
  const body = { was };
  expect((await api.refuse(dropItem, { token: bob.token, params: { id }, body })).code).toBe(
    'comic-not-found',
  );
  await api.deps.database.db
    .insert(runs)
    .values({ step: 'generate-quiz', lane: 'text', ownerId: ada.userId, comicId: id, input: {} });
  expect(await refusedChange(id, was, was)).toBe('still-working');
  await change(id, { kind: 'facts', fact: 'Moss has no roots.' }, { kind: 'facts', fact: 'Moss drinks.' });
});

test('another one can be had in place of one that is there, as long as it reads so', async () => {
  const id = await withKit(ada);
  const order = stepEndpoint('another-item');
  const ask = (replaces: WrittenItem, token = ada.token) => ({
    token,
    body: { comicId: id, kind: 'quiz' as const, replaces },
    headers: { prefer: 'respond-async' },
  });
  const { db } = api.deps.database;
  const panels = [{ scene: 'A leaf', caption: 'A leaf cooks.', dialogue: [] }];
  await saveScript(db, id, JSON.stringify([{ pageNumber: 1, panels }]));
  const was = wordsOf(sugar);
  expect(await api.refuse(order, ask(was, bob.token))).toMatchObject({ code: 'comic-not-found' });
  expect(await api.refuse(order, ask({ ...was, question: 'Read before?' } as WrittenItem))).toMatchObject({
    code: 'item-changed',
  });
  expect((await api.call(order, ask(was))).status).toBe(202);
  // A second press joins the first.
  expect((await api.call(order, ask(was))).status).toBe(202);
  const ofComic = and(eq(runs.comicId, id), eq(runs.step, 'another-item'));
  expect(await db.select().from(runs).where(ofComic)).toMatchObject([
    { status: 'queued', input: { comicId: id, kind: 'quiz', replaces: was } },
  ]);
});

test('another one can be had in place of what was dropped, and of nothing else', async () => {
  const id = await withKit(ada);
  const ask = (kind: 'quiz' | 'facts', token = ada.token) => ({
    token,
    body: { comicId: id, kind },
    headers: { prefer: 'respond-async' },
  });
  const order = stepEndpoint('another-item');
  expect(await api.refuse(order, ask('quiz'))).toMatchObject({ status: 409, code: 'conflict' });
  await api.call(dropItem, { token: ada.token, params: { id }, body: { was: wordsOf(sugar) } });
  expect(await api.refuse(order, ask('quiz', bob.token))).toMatchObject({ code: 'comic-not-found' });
  expect(await api.refuse(order, ask('facts'))).toMatchObject({ code: 'conflict' });
  const { db } = api.deps.database;
  await saveScript(
    db,
    id,
    JSON.stringify([
      { pageNumber: 1, panels: [{ scene: 'A leaf', caption: 'A leaf cooks.', dialogue: [] }] },
    ]),
  );
  const { status } = await api.call(order, ask('quiz'));
  expect(status).toBe(202);
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.comicId, id), eq(runs.step, 'another-item')));
  expect(run).toMatchObject({ status: 'queued', input: { comicId: id, kind: 'quiz' } });
});
