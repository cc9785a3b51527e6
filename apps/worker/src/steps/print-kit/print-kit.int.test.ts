import { noteComicChange } from '@panelwise/db/repositories/comic-changes';
import { itemKeyOf } from '@panelwise/db/repositories/item-key';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { comics, panels, series } from '@panelwise/db/schema/comics';
import { pulledItems } from '@panelwise/db/schema/learning';
import { kitKey, kitPrefix } from '@panelwise/storage/keys';
import { photosynthesis } from '@panelwise/studio/draw/fixtures/photosynthesis';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdfPages } from '../../pdf/read-pdf.ts';
import { openPdf } from '../../pdf/testing/pdf-tools.ts';
import { testBrowsers } from '../../pdf/testing/test-browsers.ts';
import { openWorkerHarness, type WorkerHarness } from '../../testing/worker-harness.ts';
import { removeOldKits } from './remove-old-kits.ts';
import { shufflePanels } from './shuffle-panels.ts';

let worker: WorkerHarness;
let comicId: string;
beforeAll(async () => {
  const browser = { dataDir: process.env.DATA_DIR ?? '.data', packaged: testBrowsers[0]?.packaged };
  worker = await openWorkerHarness({ browser });
  comicId = (await worker.newComic(photosynthesis)).id;
  expect((await worker.end((await worker.order('generate-comic', comicId)).id)).status).toBe('succeeded');
});
afterAll(() => worker?.close());

/** Prints a sheet and gives its pages, each without white space, and its objects. */
async function print(sheet: string, paper = 'a4') {
  const run = await worker.end((await worker.order('print-kit', comicId, { sheet, paper })).id);
  if (run.status !== 'succeeded') return { failed: run.errorCode };
  const pdf = await worker.deps.store.readAll((run.result as { kitUrl: string }).kitUrl);
  const pages = (await readPdfPages(pdf)).map((page) => page.replace(/\s+/g, ' '));
  return { pages, text: pages.join(' '), objects: openPdf(pdf), pdf };
}

const options = ['Sugar', 'सूर्य का प्रकाश, H₂O', '½ of it → ≤ 5 °C', 'None'];
const quiz = [
  {
    question: 'What does a leaf make of <light> & water?',
    options,
    correctAnswer: 'Sugar',
    difficulty: 'easy' as const,
    explanation: 'The second panel shows it.',
    taughtAt: { page: 1, panel: 2 },
  },
];

test('without a quiz there is no worksheet, and panels to cut out all the same', {
  timeout: 120_000,
}, async () => {
  expect(await print('worksheet')).toEqual({ failed: 'quiz-missing' });
  const cutOuts = await print('cut-outs');
  expect(cutOuts.text).toContain('Cut along the dashed lines.');
  const count = photosynthesis.flatMap((page) => page.panels).length;
  expect(cutOuts.objects!.match(/\/S \/Figure/g)!.length).toBe(count);
});

test('the kit is the comic, then the sheets, with the answers last', async () => {
  const { db } = worker.database;
  await db.transaction(async (tx) => {
    await replaceQuiz(tx, comicId, quiz, false);
    await replaceQuiz(
      tx,
      comicId,
      [{ ...quiz[0]!, question: 'And why?', explanation: 'Because light is food.' }],
      true,
    );
    await noteComicChange(tx, comicId, 'learning');
  });
  const worksheet = await print('worksheet');
  expect(worksheet.pages).toHaveLength(1);
  expect(worksheet.text).toMatch(
    /Name.*Date.*1\. ?What does a leaf make of <light> & water\?.*Think harder.*2\. ?And why\?/,
  );
  for (const option of options)
    expect(worksheet.text!.replaceAll(' ', '')).toContain(option.replaceAll(' ', ''));
  for (const answer of ['The second panel shows it.', 'Because light is food.'])
    expect(worksheet.text).not.toContain(answer);

  const kit = await print('kit', 'letter');
  expect(kit.objects).toMatch(/\/MediaBox \[0 0 61[12](\.\d+)? 79[12](\.\d+)?\]/);
  const [last] = kit.pages!.slice(-1);
  expect(kit.pages!.findIndex((page) => page.includes('Worksheet'))).toBe(photosynthesis.length);
  expect(last).toMatch(
    /The second panel shows it\..*Page 1, panel 2.*Because light is food\.|The panels in their order/,
  );
  expect(kit.text).toMatch(/Answer key.*Sugar.*The panels in their order/);

  // A question that rests is asked on no sheet until it is put back.
  const pulled = { comicId, itemKey: itemKeyOf(comicId, false, quiz[0]!), hardcore: false };
  await db
    .insert(pulledItems)
    .values({ ...pulled, question: quiz[0]!.question, answers: 30, discrimination: 0 });
  const without = await print('worksheet');
  expect(without.text).toContain('And why?');
  expect(without.text).not.toContain('What does a leaf make');
  await db.delete(pulledItems).where(eq(pulledItems.itemKey, pulled.itemKey));
});

test('the sheets speak the language that the comic was translated into, its part included', async () => {
  const { db } = worker.database;
  const [comic] = await db.update(comics).set({ language: 'de' }).where(eq(comics.id, comicId)).returning();
  const [told] = await db.select().from(series).where(eq(series.id, comic!.seriesId));
  const [part] = told!.parts;
  await db
    .update(series)
    .set({ parts: [part!, { ...part!, part: 2 }] })
    .where(eq(series.id, told!.id));
  const kit = await print('kit');
  for (const words of [
    'Arbeitsblatt',
    'Zum Weiterdenken',
    'Bring die Geschichte',
    'Lösungen',
    'Seite 1, Bild 2',
  ])
    expect(kit.text).toContain(words);
  expect(kit.text).toContain(`${comic!.title}, Teil 1`);
  expect(kit.text).not.toMatch(/Worksheet|Answer key|, part 1/);
});

test('prints that nobody can fetch any more make room', async () => {
  const { store } = worker.deps;
  const kits = async () => {
    const keys: string[] = [];
    for await (const key of store.list(kitPrefix(comicId))) keys.push(key);
    return keys;
  };
  await store.put(kitKey(comicId, 'a'), Buffer.from('kit'), 'application/pdf');
  await removeOldKits(store, comicId);
  expect(await kits()).toContain(kitKey(comicId, 'a'));
  await removeOldKits(store, comicId, Date.now() + 4 * 3_600_000);
  expect(await kits()).toEqual([]);
});

test('a page that came from elsewhere has no lines to colour', async () => {
  await worker.database.db.update(panels).set({ artHash: 'bought' }).where(eq(panels.comicId, comicId));
  expect(await print('colouring')).toEqual({ failed: 'no-colouring-pages' });
});

test('panels are shuffled the same way for the same comic, and never lie in their order', () => {
  const places = [1, 2, 3].map((panel) => ({ page: 1, panel, wide: panel === 2 }));
  const letters = (seed: string) =>
    shufflePanels(places, seed).map(({ panel, letter }) => `${panel}${letter}`);
  expect(letters('one').at(-1)).toBe('2C');
  expect(letters('one')).toEqual(letters('one'));
  for (let i = 0; i < 50; i++) expect(letters(`${i}`)).not.toEqual(['1A', '2B', '3C']);
  expect(shufflePanels(places.slice(0, 1), 'one')).toEqual([{ page: 1, panel: 1, letter: 'A' }]);
});
