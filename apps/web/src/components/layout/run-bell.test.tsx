import { getNotices, readNotices } from '@panelwise/contracts/http/notices';
import { listRuns } from '@panelwise/contracts/http/runs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRun } from '../../features/wizard/run/run-testing.ts';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { RunBell } from './run-bell.tsx';

test('every line says which comic it is about, and how it went', async () => {
  startSession(sampleSession());
  const api = fakeApi();
  api.answer(getNotices, { notices: [], unread: 0 });
  api.answer(listRuns, {
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

test('decisions stand first, lead to what they are about, and are read once the box is open', async () => {
  startSession(sampleSession());
  const api = fakeApi();
  api.answer(listRuns, { runs: [] });
  api.answer(readNotices, {});
  const notice = {
    ...{ _id: sampleId(11), comicId: sampleId(200), title: 'Lakes', partNumber: 2, partCount: 3 },
    ...{ kind: 'declined' as const, reason: 'Turn the arrow round.', place: { page: 1, panel: 2 } },
    ...{ createdAt: '2026-11-23T10:00:00.000Z', isRead: false },
  };
  const accepted = {
    ...{ ...notice, _id: sampleId(12), title: 'Rivers', kind: 'accepted' as const, partCount: 1 },
    ...{ reason: null, place: null, isRead: true },
  };
  api.answer(getNotices, { notices: [notice, accepted], unread: 1 });
  const { user } = renderApp(<RunBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const [first, second] = screen.getAllByRole('link');
  expect(first!.textContent).toContain(
    'Lakes, part 2NewChange asked on page 1, panel 2Turn the arrow round.',
  );
  expect(first!.getAttribute('href')).toBe(`/create-comic?comic=${sampleId(200)}&step=3&page=1&panel=2`);
  expect(second!.textContent).toContain('RiversIt is in the library now.');
  expect(second!.getAttribute('href')).toBe(`/our-library/${sampleId(200)}`);
  await waitFor(() => expect(api.requests(readNotices)[0]?.body).toEqual({ ids: [sampleId(11)] }));
});

test('a question that rests is told with its words, and leads to what could stand in its place', async () => {
  startSession(sampleSession());
  const api = fakeApi();
  api.answer(listRuns, { runs: [] });
  api.answer(readNotices, {});
  const about = { comicId: sampleId(200), title: 'Rivers', partNumber: 1, partCount: 1, place: null };
  const rests = {
    ...about,
    _id: sampleId(12),
    kind: 'item-rests' as const,
    reason: 'Where does rain begin?',
  };
  const notice = { ...rests, createdAt: '2026-11-21T10:00:00.000Z', isRead: false };
  api.answer(getNotices, { notices: [notice], unread: 1 });
  const { user } = renderApp(<RunBell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const [line] = screen.getAllByRole('link');
  expect(line!.textContent).toContain('This question does not tell who knows it: it rests.');
  expect(line!.textContent).toContain('Where does rain begin?');
  expect(line!.getAttribute('href')).toBe(`/create-comic?comic=${sampleId(200)}&step=4`);
});
