import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { breakDown } from '../scripts/stack/make-comic.ts';
import {
  type Desk,
  fillTables,
  logIn,
  openWorld,
  order,
  shelved,
  submitSecondPart,
  type World,
} from './keyboard-world.ts';

/** What an admin does, with nothing but a keyboard. */

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await openWorld('shelf');
  await submitSecondPart(world);
  await fillTables(world);
  desk = await world.sitDown();
  await logIn(world, desk, world.admin);
});
afterAll(() => world?.close());

test('decides about submissions by the keys of the desk', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'Creator submissions', { back: true });
  await keys.arrive('Creator Submissions');
  await keys.use('link', 'View Snow');
  await keys.arrive('Snow');
  await keys.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await keys.keptInDialog()).toBe(2);
  await keys.press('Escape');
  await keys.isInside('main');
  const first = page.url();
  await keys.press('k');
  await expect.poll(() => page.url()).not.toBe(first);
  await keys.arrive('Rain');
  await keys.press('j');
  await page.getByRole('heading', { level: 1, name: 'Snow' }).waitFor();
  await keys.press('a');
  await page.getByText('Snow is accepted').waitFor();
  await keys.isInside('main');
  await keys.use('button', 'Next');
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  await keys.isInside('main');
  await keys.press('d');
  await keys.isAt('textbox', 'Reason');
  await keys.keptInDialog();
  await keys.to('textbox', 'Reason');
  await keys.type('Page 1 is hard to read.');
  await keys.use('button', 'Decline');
  await page.getByText(/ is declined$/).waitFor();
  await keys.isInside('main');
  await keys.use('link', 'Story');
  await keys.isInside('#story');
});

test('asks for changes to a panel by the keys of the desk', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'Back', { back: true });
  await keys.arrive('Creator Submissions');
  await keys.use('link', `View ${shelved} Part 2`);
  await page.getByRole('button', { name: 'Ask for changes' }).waitFor();
  await keys.isInside('main');
  await keys.press('c');
  await keys.isAt('textbox', 'What is to be changed');
  expect(await keys.keptInDialog()).toBeGreaterThan(3);
  await keys.fill('textbox', 'What is to be changed', 'Show the cloud.');
  await keys.to('combobox', 'What it is about');
  await keys.type('panel 2');
  await keys.press('ArrowDown', 'Enter');
  await page.getByRole('dialog').getByText('Page 1, panel 2').first().waitFor();
  await keys.use('button', 'Ask for changes');
  await page.getByText(`You asked for changes to ${shelved}`).waitFor();
  await keys.isInside('main');
});

