import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { makeAssignment } from '@panelwise/contracts/http/assignments';
import { getLoginCards, type LoginCard, listClasses } from '@panelwise/contracts/http/classes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { type Desk, logIn, openWorld, shelved, type World } from './keyboard-world.ts';
import { readAnswers } from './right-answers.ts';

/** What a teacher and a pupil do with a class, with nothing but a keyboard; one test goes on where the last one ended. */

let world: World;
let desk: Desk;
let seat: Desk;
let classId: string;
let code: string;
let card: LoginCard;
beforeAll(async () => {
  world = await openWorld('shelf');
  [desk, seat] = [await world.sitDown(), await world.sitDown()];
  for (const { page } of [desk, seat]) page.setDefaultTimeout(12_000);
  await logIn(world, desk, world.teacher);
});
afterAll(() => world?.close());

const at = (path: string) => `${world.stack.url}${path}`;

test('a teacher makes a class and adds pupils', async () => {
  const { keys, page } = desk;
  await keys.open(at('/classes'));
  await keys.use('button', 'New class');
  await keys.isInside('[role="dialog"]');
  await keys.fill('textbox', 'Name', '6B Science');
  await keys.to('combobox', 'Grade');
  await keys.type('6');
  await keys.use('button', 'Make the class');
  await page.waitForURL('**/classes/*/pupils');
  await keys.use('button', 'Add pupils');
  await keys.isInside('[role="dialog"]');
  expect(await keys.keptInDialog()).toBeGreaterThan(2);
  await keys.fill('textbox', 'Names, one a line', 'Asha\nBen');
  await keys.use('checkbox', 'I agree to this for my school', { key: 'Space' });
  await keys.use('button', 'Add 2 pupils');
  await page.getByRole('button', { name: 'More for Asha' }).waitFor();
  await keys.use('button', 'More for Asha');
  await keys.press('Escape');
  await keys.isAt('button', 'More for Asha');
  const client = await signIn(world.stack.url, world.teacher);
  ({ _id: classId, code } = (await client.call(listClasses, {})).classes[0]!);
  const { cards } = await client.call(getLoginCards, { params: { id: classId } });
  card = cards.find(({ name }) => name === 'Asha')!;

  await client.call(makeAssignment, {
    params: { id: classId },
    body: {
      comicId: world.parts[0]!.comicId,
      goal: 'read-and-quiz',
      dueAt: null,
      tries: 2,
      pupils: [],
      word: '',
    },
  });
});

test('a pupil comes in by pictures, finds what to do, errs, and is shown the panel', async () => {
  const { keys, page } = seat;
  await keys.open(at('/join'));
  await keys.fill('textbox', 'Class code', code);
  await keys.press('Enter');
  await page.getByRole('button', { name: 'Asha' }).waitFor();
  await keys.use('button', 'Asha');
  for (const name of card.pictures as LoginPicture[]) await keys.use('button', loginPictureNames[name]);
  await page.waitForURL('**/learn');
  await page.locator('main h1').first().waitFor();
  await keys.use('link', 'Start reading');
  await page.getByRole('heading', { name: 'What did you learn?' }).waitFor();

  const questions = await readAnswers(await signIn(world.stack.url, world.teacher), world.parts[0]!.comicId);
  for (const [n, { options, correctAnswer }] of questions.entries()) {
    if (n === 0) {
      await keys.use('button', options.find((option) => option !== correctAnswer)!, { key: 'Space' });
      await keys.use('button', 'Show me where');
      await keys.isInside('[role="dialog"], dialog');
      await keys.use('button', 'Back to the quiz');
    }
    await keys.use('button', correctAnswer, { key: 'Space' });
    await page.getByText('Correct', { exact: true }).waitFor();
    await keys.use('button', /^(Next question|See the result)$/);
  }
});

