import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import {
  applyTranslation,
  getTranslation,
  makeTranslation,
  saveTranslation,
} from '@panelwise/contracts/http/translations';
import { listPanels } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { listQuizQuestions, replaceFacts, replaceQuiz } from '@panelwise/db/repositories/learning';
import { comics, series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  ada = await createUser(api);
});
afterAll(() => api.close());

const db = () => api.deps.database.db;
const as = (user: TestUser, id: string) => ({ token: user.token, params: { id } });
const question = {
  question: 'What makes sugar?',
  options: ['A stone', 'A leaf'],
  correctAnswer: 'A leaf',
  difficulty: 'easy' as const,
  taughtAt: { page: 2, panel: 1 },
};

/** A comic in the library with a quiz, a fact, and its pictures in the store. */
async function original(): Promise<string> {
  const id = await createComic(api, ada.userId, { published: true });
  await replaceQuiz(db(), id, [question], false);
  await replaceFacts(db(), id, [{ fact: 'Leaves breathe.' }]);
  await approve(db(), [id]);
  for (const { artKey } of await listPanels(db(), id))
    await api.deps.store.put(artKey!, Buffer.from(artKey!), 'image/webp');
  return id;
}
const translate = async (id: string, language: 'es' | 'hi' | 'en' = 'es') =>
  (await api.call(makeTranslation, { ...as(ada, id), body: { language } })).body.comicId;
const sheet = async (id: string) => (await api.call(getTranslation, as(ada, id))).body;
const spanish = (line: TranslationLine) => `Esto es ${line.original.toLowerCase()}`;
async function fill(id: string, textOf = spanish) {
  const { lines } = await sheet(id);
  const body = { lines: lines.map((line) => ({ key: line.key, was: line.text, text: textOf(line) })) };
  return api.call(saveTranslation, { ...as(ada, id), body });
}

test('a comic in another language has its own copies of the pictures, and no words before somebody writes them', async () => {
  const id = await original();
  const copy = await translate(id);
  expect(await translate(id)).toBe(copy);
  const { body } = await api.call(getComic, as(ada, copy));
  const { body: source } = await api.call(getComic, as(ada, id));
  expect(body.comic).toMatchObject({ language: 'es', originalId: id, comicStatus: 'draft', isLive: false });
  expect(body.comic.seed).toBe(source.comic.seed);
  expect(source.alsoIn).toEqual([{ _id: copy, language: 'es', title: source.comic.title }]);
  expect(body.alsoIn).toEqual([{ _id: id, language: 'en', title: source.comic.title }]);
  for (const { artKey } of await listPanels(db(), copy)) {
    expect(artKey).toMatch(`comics/${copy}/panels/`);
    expect((await api.deps.store.readAll(artKey!)).toString()).toBe(artKey!.replace(copy, id));
  }
  const { lines, isInComic, ...about } = await sheet(copy);
  expect(about).toMatchObject({ language: 'es', originalLanguage: 'en', originalId: id });
  expect([isInComic, lines.every(({ text }) => text === '')]).toEqual([false, true]);
  expect(lines.map(({ kind, original }) => `${kind}: ${original}`)).toEqual([
    'name: The Green Kitchen',
    'concept: photosynthesis',
    'caption: Light comes in.',
    'caption: Water goes up.',
    'caption: Food is made.',
    'question: What makes sugar?',
    'answer: A stone',
    'answer: A leaf',
    'fact: Leaves breathe.',
  ]);
  // Nothing of it can go to readers in the words of the original.
  const body_ = { comicId: copy, comicStatus: 'published' as const };
  expect(await api.refuse(setComicStatus, { token: ada.token, body: body_ })).toMatchObject({
    code: 'translation-unfinished',
  });
  expect((await api.refuse(applyTranslation, as(ada, copy))).code).toBe('translation-unfinished');
});

