import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { getLoginCards, listClasses } from '@panelwise/contracts/http/classes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, signIn } from '../scripts/stack/api-client.ts';
import { readMailedCode } from '../scripts/stack/mailed-code.ts';
import { waterCycle } from '../scripts/stack/make-comic.ts';
import { openPage } from './browser.ts';
import { lookNarrowAndWide, makeWide } from './look-at.ts';
import { readAnswers } from './right-answers.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';
import { sendSundayLetters } from './sunday-letters.ts';

/**
 * One lesson from end to end: a teacher makes a class and assigns a comic; a pupil comes in by pictures on a phone, reads,
 * answers without a network, errs, is shown the panel and errs no more; the teacher sees it, and so does a parent, who signs
 * up, links the child by the code of the school, and gets the Sunday letter about it by mail. Nothing is put into the database
 * past the product.
 */

const parent = { email: 'ada@walk.example', password: 'reads with Asha on Sundays' };
let all: ScreenStack;
let client: ApiClient;
beforeAll(async () => {
  all = await startScreenStack(1);
  client = await signIn(all.stack.url, all.teacher);
});
afterAll(() => all?.stop());

const at = (path: string) => `${all.stack.url}${path}`;

/** Answers as a person does who takes time to read: what is answered at once counts nothing. */
async function answer(page: Page, option: string): Promise<void> {
  await page.clock.fastForward(20_000);
  await page.getByRole('button', { name: option }).click();
}

/** Signs up as a parent, and proves the e-mail by the code that was sent to it. */
async function signUpParent(page: Page): Promise<void> {
  await page.goto(at('/signup'));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('Email', { exact: true }).fill(parent.email);
  await page.getByLabel('Username').fill('ada-walk');
  await page.getByLabel('Parent').check();
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByLabel('Confirm password').fill(parent.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/OtpVerification');
  await page.getByLabel('OTP').fill(await readMailedCode(all.stack.url, parent.email));
  await page.waitForURL((url) => !url.pathname.startsWith('/OtpVerification'));
}

test('class, cards, pictures, a mistake repaired at its panel, the teacher’s grid, the parent’s page and letter', async () => {
  const { page, complaints } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  const dialog = page.getByRole('dialog');
  await page.goto(at('/classes'));
  await page.getByRole('button', { name: 'New class' }).click();
  await dialog.getByLabel('Name').fill('6B Science');
  await dialog.getByLabel('Grade').selectOption('6');
  await dialog.getByRole('button', { name: 'Make the class' }).click();
  await page.getByRole('button', { name: 'Add pupils' }).click();
  await dialog.getByLabel('Names, one a line').fill('Asha\nBen');
  await dialog.getByLabel('I agree to this for my school, for each of them').check();
  await dialog.getByRole('button', { name: 'Add 2 pupils' }).click();
  await page.getByRole('button', { name: 'More for Asha' }).waitFor();
  await page.getByRole('link', { name: 'Log-in cards' }).click();
  await page.getByRole('heading', { name: 'Asha' }).waitFor();
  const room = (await client.call(listClasses, {})).classes[0]!;
  const { cards } = await client.call(getLoginCards, { params: { id: room._id } });
  const card = cards.find(({ name }) => name === 'Asha')!;

  await page.goto(at(`/classes/${room._id}/assignments`));
  await page.getByRole('button', { name: 'Assign a comic' }).first().click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Assign to 2 pupils' }).click();
  await page.getByRole('button', { name: /^End / }).waitFor();

  const context = await all.newPhone();
  const { page: phone, complaints: ofPhone } = await openPage(context, all.stack.url);
  await phone.clock.install();
  await phone.goto(at(`/join/${room.code}?pupil=${card._id}`));
  for (const name of card.pictures as LoginPicture[])
    await phone.getByRole('button', { name: loginPictureNames[name] }).click();
  await phone.waitForURL('**/learn');
  await phone.getByRole('link', { name: 'Start reading' }).click();
  await phone.getByRole('heading', { name: 'What did you learn?' }).waitFor();

  const asked = await readAnswers(client, all.parts[0]!.comicId);
  const heard = phone.locator('h3', { hasText: asked[0]!.question });
  await heard.scrollIntoViewIfNeeded();
  const wrong = asked[0]!.options.find((option) => option !== asked[0]!.correctAnswer)!;
  await context.setOffline(true);
  await answer(phone, wrong);
  await phone.getByText('Kept. You’ll see how it went').waitFor();
  await context.setOffline(false);
  await phone.getByText('again, then try once more').waitFor();
  await phone.getByRole('button', { name: 'Show me where' }).click();
  const guided = phone.getByRole('dialog', { name: /panel by panel$/ });
  await guided.waitFor();
  await guided.getByRole('button', { name: 'Back to the quiz' }).click();
  await guided.waitFor({ state: 'detached' });
  await answer(phone, asked[0]!.correctAnswer);
  await phone.getByText('Correct', { exact: true }).waitFor();
  for (;;) {
    const next = phone.getByRole('button', { name: /^(Next question|See the result)$/ });
    const isLast = (await next.textContent())?.startsWith('See');
    await next.click();
    if (isLast) break;
    const question = await phone.locator('h3[lang], main h3').first().textContent();
    const one = asked.find(({ question: of }) => question!.includes(of))!;
    await answer(phone, one.correctAnswer);
    await phone.getByText('Correct', { exact: true }).waitFor();
  }
  await phone
    .getByText(/second try|repaired/i)
    .first()
    .waitFor();

  await page.goto(at(`/classes/${room._id}`));
  const row = page.getByRole('row', { name: /^Asha/ });
  await row.getByText('Wrong, then repaired at the panel').first().waitFor();
  expect(await row.getByText('Right first time').count()).toBe(asked.length - 1);
  await page.goto(at(`/classes/${room._id}/pupils`));
  await page.getByRole('button', { name: 'More for Asha' }).click();
  await page.getByRole('button', { name: 'Code for a parent' }).click();
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const shown = dialog.getByText(/^[A-Z]{4} [A-Z]{4}$/);
  await shown.waitFor();
  await lookNarrowAndWide(page, 'class-parent-code');
  await makeWide(page, 1440);

  const { page: home, complaints: ofHome } = await openPage(await all.newPhone(), all.stack.url);
  await signUpParent(home);
  await home.goto(at('/ParentActivity'));
  await home.getByLabel('The code').fill((await shown.textContent())!);
  await home.getByRole('button', { name: 'Link my child' }).click();
  await home.getByRole('heading', { name: 'What Asha read' }).waitFor();
  const read = home.getByRole('region', { name: 'What Asha read' });
  await read.getByRole('heading', { name: waterCycle.title }).waitFor();
  await home.getByRole('switch', { name: 'Sunday letter' }).click();
  await home.getByRole('switch', { name: 'Sunday letter', checked: true }).waitFor();

  await sendSundayLetters(all.stack);
  const { mails } = (await (await fetch(at('/dev/mail.json'))).json()) as {
    mails: { to: string; text: string }[];
  };
  const toParent = mails.filter(({ to }) => to === parent.email).map(({ text }) => text);
  expect(toParent).toEqual([
    expect.stringMatching(/Asha read 1 comic.*The Water Cycle.*One thing to do:/s),
    expect.stringContaining('The code for your account “ada-walk” is'),
  ]);
  expect([...complaints.list, ...ofPhone.list, ...ofHome.list]).toEqual([]);
});
