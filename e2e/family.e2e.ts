import { openDatabase } from '@panelwise/db/client';
import { findControls } from '@panelwise/db/repositories/family-controls';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { findUserByEmail } from '@panelwise/db/repositories/users';
import { users } from '@panelwise/db/schema/accounts';
import { readingDays, readings, reviewCards } from '@panelwise/db/schema/learning';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** A child shows a code, a parent types it and decides; the child's library obeys, and the parent sees what was read. */

const thisYear = new Date().getUTCFullYear();
const child = { firstname: 'Kemi', email: 'kemi@family.example', username: 'kemi-obi' };
const parent = { firstname: 'Ada', email: 'ada@family.example', username: 'ada-obi' };

let all: ScreenStack;
let childId: string;
let comicId: string;
beforeAll(async () => {
  all = await startScreenStack(1);
  comicId = all.parts[0]!.comicId;
  await withDatabase(async (db) => {
    const teacher = await findUserByEmail(db, all.teacher.email);
    const like = {
      lastname: 'Obi',
      passwordHash: teacher!.passwordHash,
      verifiedAt: new Date(),
      country: 'US',
    };
    const [made] = await db
      .insert(users)
      .values([
        { ...child, ...like, userType: 'Student', birthYear: thisYear - 12 },
        { ...parent, ...like, userType: 'Parent' },
      ])
      .returning();
    childId = made!.id;
  });
});
afterAll(() => all?.stop());