test('a teacher plays live with a pupil', async () => {
  const { keys, page } = desk;
  const { keys: thumbs, page: phone } = seat;
  await keys.open(at(`/classes/${classId}/live`));
  await keys.use('button', 'Open a live session');
  await keys.isInside('[role="dialog"]');
  await keys.use('button', shelved);
  await page.getByRole('radio', { name: /^The quiz/ }).waitFor();
  await keys.use('button', 'Open the lobby');
  await page.getByRole('heading', { name: /^Join at/ }).waitFor();
  await thumbs.open(at('/learn'));
  await thumbs.use('link', 'Come in');
  await phone.getByRole('heading', { name: 'You are in.' }).waitFor();
  await keys.use('button', 'Ask the first question');
  await phone.getByRole('button', { name: 'Tap an answer' }).waitFor();
  await thumbs.use('button', /^A/, { key: 'Space' });
  await thumbs.use('button', 'Send A');
  await page.getByText('Speed, counts for nothing').waitFor();
  await keys.use('button', 'More');
  await keys.use('button', 'End the session');
  await keys.isAt('button', /Cancel|Go on/);
  await keys.use('button', 'End it');
  await phone.getByRole('heading', { name: 'That was it.' }).waitFor();
  await keys.use('link', 'See how it went');
  await page.getByRole('heading', { name: /who needs help first/ }).waitFor();
});

test('a teacher looks at the results, and takes them along', async () => {
  const { keys, page } = desk;
  await keys.open(at(`/classes/${classId}`));
  await page.getByRole('row', { name: /^Asha/ }).waitFor();
  await keys.use('button', /^Question 1/);
  const [file] = await Promise.all([page.waitForEvent('download'), keys.use('button', 'CSV')]);
  expect(file.suggestedFilename()).toMatch(/results\.csv$/);
});

test('a teacher assigns a comic to some pupils, changes that and ends it', async () => {
  const { keys, page } = desk;
  await keys.open(at(`/classes/${classId}/assignments`));
  await keys.use('button', 'Assign a comic');
  await keys.isAt('searchbox', 'Which comic?');
  const choice = `${shelved}, part 1`;
  await page.getByRole('dialog').getByRole('button', { name: choice }).first().waitFor();
  await keys.keptInDialog();
  await keys.use('button', choice);
  await page.getByRole('button', { name: 'Assign to 2 pupils' }).waitFor();
  await keys.isInside('[role="dialog"]');
  await keys.to('radio', 'Read and quiz');
  await keys.press('ArrowDown');
  await keys.to('radio', 'All 2 pupils');
  await keys.press('ArrowRight');
  await keys.use('checkbox', 'Ben', { key: 'Space' });
  await keys.fill('textbox', 'A word to the class', 'Before our walk.');
  await keys.use('button', 'Assign to 1 pupil');
  await page.getByText('“Before our walk.”').waitFor();
  await keys.isAt('button', 'Assign a comic');
  await keys.use('button', `Change ${shelved}`);
  await keys.isInside('[role="dialog"]');
  await keys.keptInDialog();
  await keys.fill('textbox', 'A word to the class', 'After our walk.');
  await keys.use('button', 'Save');
  await page.getByText('“After our walk.”').waitFor();
  await keys.isAt('button', `Change ${shelved}`);
  await keys.use('button', `End ${shelved}`);
  await keys.isAt('button', 'Cancel');
  await keys.use('button', 'End it');
  await expect.poll(() => page.getByRole('button', { name: `End ${shelved}` }).count()).toBe(1);
  await keys.isInside('main');
});

test('a teacher makes two pupils one', async () => {
  const { keys, page } = desk;
  await keys.open(at(`/classes/${classId}/pupils`));
  await keys.use('button', 'More for Ben');
  await keys.use('button', 'The same pupil as …');
  await keys.isInside('[role="dialog"]');
  await keys.to('combobox', 'Who stays');
  await keys.type('Asha');
  expect(await keys.keptInDialog()).toBeGreaterThan(2);
  await keys.use('button', 'Make them one');
  await page.getByText('Asha has all of it now.').waitFor();
  await page.getByRole('button', { name: 'More for Ben' }).waitFor({ state: 'detached' });
  await keys.isInside('main');
});

test('never lost the focus, and nothing complained', () => {
  for (const { keys, complaints } of [desk, seat]) {
    expect.soft(keys.faults).toEqual([]);
    expect.soft(complaints.list).toEqual([]);
  }
});
