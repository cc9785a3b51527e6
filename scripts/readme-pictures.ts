import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { filmOf } from './readme-pictures/film.ts';
import { signIn } from './stack/api-client.ts';
import { tellBeanStory } from './stack/bean-story.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts, type DemoAccount } from './stack/demo-accounts.ts';
import { drawHouseComics } from './stack/house-comics.ts';
import { houseComics } from './stack/house-list.ts';
import { launchBrowser } from './stack/launch-browser.ts';
import { logIn } from './stack/log-in.ts';
import { makeComics, publishWithLearningContent, waterCycle } from './stack/make-comic.ts';
import { plentyEnv } from './stack/plenty-env.ts';
import { root } from './stack/processes.ts';
import { startStack } from './stack/start-stack.ts';

/**
 * `npm run readme`: the pictures of README.md, taken of the product itself: a comic while it is drawn, as it happens, and
 * four screens. Every size has a limit, and one that is missed ends the command with 1.
 */
const dir = path.join(root, 'docs/images');
const limits = { film: 1_500_000, screen: 150_000 };
const viewport = { width: 1280, height: 720 };
/** Here a whole page of the comic is in sight. */
const tall = { width: 1200, height: 1040 };

buildIfChanged();
mkdirSync(dir, { recursive: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-readme-'));
const stack = await startStack({ dataDir, port: await findFreePort(), workers: 1, env: plentyEnv });
let browser: Browser | undefined;
try {
  const accounts = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
  const [admin, teacher] = (['admin', 'Teacher'] as const).map(
    (type) => accounts.find(({ userType }) => userType === type)!,
  );
  console.log('Filling the library and the desk …');
  await drawHouseComics(stack.url, stack.databaseUrl, { list: houseComics.slice(0, 1) });
  const [waiting] = await makeComics(await signIn(stack.url, teacher!), waterCycle);
  await publishWithLearningContent(await signIn(stack.url, teacher!), waiting!.comicId);

  browser = await launchBrowser(dataDir, ['--hide-scrollbars']);
  const visitor = await openPage(browser);
  await visitor.goto(stack.url);
  await keep(visitor, 'home');
  await visitor.goto(`${stack.url}/our-library`);
  await visitor
    .getByRole('link', { name: /water cycle/i })
    .first()
    .click();
  await keep(visitor, 'reader');

  const reviewer = await openPage(browser, admin);
  await reviewer.goto(`${stack.url}/comic-details/${waiting!.comicId}`);
  await keep(reviewer, 'review');

  const maker = await openPage(browser, teacher);
  await maker.goto(`${stack.url}/create-comic?new=1`);
  await tellBeanStory(maker);
  await keep(maker, 'wizard');
  await draw(maker);
} finally {
  await browser?.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openPage(in_: Browser, account?: DemoAccount): Promise<Page> {
  const context = await in_.newContext({ viewport, colorScheme: 'light' });
  const page = await context.newPage();
  if (account) await logIn(page, stack.url, account);
  return page;
}

/** The rest of the way to the drawn pages, filmed while they are drawn. */
async function draw(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await press('Convert to Prompt');
  await press('Generate Comic for Part 1');
  await page
    .getByText(/^All words fit|^Panel \d+:/)
    .first()
    .waitFor({ state: 'attached' });
  await page.setViewportSize(tall);
  await press('Generate My Comic');
  await page.waitForURL(/step=3/);
  const board = page.getByLabel('Drawing board');
  await board.waitFor();
  // It is put away when the last panel has got its colours before the eyes of who looks on.
  const film = await filmOf(page, () => board.waitFor({ state: 'detached', timeout: 120_000 }));
  write('drawing', film, limits.film);
}

/** One screen as it stands, without what moves. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  write(name, await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer(), limits.screen);
}

function write(name: string, bytes: Buffer, limit: number): void {
  const file = path.join(dir, `${name}.webp`);
  writeFileSync(file, bytes);
  const { size } = statSync(file);
  console.log(`${path.relative(root, file).padEnd(32)} ${Math.ceil(size / 1000)} kB`);
  if (size <= limit) return;
  console.error(`This is more than ${limit / 1000} kB.`);
  process.exitCode = 1;
}
