import { leastAnswers } from '@panelwise/contracts/domain/class-results';
import { getUsers } from '@panelwise/contracts/http/admin';
import { getClassCurriculum } from '@panelwise/contracts/http/curricula';
import { getFamily } from '@panelwise/contracts/http/families';
import { getLearnHome } from '@panelwise/contracts/http/learn';
import { getLiveResults, listLive } from '@panelwise/contracts/http/live';
import { logInByPictures } from '@panelwise/contracts/http/picture-login';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import { type DemoClass, makeDemoClass } from '../scripts/stack/demo-class.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { lookNarrowAndWide, makeWide } from './look-at.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** A teacher looks at the results of a class, assigns a comic to it, and ends that again. */

let prepared: PreparedStack;
let browser: Browser;
let open: OpenPage;
let demo: DemoClass;
let at: (rest?: string) => string;
beforeAll(async () => {
  prepared = await openPreparedStack('shelf');
  // The first part has a quiz: it is assigned last, so that it stands first.
  const comicIds = prepared.parts.map(({ comicId }) => comicId).reverse();
  const { stack, teacher, dataDir } = prepared;
  demo = await makeDemoClass({ ...stack, teacher, parent: prepared.parent }, comicIds);
  at = (rest = '') => `${stack.url}/classes/${demo.classId}${rest}`;
  browser = await launchBrowser(dataDir);
  open = await openPage(
    await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' }),
    stack.url,
  );
  await logIn(open.page, stack.url, teacher);
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

test('a demo pupil comes in by the pictures to a home with work and a level; their parent sees it; no admin counts them', async () => {
  const { stack, parent, admin } = prepared;
  const { code, pupil } = demo;
  const child = new ApiClient(stack.url);
  const { token } = (
    await child.call(logInByPictures, { body: { code, pupil: pupil.id, pictures: pupil.pictures } })
  ).data;
  child.token = token;
  const home = await child.call(getLearnHome);
  expect(home.assigned.map(({ className }) => className)).toContain('6B Science (demo)');
  expect(home.purse?.xp).toBeGreaterThan(0);
  const family = await signIn(stack.url, parent);
  const { children } = await family.call(getFamily);
  expect(children.map(({ firstname }) => firstname)).toEqual([pupil.name]);
  const { data: users } = await (await signIn(stack.url, admin)).call(getUsers);
  expect(users.map(({ userType }) => userType).toSorted()).toEqual(['Teacher', 'admin']);
});

test('the demo class follows a curriculum and has played live', async () => {
  const client = await signIn(prepared.stack.url, prepared.teacher);
  const params = { id: demo.classId };
  const { chosen } = await client.call(getClassCurriculum, { params });
  expect(chosen).toMatchObject({ curriculum: 'ngss', grade: '6', subject: 'Science' });
  const { sessions } = await client.call(listLive, { params });
  expect(sessions).toHaveLength(1);
  expect(sessions[0]!.endedAt).not.toBeNull();
  expect(sessions[0]!.seats).toBeGreaterThan(15);
  expect(sessions[0]!.right.of).toBe(sessions[0]!.seats * sessions[0]!.items);
  // Most know it, and not all.
  const share = sessions[0]!.right.right / sessions[0]!.right.of;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.95);
  const at = { ...params, sessionId: sessions[0]!._id };
  const { results } = await client.call(getLiveResults, { params: at });
  expect(results.items).toHaveLength(sessions[0]!.items);
});

test('the grid says who needs help, and where the class got lost', async () => {
  const { page } = open;
  await page.goto(at());
  await page.getByRole('columnheader', { name: /Question 1/ }).waitFor();
  await page.getByRole('heading', { name: 'Every pupil, every question' }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(25);
  await page.getByText(/\d+ of \d+ chose “/).waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'class-results');
  await makeWide(page, 1440);
  await page.getByRole('button', { name: /^Question 1/ }).click();
  await page.getByRole('region', { name: /^Question 1$|Where the class got lost/ }).waitFor();
});

test('what several of a class may believe stands under what they chose', async () => {
  const { page } = open;
  const belief = 'A cloud is smoke that rises from fires and chimneys, and it rains when the smoke cools.';
  // What the invented pupils of the demo choose tells no belief that a lesson knows.
  await page.route('**/api/classes/*/assignments/*/results', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const { options } of json.results.items)
      for (const option of options)
        if (!option.isRight && option.chosen >= leastAnswers.belief) option.belief = belief;
    await route.fulfill({ response: answer, json });
  });
  await page.goto(at());
  await page.getByText(`may believe: “${belief}”`).waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'class-belief');
  await makeWide(page, 1440);
  await page.unrouteAll();
});

