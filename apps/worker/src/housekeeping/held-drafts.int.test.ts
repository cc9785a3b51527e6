import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { approve } from '@panelwise/db/repositories/editions';
import { startRun } from '@panelwise/db/repositories/runs';
import { consents } from '@panelwise/db/schema/accounts';
import { comics, series } from '@panelwise/db/schema/comics';
import { insertComic, insertUser } from '@panelwise/db/testing/fixtures';
import { createTestDatabase, type TestDatabase } from '@panelwise/db/testing/test-database';
import { comicPrefix, contentHash, panelArtKey } from '@panelwise/storage/keys';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { removeHeldDrafts } from './remove-held-drafts.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await createTestStore();
});
afterAll(() => Promise.all([database.drop(), store.drop()]));

const hourMs = 3_600_000;
const old = () => new Date(Date.now() - retention.heldDraftsMs - hourMs);
const young = () => new Date(Date.now() - retention.heldDraftsMs + hourMs);
const thisYear = new Date().getUTCFullYear();
const child = { userType: 'Student', birthYear: thisYear - 10, country: 'US' } as const;
const deps = () => ({ database, store, log: pino({ level: 'silent' }) });

type Owner = Parameters<typeof insertUser>[1];
async function draftOf(over: Owner, comic: Parameters<typeof insertComic>[2] = { createdAt: old() }) {
  const owner = await insertUser(database.db, over);
  const made = await insertComic(database.db, owner.id, comic);
  await store.put(panelArtKey(made.id, 1, 1, contentHash(made.id), 'webp'), Buffer.from('art'), 'image/webp');
  return { id: made.id, seriesId: made.seriesId, ownerId: owner.id };
}
async function isThere({ id, seriesId }: { id: string; seriesId: string }): Promise<boolean[]> {
  const { db } = database;
  const objects: string[] = [];
  for await (const key of store.list(comicPrefix(id))) objects.push(key);
  return [
    (await db.$count(comics, eq(comics.id, id))) > 0,
    (await db.$count(series, eq(series.id, seriesId))) > 0,
    objects.length > 0,
  ];
}

test('drafts of children who wait for an adult go after a month, and nobody else’s do', async () => {
  const { db } = database;
  const held = [
    await draftOf(child),
    await draftOf({ userType: 'Student' }),
    await draftOf({ ...child, birthYear: thisYear - 16 }),
    await draftOf({ ...child, userType: 'Teacher' }),
  ];
  const given = await draftOf(child);
  await db.insert(consents).values({
    childId: given.ownerId,
    kind: 'verifiable',
    adultEmail: 'adult@example.org',
    relation: 'parent',
    statement: 'Yes.',
    textVersion: '1',
    confirmedAt: new Date(),
  });
  const working = await draftOf(child);
  await startRun(db, { step: 'generate-pdf', ownerId: working.ownerId, comicId: working.id, input: {} });
  const public_ = await draftOf(child);
  await approve(db, [public_.id]);
  const kept = [
    given,
    working,
    public_,
    await draftOf({}),
    await draftOf({ ...child, birthYear: thisYear - 19 }),
    await draftOf(child, { createdAt: young() }),
    await draftOf(child, { createdAt: old(), comicStatus: 'published' }),
  ];
  expect(await removeHeldDrafts(deps())).toBe(held.length);
  for (const draft of held) expect(await isThere(draft)).toEqual([false, false, false]);
  for (const draft of kept) expect(await isThere(draft)).toEqual([true, true, true]);
  expect(daysOf(retention.heldDraftsMs)).toBe(30);
});
