import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '@panelwise/storage/private-folder';

/**
 * Keeps a second `npm start` away from a data folder that is in use. A lock of a process that is gone counts
 * for nothing.
 * @returns the function that gives the folder free
 * @throws Error that names the process which has the folder
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'start.pid');
  makePrivateFolder(dataDir);
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  if (owner && owner !== process.pid && isAlive(owner))
    throw new Error(
      `Panelwise is running already from this folder, or is being backed up or restored (process ${owner}). Stop it first, or use another data folder: DATA_DIR=…`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A recycled process id belongs to something else.
    return (
      !existsSync(`/proc/${pid}/cmdline`) ||
      /\b(start|backup|restore)\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    );
  } catch {
    return false;
  }
}
