import path from 'node:path';
import { migrateDatabase, openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { type EmbeddedPostgres, startPostgres } from '@panelwise/db/embedded/postgres';
import { seedCatalogue } from '@panelwise/db/seed/catalogue';
import { chooseConnection, migrateQueue } from '@panelwise/queue/connection';

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

/** Brings schema, queue tables and catalogue to where this version needs them. */
export async function prepareDatabase(url: string): Promise<void> {
  const database = openDatabase(url, { max: 2, statementMs: 0 });
  try {
    await migrateDatabase(database);
    await migrateQueue(chooseConnection({ redisUrl: process.env.REDIS_URL, databaseUrl: url }));
    await seedCatalogue(database.db);
  } finally {
    await database.close();
  }
}
