import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, migrationsDir, openDatabase } from './client.ts';
import { otps, registrations, users } from './schema/accounts.ts';
import { subjects, themes } from './schema/catalogue.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { startProxy } from './testing/proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a migrated database has the catalogue, and a second seed adds nothing', async () => {
  const before = await database.db.select().from(subjects);
  expect(before.length).toBeGreaterThanOrEqual(8);
  expect(await database.db.select().from(themes)).toHaveLength(9);
  await seedCatalogue(database.db);
  expect(await database.db.select().from(subjects)).toHaveLength(before.length);
});

test('migrating again, from several sides at once, changes nothing', async () => {
  await Promise.all([migrateDatabase(database), migrateDatabase(database), migrateDatabase(database)]);
  const user = {
    firstname: 'A',
    lastname: 'B',
    email: 'a@example.org',
    username: 'a',
    userType: 'Teacher' as const,
    passwordHash: 'x',
    verifiedAt: new Date(),
  };
  const [row] = await database.db.insert(users).values(user).returning();
  expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

test('a process whose connection is cut inside a transaction lives on', async () => {
  const script = path.join(import.meta.dirname, 'testing/transaction-process.ts');
  const child = spawn(process.execPath, [script, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (said.length === 1) await database.db.execute(sql`select pg_terminate_backend(${Number(line)})`);
  }
  expect((await exited)[0]).toBe(0);
  expect(said.at(-1)).toBe('alive');
});

test('a statement that takes too long is stopped, and its connection is good for the next', async () => {
  const { db, close } = openDatabase(database.url, { max: 1, statementMs: 100 });
  await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toThrow();
  await db.transaction((tx) => tx.execute(sql`select 1`));
  await close();
});

test('connections that have silently died, also at the beginning of a transaction, do not stay in the way', async () => {
  const proxy = await startProxy({ url: database.url });
  const { db, close } = openDatabase(proxy.connection.url, { max: 1, statementMs: 100, silenceMs: 100 });
  await db.execute(sql`select 1`);
  proxy.freeze();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  proxy.thaw();
  await db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all([close(), proxy.close()]);
});
test('a sign-up that waits for its code in an older database keeps it, and accounts stay as they are', async () => {
  const older = await createTestDatabase();
  const dir = migrationsBefore('registrations');
  try {
    await older.db.execute(sql`drop schema public cascade`);
    await older.db.execute(sql`drop schema drizzle cascade`);
    await older.db.execute(sql`create schema public`);
    await migrateDatabase(older, dir);
    const waiting = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c51';
    const proven = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c52';
    for (const [id, verifiedAt] of [
      [waiting, null],
      [proven, '2026-01-01'],
    ] as const) {
      await older.db.execute(sql`
        insert into users (id, firstname, lastname, email, username, user_type, password_hash, verified_at, created_at)
        values (${id}, 'A', 'B', ${`${id}@example.org`}, ${id}, 'Teacher', 'hash', ${verifiedAt}, '2026-01-01')`);
      for (const purpose of ['sign-up', 'reset-password'])
        await older.db.execute(sql`
          insert into otps (id, user_id, purpose, code_hash, tries_left, expires_at)
          values (gen_random_uuid(), ${id}, ${purpose}, 'h', 3, now() + interval '10 minutes')`);
    }
    await migrateDatabase(older);
    expect(await older.db.select({ id: users.id }).from(users)).toEqual([{ id: proven }]);
    const [registration] = await older.db.select().from(registrations);
    expect(registration).toMatchObject({ id: waiting, username: waiting, passwordHash: 'hash' });
    // It has its time from now on.
    expect(Date.now() - registration!.createdAt.getTime()).toBeLessThan(60_000);
    expect(await older.db.select().from(otps)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: 'sign-up', registrationId: waiting, userId: null }),
        expect.objectContaining({ purpose: 'reset-password', registrationId: null, userId: proven }),
      ]),
    );
  } finally {
    rmSync(dir, { recursive: true });
    await older.drop();
  }
});

/** A copy of the migrations up to the one of this name, without it. */
function migrationsBefore(name: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-migrations-'));
  cpSync(migrationsDir, dir, { recursive: true });
  const file = path.join(dir, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return dir;
}
