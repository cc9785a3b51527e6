import { standardsForComic } from '@panelwise/contracts/curricula/lesson-standards';
import { keyOfStandard } from '@panelwise/contracts/domain/curriculum';
import {
  listComicStandards,
  replaceComicStandards,
  tagAwaitingComics,
} from '@panelwise/db/repositories/comic-standards';
import { approve } from '@panelwise/db/repositories/editions';
import { listNewestIds } from '@panelwise/db/repositories/library';
import { comics, editions } from '@panelwise/db/schema/comics';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tagOldComics } from './tag-old-comics.ts';

let database: TestDatabase;
let ownerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = (await insertUser(database.db)).id;
});
afterAll(() => database.drop());

/** A public comic of before there were standards. */
async function oldComic(lesson: string | null, grade = '7'): Promise<string> {
  const { db } = database;
  const made = { grade, awaitsStandards: lesson !== null, ...(lesson && { lesson }) };
  const { id } = await insertComic(db, ownerId, made);
  await approve(db, [id]);
  return id;
}
const tagsOf = async (id: string) => (await listComicStandards(database.db, id)).map(keyOfStandard);
const editionTagsOf = async (id: string) =>
  (await database.db.select({ tags: editions.standards }).from(editions).where(eq(editions.comicId, id)))[0]!
    .tags;
const tag = () => tagOldComics({ database, log: pino({ level: 'silent' }) });

test('an older comic gets the standards of its lesson, and is found by them; it happens once, and begins where it was stopped', async () => {
  const { db } = database;
  const wanted = standardsForComic('moon-phases', '7').map(keyOfStandard);
  expect(wanted.length).toBeGreaterThan(0);
  const made: string[] = [];
  for (let i = 0; i < 3; i++) made.push(await oldComic('moon-phases'));
  const own = await oldComic(null);
  const far = await oldComic('moon-phases', '12');
  // Stopped after one of them.
  expect(await tagAwaitingComics(db, standardsForComic, 1)).toBe(1);
  expect(await tag()).toBe(3);
  for (const id of made) {
    expect(await tagsOf(id)).toEqual(wanted);
    expect(await editionTagsOf(id)).toEqual(wanted);
  }
  for (const id of [own, far]) expect([await tagsOf(id), await editionTagsOf(id)]).toEqual([[], []]);
  const curriculum = wanted[0]!.split(':')[0];
  for (const filter of [{ standards: wanted }, { curriculum }])
    expect((await listNewestIds(db, filter, 10)).sort()).toEqual([...made].sort());
  // What its creator makes of it afterwards stays.
  await db.transaction((tx) => replaceComicStandards(tx, made[0]!, []));
  expect(await tag()).toBe(0);
  expect(await tagsOf(made[0]!)).toEqual([]);
});

test('what a creator has tagged meanwhile stays, and two workers tag each comic once', async () => {
  const { db } = database;
  const [theirs, ...rest] = [
    await oldComic('moon-phases'),
    await oldComic('moon-phases'),
    await oldComic('moon-phases'),
  ];
  await db.transaction((tx) =>
    replaceComicStandards(tx, theirs!, [{ curriculum: 'ngss', code: 'MS-LS1-6' }]),
  );
  const looked = await Promise.all([tag(), tag()]);
  expect(looked[0]! + looked[1]!).toBe(3);
  expect(await tagsOf(theirs!)).toEqual(['ngss:MS-LS1-6']);
  for (const id of rest) expect(await tagsOf(id)).not.toEqual([]);
  expect(await db.$count(comics, sql`${comics.awaitsStandards}`)).toBe(0);
});
