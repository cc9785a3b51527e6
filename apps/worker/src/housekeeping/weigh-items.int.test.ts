import { listAuditRecords } from '@panelwise/db/repositories/audit';
import { findComic } from '@panelwise/db/repositories/comics';
import { approve } from '@panelwise/db/repositories/editions';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { listNotices } from '@panelwise/db/repositories/notices';
import { listPulledItems, settlePulledItem } from '@panelwise/db/repositories/pulled-items';
import { askedOf, listPublicItems, listWorkingItems } from '@panelwise/db/repositories/quiz-items';
import { runs } from '@panelwise/db/schema/runs';
import { insertWeakAnswers } from '@panelwise/db/testing/weak-answers';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../testing/worker-harness.ts';
import { weighItems } from './weigh-items.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(() => worker.close());

const db = () => worker.database.db;
const leaves =
  'Maya finds a tall plant. Photosynthesis is how plants make food from light. Plants need water because their roots drink it. Leaves take in carbon dioxide from the air. Chlorophyll is a green colour that catches the light. In 1779 Jan Ingenhousz found that plants need light. A tree makes about 100 kg of oxygen in a year.';

/** A public comic with a written script and a quiz of so many questions. */
async function withQuiz(count: number): Promise<string> {
  const { id } = await worker.newComic(undefined, { story: leaves, concept: 'photosynthesis' });
  for (const step of ['write-script', 'generate-quiz'] as const)
    expect(await worker.end((await worker.order(step, id)).id)).toMatchObject({ status: 'succeeded' });
  const items = (await listWorkingItems(db(), id))!;
  expect(items.length).toBeGreaterThanOrEqual(count);
  const kept = items.slice(0, count).map(({ key: _, hardcore: __, explanation: ___, ...one }) => one);
  await replaceQuiz(db(), id, kept, false);
  await approve(db(), [id]);
  return id;
}
const itemsOf = async (id: string) => (await listPublicItems(db(), [id])).get(id)!;
const pulledOf = async (id: string) => [...(await listPulledItems(db(), [id])).values()];
async function draftRunOf(id: string) {
  const [run] = await db()
    .select()
    .from(runs)
    .where(and(eq(runs.comicId, id), eq(runs.step, 'another-item')));
  return run;
}

test('a question that thirty have tried and that does not tell who knows it rests, once; its creator is told, and another one is drafted beside the comic', async () => {
  const id = await withQuiz(4);
  const items = await itemsOf(id);
  await insertWeakAnswers(db(), id, items, [1]);
  const before = await findComic(db(), id);
  expect(await weighItems(worker.deps)).toBe(1);
  const weak = items[1]!;
  expect(await pulledOf(id)).toMatchObject([
    { itemKey: weak.key, question: weak.question, answers: 32, putBackAt: null },
  ]);
  expect(askedOf(await itemsOf(id)).map(({ key }) => key)).toEqual(
    items.filter((item) => item !== weak).map(({ key }) => key),
  );
  expect(await listNotices(db(), worker.ownerId)).toMatchObject([
    { kind: 'item-rests', comicId: id, reason: weak.question },
  ]);
  expect(await listAuditRecords(db(), 'comic', id)).toMatchObject([
    { action: 'item-rested', reason: weak.question },
  ]);

  const run = (await draftRunOf(id))!;
  expect(run).toMatchObject({
    ownerId: worker.ownerId,
    input: { comicId: id, kind: 'quiz', instead: weak.key },
  });
  expect(await worker.end(run.id)).toMatchObject({ status: 'succeeded' });
  const [pulled] = await pulledOf(id);
  expect(pulled?.draft).toMatchObject({ kind: 'quiz', writtenBy: 'builtin' });
  expect(items.map(({ question }) => question)).not.toContain(pulled?.draft?.item.question);
  // The comic itself is as it was.
  expect((await listWorkingItems(db(), id))!.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
  expect(await findComic(db(), id)).toMatchObject({ version: before!.version, status: 'approved' });

  // Nothing of it happens twice, and what was put back stays.
  expect(await weighItems(worker.deps)).toBe(0);
  await db().transaction((tx) => settlePulledItem(tx, id, weak.key, 'put-back'));
  await insertWeakAnswers(db(), id, items, [1]);
  expect(await weighItems(worker.deps)).toBe(0);
  expect(askedOf(await itemsOf(id))).toHaveLength(4);
});

test('a quiz keeps three questions that are asked, and the weakest rest first', async () => {
  const three = await withQuiz(3);
  await insertWeakAnswers(db(), three, await itemsOf(three), [1]);
  expect(await weighItems(worker.deps)).toBe(0);
  expect(await pulledOf(three)).toEqual([]);
  const four = await withQuiz(4);
  await insertWeakAnswers(db(), four, await itemsOf(four), [0, 1]);
  expect(await weighItems(worker.deps)).toBe(1);
  expect(askedOf(await itemsOf(four))).toHaveLength(3);
});