test('what a question is worth, and that it rests, stand beside the grid; what could stand in its place waits in the kit', async () => {
  const { page } = open;
  // The demo pupils are fewer than it takes, and their answers are invented.
  await page.route('**/api/classes/*/assignments/*/results', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const item of json.results.items) {
      item.statistics = { answers: 1_204, facility: 0.45, discrimination: 0.04 };
      item.rest = 'rests';
      for (const option of item.options) option.isHardlyChosen = !option.isRight;
    }
    json.results.ownComics = json.results.items.map(({ comicId }: { comicId: string }) => comicId);
    await route.fulfill({ response: answer, json });
  });
  await page.goto(at());
  await page.getByText('from 1204 first tries in all classes').waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'class-item-rests');
  await makeWide(page, 1440);
  const words = {
    kind: 'quiz',
    question: 'What falls from a full cloud?',
    options: ['Rain', 'Sand'],
    correctAnswer: 'Rain',
  };
  const resting = {
    ...{
      key: 'aaaaaaaaaaaaaaaaaaaaaa',
      answers: 1_204,
      discrimination: 0.04,
      pulledAt: '2026-11-20T10:00:00.000Z',
    },
    ...{ mayDraft: true, item: { ...words, question: 'What is a cloud?' }, draft: words },
  };
  await page.route('**/api/user/comics/*/pulled-items', (route) =>
    route.fulfill({ json: { error: false, message: '', items: [resting] } }),
  );
  await page.getByRole('link', { name: 'See what could stand in its place' }).click();
  await page.getByRole('list', { name: 'Questions that rest' }).waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'resting-question');
  await makeWide(page, 1440);
  await page.unrouteAll();
});

test('the concepts of a class tell what it knows now and who needs help', async () => {
  const { page } = open;
  await page.goto(at());
  await page.getByRole('link', { name: 'Concepts' }).click();
  await page
    .getByText(/\d+ % known now/)
    .first()
    .waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'class-concepts');
  await makeWide(page, 1440);
});

test('a comic is assigned from the class, changed and ended', async () => {
  const { page } = open;
  await page.goto(at('/assignments'));
  await page.getByRole('heading', { name: 'Assignments' }).waitFor();
  await open.settled();
  await lookNarrowAndWide(page, 'class-assignments');
  const before = await page.getByRole('button', { name: /^End / }).count();
  await makeWide(page, 1440);
  await page.getByRole('button', { name: 'Assign a comic' }).click();
  await page.getByText('Which comic?').waitFor();
  const library = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await library.first().waitFor();
  await lookNarrowAndWide(page, 'assign-choose');
  await library.first().click();
  await page.getByRole('button', { name: 'Assign to 24 pupils' }).waitFor();
  await lookNarrowAndWide(page, 'assign');
  await makeWide(page, 1440);
  await page.getByLabel('A word to the class').fill('Before our walk to the river.');
  await page.getByRole('button', { name: 'Assign to 24 pupils' }).click();
  await page.getByText('“Before our walk to the river.”').waitFor();
  await page.getByRole('button', { name: /^End / }).first().click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^End / }).count()).toBe(before);
  expect(open.complaints.list).toEqual([]);
});
