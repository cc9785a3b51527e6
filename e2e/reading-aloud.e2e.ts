import { getPublicComic } from '@panelwise/contracts/http/library';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { type Complaints, launchBrowser, openPage } from './browser.ts';
import { openPreparedStack, type PreparedStack } from './prepared-stack.ts';
import { readAnswers } from './right-answers.ts';

/** A comic is read aloud in a real browser: what is said is lit on the picture, where the picture has it. */

let prepared: PreparedStack;
let stack: Stack;
let browser: Browser;
let page: Page;
let complaints: Complaints;
let comic: Awaited<ReturnType<typeof findComic>>;

beforeAll(async () => {
  prepared = await openPreparedStack('shelf');
  stack = prepared.stack;
  comic = await findComic();
  browser = await launchBrowser(prepared.dataDir);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(giveVoices);
  ({ page, complaints } = await openPage(context, stack.url));
});
afterAll(async () => {
  await browser?.close();
  await prepared?.stop();
});

/** A comic in the library, as the reader gets it. */
async function findComic() {
  const teacher = await signIn(stack.url, prepared.teacher);
  const id = prepared.parts[0]!.comicId;
  return teacher.call(getPublicComic, { params: { id } });
}

type Said = { text: string; voice: { name: string }; onend: () => void };

/** Voices without a loudspeaker, as a browser without a head has none: `said` is what is being said. Runs in the browser. */
function giveVoices() {
  const voices = ['Ann', 'Bob', 'Cleo'].map((name) => ({
    name,
    voiceURI: name,
    lang: 'en-US',
    localService: true,
    default: name === 'Ann',
  }));
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said: undefined });
  Object.assign(speechSynthesis, {
    getVoices: () => voices,
    speak: (said: Utterance) => Object.assign(window, { said }),
    cancel: () => Object.assign(window, { said: undefined }),
  });
}

/** Waits until these words are said and shown, and gives the name of the voice. */
async function hear(words: string): Promise<string> {
  await page.waitForFunction((text) => (window as unknown as { said?: Said }).said?.text === text, words);
  await page.locator('p[aria-hidden="true"]').filter({ hasText: words }).waitFor();
  return page.evaluate(() => (window as unknown as { said: Said }).said.voice.name);
}
const finishLine = () => page.evaluate(() => (window as unknown as { said: Said }).said.onend());

/** Opens the comic and begins to listen. */
async function listen(search = ''): Promise<void> {
  await page.goto(`${stack.url}/our-library/${comic.comic._id}${search}`);
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('region', { name: 'Read aloud' }).waitFor();
}

/** Where a thing is on the screen. */
async function boxOf(locator: Locator) {
  return (await locator.boundingBox())!;
}

/** The lines that are read, with the page and the place that each has. */
const lines = () =>
  comic.texts.flatMap((text) => {
    const drawn = comic.pages.find(({ pageNumber }) => pageNumber === text.page)!;
    return text.lines.map(({ text: words }, line) => ({
      words,
      page: drawn,
      place: drawn.textPlaces!.find((place) => place.panel === text.panel && place.line === line)!,
    }));
  });

/** The colour of one pixel of the screen, read in an empty page: the comic's own would not load the picture. */
async function colourAt(x: number, y: number): Promise<number[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  const reader = await page.context().newPage();
  const colour = await reader.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const brush = new OffscreenCanvas(1, 1).getContext('2d')!;
    brush.drawImage(image, 0, 0);
    return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, picture);
  await reader.close();
  return colour;
}
const isYellow = ([red, green, blue]: number[]) => red! > 230 && green! > 180 && green! < 235 && blue! < 110;

