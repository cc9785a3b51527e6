import { findSystemChromium, readBrowserVersion } from './system-chromium.ts';
import { unpackChromium } from './unpack-chromium.ts';

export type ChromiumOptions = {
  /** Where the packaged browser is unpacked, below `chromium/`. */
  dataDir: string;
  /** A browser chosen by the operator. It is used or refused, never replaced by another. */
  executablePath?: string | undefined;
  /** Passes over the browsers of the system, as on a machine that has none. */
  packaged?: boolean | undefined;
};

/** What a launch needs. `headless: 'shell'` is for a binary that has no window mode at all. */
export type PreparedChromium = {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  headless: true | 'shell';
  /** Whether it is the one that comes with the packages. */
  packaged: boolean;
};

/**
 * Finds a browser for printing: the operator's, else one of the system, else the packaged one, which is
 * unpacked at first use (a few seconds, 200 MB). Safe to call from several processes at once.
 *
 * @throws Error that says what to set when no browser can be had
 */
export async function prepareChromium(options: ChromiumOptions): Promise<PreparedChromium> {
  const chosen = options.executablePath;
  if (chosen) {
    if (!(await readBrowserVersion(chosen))) throw new Error(`${chosen} does not run as a browser.`);
    return prepared(chosen, /headless[-_]shell/.test(chosen) ? 'shell' : true);
  }
  const system = options.packaged ? undefined : await findSystemChromium();
  if (system) return prepared(system, true);
  const { executablePath, env } = await unpackChromium(options.dataDir);
  return { ...prepared(executablePath, 'shell'), env: { ...process.env, ...env }, packaged: true };
}

function prepared(executablePath: string, headless: PreparedChromium['headless']): PreparedChromium {
  return { executablePath, args: [...launchArgs], env: { ...process.env }, headless, packaged: false };
}

const launchArgs = [
  // Containers and root cannot use the sandbox; what is printed is escaped, has no scripts and no network.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // Letters keep their exact widths, so that lines end where the page plan says.
  '--font-render-hinting=none',
  // No name and no address leads anywhere, even if a request got past the tab's own filter.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];
