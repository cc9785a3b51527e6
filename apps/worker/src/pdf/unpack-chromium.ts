import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeFontConfig } from './font-config.ts';

const require = createRequire(import.meta.url);
const unfinished = 'unpacking-';
const abandonedAfterMs = 10 * 60_000;

/** The packaged browser on disk, and the environment that lets it run on a bare machine. */
export type UnpackedChromium = { executablePath: string; env: NodeJS.ProcessEnv };

/**
 * Unpacks `@sparticuz/chromium` with its libraries and fonts into `dataDir/chromium/<version>`. The folder
 * appears by one rename, so it is whole if it is there, and the loser of a race uses the winner's.
 *
 * @throws Error where the package has no binary for this machine
 */
export async function unpackChromium(dataDir: string): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Printing needs Chromium or Chrome. Install one, or set PUPPETEER_EXECUTABLE_PATH to where it is.',
    );
  }
  const packageDir = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const root = path.resolve(dataDir, 'chromium');
  const dir = path.join(root, version);
  if (!existsSync(dir)) await unpackInto(root, dir, path.join(packageDir, 'bin'));
  return {
    executablePath: path.join(dir, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(dir, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      // Always its own: what is printed brings its fonts along and must not depend on those of the machine.
      FONTCONFIG_FILE: await writeFontConfig(dir),
    },
  };
}

async function unpackInto(root: string, dir: string, binDir: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await removeAbandoned(root);
  const temporary = path.join(root, `${unfinished}${randomUUID()}`);
  await mkdir(temporary);
  try {
    await inflateArchives(binDir, temporary);
    await rename(temporary, dir).catch((error: unknown) => {
      if (!existsSync(dir)) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function inflateArchives(binDir: string, target: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  let jobs: Promise<string>[];
  try {
    // `inflate` knows no target: it unpacks into TMPDIR, which it reads before it first waits. So this
    // process has another TMPDIR for no longer than these calls take.
    process.env.TMPDIR = target;
    jobs = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((file) => inflate(path.join(binDir, file)));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  for (const file of await Promise.all(jobs)) {
    if (path.dirname(file) !== target) throw new Error(`Chromium was unpacked to ${file}, not to ${target}.`);
  }
}

/** Removes what a killed process left half unpacked. */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(unfinished)) continue;
    const dir = path.join(root, name);
    const age = Date.now() - (await stat(dir).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > abandonedAfterMs) await rm(dir, { recursive: true, force: true });
  }
}
