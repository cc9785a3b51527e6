import { randomUUID } from 'node:crypto';
import { readScript } from '@panelwise/contracts/domain/read-script';
import { findComic, listPages } from '@panelwise/db/repositories/comics';
import { listFaqs, listQuizQuestions } from '@panelwise/db/repositories/learning';
import { comics, series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Writer } from '../engines/writer.ts';
import { openWorkerHarness, type WorkerHarness } from '../testing/worker-harness.ts';

const cruel = 'Kill yourself, kid.';
const script = readScript([{ pageNumber: 1, panels: [{ scene: 'A yard.', caption: cruel }] }]);
const question = {
  question: 'What now?',
  options: [cruel, 'Go on', 'Rest'],
  correctAnswer: 'Go on',
  difficulty: 'easy' as const,
};
/** A model that writes what it should not. */
const unfit: Omit<Writer, 'name'> = {
  breakdown: async () => [{ part: 1, title: cruel, keyTerms: [], start: '', end: '' }],
  script: async () => script,
  quiz: async () => [question],
  hardcoreQuiz: async () => [{ ...question, explanation: cruel }],
  faqs: async () => [{ question: 'Why?', answer: cruel }],
  facts: async () => [{ fact: cruel }],
  another: async () => ({ kind: 'facts', item: { fact: cruel } }),
  translate: async ({ lines }) => new Map(lines.map(({ key }) => [key, cruel])),
};

let worker: WorkerHarness;
let inUse: Writer;
let good: Writer;
beforeAll(async () => {
  worker = await openWorkerHarness();
  // Where the built-in engines are chosen, every run gets this one object.
  inUse = (await worker.deps.engines.of({ id: randomUUID() })).writer;
  good = { ...inUse };
});
afterAll(() => worker.close());
const use = (writer: Partial<Writer>) => Object.assign(inUse, good, writer);

test.each([
  'write-script',
  'generate-quiz',
  'generate-hardcore-quiz',
  'generate-faqs',
  'generate-didyouknow',
] as const)(
  'of %s nothing is stored that does not belong before children',
  async (step) => {
    use(unfit);
    const { db } = worker.database;
    const { id } = await worker.newComic(
      step === 'write-script'
        ? undefined
        : readScript([{ pageNumber: 1, panels: [{ scene: 'A leaf.', caption: 'Light.' }] }]),
    );
    const before = await findComic(db, id);
    const run = await worker.end((await worker.order(step, id)).id);
    expect(run).toMatchObject({ status: 'failed', errorCode: 'written-unfit' });
    expect(await findComic(db, id)).toMatchObject({
      prompt: before?.prompt,
      hasQuiz: false,
      hasFaq: false,
      hasFacts: false,
    });
    expect([...(await listQuizQuestions(db, id)), ...(await listFaqs(db, id))]).toEqual([]);
  },
  60_000,
);

test('no series is made of a breakdown that does not belong before children', async () => {
  use(unfit);
  const { db } = worker.database;
  const { id } = await worker.newComic();
  const [about] = await db.select().from(comics).where(eq(comics.id, id));
  const before = await db.$count(series);
  const input = {
    title: 'T',
    concept: 'leaves',
    story: 'Nuri waters a plant.',
    subjectId: about!.subjectId,
    grade: '5',
    country: 'IN',
  };
  const run = await worker.end((await worker.order('refine-prompt', id, input)).id);
  expect(run).toMatchObject({ status: 'failed', errorCode: 'written-unfit' });
  expect(await db.$count(series)).toBe(before);
});

test('the next try may be better', async () => {
  let tries = 0;
  use({ script: async (...order) => (++tries === 1 ? script : good.script(...order)) });
  const { id } = await worker.newComic();
  const run = await worker.end((await worker.order('write-script', id)).id);
  expect(run).toMatchObject({ status: 'succeeded' });
  expect((await findComic(worker.database.db, id))?.prompt).not.toContain(cruel);
});

test('a script is not drawn, whoever ordered it', async () => {
  const { id } = await worker.newComic(script);
  const run = await worker.end((await worker.order('generate-comic', id, { pages: script })).id);
  expect(run).toMatchObject({ status: 'failed', errorCode: 'content-refused' });
  expect(await listPages(worker.database.db, [id])).toEqual([]);
});
