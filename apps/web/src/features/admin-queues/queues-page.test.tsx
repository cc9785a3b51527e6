import {
  getQueues,
  type LaneState,
  type OperatorRun,
  type ProviderState,
  pauseLane,
  switchProvider,
} from '@panelwise/contracts/http/admin';
import { cancelRun, retryRun } from '@panelwise/contracts/http/runs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as Queues } from '../../app/routes/admin-queues.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId } from '../../testing/samples.ts';

const failed: OperatorRun = {
  _id: sampleId(1),
  step: 'generate-comic',
  lane: 'render',
  status: 'failed',
  comicId: sampleId(2),
  title: 'Volcanoes',
  creator: 'iris@school.org',
  attempt: 1,
  percent: 40,
  errorCode: 'provider-quota',
  message: 'The writing or drawing service has no budget left.',
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:42.000Z',
};
const running: OperatorRun = {
  ...failed,
  _id: sampleId(3),
  status: 'running',
  title: 'Moon',
  errorCode: null,
  message: null,
  finishedAt: null,
};
const lanes: LaneState[] = [
  { lane: 'text', waiting: 3, active: 1, delayed: 0, paused: false },
  { lane: 'image', waiting: 0, active: 0, delayed: 2, paused: true },
];
const providers: ProviderState[] = [
  { provider: 'openai-writer', on: true, reason: null, calls: 12, cents: 3.4 },
  { provider: 'replicate', on: false, reason: 'The bill looks odd.', calls: 1_500, cents: 450 },
];

function show(runs = [failed, running]) {
  const api = fakeApi();
  api.answer(getQueues, { lanes, providers, runs, page: 1, totalPages: 1, total: runs.length });
  return { ...renderApp(<Queues />), api };
}
const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
afterEach(() => vi.useRealTimers());

test('the lanes tell what waits, and the runs why they failed', async () => {
  show();
  await screen.findByRole('table');
  const text = screen.getByRole('heading', { name: 'Text' }).closest('li')!;
  expect(text.querySelector('dl')?.textContent).toBe('Waiting3Active1Delayed0');
  const cells = within(rowOf('Volcanoes'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 5)).toEqual([
    'Draw the pages of a comic',
    'Volcanoes',
    'iris@school.org',
    'Failed',
    '2',
  ]);
  expect(cells[6]).toBe('42 s');
  expect(screen.getByText('The writing or drawing service has no budget left.')).toBeDefined();
  expect(within(rowOf('Moon')).getByText('Running, 40 %')).toBeDefined();
});

test('pausing asks first; a paused lane can go on', async () => {
  const { user, api } = show();
  api.answer(pauseLane, { lane: { ...lanes[0]!, paused: true } });
  await user.click(await screen.findByRole('switch', { name: 'Text is paused' }));
  expect(api.requests(pauseLane)).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(api.requests(pauseLane)[0]?.body).toEqual({ paused: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('switch', { name: 'Image is paused' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(api.requests(pauseLane)[1]?.body).toEqual({ paused: false }));
});

test('switching a provider off asks why, and on asks first', async () => {
  const { user, api } = show();
  const list = await screen.findByRole('list', { name: 'Providers' });
  const [writer, replicate] = within(list).getAllByRole('listitem');
  expect(writer?.querySelector('dl')?.textContent).toBe('Last 24 hours$0.03Requests12');
  expect(replicate?.textContent).toContain('$4.50');
  expect(replicate?.textContent).toContain('Switched off: The bill looks odd.');
  api.handle(switchProvider, () => refusal(500, 'internal'));
  await user.click(screen.getByRole('switch', { name: 'OpenAI, writing is on' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(dialog.getByText('Please say why.')).toBeDefined();
  expect(api.requests(switchProvider)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Too dear. ');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByRole('alert')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', ' Too dear. ');
  api.answer(switchProvider, { provider: { ...providers[0]!, on: false } });
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests(switchProvider).at(-1)?.body).toEqual({ on: false, reason: 'Too dear.' });
  await user.click(screen.getByRole('switch', { name: 'Replicate is on' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(api.requests(switchProvider).at(-1)?.body).toEqual({ on: true, reason: '' }));
});

test('what failed is retried, what runs is cancelled; a refusal says so', async () => {
  const { user, api } = show();
  api.handle(retryRun, () => refusal(409, 'nothing-to-retry', 'This is being worked on already.'));
  api.handle(cancelRun, () => refusal(500, 'internal'));
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Retry: Draw the pages of a comic, Volcanoes' }));
  expect(await screen.findByText('This is being worked on already.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel: Draw the pages of a comic, Moon' }));
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect([api.requests(retryRun).length, api.requests(cancelRun).length]).toEqual([1, 1]);
});

test('narrows to a status', async () => {
  const { user, api } = show();
  await user.click(await screen.findByRole('radio', { name: 'Failed' }));
  await waitFor(() => expect(api.requests(getQueues).at(-1)?.query.get('status')).toBe('failed'));
});

test('looks again every 5 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const { api } = show();
  await act(() => vi.advanceTimersByTimeAsync(100));
  const before = api.requests(getQueues).length;
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(api.requests(getQueues).length).toBe(before + 1);
});
