import type { PanelState } from '@panelwise/contracts/domain/comic';
import { expect, test } from 'vitest';
import { type PanelKey, pagesAsShown, panelMs, showMs, waitingToBeShown } from './drawing-show.ts';
import { aLivePage } from './live-page-testing.ts';
import { countDrawn, type LivePage } from './live-pages.ts';

const states = (pages: LivePage[]) => pages.flatMap((p) => p.panels.map((panel) => panel.state));

test('what is drawn is shown in reading order, whatever was ready first', () => {
  const pages = [aLivePage(1, 'drawing', 'done'), aLivePage(2, 'done')];
  expect(waitingToBeShown(pages, new Set<PanelKey>(['1.2']))).toEqual(['2.1']);
  expect(waitingToBeShown(pages, new Set())).toEqual(['1.2', '2.1']);
});

test('a panel takes its time, and less the more of them wait', () => {
  expect(showMs(1)).toBe(panelMs);
  expect(showMs(12)).toBe(200);
  const total = Array.from({ length: 40 }, (_, i) => showMs(40 - i)).reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeLessThan(10_000);
});

test('only what was shown counts, and nothing is shown that the server has not drawn', () => {
  const pages = [aLivePage(1, 'done', 'done', 'done'), aLivePage(2, 'checking', 'failed')];
  const before = new Map<PanelKey, PanelState>([['1.3', 'drawing']]);
  const shown = pagesAsShown(pages, new Set<PanelKey>(['1.1', '2.1']), '1.2', before);
  expect(states(shown)).toEqual(['done', 'checking', 'drawing', 'checking', 'failed']);
  expect(countDrawn(shown)).toEqual({ done: 1, total: 5 });
});
