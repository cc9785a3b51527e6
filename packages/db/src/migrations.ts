import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrateDatabase, migrationsDir, type OpenDatabase } from './client.ts';

/** `number` counts from 0; `createdAt` in ms is how a database says which it has; the hash is of its SQL. */
export type Migration = { number: number; name: string; createdAt: number; sha256: string };

type Journal = { entries: { tag: string }[] };
const journalFile = path.join('meta', '_journal.json');

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(path.join(migrationsDir, journalFile), 'utf8')) as Journal;
}

/** The migrations of this version, oldest first. */
export async function listMigrations(): Promise<Migration[]> {
  const { entries } = await readJournal();
  return readMigrationFiles({ migrationsFolder: migrationsDir }).map(({ folderMillis, hash }, number) => ({
    number,
    name: entries[number]!.tag,
    createdAt: folderMillis,
    sha256: hash,
  }));
}

/** Brings the schema to one migration, and no further: the migrator is given a folder that ends with it. */
export async function migrateDatabaseTo(database: OpenDatabase, number: number): Promise<void> {
  const journal = await readJournal();
  const entries = journal.entries.slice(0, number + 1);
  const folder = await mkdtemp(path.join(tmpdir(), 'panelwise-migrations-'));
  try {
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await cp(path.join(migrationsDir, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    await migrateDatabase(database, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