test('searches, orders and deletes submissions', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'Back', { back: true });
  await keys.arrive('Creator Submissions');
  await keys.to('radio', 'Submissions');
  // Until the other list is there, the choice is still the old one, and a key would go on from that.
  await keys.press('ArrowRight');
  await page.getByRole('radio', { name: 'Drafts', checked: true }).waitFor({ state: 'attached' });
  await keys.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Submissions', checked: true }).waitFor({ state: 'attached' });
  await keys.use('button', 'Creator');
  await keys.fill('searchbox', 'Search by creator', 'Water');
  // The drafts that were shown for a moment have to be gone as well, and so must what the search leaves out.
  for (const title of ['Rain', 'Ice'])
    await page.getByRole('link', { name: `View ${title}` }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Delete ${shelved} Part 1` }).waitFor();
  await keys.use('button', `Delete ${shelved} Part 1`);
  await keys.isAt('button', 'Cancel');
  await keys.press('Escape');
  await keys.isAt('button', `Delete ${shelved} Part 1`);
  await keys.press('Enter');
  await keys.isAt('button', 'Cancel');
  await keys.use('button', /^Delete$/);
  await page.getByRole('button', { name: `Delete ${shelved} Part 1` }).waitFor({ state: 'detached' });
  await keys.isInside('section[aria-label="All submissions"]');
});

test('looks through users and messages', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'All users', { back: true });
  await keys.arrive('All users');
  await keys.fill('searchbox', 'Search by username', 'tess');
  await keys.use('button', 'Joined');
  await keys.use('link', 'Contact messages', { back: true });
  await keys.arrive('Contact messages');
  await keys.use('button', 'View the message from Mina');
  await page.getByRole('dialog', { name: 'Message from Mina' }).waitFor();
  await keys.keptInDialog();
  await keys.press('Escape');
  await keys.isAt('button', 'View the message from Mina');
  await keys.use('button', 'Delete the message from Mina');
  await keys.isAt('button', 'Cancel');
  await keys.use('button', /^Delete$/);
  await page.getByRole('button', { name: 'View the message from Mina' }).waitFor({ state: 'detached' });
  await keys.isInside('section[aria-label="Messages"]');
});

test('adds, changes and deletes a subject', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'Subjects', { back: true });
  await keys.arrive('Subjects');
  await keys.use('button', 'Add subject');
  await keys.isAt('textbox', 'Name');
  await keys.keptInDialog();
  await keys.fill('textbox', 'Name', 'Astronomy');
  // The browser has to know beforehand that somebody answers its dialog.
  const chooser = page.waitForEvent('filechooser');
  await keys.use('button', 'Image');
  await (await chooser).setFiles('apps/web/public/img/faq.webp');
  await keys.isAt('button', 'Image');
  await keys.use('button', 'Add subject');
  await page.getByText('Astronomy is added.').waitFor();
  await keys.isAt('button', 'Add subject');
  await keys.fill('searchbox', 'Search by name', 'Astro');
  await keys.use('switch', 'Show Ads for Astronomy', { key: 'Space' });
  await keys.isAt('switch', 'Show Ads for Astronomy');
  await keys.use('button', 'Edit Astronomy');
  await keys.isAt('textbox', 'Name');
  await keys.fill('textbox', 'Name', 'Astronomy and space');
  await keys.press('Enter');
  await keys.isAt('button', 'Edit Astronomy and space');
  await keys.use('button', 'Delete Astronomy and space');
  await keys.isAt('button', 'Cancel');
  await keys.use('button', /^Delete$/);
  await page.getByRole('button', { name: 'Edit Astronomy' }).waitFor({ state: 'detached' });
  await keys.isInside('section[aria-label="All subjects"]');
});

test('pauses a queue, cancels and retries a run, and lets the queue go on', async () => {
  const { keys, page } = desk;
  await keys.use('button', 'Account: Ada Admin', { back: true });
  await keys.use('link', 'Queues');
  await keys.arrive('Queues');
  await keys.use('switch', 'Text is paused', { key: 'Space' });
  await keys.isAt('button', 'Cancel');
  await keys.keptInDialog();
  await keys.use('button', 'Pause');
  const paused = page.getByRole('switch', { name: 'Text is paused' });
  await expect.poll(() => paused.isChecked()).toBe(true);
  await keys.isAt('switch', 'Text is paused');
  // It waits until it is cancelled, and is given up with that.
  const given = breakDown(await signIn(world.stack.url, world.teacher), { ...order, title: 'Thunder' }).catch(
    (reason: Error) => reason,
  );
  await page.getByRole('button', { name: /^Cancel: Break/ }).waitFor();
  await keys.use('button', /^Cancel: Break/);
  await keys.isAt('button', /^Retry: Break/);
  expect(await given).toBeInstanceOf(Error);
  await keys.press('Enter');
  await keys.isAt('button', /^Cancel: Break/);
  await keys.use('switch', 'Text is paused', { back: true, key: 'Space' });
  await keys.isAt('button', 'Cancel');
  await keys.use('button', 'Resume');
  await expect.poll(() => paused.isChecked()).toBe(false);
  await keys.isAt('switch', 'Text is paused');
});

test('never lost the focus, and nothing complained', () => {
  expect(desk.keys.faults).toEqual([]);
  expect(desk.complaints.list).toEqual([]);
});