test('its words go into the comic all at once, with the same answer right and the same room in the pictures', async () => {
  const id = await original();
  const copy = await translate(id);
  const sameAnswer = (line: TranslationLine) => (line.kind === 'answer' ? 'Igual' : spanish(line));
  await fill(copy, sameAnswer);
  expect(await api.refuse(applyTranslation, as(ada, copy))).toMatchObject({
    code: 'translation-wrong',
    message: expect.stringContaining('must be different'),
  });
  expect((await listQuizQuestions(db(), copy))[0]?.question).toBe(question.question);
  await fill(copy);
  await api.call(applyTranslation, as(ada, copy));
  const { body } = await api.call(getComic, as(ada, copy));
  expect(body.comic).toMatchObject({ title: 'Esto es the green kitchen', concept: 'Esto es photosynthesis' });
  const [page] = JSON.parse(body.comic.prompt);
  expect(page.panels[0]).toMatchObject({
    scene: 'A leaf in the sun.',
    caption: 'Esto es light comes in.',
    room: { caption: 'Light comes in.' },
  });
  expect(body.questions).toMatchObject([
    {
      question: 'Esto es what makes sugar?',
      options: ['Esto es a stone', 'Esto es a leaf'],
      correctAnswer: 'Esto es a leaf',
      taughtAt: question.taughtAt,
    },
  ]);
  expect(body.didYouKnow).toEqual([{ fact: 'Esto es leaves breathe.' }]);
  expect(body.behind).toBe('pages');
  expect((await sheet(copy)).isInComic).toBe(true);
  // Pictures follow the story, which stays as it was told.
  const [row] = await db().select().from(series).where(eq(series.id, body.comic.seriesId));
  expect(row).toMatchObject({ title: 'The Green Kitchen', concept: 'photosynthesis' });
  const again = { token: ada.token, body: { comicId: copy, again: true } };
  expect((await api.refuse(stepEndpoint('generate-quiz'), again)).code).toBe('translation-asks-original');

  // Where every line has its words there is nothing to translate, and nothing is ordered.
  const order = { token: ada.token, body: { comicId: copy } };
  expect((await api.call(stepEndpoint('translate-comic'), order)).body).toMatchObject({ lines: 0 });

  // In the library both say where the other one is; a change after that waits for its own review.
  await db().update(comics).set({ comicStatus: 'published' }).where(eq(comics.id, copy));
  await approve(db(), [copy]);
  const read = async (comicId: string) => (await api.call(getPublicComic, { params: { id: comicId } })).body;
  expect((await read(id)).alsoIn).toMatchObject([{ _id: copy, language: 'es' }]);
  expect((await read(copy)).alsoIn).toMatchObject([{ _id: id, language: 'en' }]);
  expect((await sheet(copy)).lines.map(({ kind }) => kind)).not.toContain('name');
});

test('lines are refused that were changed elsewhere, are too long, or do not belong before children', async () => {
  const copy = await translate(await original(), 'hi');
  const { lines } = await sheet(copy);
  const { key } = lines.find(({ kind }) => kind === 'caption')!;
  const save = (was: string, text: string) => ({
    ...as(ada, copy),
    body: { lines: [{ key, was, text }] },
  });
  await api.call(saveTranslation, save('', 'रोशनी आती है।'));
  expect((await api.refuse(saveTranslation, save('', 'और कुछ'))).code).toBe('translation-changed');
  expect((await api.refuse(saveTranslation, save('रोशनी आती है।', 'ल'.repeat(401)))).code).toBe('bad-input');
  expect((await api.refuse(saveTranslation, save('रोशनी आती है।', 'Kill yourself, kid.'))).code).toBe(
    'content-refused',
  );
  expect((await sheet(copy)).lines.find((line) => line.key === key)?.text).toBe('रोशनी आती है।');
});

test('only what is drawn, and what is another language, is translated, and only by its creator', async () => {
  const bob = await createUser(api);
  const id = await original();
  const body = { language: 'es' as const };
  expect((await api.refuse(makeTranslation, { ...as(bob, id), body })).code).toBe('comic-not-found');
  expect((await api.refuse(makeTranslation, { ...as(ada, id), body: { language: 'en' } })).code).toBe(
    'translation-same-language',
  );
  const undrawn = await createComic(api, ada.userId, { script: true });
  expect((await api.refuse(makeTranslation, { ...as(ada, undrawn), body })).code).toBe(
    'translation-not-drawn',
  );
  expect((await api.refuse(getTranslation, as(ada, id))).code).toBe('translation-not-found');
});
