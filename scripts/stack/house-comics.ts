import { setTimeout as delay } from 'node:timers/promises';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { setComicStatus } from '@panelwise/contracts/http/comics';
import { type Database, openDatabase } from '@panelwise/db/client';
import { recordAudit } from '@panelwise/db/repositories/audit';
import { lockComic } from '@panelwise/db/repositories/comic-changes';
import { approve } from '@panelwise/db/repositories/editions';
import { listSettledLessons } from '@panelwise/db/repositories/house';
import { runs } from '@panelwise/db/schema/runs';
import { chooseConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { loadPack } from '@panelwise/studio/write/packs/load-pack';
import { starterStory } from '@panelwise/studio/write/starter-story';
import { and, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { ApiRefusal, signIn } from './api-client.ts';
import { forEachThatCan } from './for-each-that-can.ts';
import { type HouseAccount, openHouseAccount } from './house-account.ts';
import { type HouseComic, houseComics } from './house-list.ts';
import { breakdownInput, learningSteps, makePart, runStep, waitForScripts } from './make-comic.ts';

const lookAgainMs = 250;
/** Who has just got an answer mostly asks for the next step at once. */
const quietMs = 3_000;

type Options = {
  list?: readonly HouseComic[];
  /** Ends the drawing; what has begun is gone on with by the next call. */
  signal?: AbortSignal;
  say?: (line: string) => void;
};

/**
 * Draws the comics of the house through the real pipeline, one after the other, and takes each into the library as it is
 * ready. No step begins while anybody else's run is open. What an interrupted start has made is not made again, and what
 * an admin has deleted does not come back. A comic that fails is said and left out.
 * @returns how many were taken into the library by this call, and how many failed
 * @throws the reason of `signal`
 */
export async function drawHouseComics(
  url: string,
  databaseUrl: string,
  { list = houseComics, signal = new AbortController().signal, say = console.error }: Options = {},
): Promise<{ drawn: number; failed: number }> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const bus = openNotificationBus(chooseConnection({ redisUrl: process.env.REDIS_URL, databaseUrl }));
  const { db } = database;
  try {
    const house = await openHouseAccount(db);
    const settled = await listSettledLessons(db, house.id);
    const left = list.filter(({ lesson }) => !settled.has(lesson));
    const failed = await forEachThatCan(left, signal, say, async (one) => {
      const comicId = await draw(url, house, one, () => untilNobodyWaits(db, house.id, signal));
      await accept(db, comicId);
      await bus.publish({ topic: 'library-changed', comicId });
    });
    return { drawn: left.length - failed, failed };
  } finally {
    await bus.close();
    await database.close();
  }
}

/** Draws the first part of a lesson with all that comes with it, and publishes it. @returns the comic's id */
async function draw(
  url: string,
  house: HouseAccount,
  one: HouseComic,
  waitForTurn: () => Promise<void>,
): Promise<string> {
  const pack = await loadPack(one.lesson, one.country);
  if (!pack) throw new Error(`There is no lesson "${one.lesson}".`);
  // A session for each: the whole list may take longer than a token lasts.
  const client = await signIn(url, house);
  const { title } = pack;
  const order = { concept: title.toLowerCase(), ...one, title, story: starterStory(pack) };
  const input = { ...(await breakdownInput(client, order)), author: 'Panelwise' };
  /** Takes a step when it is its turn. Quick machines begin more steps in a minute than one account may. */
  const take = async <T>(step: () => Promise<T>): Promise<T> => {
    for (;;) {
      await waitForTurn();
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.code === 'rate-limited')) throw error;
        await delay(lookAgainMs);
      }
    }
  };
  // With this key an interrupted start finds the story that it has begun.
  const { parts } = (await take(() =>
    runStep(client, 'refine-prompt', input, undefined, `house-${one.lesson}`),
  )) as { parts: [SeriesPart, ...SeriesPart[]] };
  const [first] = parts;
  await waitForScripts(client, { parts });
  await take(() => makePart(client, first));
  const { comicId } = first;
  for (const step of learningSteps) await take(() => runStep(client, step, { comicId }));
  await client.call(setComicStatus, { body: { comicId, comicStatus: 'published' } });
  return comicId;
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

/** Waits until no run of anybody but the house is open, or has just ended. @throws the reason of `signal` */
async function untilNobodyWaits(db: Database, houseId: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const hasJustEnded = gt(runs.finishedAt, sql`now() - ${quietMs} * interval '1 ms'`);
  const isOpen = or(inArray(runs.status, ['queued', 'running']), hasJustEnded);
  const isTheirs = ne(runs.ownerId, houseId);
  while ((await db.select({ id: runs.id }).from(runs).where(and(isOpen, isTheirs)).limit(1)).length > 0)
    await delay(lookAgainMs, undefined, { signal });
}
