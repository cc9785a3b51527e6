import { setComicStatus } from '@panelwise/contracts/http/comics';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { acceptComic, makeComics } from '../scripts/stack/make-comic.ts';
import { openPage } from './browser.ts';
import { expectNoOverflow, lookAt, makeWide } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** Games whose places are in the pictures of a drawn comic: by touch on a phone, and by keys alone. */

/** Two people, and things that they talk about. */
const fiftyRand = {
  title: 'Fifty Rand',
  concept: 'what to buy first',
  subject: 'Economics',
  grade: '3',
  style: 'comic',
  story: `Thandi and her brother Sipho stand in the shop with 50 rand.

"We need bread and milk," says Thandi.

"And I need this toy car," says Sipho.

"A need is something you cannot live well without," says Thandi. "A want is something that is nice to have."

"I cannot live well without this car."

"You did so the whole day yesterday," says Thandi.

Sipho thinks. "What does the bread in this shop cost?" he asks.

"18 rand," says Thandi. "And the glass of milk costs 20 rand."

"Then 12 rand are left! The car costs 15."

"So what can we do with our coins?" says Thandi.

"We can save the coins until there are three more," says Sipho.`,
};

let all: ScreenStack;
let comicId: string;
beforeAll(async () => {
  all = await startScreenStack(1);
  const client = await signIn(all.stack.url, all.teacher);
  const [made] = await makeComics(client, fiftyRand);
  comicId = made!.comicId;
  await client.call(setComicStatus, { body: { comicId, comicStatus: 'published' } });
  await acceptComic(await signIn(all.stack.url, all.admin), comicId);
});
afterAll(() => all?.stop());

async function begin(page: Page, game: string, level: string, id = comicId): Promise<void> {
  await page.goto(`${all.stack.url}/learn/play/${id}`);
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: `Play: ${game}` }).click();
  await page.getByRole('status').first().waitFor();
}
const places = (page: Page) => page.getByRole('button', { name: /^Place \d+ of \d+ in panel [A-C]/ });

test('what is asked for is found in the pictures, by taps at every width and by keys without an outline', async () => {
  const { page, complaints } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  await begin(page, 'Where is it?', 'Calm');
  await places(page).first().waitFor();
  for (const width of [360, 390, 1440] as const) {
    await makeWide(page, width);
    await lookAt(page, `game-tap-${width}`, width);
    for (const box of await Promise.all((await places(page).all()).map((place) => place.boundingBox()))) {
      expect(box!.width).toBeGreaterThanOrEqual(24);
      expect(box!.height).toBeGreaterThanOrEqual(24);
    }
  }
  await makeWide(page, 390);
  await page.emulateMedia({ colorScheme: 'light' });
  // Each word is looked for in one place after the other: the second mistake shows it.
  for (let tap = 0; tap < 8 && (await places(page).count()) > 0; tap += 1) {
    const fresh = page.locator('button[data-place]:not([data-tried])').first();
    await fresh.click();
    await page.getByText('Checking', { exact: true }).waitFor({ state: 'hidden' });
    if (tap === 1) await lookAt(page, 'game-tap-missed', 390);
  }
  await page.getByRole('button', { name: 'Another game' }).waitFor();
  await expectNoOverflow(page);

  await begin(page, 'Where is it?', 'Tough');
  await places(page).first().waitFor();
  await makeWide(page, 1440);
  expect(
    await places(page)
      .first()
      .evaluate((one) => getComputedStyle(one).borderColor),
  ).toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('region', { name: 'What to look for' }).getByRole('button').first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('button[data-place]:focus');
  expect(await focused.evaluate((one) => getComputedStyle(one).borderColor)).not.toBe('rgba(0, 0, 0, 0)');
  await lookAt(page, 'game-tap-tough', 1440);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/moves'));
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(200);
  expect(complaints.list).toEqual([]);
});

test('a line is dragged into the picture onto whoever says it, and another put there by keys', async () => {
  const { page, complaints } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  await begin(page, 'Who says it?', 'Calm');
  const people = page.getByRole('list', { name: 'People in the picture' }).getByRole('button');
  await people.first().waitFor();
  const line = page.getByRole('region', { name: 'Pieces' }).getByRole('button').first();
  await line.dragTo(people.last());
  await page.getByText(/ lies on /).waitFor();
  await page.keyboard.press('2');
  for (const width of [360, 390, 1440] as const) {
    await makeWide(page, width);
    await lookAt(page, `game-speaker-${width}`, width);
  }
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByText(/ lies on /).waitFor();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/moves'));
  await page.getByRole('button', { name: 'Check' }).click();
  expect((await sent).status()).toBe(200);
  expect(complaints.list).toEqual([]);
});

test('names go back into a diagram: dropped on its numbered gaps, and put there by keys', async () => {
  const { page, complaints } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  await begin(page, 'Label the diagram', 'Calm', all.parts[0]!.comicId);
  const picture = page.getByRole('img', { name: 'A diagram of the comic, with numbers in place of names.' });
  await picture.waitFor();
  const gaps = page.locator('figure [data-spot]');
  const name = page.getByRole('region', { name: 'Pieces' }).getByRole('button').first();
  await name.dragTo(gaps.last());
  await page.getByText(/ lies on /).waitFor();
  await page.keyboard.press('2');
  for (const width of [360, 390, 1440] as const) {
    await makeWide(page, width);
    await lookAt(page, `game-label-${width}`, width);
  }
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByText(/ lies on 1\. /).waitFor();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/moves'));
  await page.getByRole('button', { name: 'Check' }).click();
  expect((await sent).status()).toBe(200);
  expect(complaints.list).toEqual([]);
});
