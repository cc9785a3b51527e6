import { getComic, getPanelVersions, type PanelVersion } from '@panelwise/contracts/http/comics';
import { cancelRun, getRun, listRuns, stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { localDateTime } from '../../../lib/local-date.ts';
import { endSession } from '../../../lib/session.ts';
import { aRun, runId } from '../run/run-testing.ts';
import { drawnWork, ids } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const generate = stepEndpoint('generate-comic');
const version = (n: number, current: boolean): PanelVersion => ({
  _id: `01900000-0000-7000-8000-00000000010${n}`,
  artUrl: `/media/${n}.webp`,
  current,
  createdAt: `2026-11-2${n}T10:00:00.000Z`,
});
const square: [number, number][] = [
  [0, 0],
  [600, 0],
  [600, 600],
  [0, 600],
];

/** A drawn comic whose panels have their places and pictures. */
function placedWork() {
  const work = drawnWork('done');
  for (const panel of work.pages[0]!.panels) {
    panel.polygon = square.map(([x, y]) => [x, y + 700 * (panel.panel - 1)]);
    panel.artUrl = `/media/panel-${panel.panel}.webp`;
  }
  return work;
}

/** The preview of a drawn comic with its second panel chosen. */
async function choosePanel(api: ReturnType<typeof wizardApi>) {
  api.on(getComic, () => placedWork());
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}&step=3`);
  await user.click(await screen.findByRole('button', { name: /^Page 1, panel 2, drawn/ }));
  return user;
}
const drawing = (status: 'running' | 'cancelled') =>
  aRun({
    status,
    seq: 3,
    panels: [
      {
        page: 1,
        panel: 2,
        state: status === 'running' ? 'drawing' : 'waiting',
        artUrl: null,
        errorCode: null,
        message: null,
        attempt: 1,
      },
    ],
  });

test('all pictures of the chosen panel stand side by side, and one is brought back', async () => {
  const api = wizardApi();
  api.on(getPanelVersions, () => ({ versions: [version(2, true), version(1, false)] }));
  api.on(generate, () => ({ data: { runId, status: 'queued' } }));
  api.on(getRun, () => ({ data: drawing('running') }));
  const user = await choosePanel(api);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of page 1, panel 2' }));
  const [newest, oldest] = await dialog.findAllByRole('listitem');
  expect(within(newest!).getByRole('img', { name: 'Picture 2' }).getAttribute('src')).toBe('/media/2.webp');
  expect(within(newest!).getByText('On the page')).toBeTruthy();
  expect(within(newest!).queryByRole('button')).toBeNull();
  expect(within(oldest!).getByText(localDateTime('2026-11-21T10:00:00.000Z'))).toBeTruthy();
  await user.click(within(oldest!).getByRole('button', { name: 'Use this one: Picture 1' }));
  await waitFor(() =>
    expect(api.sent('POST', '/user/generate-comic')).toEqual([
      { comicId: ids.comic, redraw: { page: 1, panel: 2, versionId: version(1, false)._id } },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a panel with one picture says how to get another', async () => {
  const api = wizardApi();
  api.on(getPanelVersions, () => ({ versions: [version(1, true)] }));
  const user = await choosePanel(api);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  expect(await screen.findByText(/one picture so far/)).toBeTruthy();
});

test('pictures that cannot be loaded can be asked for again', async () => {
  const api = wizardApi();
  api.on(getPanelVersions, () => ({ status: 404 }));
  const user = await choosePanel(api);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  expect(await screen.findByText('The pictures of this panel could not be loaded.')).toBeTruthy();
  api.on(getPanelVersions, () => ({ versions: [version(1, true)] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
});

test('while a panel is redrawn its old picture can be kept, and the comic is as it was', async () => {
  const api = wizardApi();
  let run = drawing('running');
  api.on(generate, () => ({ data: { runId, status: 'queued' } }));
  api.on(getRun, () => ({ data: run }));
  api.on(cancelRun, () => {
    run = { ...drawing('cancelled'), seq: 4, finishedAt: '2026-11-21T10:05:00.000Z' };
    return { data: run };
  });
  const user = await choosePanel(api);
  await user.click(screen.getByRole('button', { name: 'Redraw' }));
  expect(await screen.findByText('Redrawing')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep old' }));
  expect(api.sent('POST', `/user/runs/${runId}/cancel`)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /^Page 1, panel 2, drawn/ })).toBeTruthy();
  expect(screen.queryByText('Draw the rest')).toBeNull();
  for (const print of screen.getAllByRole('button', { name: 'Generate Comic PDF' }))
    expect(print).toHaveProperty('disabled', false);
});

test('a whole comic that is being drawn has no old picture to keep', async () => {
  const api = wizardApi();
  const [panel] = drawing('running').panels;
  const run = { ...drawing('running'), panels: [{ ...panel!, panel: 1 }, panel!] };
  api.on(listRuns, () => ({ runs: [run] }));
  api.on(getRun, () => ({ data: run }));
  api.on(getComic, () => placedWork());
  const { user } = renderWizard(`/create-comic?comic=${ids.comic}&step=3`);
  expect(await screen.findByRole('region', { name: 'Drawing board' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect((await screen.findAllByText('Redrawing')).length).toBe(2);
  expect(screen.queryByRole('button', { name: 'Keep old' })).toBeNull();
});
