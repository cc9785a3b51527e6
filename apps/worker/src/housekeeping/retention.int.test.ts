import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { listEvents } from '@panelwise/db/repositories/run-events';
import { endRun, findRun, startRun } from '@panelwise/db/repositories/runs';
import { addTasks, listTasks } from '@panelwise/db/repositories/tasks';
import { codeGuesses, otps, passkeyChallenges, refreshTokens } from '@panelwise/db/schema/accounts';
import { battleSeats, battles } from '@panelwise/db/schema/battles';
import { comics, editions, pages, panels, panelVersions } from '@panelwise/db/schema/comics';
import { gameRounds } from '@panelwise/db/schema/games';
import { notices } from '@panelwise/db/schema/notices';
import { runs } from '@panelwise/db/schema/runs';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import * as keys from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import type { ObjectStore } from '@panelwise/storage/port';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneObjects } from './prune-objects.ts';
import { purgeRows } from './purge-rows.ts';

let database: TestDatabase;
let dir: string;
let store: ObjectStore;
let ownerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'panelwise retention '));
  store = await openStore({ kind: 'files', dir });
  ownerId = (await insertUser(database.db)).id;
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

const deps = () => ({ database, store, log: pino({ level: 'silent' }) });
const ago = (ms: number) => sql`now() - ${ms} * interval '1 ms'`;
const hourMs = 3_600_000;

test('events and tasks of a run go a month after its end; the run stays, and so do those of a younger one', async () => {
  const { db } = database;
  const comic = await insertComic(db, ownerId);
  const endedRun = async (endedMs: number) => {
    const { run } = await startRun(db, { step: 'generate-comic', ownerId, comicId: comic.id, input: {} });
    await addTasks(db, run.id, [{ kind: 'panel', lane: 'image', pageNumber: 1, panelNumber: 1 }]);
    await endRun(db, run.id, { status: 'failed', code: 'internal', message: 'No.' });
    await db
      .update(runs)
      .set({ finishedAt: ago(endedMs) })
      .where(eq(runs.id, run.id));
    return run.id;
  };
  const old = await endedRun(retention.runHistoryMs + hourMs);
  const young = await endedRun(retention.runHistoryMs - hourMs);
  await purgeRows(deps());
  expect([(await listEvents(db, old, 0)).length, (await listTasks(db, old)).length]).toEqual([0, 0]);
  expect(await findRun(db, old)).toMatchObject({ status: 'failed', errorMessage: 'No.', seq: 2 });
  expect([(await listEvents(db, young, 0)).length, (await listTasks(db, young)).length]).toEqual([2, 1]);
});

test('notices go after three months, read or not', async () => {
  const { db } = database;
  const comic = await insertComic(db, ownerId);
  const notice = { userId: ownerId, comicId: comic.id, kind: 'accepted' } as const;
  await db.insert(notices).values([
    { ...notice, createdAt: ago(retention.noticesMs + hourMs) },
    { ...notice, createdAt: ago(retention.noticesMs - hourMs), readAt: ago(hourMs) },
  ]);
  await purgeRows(deps());
  expect((await db.select().from(notices)).map(({ readAt }) => readAt !== null)).toEqual([true]);
});

test('rounds of games go a week after their last move', async () => {
  const { db } = database;
  const comic = await insertComic(db, ownerId);
  const round = { userId: ownerId, comicId: comic.id, game: 'terms' as const, level: 1 as const };
  const old = ago(retention.gameRoundsMs + hourMs);
  await db.insert(gameRounds).values([
    { ...round, pieces: [], spots: [], seed: 1, movedAt: old },
    { ...round, pieces: [], spots: [], seed: 2, createdAt: old, movedAt: ago(hourMs) },
  ]);
  await purgeRows(deps());
  expect((await db.select().from(gameRounds)).map(({ seed }) => seed)).toEqual([2]);
});

