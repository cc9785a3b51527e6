import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { expectNoOverflow, lookAt, makeWide } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** Games whose places are in the pictures of a drawn comic: by touch on a phone, and by keys alone. */

let all: ScreenStack;
beforeAll(async () => {
  all = await startScreenStack(1);
});
afterAll(() => all?.stop());

async function begin(page: Page, game: string, level: string): Promise<void> {
  await page.goto(`${all.stack.url}/learn/play/${all.parts[0]!.comicId}`);
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
