import { migrateDatabase, openDatabase } from '@panelwise/db/client';
import { seedCatalogue } from '@panelwise/db/seed/catalogue';
import { chooseConnection, migrateQueue } from '@panelwise/queue/connection';

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
