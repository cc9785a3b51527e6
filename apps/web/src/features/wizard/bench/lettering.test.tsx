import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { getRun, listRuns, stepEndpoint } from '@panelwise/contracts/http/runs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRun } from '../run/run-testing.ts';
import { drawnWork, ids, script } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const generate = stepEndpoint('generate-comic');
const at = (step: number) => `/create-comic?comic=${ids.comic}&step=${step}`;

/** An API of a drawn comic whose changes are words alone (or not), and on which lettering ends in this way. */
function aDrawnComic({ onlyWords = true, ends = 'succeeded' as RunSnapshot['status'] } = {}) {
  const api = wizardApi();
  const runs: RunSnapshot[] = [];
  let stored = { prompt: script, scriptRevision: 0 };
  let onPages = script;
  const off = () => ({
    behind: stored.prompt === onPages ? null : ('pages' as const),
    wordsWait: onlyWords && stored.prompt !== onPages,
  });
  api.on(getComic, () => ({ ...drawnWork('done', stored), ...off() }));
  api.on(saveScript, ({ body }) => {
    const { prompt, basedOn } = body as { prompt: string; basedOn: number };
    stored = { prompt, scriptRevision: basedOn + 1 };
    return { savedAt: '2026-11-21T10:42:00.000Z', revision: stored.scriptRevision, ...off() };
  });
  api.on(listRuns, () => ({ runs }));
  api.on(getRun, ({ params }) => ({ data: runs.find(({ _id }) => _id === params.id)! }));
  api.on(generate, () => {
    if (ends === 'succeeded') onPages = stored.prompt;
    const id = `01900000-0000-7000-8000-0000000000b${runs.length}`;
    const finishedAt = new Date().toISOString();
    runs.unshift(aRun({ _id: id, status: ends, seq: 3, lettersOnly: true, finishedAt }));
    return { data: { runId: id, status: 'queued' } };
  });
  return { orders: () => api.sent('POST', generate.path) };
}

async function type(before: string, words: string) {
  const [field] = await screen.findAllByDisplayValue(before);
  fireEvent.change(field!, { target: { value: words } });
}

it('words that change come onto the pages by themselves, once typing has paused', async () => {
  const { orders } = aDrawnComic();
  renderWizard(at(2));
  await type('Morning.', 'Noon.');
  await type('So big!', 'So green!');
  expect(await screen.findByText('Your new words come onto the pages by themselves.')).toBeDefined();
  expect(await screen.findByText('Your new words are on the pages.')).toBeDefined();
  // Both in one run, which draws nothing.
  expect(orders()).toEqual([{ comicId: ids.comic, letter: true }]);
  await type('Noon.', 'Evening.');
  await waitFor(() => expect(orders()).toHaveLength(2));
});

it('on a drawn script the yellow action leads to the pages, where nothing is left to order', async () => {
  const { orders } = aDrawnComic();
  const { user, place } = renderWizard(at(2));
  await type('Morning.', 'Noon.');
  expect(await screen.findByText('Your new words are on the pages.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Generate My Comic' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the pages' }));
  await waitFor(() => expect(place.current).toBe(at(3)));
  expect(screen.queryByRole('button', { name: 'Put them on the pages' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Generate Comic PDF' })[0]).toHaveProperty('disabled', false);
  expect(orders()).toHaveLength(1);
});

it('no PDF is made while words wait', async () => {
  aDrawnComic({ ends: 'running' });
  renderWizard(at(3));
  await type('Morning.', 'Noon.');
  const print = () => screen.getAllByRole('button', { name: 'Generate Comic PDF' })[0];
  await waitFor(() => expect(print()).toHaveProperty('disabled', true));
  expect(await screen.findByText('Your new words come onto the pages by themselves.')).toBeDefined();
  expect(print()).toHaveProperty('disabled', true);
  // Nobody waits for it as for a drawing.
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('another scene is drawn when its creator says so, and not before', async () => {
  const { orders } = aDrawnComic({ onlyWords: false });
  const { user } = renderWizard(at(3));
  await type('A garden', 'A cave');
  await user.click(await screen.findByRole('button', { name: 'Put them on the pages' }));
  await waitFor(() => expect(orders()).toMatchObject([{ pages: [{ panels: [{ scene: 'A cave' }, {}] }] }]));
});

it('what could not be lettered is left to its creator, and is not tried again by itself', async () => {
  const { orders } = aDrawnComic({ ends: 'failed' });
  renderWizard(at(3));
  await type('Morning.', 'Noon.');
  expect(await screen.findByRole('button', { name: 'Put them on the pages' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Error generating comic images.');
  expect(orders()).toHaveLength(1);
});
