import { appendFileSync, chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../client.ts';
import { findBinaries, must, run } from './commands.ts';
import { findFreePort } from './free-port.ts';
import { findRunning, startPostgres } from './postgres.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'panelwise-embedded-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'postgres');
}

async function start(dir: string) {
  const server = startPostgres({ dir, port: await findFreePort() });
  cleanups.push(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** The same server with other credentials. */
function as(user: string, password: string, { port }: { port: number }): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
}
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('another user of the machine gets nowhere, and even the product reads no file through its database', async () => {
  const dir = makeFolder();
  const server = await start(dir);
  for (const password of ['panelwise', '', 'postgres'])
    for (const user of ['panelwise', 'panelwise_app', 'postgres'])
      await expect(query(as(user, password, server), 'select 1')).rejects.toThrow(/password|SASL|SCRAM/);
  expect(modeOf(`${dir}.secret`)).toBe('600');
  expect(modeOf(dir)).toBe('700');
  const [role] = await query(server.url, 'select * from pg_roles where rolname = current_user');
  expect(role).toMatchObject({
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
  });
  for (const attempt of [
    `select pg_read_file('${dir}/PG_VERSION')`,
    `copy (select 1) to program 'true'`,
    `create role other superuser`,
    `alter role panelwise password 'mine'`,
    `select rolpassword from pg_authid`,
  ])
    await expect(query(server.url, attempt)).rejects.toThrow(/permission denied/);
});

test('every folder has a password of its own, and a start finds it again', async () => {
  const [one, other] = [makeFolder(), makeFolder()];
  const [first, second] = [await start(one), await start(other)];
  expect(new URL(first.url).password).toMatch(/^[\w-]{43}$/);
  expect(new URL(first.url).password).not.toBe(new URL(second.url).password);
  expect(findRunning(one)).toEqual({ url: first.url, port: first.port });
  first.stop();
  expect(findRunning(one)).toBeUndefined();
  chmodSync(`${one}.secret`, 0o644);
  const again = await start(one);
  expect(new URL(again.url).password).toBe(new URL(first.url).password);
  expect(modeOf(`${one}.secret`)).toBe('600');
  // A password file that is lost locks nobody out.
  again.stop();
  rmSync(`${one}.secret`);
  expect(await query((await start(one)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the folder of an older version is healed: its known password is worth nothing, its data is there', async () => {
  const dir = makeFolder();
  const old = await startAsBefore(dir);
  const database = openDatabase(old.url, { max: 1 });
  await migrateDatabase(database);
  await database.close();
  await query(
    old.url,
    `create schema jobs; create table jobs.job (id serial primary key, n int generated always as identity, what text);
     create type jobs.state as enum ('a'); create view jobs.seen as select * from jobs.job;
     create function jobs.go() returns int language sql as 'select 1';
     insert into jobs.job (what) values ('kept');
     insert into subjects (id, name) values (gen_random_uuid(), 'Kept');`,
  );
  old.stop();

  const server = await start(dir);
  await expect(query(as('panelwise', 'panelwise', server), 'select 1')).rejects.toThrow(/password/);
  expect(await query(server.url, 'select what from jobs.seen')).toEqual([{ what: 'kept' }]);
  expect(await query(server.url, `select name from subjects`)).toEqual([{ name: 'Kept' }]);
  // Everything can be changed by later migrations.
  await query(
    server.url,
    `alter table subjects add column more text; alter table jobs.job add column more text; alter type jobs.state add value 'b';
     create or replace function jobs.go() returns int language sql as 'select 2'; drop view jobs.seen; drop schema jobs cascade;
     create index on subjects using gin (name gin_trgm_ops); create table another (id int);`,
  );
  const reopened = openDatabase(server.url, { max: 1 });
  await migrateDatabase(reopened);
  await reopened.close();
});

/** What versions before this one did: one superuser with a password that everybody knows. */
async function startAsBefore(dir: string) {
  const { initdb, pgCtl } = findBinaries();
  const port = await findFreePort();
  writeFileSync(`${dir}.password`, 'panelwise\n');
  const args = ['-D', dir, '-U', 'panelwise', `--pwfile=${dir}.password`, '-A', 'scram-sha-256', '--no-sync'];
  must(run(initdb, args), 'initdb');
  rmSync(`${dir}.password`);
  appendFileSync(
    path.join(dir, 'postgresql.conf'),
    "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n",
  );
  const started = run(pgCtl, ['-D', dir, '-l', `${dir}.log`, '-o', `-p ${port}`, '-w', 'start'], {
    stdio: 'ignore',
  });
  must(started, 'pg_ctl');
  return {
    url: as('panelwise', 'panelwise', { port }),
    stop: () => must(run(pgCtl, ['-D', dir, '-m', 'fast', '-w', 'stop']), 'stop'),
  };
}
