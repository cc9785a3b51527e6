import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupTable, Manifest } from './manifest.ts';
import type { Report } from './progress.ts';
import { watchRows } from './rows-watch.ts';
import { copyOf, fixTextForm, listForeignKeys, listTables, quote } from './tables.ts';

type Options = { signal?: AbortSignal | undefined; report: Report };

/**
 * Loads every table of a backup in one transaction, into a schema that is as it was then and has no rows: all of it is there
 * afterwards, or nothing. The role of the product is no superuser and cannot switch constraints off, but the tables are its own:
 * foreign keys are taken away first and declared again at the end, which checks every row. Before it is committed each table is
 * read back and compared with the hash of what was backed up.
 * @throws Error in a sentence where a table is not what the backup has
 */
export async function loadTables(
  client: pg.Client,
  dir: string,
  { tables, sequences }: Manifest,
  { signal, report }: Options,
): Promise<void> {
  await client.query('begin');
  await fixTextForm(client);
  await assertSameTables(client, tables);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table public.${quote(table)} drop constraint ${quote(name)}`);
  // Empty as they are, this gives them a new file: what a try before this one has left would change the order of the rows.
  if (tables.length > 0)
    await client.query(`truncate ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')}`);
  for (const [n, table] of tables.entries()) {
    signal?.throwIfAborted();
    const source = createReadStream(path.join(dir, table.file.path));
    await pipeline(source, createGunzip(), client.query(copyFrom(copyOf(table, 'from stdin'))));
    report({ part: 'load', done: n + 1, of: tables.length, bytes: table.file.bytes });
  }
  await client.query('set constraints all immediate');
  for (const { table, name, definition } of keys)
    await client.query(`alter table public.${quote(table)} add constraint ${quote(name)} ${definition}`);
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quote(name)}`, last]);
  for (const table of tables) {
    signal?.throwIfAborted();
    await assertLoaded(client, table);
  }
  await client.query('commit');
}

async function assertSameTables(client: pg.Client, tables: BackupTable[]): Promise<void> {
  const nameAll = (all: { name: string; columns: string[] }[]) =>
    all.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const [there, kept] = [new Set(nameAll(await listTables(client))), new Set(nameAll(tables))];
  const odd = [...there].find((one) => !kept.has(one)) ?? [...kept].find((one) => !there.has(one));
  if (odd) throw new Error(`The database and the backup do not have the same tables: ${odd.slice(0, 300)}.`);
}

async function assertLoaded(client: pg.Client, table: BackupTable): Promise<void> {
  const watch = watchRows();
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      watch.see(chunk);
      done();
    },
  });
  await pipeline(client.query(copyTo(copyOf(table, 'to stdout'))), sink);
  const { rows, rowsSha256 } = watch.end();
  if (rows !== table.rows)
    throw new Error(`${table.name} has ${rows} rows after loading, and ${table.rows} in the backup.`);
  if (rowsSha256 !== table.rowsSha256)
    throw new Error(`The rows of ${table.name} are not those of the backup after loading.`);
}
