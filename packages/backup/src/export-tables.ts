import { keysIn } from '@panelwise/storage/keys';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeHashed } from './hashed-files.ts';
import type { BackupTable, Manifest } from './manifest.ts';
import type { Report } from './progress.ts';
import { watchRows } from './rows-watch.ts';
import { copyOf, fixTextForm, listSequences, listTables } from './tables.ts';

/** They tell what was made once, and may name objects that nothing shows any more. */
const historyTables = new Set(['runs', 'tasks', 'run_events', 'live_sessions', 'live_events', 'audit_log']);

export type Exported = Pick<Manifest, 'tables' | 'sequences'> & {
  madeAt: string;
  /** The newest migration, by the time in its name's entry. */
  migratedTo: { createdAt: number; sha256: string };
  /** Every object that a row names, with a table that shows it; null where only the history of runs names it. */
  keys: Map<string, string | null>;
};

/**
 * Writes every table into files below `dir`, as they all are at one moment: in one transaction that only reads, and holds up
 * nobody who writes meanwhile. Objects are named by rows of any table and any shape, so they are found by the shape of their keys.
 */
export async function exportTables(
  client: pg.Client,
  dir: string,
  { signal, report }: { signal?: AbortSignal | undefined; report: Report },
): Promise<Exported> {
  await client.query('begin transaction isolation level repeatable read read only');
  await fixTextForm(client);
  const { rows } = await client.query<{ at: Date; createdAt: string; sha256: string }>(
    `select now() as at, created_at as "createdAt", hash as sha256
     from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const [moment] = rows;
  if (!moment) throw new Error('The database has no schema yet: there is nothing to back up.');
  const keys: Exported['keys'] = new Map();
  const tables: BackupTable[] = [];
  const all = await listTables(client);
  for (const [n, table] of all.entries()) {
    signal?.throwIfAborted();
    const isHistory = historyTables.has(table.name);
    const watch = watchRows((text) => {
      for (const key of keysIn(text))
        if (!isHistory) keys.set(key, table.name);
        else if (!keys.has(key)) keys.set(key, null);
    });
    const file = await writeHashed(
      client.query(copyTo(copyOf(table, 'to stdout'))),
      { dir, name: `database/${table.name}.copy.gz` },
      { signal, gzip: true, see: watch.see },
    );
    tables.push({ ...table, ...watch.end(), file });
    report({ part: 'tables', done: n + 1, of: all.length, bytes: file.bytes });
  }
  const sequences = await listSequences(client);
  await client.query('commit');
  const { at, createdAt, sha256 } = moment;
  return {
    madeAt: at.toISOString(),
    migratedTo: { createdAt: Number(createdAt), sha256 },
    tables,
    sequences,
    keys,
  };
}
