import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, migrationsDir, type Queryable } from '../client.ts';
import { styles, subjects } from '../schema/catalogue.ts';
import {
  comics,
  type EditionContent,
  editions,
  facts,
  faqs,
  pages,
  panels,
  quizQuestions,
} from '../schema/comics.ts';
import { seedCatalogue } from '../seed/catalogue.ts';
import { insertComic, insertUser } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listPages, listPanels } from './comics.ts';
import { approve } from './editions.ts';
import { listHardcoreQuestions, listQuizQuestions } from './learning.ts';
import { findLibraryComic } from './library.ts';
import { keepPdf } from './printing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const drawn = readScript([{ panels: [{ scene: 'A leaf.', caption: "It's *green*." }] }])[0]!;

/** A page of one panel, both quizzes, an FAQ and a fact. */
async function fill(db: Queryable, comicId: string): Promise<void> {
  const key = (name: string) => `comics/${comicId}/${name}.webp`;
  // By hand: the tables have columns now that a database of before does not have.
  await db.execute(sql`
    insert into pages (id, comic_id, page_number, image_key, thumbnail_key, drawn, text_places)
    values (gen_random_uuid(), ${comicId}, 2, null, null, null, null),
      (gen_random_uuid(), ${comicId}, 1, ${key('page')}, ${key('thumbnail')}, ${JSON.stringify(drawn)}::jsonb, '[]')`);
  await db.execute(sql`
    insert into panels (id, comic_id, page_number, panel_number, state, scene, caption, alt, polygon, art_key, verdict)
    values (gen_random_uuid(), ${comicId}, 1, 1, 'done', 'A leaf.', 'It''s *green*.', 'A green leaf.',
      '[[0, 0], [10, 0], [10, 10.5]]', ${key('art')}, '{"ok": true, "smallestPt": 9.5, "problems": []}')`);
  const question = { comicId, options: ['a', 'b'], correctAnswer: 'a', difficulty: 'easy' as const };
  await db.insert(quizQuestions).values([
    { ...question, hardcore: false, position: 1, question: 'Second?', taughtAt: { page: 1, panel: 1 } },
    { ...question, hardcore: false, position: 0, question: 'First?', explanation: 'Unused.' },
    { ...question, hardcore: true, position: 0, question: 'Hard?', explanation: 'So.', factId: 'f1' },
  ]);
  await db
    .insert(faqs)
    .values({ comicId, position: 0, question: 'Why?', answer: 'So.', imageKey: key('faq') });
  await db.insert(facts).values({ comicId, position: 0, fact: 'Leaves breathe.' });
}

/** What an edition has to hold, put together from the tables. */
async function expectedContent(db: Queryable, comicId: string): Promise<EditionContent> {
  const drop = <T extends object, K extends keyof T>(row: T, names: K[]): Omit<T, K> =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
  const content: EditionContent = {
    pages: (await listPages(db, [comicId])).map((row) =>
      drop(row, ['comicId', 'artKey', 'seenPlaces', 'createdAt', 'updatedAt']),
    ),
    panels: (await listPanels(db, comicId)).map((row) =>
      drop(row, ['id', 'comicId', 'state', 'artKey', 'artHash', 'drawnBy', 'updatedAt']),
    ),
    questions: await listQuizQuestions(db, comicId),
    hardcoreQuestions: await listHardcoreQuestions(db, comicId),
    faqs: [{ question: 'Why?', answer: 'So.', imageKey: `comics/${comicId}/faq.webp` }],
    facts: [{ fact: 'Leaves breathe.', imageKey: null }],
  };
  // What is undefined is left out.
  return JSON.parse(JSON.stringify(content));
}

const keysOf = (comicId: string) =>
  ['cover.webp', 'faq.webp', 'page.webp', 'print.pdf', 'thumbnail.webp'].map(
    (name) => `comics/${comicId}/${name}`,
  );

test('approving copies everything that readers see, and later changes do not reach the copy', async () => {
  const { db } = database;
  const owner = await insertUser(db);
  const { id } = await insertComic(db, owner.id, { comicStatus: 'published', version: 7, hasQuiz: true });
  await db
    .update(comics)
    .set({ thumbnailKey: `comics/${id}/cover.webp`, pdfKey: `comics/${id}/print.pdf` })
    .where(eq(comics.id, id));
  await fill(db, id);
  const other = await insertComic(db, owner.id);
  const content = await expectedContent(db, id);
  await approve(db, [id], owner.id);
  const [comic] = await db.select().from(comics).where(eq(comics.id, id));
  const [edition] = await db.select().from(editions).where(eq(editions.comicId, id));
  expect(comic).toMatchObject({ status: 'approved', publicEditionId: edition!.id, reviewedBy: owner.id });
  expect(edition).toMatchObject({ version: 7, hasQuiz: true, hasFaq: false, approvedBy: owner.id });
  expect(edition!.content).toStrictEqual(content);
  expect(edition!.objectKeys).toEqual(keysOf(id));
  expect(await db.$count(editions, eq(editions.comicId, other.id))).toBe(0);

  await db.update(panels).set({ caption: 'Changed.' }).where(eq(panels.comicId, id));
  await db.delete(facts).where(eq(facts.comicId, id));
  expect((await findLibraryComic(db, id))?.content).toStrictEqual(content);
});

