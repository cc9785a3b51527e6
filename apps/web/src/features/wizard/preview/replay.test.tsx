import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { drawnWork, ids } from '../testing/a-comic.ts';
import { Replay } from './replay.tsx';

const film = stepEndpoint('generate-short');

function replayOf(panelCount: number) {
  const work = drawnWork('done');
  const [page] = work.pages;
  const pages = [
    {
      ...page!,
      panels: Array.from({ length: panelCount }, (_, i) => page!.panels[i % page!.panels.length]!),
    },
  ];
  return renderApp(<Replay work={{ error: false, message: '', ...work, pages }} onClose={() => {}} />);
}

test('the drawing is saved as a video from where it is played again', async () => {
  const api = fakeApi();
  api.answer(film, { data: { runId: ids.series, status: 'queued' } });
  const { user } = replayOf(3);
  await user.click(await screen.findByRole('button', { name: 'Download as a video' }));
  await waitFor(() => expect(api.requests(film)).toHaveLength(1));
  expect(api.requests(film)[0]?.body).toEqual({ comicId: ids.comic, shape: 'wide', of: 'own' });
});

test('no video is offered of a comic that is too short for one', async () => {
  replayOf(2);
  await screen.findByRole('button', { name: 'Next page' });
  expect(screen.queryByRole('button', { name: 'Download as a video' })).toBeNull();
});
