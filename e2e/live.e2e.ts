import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemoClass } from '../scripts/stack/demo-class.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { launchBrowser, type OpenPage, openPage } from './browser.ts';
import { lookNarrowAndWide, makeWide } from './look-at.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';

/** A teacher opens a live session, a guest comes in on a phone, both go through the questions, and the results stand. */

let prepared: PreparedStack;
let browser: Browser;
let board: OpenPage;
let phone: OpenPage;
let classUrl: string;
beforeAll(async () => {
  prepared = await openPreparedStack('shelf');
  const comicIds = prepared.parts.map(({ comicId }) => comicId).reverse();
  const { stack, teacher, dataDir } = prepared;
  const { classId } = await makeDemoClass({ ...stack, teacher, parent: prepared.parent }, comicIds);
  classUrl = `${stack.url}/classes/${classId}`;
  browser = await launchBrowser(dataDir);
  const context = () => browser.newContext({ reducedMotion: 'reduce' });
  board = await openPage(await context(), stack.url);
  phone = await openPage(await context(), stack.url);
  await logIn(board.page, stack.url, teacher);
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

test('from the lobby to the results, with a phone that loses its page in between', async () => {
  const [wide, narrow] = [board.page, phone.page];
  await makeWide(narrow, 360);
  await wide.goto(`${classUrl}/live`);
  await wide.getByRole('button', { name: 'Open a live session' }).click();
  await wide.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await wide.getByRole('radio', { name: /^The quiz/ }).waitFor();
  await lookNarrowAndWide(wide, 'live-open');
  await wide.getByRole('button', { name: 'Open the lobby' }).click();
  await wide.getByRole('heading', { name: /^Join at/ }).waitFor();
  await lookNarrowAndWide(wide, 'live-lobby');
  const lobby = await wide.getByRole('main').textContent();
  const [code] = /[A-Z]{3,6} \d{4}/.exec(lobby ?? '') ?? [''];

  await narrow.goto(`${prepared.stack.url}/live`);
  await narrow.getByLabel('Code on the board').fill(code);
  await narrow.getByRole('button', { name: 'Go' }).click();
  await narrow.getByRole('heading', { name: 'Who are you today?' }).waitFor();
  await lookNarrowAndWide(narrow, 'live-names');
  await makeWide(narrow, 360);
  await narrow.getByRole('listitem').getByRole('button').first().click();
  await narrow.getByRole('heading', { name: 'You are in.' }).waitFor();
  await wide.getByText('is here').waitFor();

  await wide.getByRole('button', { name: 'Ask the first question' }).click();
  await narrow.getByRole('button', { name: 'Tap an answer' }).waitFor();
  await lookNarrowAndWide(wide, 'live-question');
  await narrow.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await lookNarrowAndWide(narrow, 'live-phone-question');
  await makeWide(narrow, 360);
  // The only seat has answered: the question closes by itself.
  await narrow.getByRole('button', { name: 'Send A' }).click();
  await wide.getByText('Speed, counts for nothing').waitFor();
  await wide.getByRole('button', { name: 'More' }).click();
  await wide.getByRole('button', { name: 'Show a leader board' }).click();
  await wide.getByRole('heading', { name: 'Leader board' }).waitFor();
  await lookNarrowAndWide(wide, 'live-answer');
  await narrow.getByText(/right so far/).waitFor();
  await lookNarrowAndWide(narrow, 'live-phone-answer');

  await wide.getByRole('button', { name: 'Next question' }).click();
  await narrow.reload();
  await narrow.getByText(/question 2 of/).waitFor();
  await wide.getByRole('button', { name: 'Show answers' }).click();
  await narrow.getByRole('heading', { name: 'This is the answer.' }).waitFor();
  await wide.getByRole('button', { name: 'More' }).click();
  await wide.getByRole('button', { name: 'End the session' }).click();
  await wide.getByRole('button', { name: 'End it' }).click();
  await narrow.getByRole('heading', { name: 'That was it.' }).waitFor();
  await lookNarrowAndWide(narrow, 'live-phone-end');
  await wide.getByRole('link', { name: 'See how it went' }).click();
  await wide.getByRole('heading', { name: /who needs help first/ }).waitFor();
  await board.settled();
  await lookNarrowAndWide(wide, 'live-results');
  await wide.getByRole('link', { name: 'Live', exact: true }).click();
  await wide.getByRole('heading', { name: 'Live sessions' }).waitFor();
  await lookNarrowAndWide(wide, 'live-list');
  expect([...board.complaints.list, ...phone.complaints.list]).toEqual([]);
});
