import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, migrationsDir } from '../client.ts';
import { migrateDatabaseTo } from '../migrations.ts';
import { comics, editions } from '../schema/comics.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { noteComicChange } from './comic-changes.ts';
import { replaceComicStandards } from './comic-standards.ts';
import { approve } from './editions.ts';
import { listNewestIds } from './library.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const curriculaOf = async (id: string) =>
  (await database.db.select({ of: comics.curricula }).from(comics).where(eq(comics.id, id)))[0]!.of;
const found = (curriculum: string) => listNewestIds(database.db, { curriculum }, 10);
const tag = (id: string, standards: [curriculum: string, code: string][]) =>
  database.db.transaction((tx) =>
    replaceComicStandards(tx, id, standards.map(([curriculum, code]) => ({ curriculum, code })) as never),
  );
async function taggedComic(standards: [string, string][]): Promise<string> {
  const owner = await insertUser(database.db);
  const { id } = await insertComic(database.db, owner.id, { comicStatus: 'published' });
  await tag(id, standards);
  return id;
}

test('a comic is found by the curricula of what readers see of it, and never by the list of a school', async () => {
  const { db } = database;
  const list = v7();
  const id = await taggedComic([
    ['ngss', 'MS-LS1-6'],
    ['ngss', '5-LS1-1'],
    ['icse', '7.BIO.1'],
    [list, 'A.1'],
  ]);
  expect([await curriculaOf(id), await found('ngss')]).toEqual([[], []]);
  await approve(db, [id]);
  expect(await curriculaOf(id)).toEqual(['icse', 'ngss']);
  expect([await found('ngss'), await found('icse')]).toEqual([[id], [id]]);
  expect([await found(list), await found('ccss')]).toEqual([[], []]);

  // Changed tags wait for the next edition, and count from then on.
  await tag(id, [['ccss', '4.NBT.A.1']]);
  await noteComicChange(db, id, 'learning');
  expect(await curriculaOf(id)).toEqual(['icse', 'ngss']);
  await approve(db, [id]);
  expect([await found('ngss'), await found('ccss')]).toEqual([[], [id]]);

  // An edition that is tagged later, another one that readers see, and none.
  const [first, second] = await db
    .select()
    .from(editions)
    .where(eq(editions.comicId, id))
    .orderBy(editions.version);
  await db
    .update(editions)
    .set({ standards: ['ncert-new:7.SCI.1.1'] })
    .where(eq(editions.id, second!.id));
  expect(await curriculaOf(id)).toEqual(['ncert-new']);
  await db.update(comics).set({ publicEditionId: first!.id }).where(eq(comics.id, id));
  expect(await curriculaOf(id)).toEqual(['icse', 'ngss']);
  await db.update(comics).set({ publicEditionId: null }).where(eq(comics.id, id));
  expect(await curriculaOf(id)).toEqual([]);
});

test('comics of before curricula were kept with them are found by theirs after the migration', async () => {
  const older = await createTestDatabase({ empty: true });
  try {
    await migrateDatabaseTo(older, 42);
    const [user, subject, style, series] = [v7(), v7(), v7(), v7()];
    await older.db.execute(sql`insert into users (id, firstname, lastname, email, username, user_type, password_hash, verified_at)
      values (${user}, 'Ada', 'L', 'ada@example.org', 'ada', 'Teacher', '', now())`);
    await older.db.execute(sql`insert into subjects (id, name) values (${subject}, 'Botany')`);
    await older.db.execute(sql`insert into styles (id, name, slug, position)
      values (${style}, 'Ink', 'ink', 1)`);
    await older.db.execute(sql`insert into series (id, owner_id, title, concept, concept_key, story, subject_id, style_id, grade, country, parts)
      values (${series}, ${user}, 'Light', 'light', 'light', '', ${subject}, ${style}, '7', 'US', '[]')`);
    const old = { tagged: v7(), plain: v7(), declined: v7() };
    for (const [n, id] of Object.values(old).entries()) {
      const isPublic = id !== old.declined;
      await older.db.execute(sql`insert into comics (id, series_id, owner_id, part_number, title, subject_id, grade, country, concept, public_edition_id)
        values (${id}, ${series}, ${user}, ${n}, 'Light', ${subject}, '7', 'US', 'light', ${isPublic ? id : null})`);
      await older.db.execute(sql`insert into editions (id, comic_id, version, has_quiz, has_hardcore_quiz, has_faq, has_facts, content, object_keys, standards)
        values (${id}, ${id}, 1, false, false, false, false, '{}', '{}', ${id === old.plain ? '{}' : '{ngss:MS-LS1-6,ngss:5-LS1-1}'})`);
    }
    await migrateDatabase(older, migrationsDir);
    const rows = await older.db.select({ id: comics.id, curricula: comics.curricula }).from(comics);
    expect(Object.fromEntries(rows.map(({ id, curricula }) => [id, curricula]))).toEqual({
      [old.tagged]: ['ngss'],
      [old.plain]: [],
      [old.declined]: [],
    });
    expect(await listNewestIds(older.db, { curriculum: 'ngss' }, 10)).toEqual([old.tagged]);
  } finally {
    await older.drop();
  }
});
