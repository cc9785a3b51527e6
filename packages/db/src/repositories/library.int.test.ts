import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { approve } from './editions.ts';
import { markLibrary } from './library.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How often each index of a table was looked into. */
async function countScans(table: string): Promise<Record<string, number>> {
  const { db } = database;
  // Each connection of the pool tells what it has counted.
  await Promise.all(Array.from({ length: 5 }, () => db.execute(sql`select pg_stat_force_next_flush()`)));
  const { rows } = await db.execute<{ name: string; n: number }>(
    sql`select indexrelname as name, idx_scan::int as n from pg_stat_user_indexes where relname = ${table}`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

test('words in a title or concept are found without reading every comic', async () => {
  const { db } = database;
  const owner = await insertUser(db);
  const comic = await insertComic(db, owner.id, { status: 'approved', comicStatus: 'published' });
  await db.execute(sql`update comics set public_edition_id = id`);
  await db.execute(sql`
    insert into comics (id, series_id, owner_id, part_number, title, subject_id, grade, country, concept, status, comic_status, public_edition_id)
    select gen_random_uuid(), series_id, owner_id, n, 'Title ' || md5(n::text), subject_id, grade, country, md5('c' || n), status, comic_status, gen_random_uuid()
    from comics, generate_series(2, 8000) n where id = ${comic.id}`);
  await db.execute(sql`vacuum analyze comics`);
  const before = await countScans('comics');
  expect((await markLibrary(db, { search: 'hotosynth' })).total).toBe(1);
  await expect
    .poll(async () => {
      const after = await countScans('comics');
      return ['comics_title_words', 'comics_concept_words'].filter((name) => after[name]! > before[name]!);
    })
    .toHaveLength(2);
});

test('among hundreds of standards the one that a comic teaches is found, once, and no other comic is', async () => {
  const { db } = database;
  const owner = await insertUser(db);
  const comic = await insertComic(db, owner.id, { status: 'approved', comicStatus: 'published' });
  await approve(db, [comic.id]);
  await db.execute(
    sql`update editions set standards = '{ccss:4.A.7,ccss:4.A.250,ngss:Other}' where comic_id = ${comic.id}`,
  );
  const keys = Array.from({ length: 300 }, (_, n) => `ccss:4.A.${n}`);
  const found = async (standards: string[]) =>
    (await markLibrary(db, { standards })).marks.map(({ id }) => id);
  expect(await found(keys)).toEqual([comic.id]);
  expect(await found(keys.slice(0, 20))).toEqual([comic.id]);
  expect(await found(keys.map((key) => `${key}.x`))).toEqual([]);
});

test('each of many standards is looked up among editions, none of which is read to compare them with it', async () => {
  const { db } = database;
  const owner = await insertUser(db);
  const comic = await insertComic(db, owner.id, { status: 'approved', comicStatus: 'published' });
  await approve(db, [comic.id]);
  await db.execute(sql`
    insert into editions (id, comic_id, version, has_quiz, has_hardcore_quiz, has_faq, has_facts, content, object_keys, standards)
    select gen_random_uuid(), comic_id, n, false, false, false, false, content, object_keys, array['ccss:' || n % 1500, 'ngss:' || n % 900]
    from editions, generate_series(2, 20000) n where comic_id = ${comic.id}`);
  await db.execute(sql`vacuum analyze editions`);
  const standards = Array.from({ length: 120 }, (_, n) => `ccss:${n}`);
  const lookUps = async () => (await countScans('editions')).editions_standards!;
  const before = await lookUps();
  await markLibrary(db, { standards });
  await expect.poll(async () => (await lookUps()) - before).toBe(standards.length);
});