type Db = ReturnType<typeof openDatabase>['db'];
async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(all.stack.databaseUrl, { max: 2 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const look = (page: Page, name: string) => lookNarrowAndWide(page, `family-${name}`);
const pageOf = async (who: { email: string } | undefined) =>
  openPage(await all.contextOf(who && { email: who.email, password: all.teacher.password }), all.stack.url);

const today = () => new Date().toISOString().slice(0, 10);

/** What the reader and the quiz of the child leave behind, with one question that was never right. */
async function learn() {
  return withDatabase(async (db) => {
    const comic = await findLibraryComic(db, comicId);
    const asked = comic!.content.questions.filter(({ taughtAt }) => taughtAt);
    // The browser of the child may have told that the comic was opened.
    const read = { ms: 9 * 60_000 };
    await db
      .insert(readingDays)
      .values({ userId: childId, comicId, day: today(), ...read })
      .onConflictDoUpdate({
        target: [readingDays.userId, readingDays.day, readingDays.comicId],
        set: read,
      });
    const place = { panels: 12, panelsRead: 5 };
    await db
      .insert(readings)
      .values({ userId: childId, comicId, ...place })
      .onConflictDoUpdate({ target: [readings.userId, readings.comicId], set: place });
    await db.insert(reviewCards).values({
      userId: childId,
      comicId,
      itemKey: 'a'.repeat(22),
      hardcore: false,
      dueAt: new Date(),
      stability: 3,
      difficulty: 5,
      state: 1,
      reps: 1,
      lapses: 1,
      learningSteps: 0,
      scheduledDays: 1,
      lastReviewAt: new Date(),
      wasRight: false,
    });
    return asked[0]!;
  });
}

test('a child shows a code, a parent links and decides, the library obeys, and the parent sees what was read', async () => {
  const { page: small, complaints: ofChild } = await pageOf(child);
  await small.goto(`${all.stack.url}/profile`);
  const section = small.getByRole('region', { name: 'Your parents' });
  await section.getByRole('button', { name: 'Show a code' }).click();
  const shown = section.getByText(/^[A-Z]{4} [A-Z]{4}$/);
  await shown.waitFor();
  await look(small, 'code');
  const code = (await shown.textContent())!;

  const { page, complaints } = await pageOf(parent);
  await page.goto(`${all.stack.url}/ParentActivity`);
  await page.getByLabel('The code').waitFor();
  await look(page, 'begin');
  await page.getByLabel('The code').fill('abcd efgh');
  await page.getByRole('button', { name: 'Link my child' }).click();
  await page.getByText('This code is not right').waitFor();
  await page.getByLabel('The code').fill(code);
  await page.getByRole('button', { name: 'Link my child' }).click();
  await page.getByRole('heading', { name: 'Choose a comic together.' }).waitFor();
  await look(page, 'nothing-known');

  const library = () => small.goto(`${all.stack.url}/our-library`);
  const covers = small.locator(`main a[href^="/our-library/"]`);
  await library();
  await covers.first().waitFor();
  await page.getByRole('radio', { name: 'Kindergarten' }).check({ force: true });
  await page.getByText('Who changed what').waitFor();
  await library();
  await small
    .getByText(/no comic|No comic|Sorry/)
    .first()
    .waitFor();
  expect(await covers.count()).toBe(0);
  await small.goto(`${all.stack.url}/our-library/${comicId}`);
  await small.getByText('This comic cannot be shown').waitFor();
  // Whoever is nobody's child reads on.
  const { page: visitor } = await pageOf(undefined);
  await visitor.goto(`${all.stack.url}/our-library/${comicId}`);
  await visitor.getByRole('heading', { name: 'What did you learn?' }).waitFor();

  await page.getByRole('radio', { name: 'All grades' }).check({ force: true });
  await expect
    .poll(() => withDatabase((db) => findControls(db, childId)))
    .toMatchObject({ highestGrade: null });
  await page.getByRole('radio', { name: '20 minutes' }).check({ force: true });
  await library();
  await covers.first().waitFor();

  const asked = await learn();
  await page.goto(`${all.stack.url}/ParentActivity`);
  await page.getByText('5 of 12 panels').waitFor();
  await page.getByRole('switch', { name: 'Sunday letter' }).click();
  await page.getByRole('switch', { name: 'Sunday letter', checked: true }).waitFor();
  await page.getByText('9 minutes in all').waitFor();
  await look(page, 'week');

  await page.getByRole('link', { name: 'Read together', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  const { page: at, panel } = asked.taughtAt!;
  await page.goto(`${all.stack.url}/our-library/${comicId}?page=${at}&panel=${panel}&together=${childId}`);
  const talk = page.getByRole('region', { name: 'Talk about it' });
  await talk.getByText(asked.question).waitFor();
  expect(await talk.getByRole('button', { name: 'Guess first' }).first().isDisabled()).toBe(true);
  const one = talk.locator('div', { hasText: asked.question }).first();
  await one.getByRole('button', { name: asked.options[0]!, exact: true }).click();
  await look(page, 'together');
  await one.getByRole('button', { name: 'Show the answer' }).click();
  await one.getByRole('status').getByText(asked.correctAnswer).waitFor();

  // Nine minutes today, and twelve more.
  const more = { userId: childId, comicId: all.parts[1]!.comicId, day: today(), ms: 12 * 60_000 };
  await withDatabase((db) => db.insert(readingDays).values(more));
  await small.goto(`${all.stack.url}/our-library/${comicId}`);
  await small.getByText('Time for a break?').waitFor();
  await look(small, 'break');
  await small.getByRole('status').getByRole('button', { name: 'Close' }).click();
  expect(await small.getByText('Time for a break?').count()).toBe(0);
  expect([...complaints.list, ...ofChild.list]).toEqual([]);
});

test('visitors, and children, see what it is and how one begins', async () => {
  const { page } = await pageOf(undefined);
  await page.goto(`${all.stack.url}/ParentActivity`);
  await page.getByText('Parents see their child’s activity here.').waitFor();
  await look(page, 'visitor');
  const { page: small } = await pageOf(child);
  await small.goto(`${all.stack.url}/ParentActivity`);
  await small.getByRole('link', { name: 'To my profile' }).waitFor();
});

test('a parent makes an account for a child, prints its card, and deletes it all', async () => {
  const { page, complaints } = await pageOf(parent);
  await page.goto(`${all.stack.url}/ParentActivity`);
  await page.getByRole('button', { name: 'Link a child' }).click();
  await page.getByLabel('First name or nickname').fill('Tobi');
  await page.getByLabel('Year of birth').fill(String(thisYear - 8));
  await page.getByText('I am the parent of Tobi').waitFor();
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'What Tobi read' }).waitFor();
  await page.getByRole('link', { name: 'Log-in card' }).click();
  await page.getByText(/^[A-Z]{3,6} \d{4}$/).waitFor();
  await look(page, 'card');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Withdraw consent and delete it all' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(all.teacher.password);
  await page.getByRole('button', { name: 'Delete it all', exact: true }).click();
  await page.getByRole('heading', { name: 'What Kemi read' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Your children' }).getByText('Tobi').count()).toBe(0);
  expect(complaints.list).toEqual([]);
});
