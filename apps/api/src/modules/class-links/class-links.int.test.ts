import { randomUUID } from 'node:crypto';
import {
  endClassLink,
  getClassComic,
  getClassLink,
  makeClassLink,
} from '@panelwise/contracts/http/class-links';
import { answerClassQuestion } from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { classLinks, comics } from '@panelwise/db/schema/comics';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { asked } from '../learn/testing-learner.ts';

let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

const db = () => api.deps.database.db;
const make = async (id: string) =>
  (await api.call(makeClassLink, { token: ada.token, params: { id } })).body.link;
const read = (token: string) => api.call(getClassComic, { params: { token } });
const refuse = (token: string) => api.refuse(getClassComic, { params: { token } });
const ended = { status: 404, code: 'class-link-ended' };

test('a class reads by the link what nobody has reviewed, and nobody else sees it', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const { token, expiresAt } = await make(id);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 100 * 24 * 3_600_000);
  const { body, headers } = await read(token);
  expect(body.comic._id).toBe(id);
  expect(body.pages).toHaveLength(2);
  expect(body.texts.length).toBeGreaterThan(0);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  const addresses = [...JSON.stringify(body).matchAll(/\/media\/[^"]*/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect(address).toMatch(/\?exp=\d+&by=[sl]\.[\w-]+&sig=[\w-]{43}$/);
  expect((await api.refuse(getPublicComic, { params: { id } })).status).toBe(404);
});

test('a class answers questions by the link, as long as it holds', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  await replaceQuiz(db(), id, [asked.light], false);
  const { token } = await make(id);
  const call = { params: { token }, body: { key: itemKeyOf(id, false, asked.light), answer: 'Mice' } };
  const { body } = await api.call(answerClassQuestion, call);
  expect(body.verdict).toMatchObject({ isRight: false, isSettled: false, correctAnswer: null });
  await api.call(endClassLink, { token: ada.token, params: { id } });
  expect(await api.refuse(answerClassQuestion, call)).toMatchObject(ended);
});

test('a new link ends the one before, and a link ends when its maker says so', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const first = await make(id);
  const second = await make(id);
  expect(second.token).not.toBe(first.token);
  expect(await refuse(first.token)).toMatchObject(ended);
  await read(second.token);
  const mine = { token: ada.token, params: { id } };
  expect((await api.call(getClassLink, mine)).body.link?.token).toBe(second.token);
  await api.call(endClassLink, mine);
  expect(await refuse(second.token)).toMatchObject(ended);
  expect((await api.call(getClassLink, mine)).body.link).toBeNull();
});

test('a link ends by itself, with its comic, and one that never was reads the same', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const { token } = await make(id);
  await db().update(classLinks).set({ expiresAt: sql`now()` }).where(eq(classLinks.comicId, id));
  expect(await refuse(token)).toMatchObject(ended);
  const renewed = await make(id);
  await db().update(comics).set({ deletedAt: sql`now()` }).where(eq(comics.id, id));
  expect(await refuse(renewed.token)).toMatchObject(ended);
  expect(await refuse('A'.repeat(22))).toMatchObject(ended);
  expect((await refuse('../../etc/passwd')).status).toBeGreaterThanOrEqual(400);
});

test('only its grown-up owner shares a comic that has pages', async () => {
  const id = await createComic(api, ada.userId, { printed: true });
  const params = { id };
  for (const endpoint of [makeClassLink, endClassLink, getClassLink] as const)
    expect(await api.refuse(endpoint, { token: bob.token, params })).toMatchObject({
      status: 404,
      code: 'comic-not-found',
    });
  expect((await api.refuse(makeClassLink, { token: ada.token, params: { id: randomUUID() } })).status).toBe(
    404,
  );
  const undrawn = await createComic(api, ada.userId, { script: true });
  expect(await api.refuse(makeClassLink, { token: ada.token, params: { id: undrawn } })).toMatchObject({
    code: 'not-generated',
  });
  const young = { birthYear: new Date().getUTCFullYear() - 12, country: 'US' };
  for (const pupil of [await createUser(api, 'Student'), await createUser(api, 'Teacher', young)]) {
    const own = await createComic(api, pupil.userId, { printed: true });
    expect(await api.refuse(makeClassLink, { token: pupil.token, params: { id: own } })).toMatchObject({
      status: 403,
      code: 'sharing-not-allowed',
    });
  }
});
