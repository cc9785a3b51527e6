import { findSystemChromium } from '../system-chromium.ts';

/** Whether the packages bring a browser for this machine. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

const system = await findSystemChromium();

/**
 * The browsers to test with: the packaged one, as on a bare machine, and then the one that this machine has besides.
 * The first is the one for tests that need any.
 */
export const testBrowsers: { name: string; packaged: boolean }[] = [
  ...(hasPackagedBrowser ? [{ name: 'the packaged browser', packaged: true }] : []),
  ...(system ? [{ name: system, packaged: false }] : []),
];
