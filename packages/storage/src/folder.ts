import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { existing } from './reachable.ts';

/** A file that has been unfinished for longer than this, in ms, was left by a killed process. */
const abandonedMs = 10 * 60_000;

/** The keys of all files below `root` that begin with `prefix`, folder by folder. */
export async function* listFiles(root: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries = (await existing(() => readdir(path.join(root, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const key = folder + entry.name;
    if (!key.startsWith(prefix)) continue;
    if (entry.isDirectory()) yield* listFiles(root, `${key}/`);
    else yield key;
  }
}

/** As `listFiles`, and when each was written. One that goes meanwhile is left out. */
export async function* describeFiles(
  root: string,
  prefix: string,
): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  for await (const key of listFiles(root, prefix)) {
    const stats = await existing(() => stat(path.join(root, key)));
    if (stats) yield { key, modifiedAt: stats.mtime };
  }
}

/** Removes what killed processes have left; a younger file may be another process's work. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const age = await existing(async () => Date.now() - (await stat(file)).mtimeMs);
    if (age !== undefined && age > abandonedMs) await rm(file, { force: true });
  }
}
