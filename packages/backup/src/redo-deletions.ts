import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { OpenDatabase } from '@panelwise/db/client';
import { closeAccount } from '@panelwise/db/repositories/account-deletion';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { quote } from './tables.ts';

/** What somebody ends by taking the row away, and expects to stay ended: who sees whom, and who comes in. */
const endedByDeleting = [
  'family_links',
  'class_links',
  'classes',
  'class_teachers',
  'class_members',
  'picture_logins',
  'login_codes',
  'passkeys',
];

/** A backup that was made after the one that is restored. */
export type NewerBackup = { dir: string; manifest: Manifest };
export type Redone = { accounts: number; comics: number; links: number };

/**
 * Does again, in a database that was restored and has the newest schema, what people had deleted since then, as a newer backup
 * shows it: accounts and comics that it no longer has are closed and deleted, so that the workers remove them at their next start
 * with all they have in the store; whoever asked for deletion since then has asked, and whoever took that back has taken it back;
 * links between people that were ended are ended. All of it or nothing.
 * @throws Error where the newer backup has no account of this database: it is of another house, and would empty this one
 */
export async function redoDeletions({ pool }: OpenDatabase, newer: NewerBackup): Promise<Redone> {
  const client = await pool.connect();
  try {
    return await drizzle({ client, casing: 'snake_case' }).transaction(async (tx) => {
      const tables = ['users', 'comics', ...endedByDeleting];
      for (const name of tables) await loadAside(client, newer, name);
      await assertSameHouse(client);
      const gone = await idsOf(
        client,
        `select u.id from users u left join newer_users n on n.id = u.id::text
         where u.deleted_at is null and (n.id is null or n.deleted_at is not null) order by u.id`,
      );
      for (const id of gone) await closeAccount(tx, id);
      const asked = await idsOf(
        client,
        `update users u set delete_at = n.delete_at::timestamptz from newer_users n
         where n.id = u.id::text and u.deleted_at is null and u.delete_at is distinct from n.delete_at::timestamptz
         returning u.id`,
      );
      await client.query('delete from refresh_tokens where user_id = any($1::uuid[])', [asked]);
      const comics = await idsOf(
        client,
        `update comics c set deleted_at = coalesce(n.deleted_at::timestamptz, 'epoch'), version = c.version + 1
         from comics own left join newer_comics n on n.id = own.id::text
         where own.id = c.id and c.deleted_at is null and (n.id is null or n.deleted_at is not null) returning c.id`,
      );
      let links = 0;
      for (const name of endedByDeleting) links += await deleteEnded(client, name);
      return { accounts: gone.length, comics: comics.length, links };
    });
  } finally {
    client.release();
  }
}

async function idsOf(client: pg.PoolClient, text: string): Promise<string[]> {
  return (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);
}

/** Puts a table of the newer backup beside ours for this transaction, as text: its schema may be another one. */
async function loadAside(client: pg.PoolClient, { dir, manifest }: NewerBackup, name: string): Promise<void> {
  const table = manifest.tables.find((one) => one.name === name);
  if (!table) throw new Error(`The newer backup has no table ${name}.`);
  const columns = table.columns.map((column) => `${quote(column)} text`).join(', ');
  const aside = quote(`newer_${name}`);
  await client.query(`create temp table ${aside} (${columns}) on commit drop`);
  const source = createReadStream(path.join(dir, table.file.path));
  await pipeline(source, createGunzip(), client.query(copyFrom(`copy pg_temp.${aside} from stdin`)));
  await client.query(`analyze pg_temp.${aside}`);
}

async function assertSameHouse(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ isSame: boolean }>(
    `select not exists (select 1 from users)
       or exists (select 1 from users u join newer_users n on n.id = u.id::text) as "isSame"`,
  );
  if (!rows[0]?.isSame)
    throw new Error(
      'The newer backup has no account in common with this one: it is of another installation. Everything was restored, and nothing was deleted again.',
    );
}

/** Deletes what the newer backup no longer has, told by the primary key. @returns how many rows */
async function deleteEnded(client: pg.PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ column: string }>(
    `select a.attname as column from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [`public.${quote(name)}`],
  );
  const same = rows.map(({ column }) => `n.${quote(column)} = t.${quote(column)}::text`).join(' and ');
  const { rowCount } = await client.query(
    `delete from public.${quote(name)} t where not exists (select 1 from ${quote(`newer_${name}`)} n where ${same})`,
  );
  return rowCount ?? 0;
}
