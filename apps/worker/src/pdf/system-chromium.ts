import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

const candidates: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** The first browser of the system that really runs: some distributions ship a stub that only gives advice. */
export async function findSystemChromium(): Promise<string | undefined> {
  for (const path of candidates[process.platform] ?? []) {
    if (await readBrowserVersion(path)) return path;
  }
  return undefined;
}

/** What the browser says of itself, or undefined when the file is missing or does not run. */
export async function readBrowserVersion(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  // On Windows `--version` opens a window, so being there has to do.
  if (process.platform === 'win32') return path;
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 10_000 });
    return /\d+\.\d+/.test(stdout) ? stdout.trim() : undefined;
  } catch {
    return undefined;
  }
}
