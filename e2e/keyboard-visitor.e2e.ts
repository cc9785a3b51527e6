import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiClient } from '../scripts/stack/api-client.ts';
import { type Desk, mailedCode, openWorld, shelved, submitSecondPart, type World } from './keyboard-world.ts';
import { readAnswers } from './right-answers.ts';

/** What a visitor does, with nothing but a keyboard. */

let world: World;
let desk: Desk;
let shelvedId: string;
beforeAll(async () => {
  world = await openWorld('shelf');
  shelvedId = await submitSecondPart(world);
});
beforeEach(async () => {
  desk = await world.sitDown();
});
afterEach(async () => {
  expect(desk.keys.faults).toEqual([]);
  expect(desk.complaints.list).toEqual([]);
  await desk.page.context().close();
});
afterAll(() => world?.close());

test('skips to the content, goes by the menu, and finds a comic in the library', async () => {
  const { keys, page } = desk;
  await keys.open(world.stack.url);
  await keys.use('link', 'Skip to content', { most: 1 });
  await keys.isInside('main');
  await keys.use('link', 'Library', { back: true });
  await keys.arrive('Our library');
  await keys.fill('searchbox', 'Search the library', 'water');
  await page.waitForURL('**search=water*');
  await keys.to('combobox', 'Grade');
  await keys.type('3rd');
  await page.waitForURL('**grade=3*');
  await keys.use('button', 'Science', { key: 'Space' });
  await page.waitForURL('**subject=Science*');
  for (const name of ['FAQ', 'Did You Know']) {
    await keys.use('button', name);
    await page.getByRole('dialog', { name: `${name}: ${shelved}` }).waitFor();
    expect(await keys.keptInDialog()).toBeGreaterThan(0);
    await keys.press('Escape');
    await keys.isAt('button', name);
  }
  await keys.use('link', shelved, { back: true });
  await keys.arrive(shelved);
});

