import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { panelWords } from '@panelwise/contracts/domain/script';
import { afterAll, describe, expect, test } from 'vitest';
import { type ChromiumOptions, prepareChromium } from './chromium.ts';
import { createPuppeteerRenderer } from './puppeteer-renderer.ts';
import { readPdfPages } from './read-pdf.ts';
import { words } from './testing/pdf-tools.ts';
import { sampleComic, sampleScript } from './testing/sample-comic.ts';
import { hasPackagedBrowser } from './testing/test-browsers.ts';
import { unpackChromium } from './unpack-chromium.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'panelwise <chromium> & fonts '));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a browser that does not run is refused, not replaced', async () => {
  const noProgram = import.meta.filename;
  await expect(prepareChromium({ dataDir, executablePath: noProgram })).rejects.toThrow(noProgram);
  await expect(prepareChromium({ dataDir, executablePath: '/nowhere' })).rejects.toThrow('/nowhere');
});

describe.skipIf(!hasPackagedBrowser)('the packaged browser (Linux x64 only)', () => {
  test('two unpack at once: both get the one whole folder, and nothing else is left', async () => {
    const before = process.env.TMPDIR;
    const [one, two] = await Promise.all([unpackChromium(dataDir), unpackChromium(dataDir)]);
    expect(one).toEqual(two);
    expect(process.env.TMPDIR).toBe(before);
    expect(await readdir(path.join(dataDir, 'chromium'))).toHaveLength(1);
    expect((await readdir(path.dirname(one.executablePath))).sort()).toEqual([
      'al2023',
      'chromium',
      'fonts',
      'fonts.conf',
    ]);
  });

  test('it starts with its own libraries and prints every word, whatever fonts the machine has', async () => {
    expect(await printedWords({ dataDir, packaged: true })).toEqual(scriptWords);
  });

  test('a folder that an earlier version has unpacked, or that was moved, prints every word too', async () => {
    const { env } = await unpackChromium(dataDir);
    await rm(env.FONTCONFIG_FILE!);
    await unpackChromium(dataDir);
    const moved = path.join(dataDir, 'moved');
    await mkdir(moved);
    await rename(path.join(dataDir, 'chromium'), path.join(moved, 'chromium'));
    expect(await printedWords({ dataDir: moved, packaged: true })).toEqual(scriptWords);
    await rename(path.join(moved, 'chromium'), path.join(dataDir, 'chromium'));
  });

  // Such a browser draws the fonts of a document only where these come before it has looked for its own.
  test('without any font nobody gets a PDF that lacks a word', async () => {
    const { env } = await unpackChromium(dataDir);
    await rm(path.join(path.dirname(env.FONTCONFIG_FILE!), 'fonts'), { recursive: true });
    const printed = await printedWords({ dataDir, packaged: true }).catch((error: unknown) => error);
    const refused = expect.objectContaining({
      code: 'pdf-failed',
      message: expect.stringContaining('page 1'),
    });
    expect([scriptWords, refused]).toContainEqual(printed);
  });
});

const scriptWords = sampleScript.flatMap((page) => page.panels.flatMap(panelWords)).map(words);

/** Of the script's words those that a reader finds in the printed PDF. */
async function printedWords(options: ChromiumOptions): Promise<string[]> {
  const renderer = createPuppeteerRenderer(options);
  const pdf = await renderer
    .render(await sampleComic(), new AbortController().signal)
    .finally(() => renderer.close());
  const text = words((await readPdfPages(pdf)).join(' '));
  return scriptWords.filter((phrase) => text.includes(phrase));
}
