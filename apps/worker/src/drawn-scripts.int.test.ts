import { panelWords, type Script } from '@panelwise/contracts/domain/script';
import { listPages, listPanels } from '@panelwise/db/repositories/comics';
import { briefFor } from '@panelwise/studio/write/fixtures/brief';
import { loadWriter } from '@panelwise/studio/write/writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerHarness, scriptOf, type WorkerHarness } from './testing/worker-harness.ts';

let worker: WorkerHarness;
beforeAll(async () => {
  worker = await openWorkerHarness();
});
afterAll(async () => {
  await worker?.close();
});

async function draw(comicId: string, pages?: Script) {
  const run = await worker.order('generate-comic', comicId, pages ? { pages } : {});
  return worker.end(run.id);
}

/** What readers get of each panel of the first page: the text for those who cannot see it, and its picture in words. */
async function told(comicId: string) {
  const [page] = await listPages(worker.database.db, [comicId]);
  const panels = await listPanels(worker.database.db, comicId);
  return panels
    .filter(({ pageNumber }) => pageNumber === 1)
    .map(({ alt }, i) => ({ alt, picture: page!.drawn!.pictures![i]! }));
}

async function writtenScript(): Promise<Script> {
  const writer = await loadWriter();
  const brief = briefFor({
    concept: 'photosynthesis',
    story: 'Maya sits under a tree. She asks "Why are leaves green?" Her teacher smiles.',
  });
  const parts = writer.breakdown(brief);
  return writer.script(brief, parts, 1).slice(0, 1);
}

test('alt text follows every edit of the words, the scene and the people, also of scripts with older alt text', async () => {
  const script = await writtenScript();
  const panels = script[0]!.panels;
  const spoken = panels.findIndex(({ dialogue, title }) => dialogue.length > 0 && !title);
  const staged = panels.findIndex(({ cast, diagram }, i) => cast?.length && !diagram && i !== spoken);
  expect(Math.min(spoken, staged)).toBeGreaterThanOrEqual(0);
  // As the studio used to write it, with the words in it.
  panels[spoken]!.alt =
    `Maya waves hello, in a sunny garden. Maya says: "${panels[spoken]!.dialogue[0]!.text}"`;
  const comic = await worker.newComic(script);
  expect((await draw(comic.id)).status).toBe('succeeded');
  const first = await told(comic.id);
  for (const [i, panel] of panels.entries()) {
    expect(first[i]!.alt.startsWith(first[i]!.picture)).toBe(true);
    for (const text of panelWords(panel)) expect(first[i]!.alt).toContain(text);
  }

  const edited = structuredClone(script);
  const [old] = edited[0]!.panels[spoken]!.dialogue;
  const oldWords = old!.text;
  old!.text = 'This is new.';
  edited[0]!.panels[staged]!.scene = 'A dragon reads a book.';
  edited[0]!.panels[staged]!.cast = [{ name: 'Omar', pose: 'cheer' }];
  expect((await draw(comic.id, edited)).status).toBe('succeeded');
  const second = await told(comic.id);
  expect(second[spoken]!.alt).toContain('This is new.');
  expect(second[spoken]!.alt).not.toContain(oldWords);
  expect(second[spoken]!.picture).toBe(first[spoken]!.picture);
  expect(second[staged]!.alt).toContain('A dragon reads a book.');
  expect(second[staged]!.alt).toContain('Omar');
  expect(second[staged]!.picture).not.toContain(first[staged]!.picture);
});

test('a stored script that nobody can draw ends its run with a reason, and the worker goes on', async () => {
  const script = scriptOf(1, 2, 'Hostile');
  const diagram = { kind: 'number-line' as const, from: 1e300, to: 1e300, step: 1, marks: [] };
  script[0]!.panels[1]!.diagram = diagram;
  const hostile = await worker.newComic(script);
  expect(await draw(hostile.id)).toMatchObject({
    status: 'failed',
    errorCode: 'bad-script',
    attempt: 0,
  });
  const good = await worker.newComic(scriptOf(1, 2, 'Good'));
  expect((await draw(good.id)).status).toBe('succeeded');
});
