import type { StepOutput } from '@panelwise/contracts/steps/registry';
import { listSubjects } from '@panelwise/db/repositories/catalogue';
import { keepCharacter } from '@panelwise/db/repositories/characters';
import { findComic } from '@panelwise/db/repositories/comics';
import { series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';

let worker: WorkerHarness;
let subjectId: string;
let comicId: string;
beforeAll(async () => {
  worker = await openWorkerHarness();
  subjectId = (await listSubjects(worker.database.db))[0]!.id;
  comicId = (await worker.newComic()).id;
});
afterAll(() => worker.close());

const refine = async (story: string, more: object = {}) => {
  const about = { title: 'T', concept: 'photosynthesis', subjectId, grade: '5', country: 'IN' };
  const run = await worker.order('refine-prompt', comicId, { ...about, story, ...more });
  return worker.end(run.id);
};
const seriesCount = () => worker.database.db.$count(series);

test('no comic is made of a story in which a child is in danger, and its author is told where help is', async () => {
  const before = await seriesCount();
  const run = await refine('My father beats me when he is drunk. Nobody knows.');
  expect(run).toMatchObject({ status: 'failed', errorCode: 'child-in-danger' });
  expect(run.errorMessage).toContain('Childline at 1098');
  expect(await seriesCount()).toBe(before);
});

test('a story in a language that nobody reads yet is refused instead of framed in English', async () => {
  const run = await refine(
    'O gato não gosta da água, mas ele vai ao rio com os seus amigos e olha para o peixe.',
  );
  expect(run).toMatchObject({ status: 'failed', errorCode: 'language-not-yet' });
});

test('a lesson that does not exist is refused', async () => {
  const run = await refine('Nuri waters a plant.', { lesson: 'no-such-lesson' });
  expect(run).toMatchObject({ status: 'failed', errorCode: 'lesson-not-found' });
});

test('a thin story comes with questions and lessons; with the lesson nothing is missing, and it is kept', async () => {
  const outputOf = async (more: object) =>
    (await refine('Nuri waters a plant.', more)).result as StepOutput<'refine-prompt'>;
  const alone = await outputOf({});
  expect(alone.warnings[0]).toMatchObject({ kind: 'thin', lessons: [{ id: 'photosynthesis' }] });
  const taught = await outputOf({ lesson: 'photosynthesis' });
  expect(taught.warnings).toEqual([]);
  expect(taught.parts.length).toBeGreaterThan(alone.parts.length);
  const [row] = await worker.database.db.select().from(series).where(eq(series.id, taught.series._id));
  expect(row?.lesson).toBe('photosynthesis');
});

test('people whom a creator keeps are in a new comic as they were kept, where its story names them', async () => {
  const { db } = worker.database;
  await keepCharacter(db, worker.ownerId, { name: 'Biscuit', kind: 'goat', look: {} });
  await keepCharacter(db, worker.ownerId, { name: 'Ana', kind: 'girl', look: { glasses: true } });
  const { result } = await refine('Nuri and Biscuit water a plant. Banana leaves are big. Biscuit waits.');
  const { series: made, parts } = result as StepOutput<'refine-prompt'>;
  const [row] = await db.select().from(series).where(eq(series.id, made._id));
  expect(row?.cast).toEqual([{ name: 'Biscuit', kind: 'goat', look: {} }]);
  const written = await worker.order('write-script', parts[0]!.comicId);
  await worker.end(written.id);
  expect((await findComic(db, parts[0]!.comicId))?.prompt).toMatch(/"name": "Biscuit",\s+"as": "goat"/);
});
