import type { Language } from '@panelwise/contracts/domain/languages';
import type { Script } from '@panelwise/contracts/domain/script';
import { changeScriptWords } from '@panelwise/contracts/domain/script-words';
import { findComic, listPages, listPanels, saveScript } from '@panelwise/db/repositories/comics';
import { replaceQuiz } from '@panelwise/db/repositories/learning';
import { readTranslationLines } from '@panelwise/db/repositories/translation-lines';
import { findTranslation, insertTranslation, storeLines } from '@panelwise/db/repositories/translations';
import { backends, testTitle } from '@panelwise/queue/testing/backends';
import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { startFakeProvider } from '../../testing/fake-provider/fake-provider.ts';
import { openWorkerHarness, scriptOf, type WorkerHarness } from '../../testing/worker-harness.ts';

const question = {
  question: 'How many leaves does Mina count?',
  options: ['3 leaves', '4 leaves', '5 leaves'],
  correctAnswer: '4 leaves',
  difficulty: 'easy' as const,
  taughtAt: { page: 1, panel: 1 },
};

/** A comic with its pages, and the draft of it in another language. */
async function draftIn(worker: WorkerHarness, to: Language, script: Script) {
  const { db } = worker.database;
  const { id } = await worker.newComic(script);
  expect((await worker.end((await worker.order('generate-comic', id)).id)).status).toBe('succeeded');
  await replaceQuiz(db, id, [question], false);
  const source = (await findComic(db, id))!;
  const keys = (await listPanels(db, id)).map(({ artKey }) => [artKey!, artKey!] as const);
  const copy = v7();
  await db.transaction((tx) =>
    insertTranslation(tx, { id: copy, source, script, from: 'en', to, copies: new Map(keys) }),
  );
  return { id, copy };
}

async function sheetOf({ database: { db } }: WorkerHarness, id: string) {
  const [comic, row] = [(await findComic(db, id))!, (await findTranslation(db, id))!];
  return { comic, row, ...(await readTranslationLines(db, comic, row)) };
}

const script = () => {
  const [page] = scriptOf(1, 2, 'A leaf');
  page!.panels[0]!.caption = 'Mina counts 4 leaves. Each makes *sugar*.';
  return [page!];
};

describe.each(backends)('$name', (backend) => {
  test.skipIf(backend.skip)(
    testTitle('empty lines are translated, what is typed stays, and no picture is drawn again', backend),
    async () => {
      const provider = await startFakeProvider();
      const worker = await openWorkerHarness({ openaiUrl: provider.url(), backend });
      const { db } = worker.database;
      try {
        const { id, copy } = await draftIn(worker, 'es', script());
        await db.transaction((tx) => storeLines(tx, copy, { '1.2.caption': 'La leyenda 1.2.' }));
        const run = await worker.end((await worker.order('translate-comic', copy)).id);
        expect(run).toMatchObject({ status: 'succeeded', errorCode: null });
        const { lines, row, comic, isInComic } = await sheetOf(worker, copy);
        expect(isInComic).toBe(false);
        expect(lines.filter(({ text }) => text === '')).toEqual([]);
        const byKey = Object.fromEntries(lines.map((line) => [line.key, line]));
        expect(byKey['1.2.caption']?.text).toBe('La leyenda 1.2.');
        expect(byKey['1.1.caption']).toMatchObject({
          original: 'Mina counts 4 leaves. Each makes *sugar*.',
          text: expect.stringMatching(/^Esto es .*Mina 4 \*hoja\*$/),
        });
        // The right answer is the second one still.
        expect(lines.filter(({ set, kind }) => set && kind === 'answer').map((one) => one.isRight)).toEqual([
          false,
          true,
          false,
        ]);
        expect(row.writtenBy).toBe('openai');
        // The provider was told no key of a question and nothing of whoever asked.
        const sent = JSON.stringify(provider.responses.at(-1)!.body.input);
        expect(sent).not.toMatch(/correctAnswer|isRight|@example\.org/);

        const translated = changeScriptWords(JSON.parse(comic.prompt), ({ key }) => byKey[key]!.text);
        await saveScript(db, copy, JSON.stringify(translated));
        const drawn = await worker.end((await worker.order('generate-comic', copy)).id);
        expect(drawn.status).toBe('succeeded');
        const arts = async (comicId: string) =>
          (await listPanels(db, comicId)).map(({ artKey, artHash }) => [artKey, artHash]);
        expect(await arts(copy)).toEqual(await arts(id));
        const [page] = await listPages(db, [copy]);
        expect(page?.drawn?.panels[1]?.caption).toBe('La leyenda 1.2.');
        expect((await listPanels(db, copy)).map(({ verdict }) => verdict?.ok)).toEqual([true, true]);
      } finally {
        await worker.close();
        await provider.close();
      }
    },
  );
});

test('the house translates nothing, and says so', async () => {
  const worker = await openWorkerHarness();
  try {
    const { copy } = await draftIn(worker, 'hi', script());
    const run = await worker.end((await worker.order('translate-comic', copy)).id);
    expect(run).toMatchObject({ status: 'failed', errorCode: 'no-translator' });
    expect((await sheetOf(worker, copy)).lines.every(({ text }) => text === '')).toBe(true);
  } finally {
    await worker.close();
  }
});
