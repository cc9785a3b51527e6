import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openWorld, type World } from './keyboard-world.ts';

/** What a parent does, with nothing but a keyboard; one test goes on where the last one ended. */

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await openWorld('shelf');
  desk = await world.sitDown();
  const { keys, page } = desk;
  await keys.open(`${world.stack.url}/login`);
  await keys.fill('textbox', 'Email', world.parent.email);
  await keys.fill('textbox', 'Password', world.parent.password);
  await keys.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  await keys.open(`${world.stack.url}/ParentActivity`);
});
afterAll(() => world?.close());

test('makes an account for a child', async () => {
  const { keys, page } = desk;
  await page.getByRole('navigation', { name: 'Your children' }).or(page.getByLabel('The code')).waitFor();
  if ((await page.getByLabel('The code').count()) === 0) await keys.use('button', 'Link a child');
  await keys.fill('textbox', 'First name or nickname', 'Tobi');
  await keys.fill('textbox', 'Year of birth', String(new Date().getUTCFullYear() - 8));
  await keys.use('summary', 'What we keep, and what we promise');
  await keys.use('checkbox', 'I agree', { key: 'Space' });
  await keys.use('button', 'Make the account');
  await page.getByRole('heading', { name: 'What Tobi read' }).waitFor();
  await keys.isInside('main');
});

test('decides what the child is shown and when, and gets the letter', async () => {
  const { keys, page } = desk;
  const changes = page.locator('summary', { hasText: 'Who changed what' });
  await keys.to('radio', 'All grades');
  await keys.press('ArrowLeft');
  await changes.waitFor();
  await keys.isAt('radio', /^12th|Grade 12/);
  await keys.use('button', 'Science', { key: 'Space' });
  await page.getByRole('button', { name: 'Science', pressed: false }).waitFor();
  await keys.isAt('button', 'Science');
  await keys.to('radio', 'Never');
  await keys.press('ArrowLeft');
  await keys.use('summary', 'Who changed what');
  await keys.use('switch', 'Sunday letter', { key: 'Space' });
  await page.getByRole('switch', { name: 'Sunday letter', checked: true }).waitFor();
  await keys.isAt('switch', 'Sunday letter');
});

test('looks at the card of the child, and gets new pictures', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'Log-in card', { back: true });
  await keys.arrive('Log-in card');
  await keys.use('button', 'New pictures');
  await keys.isAt('button', 'Cancel');
  await keys.keptInDialog();
  await keys.use('button', 'Get new pictures');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.isAt('button', 'New pictures');
  await keys.use('link', 'Back');
  await page.getByRole('heading', { name: 'What Tobi read' }).waitFor();
  await keys.isInside('main');
});

test('stays linked when asked twice, and deletes it all', async () => {
  const { keys, page } = desk;
  await keys.use('button', 'Unlink');
  await keys.isAt('button', 'Cancel');
  await keys.press('Escape');
  await keys.isAt('button', 'Unlink');
  await keys.use('button', 'Withdraw consent and delete it all');
  await keys.isInside('dialog, [role="dialog"]');
  await keys.keptInDialog();
  await keys.fill('textbox', 'Your password', world.parent.password);
  await keys.use('button', /^Delete it all$/);
  await page.getByText('Tobi').first().waitFor({ state: 'detached' });
  await keys.isInside('main');
});

test('never lost the focus, and nothing complained', () => {
  expect.soft(desk.keys.faults).toEqual([]);
  expect.soft(desk.complaints.list).toEqual([]);
});
