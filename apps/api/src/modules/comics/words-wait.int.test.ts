import { readScript } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { acceptedSchema, getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { comics, pages, panels } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, script, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let ada: TestUser;
beforeAll(async () => {
  // Not a panel may be drawn: words are lettered all the same.
  api = await startTestApp({ BUDGET_PANELS_PER_ACCOUNT: '0' });
  ada = await createUser(api);
});
afterAll(() => api.close());

const generate = stepEndpoint('generate-comic');

/** The script of the fixtures, as the studio writes it: every picture keeps room for its first words. */
const written = (): Script =>
  readScript(script).map((page) => ({
    ...page,
    panels: page.panels.map((panel) => ({ ...panel, room: { caption: panel.caption, dialogue: [] } })),
  }));

/** A printed comic whose pages show this script. */
async function drawnFrom(drawn: Script): Promise<string> {
  const id = await createComic(api, ada.userId, { printed: true });
  const { db } = api.deps.database;
  await db
    .update(comics)
    .set({ prompt: JSON.stringify(drawn) })
    .where(eq(comics.id, id));
  for (const page of drawn)
    await db
      .update(pages)
      .set({ drawn: page })
      .where(and(eq(pages.comicId, id), eq(pages.pageNumber, page.pageNumber)));
  return id;
}

/** Saves a script, and gives what the answer and the comic say then. */
async function save(id: string, changed: Script | string) {
  const prompt = typeof changed === 'string' ? changed : JSON.stringify(changed);
  const saved = (await api.call(saveScript, { token: ada.token, params: { id }, body: { prompt } })).body;
  const read = (await api.call(getComic, { token: ada.token, params: { id } })).body;
  expect([saved.behind, saved.wordsWait]).toEqual([read.behind, read.wordsWait]);
  return [read.behind, read.wordsWait];
}

test('words wait for the pages where nothing but words has changed', async () => {
  const id = await drawnFrom(written());
  const changed = (change: (script: Script) => unknown) => {
    const other = written();
    change(other);
    return save(id, other);
  };
  expect(await save(id, written())).toEqual([null, false]);
  expect(
    await changed((s) => {
      s[1]!.panels[0]!.caption = 'Sugar is made.';
      s[0]!.panels[0]!.dialogue = [{ speaker: 'Mina', text: 'Warm!' }];
    }),
  ).toEqual(['pages', true]);
  const caption = 'Sugar is made.';
  for (const panel of [
    { scene: 'A cave.' },
    { background: 'cave' },
    { room: { caption, dialogue: [] } },
    // A picture without room for other words is drawn for the words that it has.
    { caption, room: undefined },
  ])
    expect(await changed((s) => Object.assign(s[1]!.panels[0]!, panel)), JSON.stringify(panel)).toEqual([
      'pages',
      false,
    ]);
  expect(await changed((s) => s[1]!.panels.push(s[1]!.panels[0]!))).toEqual(['pages', false]);
  expect(await changed((s) => s.pop())).toEqual(['pages', false]);
  expect(await save(id, '[ { half a script')).toEqual(['pages', false]);
});

test('are behind in more than words where a picture is missing or of another scene', async () => {
  const id = await drawnFrom(written());
  const other = written();
  other[1]!.panels[0]!.caption = 'Sugar is made.';
  expect(await save(id, other)).toEqual(['pages', true]);
  const { db } = api.deps.database;
  const second = and(eq(panels.comicId, id), eq(panels.pageNumber, 2));
  await db.update(panels).set({ scene: 'Of a drawing that was stopped.' }).where(second);
  expect(await save(id, other)).toEqual(['pages', false]);
  await db.update(panels).set({ scene: 'Sugar!', artKey: null }).where(second);
  expect(await save(id, other)).toEqual(['pages', false]);
});

test('only waiting words are lettered, which costs no panel and says what it is', async () => {
  const id = await drawnFrom(written());
  const letter = { comicId: id, letter: true } as const;
  const nothing = await api.call(generate, { token: ada.token, body: letter });
  expect(nothing.body).toMatchObject({ images: [{ pageNumber: 1 }, { pageNumber: 2 }] });

  const cave = written();
  cave[1]!.panels[0]!.scene = 'A cave.';
  await save(id, cave);
  expect(await api.refuse(generate, { token: ada.token, body: letter })).toMatchObject({
    status: 409,
    code: 'pages-behind',
  });

  const other = written();
  other[1]!.panels[0]!.caption = 'Sugar is made.';
  await save(id, other);
  // Pages that come with the call are not the stored script.
  const body = { ...letter, pages: cave };
  const headers = { prefer: 'respond-async' };
  const answer = await api.call(generate, { token: ada.token, body, headers });
  const { runId } = acceptedSchema.parse(answer.body).data;
  const run = (await api.call(getRun, { token: ada.token, params: { id: runId } })).body.data;
  expect(run).toMatchObject({ lettersOnly: true, panels: [] });
  const [row] = await api.deps.database.db.select().from(runs).where(eq(runs.id, runId));
  expect(row?.input).toMatchObject({ letter: true, pages: other });
  // One at a time: a second order joins it, and one that draws waits until it is done.
  const again = await api.call(generate, { token: ada.token, body: letter, headers });
  expect(acceptedSchema.parse(again.body).data.runId).toBe(runId);
  const draw = { token: ada.token, body: { comicId: id } };
  expect((await api.refuse(generate, draw)).code).toBe('conflict');
});
