import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { getLoginCards, listClasses } from '@panelwise/contracts/http/classes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { aPhone, keepScreen, launchBrowser, openPage, painted } from './browser.ts';
import { lookNarrowAndWide, makeWide } from './look-at.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** A teacher makes a class of pupils without an e-mail, who come in by pictures on a phone. */

let site: PreparedStack;
let browser: Browser;
beforeAll(async () => {
  site = await openPreparedStack('empty');
  browser = await launchBrowser(site.dataDir);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** More than one sheet of cards. */
const names = ['Asha', 'Ben', 'Chidi', 'Dara', 'Eli', 'Farah', 'Goran', 'Hana', 'Ines'];

async function tap(page: Page, pictures: LoginPicture[]): Promise<void> {
  for (const name of pictures) await page.getByRole('button', { name: loginPictureNames[name] }).click();
}

test('a teacher adds pupils and prints their cards; a pupil comes in by pictures, is locked after five wrong tries, and let in', async () => {
  const { stack, teacher } = site;
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page, complaints } = await openPage(desk, stack.url);
  await logIn(page, stack.url, teacher);
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Classes' })
    .click();
  await page.getByText('No classes yet').waitFor();
  await lookNarrowAndWide(page, 'classes-none');
  await page.getByRole('button', { name: 'New class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('6B Science');
  await dialog.getByLabel('Grade').selectOption('6');
  await lookNarrowAndWide(page, 'class-new');
  await dialog.getByRole('button', { name: 'Make the class' }).click();

  await page.getByText('No pupils yet').waitFor();
  await page.getByRole('button', { name: 'Add pupils' }).click();
  await dialog.getByLabel('Names, one a line').fill(`${names.join('\n')}\nasha`);
  await dialog.getByText('I teach Asha, and my school may agree for its pupils.').waitFor();
  await dialog.getByRole('button', { name: 'Add 10 pupils' }).click();
  await dialog.getByText('Please agree for your school first.').waitFor();
  await dialog.getByLabel('I agree to this for my school, for each of them').check();
  await dialog.getByRole('button', { name: 'Add 10 pupils' }).click();
  await dialog.getByText('Line 10: “asha” is there already.').waitFor();
  await lookNarrowAndWide(page, 'class-add');
  await dialog.getByLabel('Names, one a line').fill(names.join('\n'));
  await dialog.getByRole('button', { name: 'Add 9 pupils' }).click();
  for (const name of names) await page.getByRole('button', { name: `More for ${name}` }).waitFor();
  await page.getByText('9 pupils are added.').waitFor({ state: 'hidden' });
  await lookNarrowAndWide(page, 'class-pupils');

  await page.getByRole('link', { name: 'Log-in cards' }).click();
  await page.getByRole('heading', { name: 'Chidi' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(9);
  await lookNarrowAndWide(page, 'class-cards');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print 2 sheets' }).isVisible()).toBe(false);
  await keepScreen(page, 'class-cards-print');
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
  await page.emulateMedia({ media: 'screen' });
  await makeWide(page, 1440);

  const client = await signIn(stack.url, teacher);
  const [made] = (await client.call(listClasses, {})).classes;
  const { cards } = await client.call(getLoginCards, { params: { id: made!._id } });
  const right = cards.find(({ name }) => name === 'Ben')!.pictures as LoginPicture[];
  const wrong = [...right].reverse();

  const tablet = await browser.newContext(aPhone);
  const { page: phone, complaints: ofPhone } = await openPage(tablet, stack.url);
  await phone.goto(`${stack.url}/login`);
  await phone.getByRole('link', { name: 'I have a class code' }).click();
  const field = phone.getByLabel('Class code');
  await field.fill('OWL 0000');
  await phone.getByRole('button', { name: 'Go' }).click();
  await phone.getByText('We do not know this code.').waitFor();
  await lookNarrowAndWide(phone, 'join-code');
  await field.fill(made!.code.toLowerCase());
  await phone.getByRole('button', { name: 'Go' }).click();
  await phone.getByRole('button', { name: 'Ben' }).waitFor();
  await lookNarrowAndWide(phone, 'join-faces');
  await phone.getByRole('button', { name: 'Ben' }).click();
  await tap(phone, right.slice(0, 2));
  await phone.getByRole('img', { name: '2 of 4 pictures' }).waitFor();
  await lookNarrowAndWide(phone, 'join-pictures');
  await phone.getByRole('button', { name: 'Undo' }).click();
  await tap(phone, right.slice(1));
  await phone.waitForURL('**/learn');
  await phone.getByRole('button', { name: 'Account: Ben' }).click();
  await phone.getByRole('link', { name: 'Profile' }).click();
  await phone.getByText('You log in with your four pictures.').waitFor();
  expect(await phone.getByText(teacher.email).count()).toBe(0);
  await lookNarrowAndWide(phone, 'pupil-profile');
  await phone.getByRole('button', { name: 'Account: Ben' }).click();
  await phone.getByRole('button', { name: 'Log out' }).click();

  await phone.waitForURL('**/join');
  // A card that is scanned brings code and face.
  const ben = cards.find(({ name }) => name === 'Ben')!._id;
  await phone.goto(`${stack.url}/join/${made!.code}?pupil=${ben}`);
  for (let i = 0; i < 4; i++) {
    await tap(phone, wrong);
    await phone.getByText('Not quite. Look at your card and try again.').waitFor();
    await phone.getByRole('img', { name: '0 of 4 pictures' }).waitFor();
  }
  await lookNarrowAndWide(phone, 'join-wrong');
  await tap(phone, wrong);
  await phone.getByRole('img', { name: '0 of 4 pictures' }).waitFor();
  await tap(phone, right);
  await phone.getByText('Ask your teacher.').waitFor();
  await lookNarrowAndWide(phone, 'join-locked');

  await page.goto(`${stack.url}/classes/${made!._id}/pupils`);
  await page.getByText('Five wrong tries').waitFor();
  await lookNarrowAndWide(page, 'class-locked');
  await page.getByRole('button', { name: 'Let in Ben' }).click();
  await page.getByText('Five wrong tries').waitFor({ state: 'hidden' });
  await phone.getByRole('button', { name: 'Not me' }).click();
  await phone.getByRole('button', { name: 'Ben' }).click();
  await tap(phone, right);
  await phone.waitForURL('**/learn');

  await page.getByRole('button', { name: 'More for Asha' }).click();
  await page.getByRole('button', { name: 'What helps' }).click();
  await dialog.getByLabel('No timer').check();
  await lookNarrowAndWide(page, 'class-aids');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Exact: the dialog that closes has a box called "No timer".
  await page.getByText('no timer', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Colleagues' }).click();
  await dialog.getByRole('button', { name: 'Make a link for a colleague' }).click();
  await dialog.getByText('/class-invitation/').waitFor();
  await lookNarrowAndWide(page, 'class-colleagues');
  expect([...complaints.list, ...ofPhone.list]).toEqual([]);
});

test.each(['teacher', 'admin'] as const)('the header has room for one link more before a %s', async (who) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const { page } = await openPage(context, site.stack.url);
  await logIn(page, site.stack.url, site[who]);
  await page.goto(`${site.stack.url}/classes`);
  for (const width of [1181, 1280, 1400, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: /^Account:/ }).waitFor();
    await painted(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `at ${width} px`).toBeLessThanOrEqual(0);
    const [last, first] = await Promise.all([
      page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').last().boundingBox(),
      page.getByRole('link', { name: 'My comics', exact: true }).first().boundingBox(),
    ]);
    expect.soft(last!.x + last!.width, `at ${width} px`).toBeLessThanOrEqual(first!.x);
  }
});
