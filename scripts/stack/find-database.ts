import path from 'node:path';
import { findRunning } from '@panelwise/db/embedded/postgres';
import { lockDataDir } from './data-lock.ts';
import { root } from './processes.ts';
import { startDatabase } from './start-database.ts';

/** The data folder that the environment names. */
export function dataDir(): string {
  return path.resolve(root, process.env.DATA_DIR || '.data');
}

/** `isOwn` says that it was started for the caller, who then has the data folder to itself. */
export type FoundDatabase = { url: string; isOwn: boolean; close(): void };

const ofOthers = (url: string): FoundDatabase => ({ url, isOwn: false, close: () => undefined });

/** The database of `DATABASE_URL`, if it is set. */
export const namedDatabase = (): FoundDatabase | undefined =>
  process.env.DATABASE_URL ? ofOthers(process.env.DATABASE_URL) : undefined;

/** The database of `DATABASE_URL`, else the embedded one: the running one, or our own until it is closed. */
export async function findDatabase(dir: string): Promise<FoundDatabase> {
  const named = namedDatabase();
  if (named) return named;
  const running = findRunning(path.join(dir, 'postgres'));
  return running ? ofOthers(running.url) : startOwn(dir);
}

/** The database of a data folder that nobody else uses, until it is closed. @throws Error while somebody does */
export async function startOwn(dir: string): Promise<FoundDatabase> {
  const unlock = lockDataDir(dir);
  try {
    const server = await startDatabase(dir);
    return {
      url: server.url,
      isOwn: true,
      close: () => {
        server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
