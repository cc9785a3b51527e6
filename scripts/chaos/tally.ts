import path from 'node:path';
import { getComic } from '@panelwise/contracts/http/comics';
import { type OpenDatabase, openDatabase } from '@panelwise/db/client';
import { largeOf } from '@panelwise/storage/keys';
import { openStore } from '@panelwise/storage/open-store';
import { sql } from 'drizzle-orm';
import type { ProviderBills } from '../stack/fake-provider.ts';
import type { Drawn } from './creators.ts';

/** What must not be, each 0 when all is as promised. */
export type Faults = {
  lost: number;
  stuck: number;
  failed: number;
  paidTwice: number;
  unexplainedBills: number;
  orphanObjects: number;
  eventsAfterTheEnd: number;
  leftAtProvider: number;
};

/** Comics whose drawing succeeded and that do not have every page and panel. */
export async function countLost(drawn: Drawn[]): Promise<number> {
  const last = new Map(drawn.map((one) => [one.comicId, one]));
  let lost = 0;
  for (const { creator, comicId, pages: pageCount, panels } of last.values()) {
    const { pages } = await creator.client.call(getComic, { params: { id: comicId } });
    const all = pages.flatMap((page) => page.panels);
    const isWhole =
      pages.length === pageCount &&
      pages.every((page) => page.imageUrl) &&
      all.length === panels &&
      all.every((panel) => panel.state === 'done');
    if (!isWhole) lost++;
  }
  return lost;
}

/** Counts in database and store, when nobody works any more. Prints one line for each thing that is wrong. */
export async function tally(
  stack: { databaseUrl: string; dataDir: string },
  bills: ProviderBills,
  lost: number,
): Promise<{ faults: Faults; shown: Record<string, number> }> {
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  try {
    const runs = await countRuns(database);
    const ledger = await readLedger(database);
    const objects = await countObjects(database, stack.dataDir);
    for (const line of [...runs.wrong, ...objects.orphans.map((key) => `orphan ${key}`)].slice(0, 20))
      console.log(`  ${line}`);
    for (const [thing, ids] of Object.entries(bills.doubled)) {
      console.log(`  paid twice: ${thing} ${ids.join(' ')}`);
      for (const sending of await readSendingsOf(database, ids)) console.log(`    ${sending}`);
    }
    const isNamed = (id: string) => ledger.ids.has(id) || ledger.places.has(bills.places[id] ?? '');
    const unnamed = bills.ids.filter((id) => !isNamed(id));
    return {
      faults: {
        lost,
        stuck: runs.stuck,
        failed: runs.failed,
        paidTwice: Object.keys(bills.doubled).length,
        unexplainedBills: Math.max(0, unnamed.length - ledger.open),
        orphanObjects: objects.orphans.length,
        eventsAfterTheEnd: runs.eventsAfterTheEnd,
        leftAtProvider: bills.leftPlaces.filter((place) => !ledger.openPlaces.has(place)).length,
      },
      shown: {
        bills: bills.total,
        things: bills.things,
        cancelledBills: bills.cancelled,
        boughtAgain: bills.boughtAgain,
        early: bills.early,
        sendings: ledger.sendings,
        inDoubt: ledger.inDoubt,
        replacedPictures: objects.replaced,
        placesToClose: bills.leftPlaces.filter((place) => ledger.openPlaces.has(place)).length,
      },
    };
  } finally {
    await database.close();
  }
}

async function countRuns({ db }: OpenDatabase) {
  const { rows: unwell } = await db.execute<{
    id: string;
    step: string;
    status: string;
    message: string;
  }>(sql`
    select id, step, status, coalesce(error_message, error_code, '') as message from runs
    where status not in ('succeeded', 'cancelled')`);
  // After the end of a run nothing comes but its being ordered again.
  const { rows: late } = await db.execute<{ run_id: string; type: string }>(sql`
    select run_id, type from (
      select run_id, event->>'type' as type, lag(event->>'type') over (partition by run_id order by seq) as before
      from run_events) as history
    where before = 'run:ended' and type <> 'run:queued'`);
  return {
    stuck: unwell.filter((run) => run.status !== 'failed').length,
    failed: unwell.filter((run) => run.status === 'failed').length,
    eventsAfterTheEnd: late.length,
    wrong: [
      ...unwell.map((run) => `${run.status} ${run.step} ${run.id} ${run.message}`),
      ...late.map((event) => `after the end of ${event.run_id}: ${event.type}`),
    ],
  };
}

async function readLedger({ db }: OpenDatabase) {
  const { rows } = await db.execute<{
    external_id: string | null;
    place: string | null;
    place_closed_at: Date | null;
    outcome: string | null;
    in_doubt: boolean;
  }>(sql`select external_id, place, place_closed_at, outcome, in_doubt from provider_sendings`);
  return {
    ids: new Set(rows.map((row) => row.external_id)),
    /** Where work is found whose id the ledger does not know. */
    places: new Set(rows.map((row) => row.place)),
    /** Places that are still to be deleted at the provider. */
    openPlaces: new Set(rows.filter((row) => row.place_closed_at === null).map((row) => row.place)),
    sendings: rows.length,
    inDoubt: rows.filter((row) => row.in_doubt).length,
    /** Sendings that may have a bill of which the ledger knows neither id nor place, and say so. */
    open: rows.filter(
      (row) => row.external_id === null && row.place === null && (row.in_doubt || row.outcome === null),
    ).length,
  };
}

/** What the ledger says of the calls with these ids of the provider's, a line for each sending. */
async function readSendingsOf({ db }: OpenDatabase, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ told: string }>(sql`
    select concat_ws(' ', fence, 'sent', sent_at::time, 'heard', heard_at::time, 'ended', finished_at::time,
      coalesce(external_id, 'no id'), outcome, error_code, case when in_doubt then 'in doubt' end) as told
    from provider_sendings
    where call_id in (select call_id from provider_sendings where external_id in ${ids})
    order by call_id, fence`);
  return rows.map(({ told }) => told);
}

/**
 * Objects that no row names. What lies below a comic goes with it, whatever it is; so a page's picture that was replaced
 * by a newer one is counted by itself.
 */
async function countObjects({ db }: OpenDatabase, dataDir: string) {
  const { rows } = await db.execute<{ key: string | null }>(sql`
    select art_key as key from panels union select art_key from panel_versions
    union select unnest(array[image_key, art_key, thumbnail_key]) from pages
    union select unnest(array[thumbnail_key, pdf_key]) from comics
    union select unnest(object_keys) from editions
    union select image_key from subjects union select image_key from styles union select jsonb_array_elements_text(example_pages) from themes
    union select object_key from provider_calls`);
  const { rows: comics } = await db.execute<{ id: string }>(sql`select id from comics`);
  const named = new Set(rows.map((row) => row.key));
  const comicIds = new Set(comics.map((row) => row.id));
  const store = await openStore({ kind: 'files', dir: path.join(dataDir, 'objects') });
  const orphans: string[] = [];
  let replaced = 0;
  for await (const key of store.list('')) {
    if (named.has(key) || named.has(largeOf(key) ?? '')) continue;
    if (comicIds.has(/^comics\/([^/]+)\//.exec(key)?.[1] ?? '')) replaced++;
    else orphans.push(key);
  }
  return { orphans, replaced };
}
