import { migrateDatabase, type OpenDatabase, openDatabase } from '@panelwise/db/client';
import { listMigrations, migrateDatabaseTo } from '@panelwise/db/migrations';
import { prolongOpenRuns } from '@panelwise/db/repositories/restored-runs';
import type { ObjectStore } from '@panelwise/storage/port';
import pg from 'pg';
import { checkBackup } from './check-backup.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './progress.ts';
import { putObjects } from './put-objects.ts';
import { type NewerBackup, type Redone, redoDeletions } from './redo-deletions.ts';
import { listTables, quote } from './tables.ts';

/** Where a backup is restored to: an empty database, and a store that may have objects. */
export type Target = {
  databaseUrl: string;
  store: ObjectStore;
  /** Puts the files of the data folder in their place: once the database was found empty, and before it has rows. */
  putFiles?(): void;
};

export type RestoreOptions = {
  /** The backup's folder. */
  from: string;
  /** Opens where it goes, once the backup was found whole. */
  openTarget(manifest: Manifest): Promise<Target>;
  /** A backup made later, whose deletions are done again. */
  deletedSince?: string;
  signal?: AbortSignal;
  report?: Report;
};

export type Restored = {
  manifest: Manifest;
  objectsPut: number;
  /** Migrations that have come since the backup was made, and were done now. */
  migrated: number;
  openRuns: number;
  /** What was deleted since, where a newer backup tells. */
  redone?: Redone;
};

/**
 * Restores a backup into an empty database and an object store. Nothing is written before every file of the backup was compared
 * with its hash and the database was found empty. Objects are put first: rows come in one transaction at the end, so a database
 * that has rows has all of them, and a restore that was interrupted can simply be done again.
 * @throws Error in a sentence: what is wrong with the backup, why the database is refused, and what to do
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, signal, report = () => undefined } = options;
  const manifest = await checkBackup(from, { signal, report });
  const migrations = await listMigrations();
  assertKnown(manifest, migrations);
  const newer = await checkNewer(options, manifest, migrations);
  const { databaseUrl, store, putFiles } = await options.openTarget(manifest);
  const database = openDatabase(databaseUrl, { max: 2, statementMs: 0 });
  try {
    await assertEmpty(database, migrations[manifest.schema.number]!.createdAt);
    const objectsPut = await putObjects(store, from, manifest, { signal, report });
    putFiles?.();
    await migrateDatabaseTo(database, manifest.schema.number);
    await load(databaseUrl, from, manifest, { signal, report });
    await migrateDatabase(database);
    await database.pool.query('analyze');
    const openRuns = await prolongOpenRuns(database.db, new Date(manifest.madeAt));
    const redone = newer && (await redoDeletions(database, newer));
    const migrated = migrations.length - 1 - manifest.schema.number;
    return { manifest, objectsPut, migrated, openRuns, ...(redone && { redone }) };
  } finally {
    await database.close();
  }
}

/** Refuses what was made by a version that is newer than this one, or by another one altogether. */
function assertKnown({ schema }: Manifest, migrations: Awaited<ReturnType<typeof listMigrations>>): void {
  const own = migrations[schema.number];
  if (!own)
    throw new Error(
      `The backup was made by a newer version of Panelwise (its schema is ${schema.name}, the newest here is ${migrations.at(-1)?.name}). Restore it with that version. Nothing was restored.`,
    );
  if (own.sha256 !== schema.sha256)
    throw new Error(
      `The schema of the backup, ${schema.name}, is not the one that this version has under that number. Restore it with the version that made it. Nothing was restored.`,
    );
}

/** The backup that tells what was deleted since, once it was found whole, newer, and of a schema that is known. */
async function checkNewer(
  { deletedSince: dir, signal, report }: RestoreOptions,
  { madeAt }: Manifest,
  migrations: Awaited<ReturnType<typeof listMigrations>>,
): Promise<NewerBackup | undefined> {
  if (!dir) return undefined;
  const manifest = await checkBackup(dir, { signal, report });
  assertKnown(manifest, migrations);
  if (manifest.madeAt <= madeAt)
    throw new Error(`${dir} is not newer than the backup that is restored. Nothing was restored.`);
  return { dir, manifest };
}

/** Refuses a database that has rows, or is newer than the backup. */
async function assertEmpty({ pool }: OpenDatabase, newest: number): Promise<void> {
  for (const { name } of await listTables(pool)) {
    const { rows } = await pool.query<{ used: boolean }>(
      `select exists (select 1 from public.${quote(name)}) as used`,
    );
    if (rows[0]?.used)
      throw new Error(
        `The database is not empty: there are rows in ${name}. A backup is restored into a new, empty database (embedded: a new data folder), so that nothing is written over. Nothing was restored.`,
      );
  }
  const { rows: has } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (!has[0]?.found) return;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last ?? 0) > newest)
    throw new Error(
      'The database has no rows, but a newer schema than the backup. Make a new, empty database. Nothing was restored.',
    );
}

async function load(
  databaseUrl: string,
  from: string,
  manifest: Manifest,
  options: Parameters<typeof loadTables>[3],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A connection that ends in the middle takes its transaction with it.
    await loadTables(client, from, manifest, options);
  } finally {
    await client.end().catch(() => undefined);
  }
}