test('battles go two months after they were opened, with their seats', async () => {
  const { db } = database;
  const comic = await insertComic(db, ownerId);
  const about = {
    comicId: comic.id,
    title: 'Leaves',
    subject: 'Science',
    against: 'own',
    band: 'adult',
  } as const;
  const made = await db
    .insert(battles)
    .values([
      { ...about, createdAt: ago(retention.battlesMs + hourMs) },
      { ...about, createdAt: ago(retention.battlesMs - hourMs) },
    ])
    .returning();
  const seats = made.map(({ id }) => ({
    battleId: id,
    place: 0,
    userId: ownerId,
    band: 'adult' as const,
    seed: 1,
  }));
  await db.insert(battleSeats).values(seats);
  await purgeRows(deps());
  expect((await db.select().from(battleSeats)).map(({ battleId }) => battleId)).toEqual([made[1]!.id]);
});

test('codes go after a week, sessions a month after they end; what is still good stays', async () => {
  const { db } = database;
  const code = {
    userId: ownerId,
    email: 'somebody@example.org',
    purpose: 'reset-password' as const,
    codeHash: 'x',
    expiresAt: ago(0),
  };
  await db.insert(otps).values([
    { ...code, createdAt: ago(retention.codesMs + hourMs) },
    { ...code, codeHash: 'young', createdAt: ago(retention.codesMs - hourMs) },
  ]);
  const guess = { email: 'somebody@example.org', guessedByKnown: false, couldReset: true };
  await db.insert(codeGuesses).values([
    { ...guess, guessedBy: 'old', createdAt: ago(retention.codesMs + hourMs) },
    { ...guess, guessedBy: 'young', createdAt: ago(retention.codesMs - hourMs) },
  ]);
  const asked = { userId: ownerId, purpose: 'prove' as const, challenge: 'x' };
  await db.insert(passkeyChallenges).values([
    { ...asked, madeFor: 'run out', expiresAt: ago(1_000) },
    { ...asked, madeFor: 'good', expiresAt: ago(-hourMs) },
  ]);
  const tooOld = retention.sessionsMs + hourMs;
  const inAYear = ago(-365 * 24 * hourMs);
  await db.insert(refreshTokens).values([
    { userId: ownerId, tokenHash: 'run out', expiresAt: ago(tooOld) },
    { userId: ownerId, tokenHash: 'ended', expiresAt: inAYear, revokedAt: ago(tooOld) },
    { userId: ownerId, tokenHash: 'ended lately', expiresAt: inAYear, revokedAt: ago(hourMs) },
    { userId: ownerId, tokenHash: 'good', expiresAt: inAYear },
  ]);
  await purgeRows(deps());
  expect((await db.select().from(otps)).map(({ codeHash }) => codeHash)).toEqual(['young']);
  expect((await db.select().from(codeGuesses)).map(({ guessedBy }) => guessedBy)).toEqual(['young']);
  expect((await db.select().from(passkeyChallenges)).map(({ madeFor }) => madeFor)).toEqual(['good']);
  expect((await db.select().from(refreshTokens)).map(({ tokenHash }) => tokenHash).sort()).toEqual([
    'ended lately',
    'good',
  ]);
});

