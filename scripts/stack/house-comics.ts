import { setTimeout as delay } from 'node:timers/promises';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { setComicStatus } from '@panelwise/contracts/http/comics';
import { type Database, openDatabase } from '@panelwise/db/client';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { comics, series } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { loadPack } from '@panelwise/studio/write/packs/load-pack';
import { starterStory } from '@panelwise/studio/write/starter-story';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { signIn } from './api-client.ts';
import { openHouseAccount } from './house-account.ts';
import { type HouseComic, houseComics } from './house-list.ts';
import { breakdownInput, learningSteps, makePart, runStep, waitForScripts } from './make-comic.ts';

const lookAgainMs = 250;

/**
 * Draws the comics of the house through the real pipeline, one after the other, and takes each into the library as it is
 * ready. No step begins while anybody else's run is open. What an interrupted start has made is not made again, and what
 * an admin has deleted does not come back.
 * @returns how many were taken into the library by this call
 */
export async function drawHouseComics(
  url: string,
  databaseUrl: string,
  list: readonly HouseComic[] = houseComics,
): Promise<number> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const house = await openHouseAccount(database.db);
    let drawn = 0;
    for (const one of list) if (await drawOne(url, database.db, house, one)) drawn++;
    return drawn;
  } finally {
    await database.close();
  }
}

type House = Awaited<ReturnType<typeof openHouseAccount>>;

async function drawOne(url: string, db: Database, house: House, one: HouseComic): Promise<boolean> {
  if (await isSettled(db, house.id, one.lesson)) return false;
  const pack = await loadPack(one.lesson);
  if (!pack) throw new Error(`There is no lesson "${one.lesson}".`);
  // A session for each: the whole list may take longer than a token lasts.
  const client = await signIn(url, house);
  const order = { ...one, title: pack.title, concept: pack.title, story: starterStory(pack) };
  const input = { ...(await breakdownInput(client, order)), author: 'Panelwise' };
  await untilNobodyWaits(db, house.id);
  // With this key an interrupted start finds the story that it has begun.
  const { parts } = (await runStep(client, 'refine-prompt', input, undefined, `house-${one.lesson}`)) as {
    parts: [SeriesPart, ...SeriesPart[]];
  };
  const [first] = parts;
  await waitForScripts(client, { parts });
  await untilNobodyWaits(db, house.id);
  await makePart(client, first);
  for (const step of learningSteps) {
    await untilNobodyWaits(db, house.id);
    await runStep(client, step, { comicId: first.comicId });
  }
  await client.call(setComicStatus, { body: { comicId: first.comicId, comicStatus: 'published' } });
  await accept(db, first.comicId);
  return true;
}

/** True when the first part of a lesson is in the library, or was deleted. */
async function isSettled(db: Database, houseId: string, lesson: string): Promise<boolean> {
  const [begun] = await db
    .select({ id: comics.id, deletedAt: comics.deletedAt, publicEditionId: comics.publicEditionId })
    .from(series)
    .leftJoin(comics, and(eq(comics.seriesId, series.id), eq(comics.partNumber, 1)))
    .where(and(eq(series.ownerId, houseId), eq(series.lesson, lesson)));
  if (!begun) return false;
  return begun.id === null || begun.deletedAt !== null || begun.publicEditionId !== null;
}

/** The decision of the house, recorded as no person's: people reviewed the lesson before it was released. */
async function accept(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockComic(tx, id);
    if (!before) return;
    await approve(tx, [id]);
    await recordAudit(tx, {
      actorId: null,
      action: 'approved',
      subjectType: 'comic',
      subjectId: id,
      before: { status: before.status, version: before.version },
      after: { status: 'approved' },
      reason: 'A built-in lesson of the house, reviewed before it was released.',
    });
  });
}

/** Waits until no run of anybody but the house is open. */
async function untilNobodyWaits(db: Database, houseId: string): Promise<void> {
  const isOpen = and(inArray(runs.status, ['queued', 'running']), ne(runs.ownerId, houseId));
  while ((await db.select({ id: runs.id }).from(runs).where(isOpen).limit(1)).length > 0)
    await delay(lookAgainMs);
}
