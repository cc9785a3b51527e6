import { cancelRun, getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import { getShort } from '@panelwise/contracts/http/shorts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as saving from '../../lib/save-file.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { ShortDialog } from '../short-player/short-dialog.tsx';
import { FilmDownload } from './film-download.tsx';

const film = stepEndpoint('generate-short');
const run = {
  ...{ _id: sampleId(9), step: 'generate-short', comicId: sampleId(1), seriesId: null, title: null },
  ...{ partNumber: null, status: 'running' as const, percent: 40, seq: 1, attempt: 1, message: null },
  ...{ errorCode: null, panels: [], etaMs: null, result: null, finishedAt: null },
  createdAt: '2026-11-27T08:00:00.000Z',
};

test('the short of a comic of the library is filmed while one watches how far it is, and saved as a file', async () => {
  const saved = vi.spyOn(saving, 'saveAddress').mockImplementation(() => undefined);
  const api = fakeApi();
  api.handle(film, () => refusal(429, 'too-many-runs', 'Wait for one of them to end.'));
  const { user } = renderApp(
    <FilmDownload comicId={sampleId(1)} title="The Water Cycle" shape="wide" of="library" />,
  );
  const press = async () => user.click(screen.getByRole('button', { name: 'Download as a video' }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Wait for one of them to end.');

  api.answer(film, { data: { runId: run._id, status: 'queued' } });
  api.answer(getRun, { data: run });
  api.answer(cancelRun, { data: { ...run, status: 'cancelled' } });
  await press();
  expect(api.requests(film).at(-1)?.body).toEqual({ comicId: sampleId(1), shape: 'wide', of: 'library' });
  await screen.findByRole('button', { name: 'Filming, 40 %' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop filming' }));
  await waitFor(() => expect(api.requests(cancelRun)).toHaveLength(1));

  const result = {
    webmUrl: '/media/a.webm',
    mp4Url: '/media/a.mp4',
    subtitlesUrl: '/media/a.vtt',
    ms: 30_000,
  };
  api.answer(getRun, { data: { ...run, status: 'succeeded', percent: 100, result } });
  const files = within(await screen.findByRole('region', { name: 'The video is here' }, { timeout: 60_000 }));
  await user.click(files.getByRole('button', { name: 'The video is here: MP4' }));
  expect(saved).toHaveBeenCalledWith('The Water Cycle, wide.mp4', '/media/a.mp4');
});

const shot = {
  ...{ page: 1, panel: 1, polygon: [], alt: 'A puddle', startMs: 0, endMs: 20_000, lines: [] },
  from: { x: 0, y: 0, width: 100, height: 100 },
  to: { x: 0, y: 0, width: 100, height: 100 },
};
const short = {
  title: 'The Water Cycle',
  language: 'en',
  plan: { shape: 'wide' as const, ms: 20_000, shots: [shot] },
  pages: [],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

test.each([
  ['Teacher', true],
  ['Parent', true],
  ['Student', false],
  ['nobody', false],
] as const)('under a short %s is offered the video: %s', async (userType, isOffered) => {
  fakeApi().answer(getShort, { short });
  const { token, user } = sampleSession();
  if (userType !== 'nobody') startSession({ token, user: { ...user, userType } });
  renderApp(<ShortDialog comicId={sampleId(1)} shape="wide" onClose={() => undefined} />);
  await screen.findByRole('region', { name: 'Short: The Water Cycle', hidden: true });
  expect(screen.queryByRole('button', { name: 'Download as a video', hidden: true }) !== null).toBe(
    isOffered,
  );
});
