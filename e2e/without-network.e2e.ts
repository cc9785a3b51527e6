import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LoginPicture, loginPictureNames } from '@panelwise/contracts/domain/picture-login';
import { addPupils, getLoginCards, type LoginCard } from '@panelwise/contracts/http/classes';
import { openDatabase } from '@panelwise/db/client';
import { listPublicItems } from '@panelwise/db/repositories/quiz-items';
import { findUserByEmail } from '@panelwise/db/repositories/users';
import { users } from '@panelwise/db/schema/accounts';
import { assignmentComics, assignments, classes, classMembers } from '@panelwise/db/schema/classes';
import { learnerAids, reviewCards } from '@panelwise/db/schema/learning';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../scripts/stack/api-client.ts';
import { openPage } from './browser.ts';
import { lookNarrowAndWide } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/** A pupil opens their page once; from then on what is assigned is read and answered without a network, and sent later. */

const pupil = { firstname: 'Kemi', email: 'kemi@offline.example', username: 'kemi-offline' };

let all: ScreenStack;
let db: ReturnType<typeof openDatabase>;
let page: Page;
let classId: string;
/** Of a pupil who logs in by pictures. */
let card: LoginCard;
const sticks: string[] = [];
beforeAll(async () => {
  all = await startScreenStack(1);
  db = openDatabase(all.stack.databaseUrl, { max: 2 });
  await assign(all.parts[0]!.comicId);
  const client = await signIn(all.stack.url, all.teacher);
  await client.call(addPupils, { params: { id: classId }, body: { nicknames: ['Asha'], agreed: true } });
  [card] = (await client.call(getLoginCards, { params: { id: classId } })).cards as [LoginCard];
  const password = { email: pupil.email, password: all.teacher.password };
  ({ page } = await openPage(await all.contextOf(password), all.stack.url));
});
afterAll(async () => {
  for (const stick of sticks) rmSync(stick, { recursive: true });
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
  classId = room!.id;
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
  // It is kept: nobody has to try again.
  expect(await page.locator('.offline-note').count()).toBe(0);
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

test('the comics of the review open without a network', async () => {
  const { comicId } = all.parts[0]!;
  const child = (await findUserByEmail(db.db, pupil.email))!;
  const item = (await listPublicItems(db.db, [comicId])).get(comicId)!.at(-1)!;
  const now = new Date();
  await db.db.insert(reviewCards).values({
    ...{ userId: child.id, comicId, itemKey: item.key, hardcore: item.hardcore },
    ...{ dueAt: now, lastReviewAt: now, stability: 3, difficulty: 5, state: 2, wasRight: true },
    ...{ reps: 1, lapses: 0, learningSteps: 0, scheduledDays: 3 },
  });
  await page.goto(`${all.stack.url}/learn`);
  await expect.poll(() => page.evaluate(deckOnDevice), { timeout: 20_000 }).toEqual([`deck ${comicId}`]);

  await page.context().setOffline(true);
  await page.goto(`${all.stack.url}/our-library/${comicId}?page=1&panel=1`);
  await page.getByRole('dialog', { name: /panel by panel$/ }).waitFor();
  await page.goto(`${all.stack.url}/learn/review`);
  await page.getByRole('heading', { name: item.question }).waitFor();
  await page.context().setOffline(false);
});

test('who reads in letters for dyslexia has them without a network, after one visit', async () => {
  const child = (await findUserByEmail(db.db, pupil.email))!;
  await db.db.insert(learnerAids).values({ userId: child.id, aids: ['dyslexia-type'] });
  await page.goto(`${all.stack.url}/learn`);
  const kept = () => page.evaluate(async () => (await (await caches.open('panelwise-fonts')).keys()).length);
  await expect.poll(kept, { timeout: 20_000 }).toBe(2);
  // What the browser has put by itself may go at any time.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  expect(await page.evaluate(drawnFonts)).toEqual(['400 loaded', '700 loaded']);
  await page.context().setOffline(false);
  await db.pool.query('delete from learner_aids where user_id = $1', [child.id]);
  await page.goto(`${all.stack.url}/learn`);
  // Nobody needs them here any more.
  await expect.poll(() => page.evaluate(() => caches.has('panelwise-fonts'))).toBe(false);
});

/** Runs in the page: what has come of the letters for dyslexia, in both weights. */
async function drawnFonts(): Promise<string[]> {
  const fonts = [...document.fonts].filter(({ family }) => family.includes('OpenDyslexic'));
  await Promise.allSettled(fonts.map((font) => font.load()));
  return fonts.map(({ weight, status }) => `${weight} ${status}`);
}

/** Runs in the page: the names under which comics of the deck are kept. */
function deckOnDevice(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('panelwise-device');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asking = opening.result.transaction('things').objectStore('things').getAllKeys();
      asking.onsuccess = () => {
        opening.result.close();
        const names = asking.result.map((key) => String((key as string[])[1]));
        resolve(names.filter((name) => name.startsWith('deck ')));
      };
    };
  });
}

test('logging out takes everything off this device', async () => {
  // Also what is just being kept: it opens its place only once the log-out is over.
  const slowly = await page.addInitScript(openSlowly);
  await page.goto(`${all.stack.url}/learn`);
  await page.waitForFunction(() => (globalThis as Slow).isOpening);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await page.evaluate(() => (globalThis as Slow).letOpen!());
  await slowly.dispose();
  const left = () =>
    page.evaluate(async () => ({
      pictures: await caches.has('panelwise-pictures'),
      account: localStorage.getItem('panelwise.device-account'),
    }));
  await expect.poll(left).toEqual({ pictures: false, account: null });
});

type Slow = typeof globalThis & { isOpening?: boolean; letOpen?: () => void };

