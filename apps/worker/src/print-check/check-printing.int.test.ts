import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hasPackagedBrowser } from '../pdf/testing/test-browsers.ts';
import { unpackChromium } from '../pdf/unpack-chromium.ts';
import { checkPrinting } from './check-printing.ts';

const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');

test('the doctor gets one line that says that a printed page was read back, without any build', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts')],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(JSON.parse(stdout)).toEqual({
    level: 'ok',
    fact: expect.stringMatching(/^prints with .*: one page in [\d.]+ s, all \d\d texts read back$/),
  });
});

test('a browser that is not there is bad, and the advice names the setting', async () => {
  expect(await checkPrinting({ dataDir, executablePath: '/nowhere/chromium' })).toMatchObject({
    level: 'bad',
    fact: expect.stringContaining('/nowhere/chromium'),
    advice: expect.stringContaining('PUPPETEER_EXECUTABLE_PATH'),
  });
});

test.skipIf(!hasPackagedBrowser)(
  'a browser that runs and prints no letter is bad, and the advice is a font (Linux x64 only)',
  async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-fontless-'));
    try {
      const { executablePath, env } = await unpackChromium(dataDir);
      await writeFile(path.join(dir, 'fonts.conf'), '<fontconfig></fontconfig>');
      const fontless = path.join(dir, 'headless_shell');
      await writeFile(
        fontless,
        `#!/bin/sh\nexport LD_LIBRARY_PATH='${env.LD_LIBRARY_PATH}' FONTCONFIG_FILE='${dir}/fonts.conf'\nexec '${executablePath}' --disable-remote-fonts "$@"\n`,
        { mode: 0o755 },
      );
      expect(await checkPrinting({ dataDir, executablePath: fontless })).toMatchObject({
        level: 'bad',
        fact: expect.stringContaining('page 1: “Photosynthesis”'),
        advice: expect.stringContaining('font'),
      });
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
);
