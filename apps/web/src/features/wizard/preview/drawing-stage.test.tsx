import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import { fromSnapshot } from '../run/run-state.ts';
import { aRun } from '../run/run-testing.ts';
import { DrawingStage } from './drawing-stage.tsx';
import { aLivePage } from './live-page-testing.ts';
import { RunMeter } from './run-meter.tsx';

const picture = { imageUrl: '/media/page.webp', thumbnailUrl: '/media/page-small.webp' };
const pages = [1, 2].map((page) => ({ ...aLivePage(page, 'checking', 'waiting'), picture }));
const script = pages.map(({ page, panels }) => ({
  pageNumber: page,
  panels: panels.map(() => ({ scene: 'A garden', caption: '', dialogue: [] })),
}));

const meta = {
  title: 'Leaves',
  concept: 'photosynthesis',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'leaves',
  pageCount: pages.length,
};

function renderShow(status: 'running' | 'succeeded') {
  render(
    <AppProvider>
      <RunMeter
        pages={pages}
        view={fromSnapshot(aRun({ status }))}
        busy={status === 'running'}
        onCancel={() => {}}
        onGoOn={() => {}}
      />
      <DrawingStage
        pages={pages}
        playing={undefined}
        script={script}
        meta={meta}
        isDrawn={status === 'succeeded'}
        onSkip={() => {}}
        onCancel={() => {}}
      />
    </AppProvider>,
  );
}

test('while the studio draws, its panels are counted, and a page that was not shown is not called redrawn', () => {
  renderShow('running');
  expect(screen.getByText('panels drawn')).toBeTruthy();
  expect(screen.getByText(/even if you stop here/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Other pages' }).textContent).toBe('Page 2 0 of 2');
  // The cells say that no page is finished.
  expect(screen.queryByText(/pages finished/)).toBeNull();
});

test('a comic that is drawn says so while its panels are still shown', () => {
  renderShow('succeeded');
  expect(screen.getByText('panels shown')).toBeTruthy();
  expect(screen.getByText('Replay')).toBeTruthy();
  expect(screen.getByText('All panels are drawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.getByText('All panels are drawn and saved. You see how they were made.')).toBeTruthy();
});

test('a cancelled comic says in one place what is still to come, and how to go on', () => {
  const cancelled = [aLivePage(1, 'done', 'waiting'), aLivePage(2, 'waiting', 'waiting')];
  render(
    <AppProvider>
      <RunMeter
        pages={cancelled}
        view={fromSnapshot(aRun({ status: 'cancelled' }))}
        busy={false}
        onCancel={() => {}}
        onGoOn={() => {}}
      />
    </AppProvider>,
  );
  expect(screen.getByText('3 panels are still in pencil')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Draw the rest' }).dataset.variant).not.toBe('outline');
});
