import { getComic } from '@panelwise/contracts/http/comics';
import { finishQuiz, viewComic } from '@panelwise/contracts/http/library';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked, createQuizComic } from '../learn/testing-learner.ts';

let site: TestApp;
let creator: TestUser;
let id: string;
beforeAll(async () => {
  site = await startTestApp();
  creator = await createUser(site);
  id = await createComic(site, creator.userId, { approved: true });
});
afterAll(() => site.close());

const readers = async () =>
  (await site.call(getComic, { token: creator.token, params: { id } })).body.readers;

const none = { finished: 0, right: 0, answers: 0 };

test('a reader counts once in a while, and each address for itself', async () => {
  expect(await readers()).toEqual({ views: 0, quiz: none, hardcoreQuiz: none });
  for (const address of ['198.51.100.1', '198.51.100.1', '198.51.100.2'])
    await site.call(viewComic, { params: { id }, address });
  expect((await readers()).views).toBe(2);
});

test('finished quizzes give how many of all answers were right, each quiz for itself', async () => {
  const quizId = await createQuizComic(site, creator.userId);
  const answersOf = (wrong: string[]) =>
    Object.entries(asked).map(([name, item]) => ({
      key: itemKeyOf(quizId, false, item),
      answer: item.options[wrong.includes(name) ? 1 : 0]!,
    }));
  const finish = (answers: ReturnType<typeof answersOf>) => ({ params: { id: quizId }, body: { answers } });
  await site.call(finishQuiz, finish(answersOf(['sun', 'water'])));
  await site.call(finishQuiz, finish(answersOf([])));
  const { readers } = (await site.call(getComic, { token: creator.token, params: { id: quizId } })).body;
  expect(readers).toMatchObject({ quiz: { finished: 2, right: 4, answers: 6 }, hardcoreQuiz: none });
  // One that was not played to its end is none.
  const part = await site.refuse(finishQuiz, finish(answersOf([]).slice(1)));
  expect(part.code).toBe('question-changed');
});

test('a comic that is not public has no readers', async () => {
  const draft = await createComic(site, creator.userId);
  expect((await site.refuse(viewComic, { params: { id: draft } })).code).toBe('comic-not-found');
  const quiz = { params: { id: draft }, body: { answers: [{ key: 'x'.repeat(22), answer: 'A' }] } };
  expect((await site.refuse(finishQuiz, quiz)).code).toBe('comic-not-found');
});
