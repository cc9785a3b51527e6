import path from 'node:path';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { type EmbeddedPostgres, startPostgres } from '@panelwise/db/embedded/postgres';

/** Far from Postgres' own 5432, so that an installed server is not in the way. */
const firstPort = 54_320;
const tries = 5;

/** The database that `DATABASE_URL` names, or the embedded one below the data folder. */
export async function startDatabase(dataDir: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => undefined };
  const dir = path.join(dataDir, 'postgres');
  for (let port = firstPort, n = 1; ; n++) {
    port = await findFreePort(port);
    try {
      return startPostgres({ dir, port });
    } catch (error) {
      // Another checkout that starts at the same moment has found the same free port.
      if (n === tries || !String(error).includes('in use')) throw error;
      port++;
    }
  }
}
