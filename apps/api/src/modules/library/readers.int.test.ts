import { getComic } from '@panelwise/contracts/http/comics';
import { finishQuiz, viewComic } from '@panelwise/contracts/http/library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

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
  for (const right of [2, 4]) await site.call(finishQuiz, { params: { id }, body: { right, total: 4 } });
  expect(await readers()).toMatchObject({ quiz: { finished: 2, right: 6, answers: 8 }, hardcoreQuiz: none });
  const impossible = await site.refuse(finishQuiz, { params: { id }, body: { right: 5, total: 4 } });
  expect(impossible.code).toBe('bad-input');
});

test('a comic that is not public has no readers', async () => {
  const draft = await createComic(site, creator.userId);
  expect((await site.refuse(viewComic, { params: { id: draft } })).code).toBe('comic-not-found');
  const quiz = { params: { id: draft }, body: { right: 1, total: 1 } };
  expect((await site.refuse(finishQuiz, quiz)).code).toBe('comic-not-found');
});