test('reads page by page, panel by panel, in words and aloud', async () => {
  const { keys, page } = desk;
  await keys.open(`${world.stack.url}/our-library/${shelvedId}`);
  await keys.use('button', 'Next pages');
  await page.waitForURL('**page=*');
  await page
    .getByRole('button', { name: 'Page 2', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await keys.press('ArrowLeft');
  await page
    .getByRole('button', { name: 'Page 1', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor();
  await keys.use('button', 'Panels', { back: true });
  const guided = page.getByRole('dialog', { name: 'panel by panel' });
  await guided.waitFor();
  await keys.isInside('dialog');
  for (const [key, panel] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await keys.press(key);
    await guided.getByText(`Page 1, panel ${panel} of`).first().waitFor();
  }
  await keys.use('button', 'Transcript', { key: 'Space' });
  await keys.to('complementary', 'Transcript');
  await keys.use('button', 'Open page 1, panel 3');
  await guided
    .getByText(/^Page 1, panel 3 of/)
    .first()
    .waitFor();
  await keys.use('button', 'Listen', { back: true });
  await keys.use('button', 'Pause', { key: 'Space' });
  await keys.isAt('button', 'Play');
  await keys.to('combobox', 'Speed');
  await keys.press('ArrowUp');
  await keys.to('combobox', 'Voice');
  await keys.type('Bob');
  await keys.use('button', 'Stop reading aloud');
  await keys.isInside('dialog');
  expect(await keys.keptInDialog()).toBeGreaterThan(4);
  await keys.press('Escape');
  await guided.waitFor({ state: 'detached' });
  await keys.isAt('button', 'Panels');
  await keys.use('summary', 'Transcript');
  await keys.use('button', 'Open page 1, panel 1');
  await keys.isInside('dialog');
  await keys.use('button', 'Close');
  await keys.isAt('button', 'Open page 1, panel 1');
});

test('takes the quiz to its end, and is shown where an answer is', async () => {
  const { keys, page } = desk;
  const questions = await readAnswers(new ApiClient(world.stack.url), shelvedId);
  await keys.open(`${world.stack.url}/our-library/${shelvedId}`);
  await keys.use('button', 'Panels');
  await keys.isInside('dialog');
  await keys.press('End');
  await page.getByText(/^(\d+) of \1$/).waitFor();
  await keys.press('ArrowRight');
  await keys.isAt('heading', 'What did you learn?');
  await keys.use('button', 'Take the quiz');
  await keys.isInside('section[aria-labelledby="quiz-title"]');
  for (const [n, { options, correctAnswer }] of questions.entries()) {
    const wrong = options.find((option) => option !== correctAnswer)!;
    await keys.use('button', n === 0 ? wrong : correctAnswer, { key: 'Space' });
    if (n === 0) {
      await keys.use('button', 'Show me where');
      await keys.isInside('dialog');
      await keys.use('button', 'Back to the quiz');
      await keys.isAt('button', 'Show me where');
      await keys.use('button', correctAnswer, { key: 'Space' });
    }
    await keys.use('button', n + 1 < questions.length ? 'Next question' : 'See the result');
  }
  await page.getByText(`${questions.length - 1} right at once, 1 at the second try`).waitFor();
  await keys.use('button', 'Start again');
  await page.getByText(`Question 1 of ${questions.length}`).first().waitFor();
  await keys.isInside('section[aria-labelledby="quiz-title"]');
});

test('signs up, enters the code, logs out, sets a new password, and logs in', async () => {
  const { keys, page } = desk;
  const email = 'noor.haddad@school.example';
  await keys.open(`${world.stack.url}/login`);
  await keys.use('link', 'Create an account');
  await keys.arrive('Create an account');
  await keys.fill('textbox', 'First name', 'Noor');
  await keys.fill('textbox', 'Last name', 'Haddad');
  await keys.fill('textbox', 'Email', email);
  await keys.fill('textbox', 'Username', 'noor');
  await keys.to('radio', 'Student');
  await keys.press('ArrowDown');
  await keys.isAt('radio', 'Teacher');
  await keys.fill('textbox', /^Password/, 'pencil-and-ink');
  await keys.use('button', 'Show or hide the password', { key: 'Space' });
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await keys.fill('textbox', 'Confirm password', 'pencil-and-ink');
  await keys.use('checkbox', 'I accept the Terms', { key: 'Space' });
  await keys.use('button', 'Create account');
  await keys.arrive('Check your email');
  await keys.fill('textbox', 'OTP', await mailedCode(world, email));
  await keys.arrive('Create Comics');
  await keys.use('button', 'Account: Noor Haddad', { back: true });
  await keys.use('button', 'Log out');
  await keys.arrive('Log in');
  await keys.use('link', 'Forgot password?');
  await keys.arrive('Forgot your password?');
  await keys.fill('textbox', 'Email', email);
  await keys.press('Enter');
  await keys.isAt('textbox', 'OTP');
  await keys.type(await mailedCode(world, email, 2));
  await keys.arrive('Set a new password');
  await keys.fill('textbox', 'New password', 'ink-and-pencil');
  await keys.fill('textbox', 'Confirm password', 'ink-and-pencil');
  await keys.use('button', 'Set new password');
  await keys.arrive('Log in');
  await keys.fill('textbox', 'Email', email);
  await keys.fill('textbox', 'Password', 'not-this-one');
  await keys.use('button', 'Log in');
  await page.getByText('Email or password is wrong.').waitFor();
  await keys.fill('textbox', 'Password', 'ink-and-pencil');
  await keys.press('Enter');
  await keys.arrive('Create Comics');
});

test('writes a message, opens questions, and asks for the newsletter', async () => {
  const { keys, page } = desk;
  await keys.open(`${world.stack.url}/contact`);
  await keys.use('button', 'Send message');
  await keys.isAt('textbox', 'Name');
  await keys.type('Mina');
  await keys.fill('textbox', 'Email', 'mina@school.example');
  await keys.to('combobox', 'Country');
  await keys.type('Germany');
  await keys.to('textbox', 'Country code');
  expect(await page.getByLabel('Country code').inputValue()).toBe('+49');
  await keys.fill('textbox', 'Country code', '+91');
  expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('IN');
  await keys.fill('textbox', 'Phone number', '98765 43210');
  await keys.to('combobox', 'Role');
  await keys.type('Parent');
  await keys.fill('textbox', 'Message', 'Thank you!');
  await keys.use('button', 'Send message');
  await page.getByText('Your message has been sent.').waitFor();
  await keys.isAt('button', 'Send message');
  await keys.use('link', 'FAQ');
  await keys.arrive('Frequently asked questions');
  await keys.use('link', 'For parents', { most: 4 });
  await keys.use('summary', '');
  await keys.use('summary', 'How old do I have to be?', { back: true, key: 'Space' });
  expect(await page.locator('details[open]').count()).toBe(2);
  await keys.fill('textbox', 'Your email', 'mina@school.example');
  await keys.use('button', 'Subscribe');
  await page.getByText('The newsletter has not started yet').waitFor();
  await keys.isAt('button', 'Subscribe');
});

test('changes the colours, and goes by the menu of a phone', async () => {
  const { keys, page } = desk;
  await keys.open(world.stack.url);
  await keys.to('combobox', 'Colors');
  await keys.type('Dark');
  await page.locator('[data-mantine-color-scheme="dark"]').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await keys.open(world.stack.url);
  await keys.use('button', 'Menu');
  await keys.to('link', 'For students');
  await keys.press('Escape');
  await keys.isAt('button', 'Menu');
  expect(await page.getByRole('navigation', { name: 'Main, phone' }).isVisible()).toBe(false);
  await keys.press('Enter');
  await keys.use('link', 'For students');
  await keys.arrive('For students');
});
