import { randomUUID } from 'node:crypto';
import { getPanelVersions } from '@panelwise/contracts/http/comics';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { listPanels } from '@panelwise/db/repositories/comics';
import { findRun } from '@panelwise/db/repositories/runs';
import { panelVersions } from '@panelwise/db/schema/comics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComic, createUser, type TestUser } from '../../testing/fixtures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const generate = stepEndpoint('generate-comic');
let api: TestApp;
let ada: TestUser;
let bob: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  [ada, bob] = [await createUser(api), await createUser(api)];
});
afterAll(() => api.close());

/** A drawn comic whose panel 2 on page 1 has had an older picture; gives the older one's id. */
async function redrawn(ownerId: string, state: { approved?: boolean } = {}) {
  const { db } = api.deps.database;
  const id = await createComic(api, ownerId, { drawn: true, printed: true, ...state });
  const panel = (await listPanels(db, id)).find((one) => one.panelNumber === 2)!;
  const [older] = await db
    .insert(panelVersions)
    .values([
      { panelId: panel.id, artKey: `comics/${id}/panels/1-2-old.webp`, artHash: 'a', createdAt: new Date(0) },
      { panelId: panel.id, artKey: panel.artKey!, artHash: 'a' },
    ])
    .returning();
  return { id, versionId: older!.id, params: { id, page: '1', panel: '2' } };
}
const restore = (id: string, versionId: string) => ({
  comicId: id,
  redraw: { page: 1, panel: 2, versionId },
});

test('the pictures of a panel come newest first, signed, with the one that is on the page', async () => {
  const { versionId, params } = await redrawn(ada.userId);
  const { body } = await api.call(getPanelVersions, { token: ada.token, params });
  expect(body.versions.map(({ _id, current }) => [_id === versionId, current])).toEqual([
    [false, true],
    [true, false],
  ]);
  for (const { artUrl } of body.versions) expect(artUrl).toMatch(/\?exp=\d+&by=[sl]\.[\w-]+&sig=[\w-]{43}$/);
  expect((await api.refuse(getPanelVersions, { token: bob.token, params })).code).toBe('comic-not-found');
  const elsewhere = { ...params, panel: '7' };
  expect((await api.call(getPanelVersions, { token: ada.token, params: elsewhere })).body.versions).toEqual(
    [],
  );
});

test('an older picture is brought back by a run', async () => {
  const { id, versionId } = await redrawn(ada.userId);
  const { status, body } = await api.call(generate, {
    token: ada.token,
    body: restore(id, versionId),
    headers: { prefer: 'respond-async' },
  });
  expect(status).toBe(202);
  const { runId } = (body as unknown as { data: { runId: string } }).data;
  expect((await findRun(api.deps.database.db, runId))?.input).toMatchObject({
    redraw: { page: 1, panel: 2, versionId },
  });
});

test('a picture that the panel never had is refused', async () => {
  const { id } = await redrawn(ada.userId);
  const foreign = await redrawn(bob.userId);
  for (const versionId of [randomUUID(), foreign.versionId])
    expect(await api.refuse(generate, { token: ada.token, body: restore(id, versionId) })).toMatchObject({
      status: 404,
      code: 'not-found',
    });
});