/** Runs in the page: its place for pictures does not open before it is let. */
function openSlowly(): void {
  const { open } = CacheStorage.prototype;
  const allowed = Promise.withResolvers<void>();
  CacheStorage.prototype.open = async function (this: CacheStorage, name) {
    if (name === 'panelwise-pictures') {
      (globalThis as Slow).isOpening = true;
      await allowed.promise;
    }
    return open.call(this, name);
  };
  (globalThis as Slow).letOpen = allowed.resolve;
}

test('a class takes a pack to where there is no internet, and what a pupil hands in comes back once', async () => {
  const { page: desk } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  const { stick, dialog } = await unpackPack(desk);

  // On a computer without any network, from a file.
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(path.join(stick, 'Open me.html')).href);
  await page.getByRole('button', { name: 'Kemi' }).click();
  await page.getByRole('checkbox', { name: 'Stronger contrast' }).check();
  await lookNarrowAndWide(page, 'class-pack-helps');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  const isDrawn = () =>
    page.evaluate(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  await expect.poll(isDrawn).toBe(true);
  const lastPage = await page.getByText(/^The words of page/).count();
  await page
    .getByText(/^The words of page/)
    .last()
    .scrollIntoViewIfNeeded();
  await page.getByRole('radio').nth(1).check();
  await lookNarrowAndWide(page, 'class-pack');
  await page.getByRole('button', { name: 'Done' }).click();
  const file = await saved(page, () => page.getByRole('button', { name: 'Hand in' }).click());
  const [own] = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (/^panelwise-pack/.test(key) ? [text] : [])),
  );
  const readings: { comicId: string; page: number; ms: number }[] = Object.values(JSON.parse(own!).readings);
  expect(readings).toMatchObject([{ comicId: all.parts[0]!.comicId, page: lastPage }]);
  expect(readings[0]!.ms).toBeGreaterThan(0);
  // Nobody reads in the file what was answered.
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8'))).sort()).toEqual([
    ...['locked', 'pack', 'pupilRef', 'seal'],
  ]);

  // Whoever has an account of their own has no pictures: the teacher says whose it is.
  for (const said of [/^Kemi: 1 answer brought in/, /^Kemi: Everything in it was brought in before/]) {
    await resultsOf(dialog).setInputFiles(file);
    await dialog.getByText('Nothing in this file proves whose work it is').waitFor();
    if (said.source.includes('1 answer')) await lookNarrowAndWide(desk, 'class-pack-results');
    await dialog.getByRole('button', { name: 'I know whose it is: bring it in' }).click();
    await dialog.getByText(said).waitFor();
  }
  expect((await kept()).map(({ arrival }) => arrival).sort()).toEqual(['later', 'pack']);
  const { rows } = await db.pool.query(`select aids from attempts where arrival = 'pack'`);
  expect(rows).toEqual([{ aids: ['high-contrast'] }]);
});

test('a pupil proves by pictures whose work it is, and a stick that somebody has changed is found out', async () => {
  const { page: desk } = await openPage(await all.contextOf(all.teacher), all.stack.url);
  const { stick, dialog } = await unpackPack(desk);
  await page.goto(pathToFileURL(path.join(stick, 'Open me.html')).href);
  await page.getByRole('button', { name: 'Asha' }).click();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('heading', { name: 'Asha, tap your pictures' }).waitFor();
  await lookNarrowAndWide(page, 'class-pack-pictures');
  const file = await saved(page, async () => {
    for (const name of card.pictures as LoginPicture[])
      await page.getByRole('button', { name: loginPictureNames[name] }).click();
  });
  await resultsOf(dialog).setInputFiles(file);
  await dialog.getByText(/^Asha: 1 answer brought in/).waitFor();

  const folder = dialog.locator('input[webkitdirectory]');
  await folder.setInputFiles(stick);
  await dialog.getByText('Nothing is changed: this is the pack as it was made.').waitFor();
  const pageFile = path.join(stick, 'Open me.html');
  const picture = readdirSync(path.join(stick, 'pictures'))[0]!;
  writeFileSync(path.join(stick, 'pictures', picture), 'drawn over');
  await folder.setInputFiles(stick);
  await dialog.getByText(`1 file was changed: pictures/${picture}.`).waitFor();
  await lookNarrowAndWide(desk, 'class-pack-check');
  writeFileSync(pageFile, readFileSync(pageFile, 'utf8').replaceAll('6B Science', '6C Science'));
  await page.goto('about:blank');
  await page.goto(pathToFileURL(pageFile).href);
  await page.getByText('Somebody has changed this pack.').waitFor();
  rmSync(path.join(stick, 'manifest.js'));
  await page.reload();
  await page.getByText('Something of this pack is missing.').waitFor();
});

/** Where a teacher chooses what pupils have handed in. */
const resultsOf = (dialog: Locator) => dialog.locator('input[type="file"]:not([webkitdirectory])');

/** Takes the pack of the class and unpacks it. */
async function unpackPack(desk: Page): Promise<{ stick: string; dialog: Locator }> {
  await desk.goto(`${all.stack.url}/classes/${classId}`);
  await desk.getByRole('button', { name: 'More', exact: true }).click();
  await desk.getByRole('button', { name: 'Pack for offline' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Pack for offline' });
  const pack = await saved(desk, () => dialog.getByRole('button', { name: 'Download the pack' }).click());
  const stick = mkdtempSync(path.join(tmpdir(), 'panelwise stick '));
  sticks.push(stick);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(pack)))) {
    mkdirSync(path.dirname(path.join(stick, name)), { recursive: true });
    writeFileSync(path.join(stick, name), bytes);
  }
  return { stick, dialog };
}

/** Does what saves a file. @returns where it lies */
async function saved(from: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([from.waitForEvent('download'), act()]);
  return download.path();
}