test('a PDF is kept only while pages and name are those that it was printed from', async () => {
  const { db } = database;
  const { id } = await insertComic(db, (await insertUser(db)).id);
  await fill(db, id);
  const printed = { pages: await listPages(db, [id]), author: '' };
  const pdfOf = async () => (await db.select().from(comics).where(eq(comics.id, id)))[0]!.pdfKey;
  await db.transaction((tx) => keepPdf(tx, id, 'first.pdf', printed));
  expect(await pdfOf()).toBe('first.pdf');
  const late = () =>
    expect(db.transaction((tx) => keepPdf(tx, id, 'second.pdf', printed))).rejects.toMatchObject({
      code: 'pdf-behind',
    });
  await db.update(comics).set({ author: 'Iris' }).where(eq(comics.id, id));
  await late();
  await db.update(comics).set({ author: '' }).where(eq(comics.id, id));
  await db.update(pages).set({ imageKey: 'drawn-again.webp' }).where(eq(pages.comicId, id));
  await late();
  expect(await pdfOf()).toBe('first.pdf');
});

test('what is in the library before there are editions gets one and stays, whatever it holds', async () => {
  const old = await createTestDatabase({ empty: true });
  const dir = mkdtempSync(path.join(tmpdir(), 'panelwise-migrations-'));
  try {
    const { db } = old;
    cpSync(migrationsDir, dir, { recursive: true });
    const file = path.join(dir, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(
      file,
      JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < 5) }),
    );
    await migrateDatabase(old, dir);
    await seedCatalogue(db);
    // By hand: the table has columns now that it did not have then.
    const ownerId = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c53';
    await db.execute(sql`
      insert into users (id, firstname, lastname, email, username, user_type, password_hash, verified_at)
      values (${ownerId}, 'A', 'B', 'a@example.org', 'a', 'Teacher', 'hash', now())`);
    const add = oldComics(db, ownerId);
    const full = await add('approved', 'published');
    await fill(db, full);
    const bare = await add('approved', 'published');
    const pending = await add('pending', 'published');
    const acceptedDraft = await add('approved', 'draft');
    const deleted = await add('approved', 'published', 'now()');

    await migrateDatabase(old);

    const content = await expectedContent(db, full);
    expect((await findLibraryComic(db, full))?.content).toStrictEqual(content);
    const [edition] = await db.select().from(editions).where(eq(editions.comicId, full));
    expect(edition).toMatchObject({ version: 4, hasQuiz: true, hasFacts: false, objectKeys: keysOf(full) });
    expect((await findLibraryComic(db, bare))?.content.pages).toEqual([]);
    for (const id of [pending, acceptedDraft, deleted])
      expect(await findLibraryComic(db, id)).toBeUndefined();
    const [draft] = await db.select().from(comics).where(eq(comics.id, acceptedDraft));
    expect(draft).toMatchObject({ status: 'pending', comicStatus: 'draft', publicEditionId: null });
    expect(await db.$count(editions)).toBe(2);

    // The copy is the one that approving makes.
    await db.update(comics).set({ version: 5 }).where(eq(comics.id, full));
    await approve(db, [full]);
    const [first, second] = await db
      .select()
      .from(editions)
      .where(eq(editions.comicId, full))
      .orderBy(editions.version);
    expect(second!.content).toStrictEqual(first!.content);
    expect(second!.objectKeys).toEqual(first!.objectKeys);
  } finally {
    await old.drop();
    rmSync(dir, { recursive: true, force: true });
  }
});

/** Writes comics into a database of the time before editions. */
function oldComics(db: TestDatabase['db'], ownerId: string) {
  return async (status: string, comicStatus: string, deletedAt = 'null'): Promise<string> => {
    const [subject] = await db.select().from(subjects).limit(1);
    const [style] = await db.select().from(styles).limit(1);
    const { rows: made } = await db.execute<{ id: string }>(`
      insert into series (id, owner_id, title, concept, concept_key, story, subject_id, style_id, grade, country, parts)
      values (gen_random_uuid(), '${ownerId}', 'Leaves', 'leaf', 'leaf', '', '${subject!.id}', '${style!.id}', '5', 'US', '[]')
      returning id`);
    const { rows } = await db.execute<{ id: string }>(`
      insert into comics (id, series_id, owner_id, part_number, title, subject_id, grade, country, concept, prompt, status, comic_status, version, has_quiz, deleted_at)
      values (gen_random_uuid(), '${made[0]!.id}', '${ownerId}', 1, 'Leaves', '${subject!.id}', '5', 'US', 'leaf', '{', '${status}', '${comicStatus}', 4, true, ${deletedAt})
      returning id`);
    const { id } = rows[0]!;
    await db.execute(
      `update comics set thumbnail_key = 'comics/${id}/cover.webp', pdf_key = 'comics/${id}/print.pdf' where id = '${id}'`,
    );
    return id;
  };
}
