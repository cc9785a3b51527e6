import { openDatabase } from '@panelwise/db/client';
import { findUserByEmail } from '@panelwise/db/repositories/users';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** A pupil opens their page once; from then on what is assigned is read and answered without a network, and sent later. */

const pupil = { firstname: 'Kemi', email: 'kemi@offline.example', username: 'kemi-offline' };

let all: ScreenStack;
let db: ReturnType<typeof openDatabase>;
let page: Page;
beforeAll(async () => {
  all = await startScreenStack(1);
  db = openDatabase(all.stack.databaseUrl, { max: 2 });
  await assign(all.parts[0]!.comicId);
  const password = { email: pupil.email, password: all.teacher.password };
  ({ page } = await openPage(await all.contextOf(password), all.stack.url));
});
afterAll(async () => {
  await db?.close();
  await all?.stop();
});

async function assign(comicId: string): Promise<void> {
  const teacher = (await findUserByEmail(db.db, all.teacher.email))!;
  const like = { lastname: '', passwordHash: teacher.passwordHash, verifiedAt: new Date(0), country: 'US' };
  const [child] = await db.db
    .insert(users)
    .values({ ...pupil, ...like, userType: 'Student', birthYear: new Date().getUTCFullYear() - 12 })
    .returning();
  const [room] = await db.db
    .insert(classes)
    .values({ ownerId: teacher.id, name: '6B Science', grade: '6', subject: 'Science' })
    .returning();
  await db.db.insert(classMembers).values({ classId: room!.id, userId: child!.id });
  const [set] = await db.db
    .insert(assignments)
    .values({ classId: room!.id, madeBy: teacher.id, goal: 'read-and-quiz', tries: 2 })
    .returning();
  await db.db.insert(assignmentComics).values({ assignmentId: set!.id, comicId, position: 0 });
}

/** What the server has of the pupil's answers. */
const kept = async () => {
  const child = (await findUserByEmail(db.db, pupil.email))!;
  const { rows } = await db.pool.query('select arrival, context from attempts where user_id = $1', [
    child.id,
  ]);
  return rows;
};
/** Pictures that are there, of those that the page shows. */
const drawn = () =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('section[aria-label="Pages"] img')];
    return shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
const option = (at: number) => page.getByRole('list', { name: /\?$/ }).first().getByRole('button').nth(at);

test('what is assigned is read and answered without a network, and counts once', async () => {
  await page.goto(`${all.stack.url}/learn`);
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  await lookNarrowAndWide(page, 'learn-offline');

  await page.getByRole('link', { name: /Start reading|Answer the questions/ }).click();
  await page.getByRole('heading', { name: 'What did you learn?' }).waitFor();
  await expect.poll(drawn).toBe(true);
  await option(0).click();
  await page.getByText('Kept. You’ll see how it went').waitFor();
  await lookNarrowAndWide(page, 'reader-offline');
  expect(await kept()).toEqual([]);

  // What is not on this device says so, and leads back.
  await page.goto(`${all.stack.url}/my-comics`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('link', { name: 'What is on this device' }).first().click();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();

  await page.context().setOffline(false);
  await page.getByText(/^Your 1 kept answer is in/).waitFor();
  expect(await kept()).toMatchObject([{ arrival: 'later', context: 'assignment' }]);
  await page.reload();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  expect(await kept()).toHaveLength(1);
});

test('logging out takes everything off this device', async () => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  const left = () =>
    page.evaluate(async () => ({
      pictures: await caches.has('panelwise-pictures'),
      account: localStorage.getItem('panelwise.device-account'),
    }));
  await expect.poll(left).toEqual({ pictures: false, account: null });
});
