import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from './manifest.ts';

const ours = /^panelwise-\d{4}-\d\d-\d\dT[\d-]+Z$/;
const unfinished = /^\.panelwise-.*\.part$/;
/** What a killed backup has left is nobody's work any more after this, in ms. */
const abandonedMs = 24 * 3_600_000;

/**
 * Removes the backups below `dir` that were made longer ago than `keptMs`, for what was deleted lives on in them; and what
 * killed ones have left. Whatever else lies there stays.
 * @returns the names of the backups that went
 */
export async function removeOldBackups(dir: string, keptMs: number, now = Date.now()): Promise<string[]> {
  const gone: string[] = [];
  for (const name of await readdir(dir)) {
    const place = path.join(dir, name);
    if (unfinished.test(name) && now - (await stat(place)).mtimeMs > abandonedMs)
      await rm(place, { recursive: true, force: true });
    if (!ours.test(name)) continue;
    const manifest = await readManifest(place).catch(() => undefined);
    if (!manifest || now - Date.parse(manifest.madeAt) <= keptMs) continue;
    await rm(place, { recursive: true, force: true });
    gone.push(name);
  }
  return gone;
}
