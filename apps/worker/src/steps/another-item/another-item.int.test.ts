import { findComic } from '@panelwise/db/repositories/comics';
import { listItems, removeItem } from '@panelwise/db/repositories/learning-items';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker.close());

const leaves =
  'Maya finds a tall plant. Photosynthesis is how plants make food from light. Plants need water because their roots drink it. Leaves take in carbon dioxide from the air. Chlorophyll is a green colour that catches the light. In 1779 Jan Ingenhousz found that plants need light. A tree makes about 100 kg of oxygen in a year.';

/** A comic with a written script and its facts. */
async function withFacts(story: string) {
  const { id } = await worker.newComic(undefined, { story, concept: 'photosynthesis' });
  for (const step of ['write-script', 'generate-didyouknow'] as const)
    expect(await worker.end((await worker.order(step, id)).id)).toMatchObject({ status: 'succeeded' });
  return id;
}
const another = async (id: string) => {
  const run = await worker.end((await worker.order('another-item', id, { kind: 'facts' })).id);
  expect(run.status).toBe('succeeded');
  return (run.result as { item: { fact: string } | null }).item?.fact;
};
const factsOf = async (id: string) =>
  (await listItems(worker.database.db, id, 'facts')).map(({ item }) =>
    item.kind === 'facts' ? item.fact : '',
  );
async function dropFirst(id: string) {
  const { db } = worker.database;
  const [first, ...others] = await listItems(db, id, 'facts');
  await removeItem(db, id, first!, { isLast: others.length === 0 });
  return (first!.item as { fact: string }).fact;
}

test('each other one is new to the set and to what was dropped, until there is none', async () => {
  const id = await withFacts(leaves);
  const seen = new Set(await factsOf(id));
  const start = seen.size;
  expect(start).toBeGreaterThan(1);
  const version = (await findComic(worker.database.db, id))!.version;
  let brought: string | undefined;
  let rounds = 0;
  do {
    await dropFirst(id);
    brought = await another(id);
    if (brought) {
      expect(seen).not.toContain(brought);
      seen.add(brought);
      expect((await factsOf(id)).at(-1)).toBe(brought);
    }
    rounds++;
  } while (brought && rounds < 20);
  // Then it says so, and changes nothing.
  expect(brought).toBeUndefined();
  expect((await factsOf(id)).length).toBe(start - 1);
  expect((await findComic(worker.database.db, id))!.version).toBeGreaterThanOrEqual(version);
});

test('a set that is written anew may have everything again', async () => {
  const id = await withFacts(leaves);
  const dropped = await dropFirst(id);
  const { db } = worker.database;
  expect((await findComic(db, id))?.droppedItems.facts).toEqual([dropped.toLowerCase()]);
  await worker.end((await worker.order('generate-didyouknow', id, { again: true })).id);
  expect((await findComic(db, id))?.droppedItems.facts).toEqual([]);
  expect(await factsOf(id)).toContain(dropped);
});

test('an item is replaced in its place by one that neither the set has nor ever had, and stays where there is none', async () => {
  const id = await withFacts(leaves);
  const seen = new Set(await factsOf(id));
  const count = seen.size;
  const replaceFirst = async () => {
    const [fact] = await factsOf(id);
    const order = { kind: 'facts', replaces: { kind: 'facts', fact } };
    const run = await worker.end((await worker.order('another-item', id, order)).id);
    return (run.result as { item: { fact: string } | null }).item?.fact;
  };
  let brought: string | undefined;
  let rounds = 0;
  do {
    const [first, ...others] = await factsOf(id);
    brought = await replaceFirst();
    if (brought) expect(seen).not.toContain(brought);
    expect(await factsOf(id)).toEqual([brought ?? first, ...others]);
    if (brought) seen.add(brought);
    rounds++;
  } while (brought && rounds < 20);
  expect(brought).toBeUndefined();
  expect(rounds).toBeGreaterThan(1);
  expect(await factsOf(id)).toHaveLength(count);
});

test('an item that reads otherwise by now is not replaced', async () => {
  const id = await withFacts(leaves);
  const before = await factsOf(id);
  const order = { kind: 'facts', replaces: { kind: 'facts', fact: 'It was another one.' } };
  const run = await worker.end((await worker.order('another-item', id, order)).id);
  expect(run).toMatchObject({ status: 'failed', errorCode: 'item-changed' });
  expect(await factsOf(id)).toEqual(before);
});
