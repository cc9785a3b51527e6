import { listRuns } from '@panelwise/contracts/http/runs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRun } from '../../features/wizard/run/run-testing.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { RunBell } from './run-bell.tsx';

test('every line says which comic it is about, and how it went', async () => {
  startSession(sampleSession());
  fakeApi().answer(listRuns, {
    runs: [
      aRun({
        _id: sampleId(1),
        title: 'The Water Cycle',
        partNumber: 2,
        status: 'failed',
        message: 'No ink.',
      }),
      aRun({ _id: sampleId(2), title: 'Magnets', status: 'running', percent: 40 }),
    ],
  });
  const { user } = renderApp(<RunBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 running' }));
  expect(screen.getByText('The Water Cycle, part 2')).toBeDefined();
  expect(screen.getByText('No ink.')).toBeDefined();
  expect(screen.getByText('Magnets')).toBeDefined();
  expect(screen.getByText('40 %')).toBeDefined();
});
