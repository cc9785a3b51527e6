import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endBrowser, launchBrowser } from './browser-process.ts';
import { prepareChromium } from './chromium.ts';
import { createPuppeteerRenderer } from './puppeteer-renderer.ts';
import { sampleComic } from './testing/sample-comic.ts';
import { unpackChromium } from './unpack-chromium.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'panelwise-chromium-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a browser that does not run is refused, not replaced', async () => {
  const noProgram = import.meta.filename;
  await expect(prepareChromium({ dataDir, executablePath: noProgram })).rejects.toThrow(noProgram);
  await expect(prepareChromium({ dataDir, executablePath: '/nowhere' })).rejects.toThrow('/nowhere');
});

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the packaged browser (Linux x64 only)',
  () => {
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
      ]);
    });

    test('it starts with its own libraries and prints', async () => {
      const { executablePath, env } = await unpackChromium(dataDir);
      const browser = await launchBrowser({
        executablePath,
        args: ['--no-sandbox'],
        env: { ...process.env, ...env },
        headless: 'shell',
      });
      expect(await browser.version()).toMatch(/^HeadlessChrome\//);
      await endBrowser(browser);
      const renderer = createPuppeteerRenderer({ dataDir, executablePath });
      const pdf = await renderer.render(await sampleComic(), new AbortController().signal);
      expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
      await renderer.close();
    });
  },
);
