import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listMigrations, type Migration } from '@panelwise/db/migrations';
import type { ObjectStore } from '@panelwise/storage/port';
import pg from 'pg';
import { copyObjects } from './copy-objects.ts';
import { type Exported, exportTables } from './export-tables.ts';
import { writeHashed } from './hashed-files.ts';
import { type Manifest, manifestFile, manifestHashFile } from './manifest.ts';
import type { Report } from './progress.ts';

/** A file of the data folder that goes along. */
export type FolderFile = { name: string; isSecret: boolean };

export type BackupOptions = {
  databaseUrl: string;
  store: ObjectStore;
  /** The folder that the backup is made in, under a name with its time. */
  to: string;
  /** The data folder and what is taken from it, where it is there. */
  folder?: { dir: string; files: FolderFile[] };
  withoutSecrets?: boolean;
  version: string;
  signal?: AbortSignal;
  report?: Report;
};

/**
 * Makes a backup: rows as they all are at one moment, the objects they name, files of the data folder, and a manifest with the
 * hash of everything. It has its name only once it is whole; what was begun and not ended is removed.
 * @returns where it is, and its manifest
 * @throws Error in a sentence when there is nothing to back up, or the database is of another version; what the signal says
 */
export async function writeBackup(options: BackupOptions): Promise<{ dir: string; manifest: Manifest }> {
  const { signal, report = () => undefined } = options;
  await mkdir(options.to, { recursive: true, mode: 0o700 });
  const name = `panelwise-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const dir = path.join(options.to, name);
  const unfinished = path.join(options.to, `.${name}.part`);
  await mkdir(unfinished, { mode: 0o700 });
  const client = new pg.Client({ connectionString: options.databaseUrl });
  client.on('error', () => undefined);
  const cut = () => void client.end();
  try {
    await client.connect();
    signal?.addEventListener('abort', cut, { once: true });
    const exported = await exportTables(client, unfinished, { signal, report });
    const schema = await findMigration(exported);
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const manifest: Manifest = {
      format: 1,
      madeAt: exported.madeAt,
      madeBy: { panelwise: options.version, node: process.version, postgres: rows[0]!.server_version },
      schema: { number: schema.number, name: schema.name, sha256: schema.sha256 },
      tables: exported.tables,
      sequences: exported.sequences,
      objects: await copyObjects({ store: options.store, client, dir: unfinished }, exported.keys, {
        signal,
        report,
      }),
      files: await copyFolder(options, unfinished),
      withoutSecrets: options.withoutSecrets ?? false,
    };
    await writeManifest(unfinished, manifest);
    signal?.throwIfAborted();
    await rename(unfinished, dir);
    return { dir, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end().catch(() => undefined);
  }
}

async function findMigration({ migratedTo }: Exported): Promise<Migration> {
  const known = (await listMigrations()).find(({ createdAt }) => createdAt === migratedTo.createdAt);
  if (known?.sha256 === migratedTo.sha256) return known;
  throw new Error(
    'The database has a schema that this version of Panelwise does not know. Back it up with the version that runs on it.',
  );
}

async function copyFolder(
  { folder, withoutSecrets, signal }: BackupOptions,
  dir: string,
): Promise<Manifest['files']> {
  const copied: Manifest['files'] = [];
  for (const { name, isSecret } of folder?.files ?? []) {
    const source = path.join(folder!.dir, name);
    if ((isSecret && withoutSecrets) || !existsSync(source)) continue;
    const place = { dir, name: `${isSecret ? 'secrets' : 'folder'}/${name}` };
    copied.push({ name, isSecret, file: await writeHashed(createReadStream(source), place, { signal }) });
  }
  return copied;
}

async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const hash = createHash('sha256').update(text).digest('hex');
  const options = { mode: 0o600, flag: 'wx', flush: true };
  await writeFile(path.join(dir, manifestFile), text, options);
  await writeFile(path.join(dir, manifestHashFile), `${hash}  ${manifestFile}\n`, options);
  // The names of the files are in the folder, which has to be on the disk as well. Windows cannot open one.
  if (process.platform === 'win32') return;
  const folder = await open(dir);
  await folder.sync().finally(() => folder.close());
}