/** A comic at rest with one object of each kind that something shows, and one that nothing does. */
async function comicAtRest() {
  const { db } = database;
  const quietMs = retention.unusedObjectsMs + hourMs;
  const comic = await insertComic(db, ownerId, { updatedAt: ago(quietMs) as never });
  const { id } = comic;
  const hash = (name: string) => keys.contentHash(`${id} ${name}`);
  const shown = {
    page: keys.pageImageKey(id, 1, hash('page'), 'webp'),
    smallPage: keys.smallOf(keys.pageImageKey(id, 1, hash('page'), 'webp')),
    pageArt: keys.pageArtKey(id, 1, hash('page art'), 'jpg'),
    thumbnail: keys.thumbnailKey(id, 1, hash('thumbnail'), 'webp'),
    panel: keys.panelArtKey(id, 1, 1, hash('panel'), 'webp'),
    version: keys.panelArtKey(id, 1, 1, hash('version'), 'webp'),
    cover: keys.coverKey(id, hash('cover'), 'webp'),
    smallCover: keys.smallOf(keys.coverKey(id, hash('cover'), 'webp')),
    pdf: keys.pdfKey(id, hash('pdf')),
    reviewed: keys.pageImageKey(id, 1, hash('reviewed'), 'webp'),
    illustration: keys.illustrationKey(id, hash('illustration'), 'webp'),
  };
  const unused = [
    keys.pageImageKey(id, 1, hash('old page'), 'webp'),
    keys.smallOf(keys.pageImageKey(id, 1, hash('old page'), 'webp')),
    keys.pageArtKey(id, 1, hash('old art'), 'jpg'),
    keys.thumbnailKey(id, 1, hash('old thumbnail'), 'webp'),
    keys.panelArtKey(id, 9, 9, hash('old panel'), 'webp'),
    keys.coverKey(id, hash('old cover'), 'webp'),
    keys.pdfKey(id, hash('old pdf')),
  ];
  const longAgo = new Date(Date.now() - quietMs);
  for (const key of [...Object.values(shown), ...unused]) {
    await store.put(key, Buffer.from(key), keys.contentTypeOf(key));
    await utimes(path.join(dir, 'objects', key), longAgo, longAgo);
  }
  await db.update(comics).set({ thumbnailKey: shown.cover, pdfKey: shown.pdf }).where(eq(comics.id, id));
  await db.insert(pages).values({
    ...{
      comicId: id,
      pageNumber: 1,
      imageKey: shown.page,
      artKey: shown.pageArt,
      thumbnailKey: shown.thumbnail,
    },
  });
  const place = { comicId: id, pageNumber: 1, panelNumber: 1, scene: '', caption: '', alt: '', polygon: [] };
  const [panel] = await db
    .insert(panels)
    .values({ ...place, artKey: shown.panel })
    .returning();
  await db.insert(panelVersions).values({ panelId: panel!.id, artKey: shown.version, artHash: 'x' });
  const has = { hasQuiz: false, hasHardcoreQuiz: false, hasFaq: false, hasFacts: false };
  await db
    .insert(editions)
    .values({ ...has, comicId: id, version: 1, content: {} as never, objectKeys: [shown.reviewed] });
  const left = async () => {
    const found: string[] = [];
    for await (const key of store.list(keys.comicPrefix(id))) found.push(key);
    return found.sort();
  };
  return { id, shown: Object.values(shown).sort(), unused, left };
}

test('what nothing shows any more goes, once; what a page, a panel, a version or an edition shows stays', async () => {
  const comic = await comicAtRest();
  expect(await pruneObjects(deps())).toBe(comic.unused.length);
  expect(await comic.left()).toEqual(comic.shown);
  expect(await pruneObjects(deps())).toBe(0);
});

test('a comic that changed lately, or that something is written for, is left alone, and so is a young object', async () => {
  const { db } = database;
  const [changed, written, young] = [await comicAtRest(), await comicAtRest(), await comicAtRest()];
  await db
    .update(comics)
    .set({ updatedAt: ago(hourMs) })
    .where(eq(comics.id, changed.id));
  await startRun(db, { step: 'generate-pdf', ownerId, comicId: written.id, input: {} });
  await store.put(young.unused[0]!, Buffer.from('again'), 'image/webp');
  expect(await pruneObjects(deps())).toBe(young.unused.length - 1);
  expect((await changed.left()).length).toBe(changed.shown.length + changed.unused.length);
  expect((await written.left()).length).toBe(written.shown.length + written.unused.length);
});

test('a comic whose objects cannot be removed is tried again by the next pass', async () => {
  const comic = await comicAtRest();
  const gone: ObjectStore = { ...store, remove: () => Promise.reject(new Error('The store went away.')) };
  expect(await pruneObjects({ ...deps(), store: gone })).toBe(0);
  expect(await pruneObjects(deps())).toBe(comic.unused.length);
  expect(await comic.left()).toEqual(comic.shown);
});

test('periods are told in days', () => {
  expect(Object.values(retention).map(daysOf)).toEqual([30, 2, 7, 30, 90, 1, 1, 90, 7, 30, 14, 7, 7, 60, 30]);
});