/** On how many sides the ring lies just outside of what is lit; a neighbour may lie over one of them. */
async function yellowSides({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>): Promise<number> {
  const middles = [
    [x - 2.5, y + height / 2],
    [x + width + 2.5, y + height / 2],
    [x + width / 2, y - 2.5],
    [x + width / 2, y + height + 2.5],
  ] as const;
  let yellow = 0;
  for (const [left, top] of middles) if (isYellow(await colourAt(left, top))) yellow++;
  return yellow;
}

test('every line is lit at its place on the page, from the first page to the last', async () => {
  await listen();
  for (const [index, { words, page: drawn, place }] of lines().entries()) {
    await hear(words);
    const picture = page.getByAltText(new RegExp(`^Page ${drawn.pageNumber}\\.`));
    await picture.waitFor();
    const [lit, whole] = [await boxOf(page.locator('[data-lit]')), await boxOf(picture)];
    expect(Math.abs(lit.x - whole.x - place.x * whole.width)).toBeLessThan(1.5);
    expect(Math.abs(lit.y - whole.y - place.y * whole.height)).toBeLessThan(1.5);
    expect(Math.abs(lit.width - place.width * whole.width)).toBeLessThan(1.5);
    if (index < 4) expect(await yellowSides(lit)).toBeGreaterThanOrEqual(3);
    await finishLine();
  }
  await page.locator('[data-lit]').waitFor({ state: 'detached' });
});

test('speakers keep voices of their own', async () => {
  await listen();
  const heard = new Map<string, Set<string>>();
  for (const { speaker, text } of comic.texts.flatMap((panel) => panel.lines)) {
    const voice = await hear(text);
    const name = speaker ?? 'narrator';
    heard.set(name, (heard.get(name) ?? new Set()).add(voice));
    await finishLine();
  }
  expect([...heard.values()].every((voices) => voices.size === 1)).toBe(true);
  expect(new Set([...heard.values()].map(([voice]) => voice)).size).toBe(heard.size);
});

test('a balloon that is pressed is read from there, and so are the panels', async () => {
  await page.goto(`${stack.url}/our-library/${comic.comic._id}`);
  const balloon = lines().findIndex(({ place }) => place.panel === 3);
  await page.locator('[data-line]').nth(balloon).click();
  await hear(lines()[balloon]!.words);
  await page.getByRole('button', { name: 'Panels' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Page 1, panel 3 of/)
    .first()
    .waitFor();
  await hear(lines()[balloon]!.words);
  const stage = await boxOf(page.getByRole('dialog').locator('[data-lit]'));
  expect(stage.width).toBeGreaterThan(150);
});

test('a phone scrolls to what is read, above the bar at its foot', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await listen();
  for (const { words, page: drawn } of lines()) {
    if (drawn.pageNumber > 1) break;
    await hear(words);
    const bar = await boxOf(page.getByRole('region', { name: 'Read aloud' }));
    await expect
      .poll(async () => {
        const lit = await boxOf(page.locator('[data-lit]'));
        return lit.y >= 0 && lit.y + lit.height <= bar.y;
      })
      .toBe(true);
    await finishLine();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a wrong answer shows the panel that teaches it, among its neighbours', async () => {
  await page.goto(`${stack.url}/our-library/${comic.comic._id}`);
  const { question, options, correctAnswer, taughtAt } = (
    await readAnswers(new ApiClient(stack.url), comic.comic._id)
  )[0]!;
  await page.getByText(question).first().waitFor();
  const wrong = options.find((option) => option !== correctAnswer)!;
  await page.getByRole('button', { name: wrong }).first().click();
  await page.getByRole('button', { name: 'Show me where' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`Page ${taughtAt!.page}, panel ${taughtAt!.panel} of`).first().waitFor();
  const drawn = comic.pages.find(({ pageNumber }) => pageNumber === taughtAt!.page)!;
  const [[x, y]] = drawn.panels.find(({ panel }) => panel === taughtAt!.panel)!.polygon as [[number, number]];
  const whole = await boxOf(dialog.locator('img').first());
  // The ring lies just outside the panel's upper left corner.
  const [left, top] = [whole.x + (x / 1240) * whole.width, whole.y + (y / 1754) * whole.height];
  expect(isYellow(await colourAt(left - 6, top + 40))).toBe(true);
  await dialog.getByRole('button', { name: 'Back to the quiz' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('nothing complained', () => {
  expect(complaints.list).toEqual([]);
});
