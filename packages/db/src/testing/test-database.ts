import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase, type OpenDatabase, openDatabase } from '../client.ts';
import { seedCatalogue } from '../seed/catalogue.ts';

const template = 'panelwise_template';

/** Makes the migrated and seeded template that every test's database is a copy of. Safe to call twice. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await withServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(814027)');
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
    const database = openDatabase(databaseUrl(serverUrl, template), { max: 1 });
    await migrateDatabase(database);
    await seedCatalogue(database.db);
    await database.close();
  });
}

export type TestDatabase = OpenDatabase & { url: string; drop(): Promise<void> };

/** A database of one's own, migrated and with the catalogue, as a copy of the template (about 50 ms); or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with the global set-up of @panelwise/db.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withServer(serverUrl, (client) =>
    client.query(`create database ${name}${empty ? '' : ` template ${template}`}`),
  );
  const url = databaseUrl(serverUrl, name);
  // On a busy machine five connections take their time to serve a crowd; what is tested is not how long.
  const database = openDatabase(url, { max: 5, connectMs: 20_000 });
  return {
    ...database,
    url,
    drop: async () => {
      await database.close();
      // The server goes with the run anyway; while it tidies the tables itself, only its superuser could drop this.
      await withServer(serverUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      ).catch(() => undefined);
    },
  };
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
