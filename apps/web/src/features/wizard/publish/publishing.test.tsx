import type { Behind } from '@panelwise/contracts/domain/comic';
import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getRun, listRuns, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aRun } from '../run/run-testing.ts';
import { drawnWork, ids } from '../testing/a-comic.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => vi.unstubAllGlobals());

const preview = `/create-comic?comic=${ids.comic}&step=3`;
const runIds = { 'generate-comic': ids.series, 'generate-pdf': ids.subject } as const;

/**
 * An API on which what is ordered is made as soon as it is asked for, and of which the comic is behind until then.
 * `drawing` is how a drawing ends.
 */
function api(behind: Behind, drawing: RunSnapshot['status'] = 'succeeded') {
  const server = wizardApi();
  let [left, published]: [Behind | null, boolean] = [behind, false];
  const work = () => ({
    ...drawnWork('done', { pdfUrl: '/media/comic.pdf', comicStatus: published ? 'published' : 'draft' }),
    behind: left,
  });
  server.on(getComic, work);
  const made: RunSnapshot[] = [];
  const make = (step: keyof typeof runIds, status: RunSnapshot['status'], next: Behind | null) => {
    if (status === 'succeeded') left = next;
    made.unshift(aRun({ _id: runIds[step], step, status, seq: 4, finishedAt: new Date().toISOString() }));
    return { data: { runId: runIds[step], status: 'queued' as const } };
  };
  server.on(listRuns, () => ({ runs: made }));
  server.on(getRun, ({ params }) => ({ data: made.find(({ _id }) => _id === params.id)! }));
  server.on(stepEndpoint('generate-comic'), () => make('generate-comic', drawing, 'pdf'));
  server.on(stepEndpoint('generate-pdf'), () => make('generate-pdf', 'succeeded', null));
  server.on(setComicStatus, () => {
    if (left) return { status: 409, message: 'Not yet.' };
    published = true;
    return { comic: work().comic };
  });
  const sent = (step: StepName) => server.sent('POST', stepEndpoint(step).path).length;
  return {
    calls: () => [
      sent('generate-comic'),
      sent('generate-pdf'),
      server.sent('POST', '/user/comics/set-status').length,
    ],
  };
}

it('one press brings the pages and the PDF up to date, and the comic can be published then', async () => {
  const { calls } = api('pages');
  const { user, place } = renderWizard(preview);
  expect(await screen.findByText('2 panels changed since the PDF')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View the old PDF' }).getAttribute('href')).toBe(
    '/media/comic.pdf',
  );
  expect(screen.getByText('2 to update')).toBeDefined();
  // There is nothing else to press.
  for (const name of ['Publish Comic', 'Put them on the pages', 'Generate Comic PDF'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update pages and PDF' }));
  expect(await screen.findByText('Updating the pages and the PDF')).toBeDefined();
  expect(await screen.findByText('Comic PDF Generated')).toBeDefined();
  expect(calls()).toEqual([1, 1, 0]);
  expect(place.current).toBe(preview);
  await user.click(screen.getByRole('button', { name: 'Publish Comic' }));
  expect(await screen.findByText('Comic Published')).toBeDefined();
  expect(calls()).toEqual([1, 1, 1]);
  expect(place.current).toBe(`/create-comic?comic=${ids.comic}&step=4`);
});

it('what is behind is made before a comic is published', async () => {
  const { calls } = api('pages');
  renderWizard(`${preview}&publish=1`);
  expect(await screen.findByText('Comic Published')).toBeDefined();
  expect(calls()).toEqual([1, 1, 1]);
});

it('goes on where it was after a reload', async () => {
  const { calls } = api('pdf');
  renderWizard(`${preview}&publish=1`);
  expect(await screen.findByText('Publishing your comic')).toBeDefined();
  expect(await screen.findByText('Comic Published')).toBeDefined();
  expect(calls()).toEqual([0, 1, 1]);
});

it('stops when the pages cannot be made, and says why', async () => {
  const { calls } = api('pages', 'failed');
  const { user, place } = renderWizard(preview);
  await user.click(await screen.findByRole('button', { name: 'Update pages and PDF' }));
  await waitFor(() => expect(place.current).toBe(preview));
  expect(await screen.findByRole('button', { name: 'Update pages and PDF' })).toBeDefined();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Error generating comic images.',
  );
  expect(calls()).toEqual([1, 0, 0]);
});
