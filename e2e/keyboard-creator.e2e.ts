import { getComic, getMyComics } from '@panelwise/contracts/http/comics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { type Desk, fillTables, logIn, openWorld, type World } from './keyboard-world.ts';

/** What a creator does, with nothing but a keyboard: one comic from its first words to the library's door. */

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await openWorld('empty');
  await fillTables(world);
  desk = await world.sitDown();
  await logIn(world, desk, world.teacher);
});
afterAll(() => world?.close());

const story =
  'Leo gets $100 for his birthday and puts it in a savings account at the bank. The bank pays him 10% interest every year. ' +
  'After the first year he earns $10, so he has $110.';

/** Types the beginning of an option and takes it, once the list shows it. */
async function choose(field: string, typed: string, option: string): Promise<void> {
  const { keys, page } = desk;
  await keys.fill('combobox', field, typed);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await keys.press('ArrowDown', 'Enter');
  const chosen = page.getByRole('combobox', { name: field });
  await expect.poll(() => chosen.inputValue()).toBe(option);
}

test('chooses readers, theme and style, and tells the story', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'New comic');
  await keys.arrive('Write a story');
  await choose('Country', 'Germ', 'Germany');
  await choose('Subject', 'Econ', 'Economics');
  await keys.to('radio', '');
  await keys.press('ArrowRight');
  for (const name of ['About this theme', 'Preview this style']) {
    await keys.use('button', name);
    await keys.keptInDialog();
    await keys.press('Escape');
    await keys.isAt('button', name);
    await keys.to('radio', '');
    await keys.press('ArrowRight');
  }
  await keys.fill('textbox', 'Comic Title', 'Compound Interest');
  await keys.fill('textbox', 'Concept', 'compound interest');
  await keys.fill('textbox', 'Write Story', story);
  await keys.fill('textbox', 'Who explains?', 'Nana Rosa');
  await keys.use('button', 'Convert to Prompt');
  await page.getByRole('button', { name: 'Generate Comic for Part 1' }).waitFor();
  await keys.isInside('main');
});

/** The screen says that a script is being written only once it has heard of it. */
async function scriptsAreWritten(): Promise<void> {
  const client = await signIn(world.stack.url, world.teacher);
  const { comics } = await client.call(getMyComics);
  const { _id: id } = comics.find(({ title }) => title === 'Compound Interest')!;
  const areWritten = async () =>
    (await client.call(getComic, { params: { id } })).parts.every(({ hasScript }) => hasScript);
  await expect.poll(areWritten).toBe(true);
}

test('edits the script of a part, as a form and as JSON', async () => {
  const { keys, page } = desk;
  await scriptsAreWritten();
  await page.getByText('Writing the script').first().waitFor({ state: 'detached' });
  await keys.use('button', 'Generate Comic for Part 1');
  await page.getByRole('button', { name: 'Generate My Comic' }).waitFor();
  await keys.isInside('main');
  await keys.use('button', 'Edit panel 2');
  await keys.isAt('textbox', 'Scene');
  await keys.use('button', 'Add a line');
  await keys.fill('textbox', /^Line \d/, 'Look!');
  await keys.use('button', 'Remove line');
  await keys.isInside('fieldset');
  await keys.to('radio', 'Form', { back: true });
  await keys.press('ArrowRight');
  await keys.to('textbox', 'Script as JSON');
  await keys.press('ControlOrMeta+End');
  await keys.type('x');
  await page
    .getByText(/line \d+, column \d+/)
    .first()
    .waitFor();
  await keys.use('button', 'Undo', { back: true });
  await expect.poll(() => page.getByText(/line \d+, column \d+/).count()).toBe(0);
  await keys.use('button', 'Generate My Comic');
  await page.getByRole('button', { name: 'Look at the pages' }).waitFor({ timeout: 90_000 });
  await keys.isInside('main');
  await keys.use('button', 'Look at the pages');
  await keys.isInside('main');
  await isEnabled('Generate Comic PDF', 90_000);
});

test('draws one panel again, looks at its versions, and makes the PDF', async () => {
  const { keys, page } = desk;
  await keys.use('button', 'Page 1, panel 1, drawn');
  await keys.use('button', 'Redraw');
  await keys.isAt('button', 'Page 1, panel 1');
  await isEnabled('Generate Comic PDF', 60_000);
  await keys.use('button', 'Versions');
  await page.getByRole('dialog', { name: 'Versions of page 1, panel 1' }).waitFor();
  await keys.keptInDialog();
  await keys.press('Escape');
  await keys.isAt('button', 'Versions');
  await keys.use('button', 'Edit the words of this panel', { back: true });
  await keys.isAt('textbox', 'Scene');
  await keys.use('button', 'Generate Comic PDF');
  await page.getByRole('button', { name: 'Publish Comic' }).waitFor({ timeout: 60_000 });
});

test('publishes the comic with its quizzes, FAQs and facts, and submits it', async () => {
  const { keys, page } = desk;
  await keys.use('button', 'Publish Comic', { back: true });
  await page.getByText('Comic Published').filter({ visible: true }).first().waitFor();
  await keys.isInside('main');
  for (const name of ['Quiz', 'Hardcore Quiz', 'FAQs', 'Did You Know']) {
    await keys.use('button', `Generate ${name}`);
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Generate ${name}` }) })
      .getByText(/\d+ ready/)
      .waitFor();
  }
  await keys.use('button', 'Final Submit');
  await page.getByRole('heading', { name: 'Your comic is on its way' }).waitFor();
  await keys.isInside('main');
});

test('finds a comic among many, looks at it, deletes another one, and goes on with a draft', async () => {
  const { keys, page } = desk;
  await keys.use('link', 'My comics', { back: true });
  await keys.arrive('My comics');
  await keys.use('button', 'Title');
  await keys.use('button', 'Next page');
  await page.getByText(/^11 to/).waitFor();
  await keys.isInside('nav');
  await keys.fill('searchbox', 'Search by title', 'Fog');
  await page.getByRole('link', { name: 'Details of Fog' }).waitFor();
  await keys.use('button', 'Delete Fog');
  await keys.isAt('button', 'Cancel');
  expect(await keys.keptInDialog()).toBe(3);
  await keys.use('button', /^Delete$/);
  await page.getByRole('button', { name: 'Delete Fog' }).waitFor({ state: 'detached' });
  await keys.isInside('section[aria-label="All comics"]');
  await keys.use('button', 'Clear the search');
  await keys.isInside('section[aria-label="All comics"]');
  await page.getByRole('link', { name: 'Details of Dew' }).waitFor();
  await keys.use('link', 'Details of Dew');
  await keys.arrive('Dew');
  await keys.use('link', 'Resume Dew');
  await page.getByRole('button', { name: 'Generate My Comic' }).waitFor();
  await keys.isInside('main');
});

test('never lost the focus, and nothing complained', () => {
  expect(desk.keys.faults).toEqual([]);
  expect(desk.complaints.list).toEqual([]);
});

async function isEnabled(name: string, timeout: number): Promise<void> {
  await expect
    .poll(() => desk.page.getByRole('button', { name }).first().isEnabled(), { timeout })
    .toBe(true);
}
