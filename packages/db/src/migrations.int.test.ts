import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMigrations, migrateDatabaseTo } from './migrations.ts';
import { breaksOlder, schemaOf } from './testing/schema-of.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** The last one that is not asked. */
const unchecked = 20;
/** What looks as if it broke older processes and does not, with why. */
const harmless: Record<string, string> = {
  '0022_classes': 'The index on users.email leaves the empty address out, so it refuses less than before.',
  '0036_translations': 'The index is on comics.original_id, which older processes leave null.',
  '0047_readers_are_nobody': 'Older processes leave user_id of views and quizzes null, too.',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

test('processes of the version before go on under each newer migration', async () => {
  await migrateDatabaseTo(database, unchecked);
  let before = await schemaOf(database);
  const broken: Record<string, string[]> = {};
  for (const { number, name } of (await listMigrations()).slice(unchecked + 1)) {
    await migrateDatabaseTo(database, number);
    const after = await schemaOf(database);
    const why = breaksOlder(before, after);
    if (why.length > 0 && !harmless[name]) broken[name] = why;
    before = after;
  }
  expect(broken).toEqual({});
});

test.each([
  ['alter table users add column a text', []],
  ["alter table users add column b text not null default ''", []],
  ['create table c (id text primary key, of text not null unique)', []],
  [
    'alter table users add column d text not null',
    ['users.d must be given, and older processes do not know that'],
  ],
  [
    'alter table users alter column a set not null',
    ['users.a must be given, and older processes do not know that'],
  ],
  ['alter table users drop column b', ['users.b is gone']],
  [
    'alter table users rename column a to e',
    ['users.a is gone', 'users.e must be given, and older processes do not know that'],
  ],
  ['alter table c alter column "of" type int using 0', ['c.of was text and is integer']],
  [
    "alter table c add constraint no_x check (id <> 'x')",
    ["c: no_x refuses more: CHECK ((id <> 'x'::text))"],
  ],
  [
    'create unique index one_each on users (d, e)',
    ['users: one_each refuses more: CREATE UNIQUE INDEX one_each ON public.users USING btree (d, e)'],
  ],
  ['drop table c', ['c.id is gone', 'c.of is gone']],
])('after "%s" that holds, or is told', async (statement, why) => {
  const before = await schemaOf(database);
  await database.db.execute(sql.raw(statement));
  expect(breaksOlder(before, await schemaOf(database))).toEqual(why);
});
