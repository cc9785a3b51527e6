import { sendContact } from '@panelwise/contracts/http/contact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../scripts/stack/api-client.ts';
import { openPage } from './browser.ts';
import { keepsPictures, lookAt, makeWide } from './look-at.ts';
import { screens } from './screens.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** Every screen as each of its viewers sees it: it is there, it complains of nothing, and axe finds nothing wrong with it. */

let all: ScreenStack;

beforeAll(async () => {
  all = await startScreenStack(2);
  const message = { name: 'Mina', email: 'mina@school.example', phone: '+91 98765 43210', role: 'Parent' };
  await new ApiClient(all.stack.url).call(sendContact, {
    body: { ...message, message: 'Thank you!' } as never,
  });
});

afterAll(() => all?.stop());

test.each(screens)('$viewer: $route', async ({ route, viewer, address = route }) => {
  const where = address.replace(':id', all.parts[0]!.comicId);
  const context = await all.contextOf(viewer === 'visitor' ? undefined : all[viewer]);
  const { page, complaints, settled } = await openPage(context, all.stack.url);
  try {
    await page.goto(`${all.stack.url}${where}`);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label^="Loading"]'));
    await settled();
    // Whoever may not see it is sent elsewhere.
    expect(new URL(page.url()).pathname).toBe(where);
    for (const width of keepsPictures ? ([1440, 768, 360] as const) : ([1440, 360] as const)) {
      await makeWide(page, width);
      await settled();
      await lookAt(page, `screen${address === '/' ? '-home' : address.replaceAll(/[/:]+/g, '-')}`, width);
    }
    expect.soft(complaints.list).toEqual([]);
  } finally {
    await page.close();
  }
});
