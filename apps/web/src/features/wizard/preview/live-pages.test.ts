import type { DrawnPage, PanelState } from '@panelwise/contracts/domain/comic';
import type { Script } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { applyEvent, fromSnapshot } from '../run/run-state.ts';
import { anEvent, aRun } from '../run/run-testing.ts';
import { aLivePage } from './live-page-testing.ts';
import { countDrawn, failedPages, isDrawn, livePages, pageStatus } from './live-pages.ts';

const panel = { scene: 'A garden', caption: '', dialogue: [] };
const script: Script = [
  { pageNumber: 1, panels: [panel, panel] },
  { pageNumber: 2, panels: [panel] },
];

function drawn(states: PanelState[], imageUrl: string | null): DrawnPage {
  return {
    _id: '01900000-0000-7000-8000-000000000001',
    pageNumber: 1,
    imageUrl,
    smallImageUrl: null,
    thumbnailUrl: null,
    panels: states.map((state, i) => ({
      panel: i + 1,
      state,
      scene: '',
      caption: '',
      alt: '',
      artUrl: null,
      polygon: [[0, 0]],
      verdict: null,
    })),
  };
}

describe('live pages', () => {
  it('shows one panel per panel of the script, waiting until something is known', () => {
    const pages = livePages(script, [], undefined);
    expect(countDrawn(pages)).toEqual({ done: 0, total: 3 });
    expect(pageStatus(pages[0]!, true)).toEqual({ tone: 'quiet', label: '0 of 2' });
  });

  it('tells how many panels of a drawn page wait for an update, while nobody works on it', () => {
    const page = aLivePage(1, 'done', 'done');
    expect(pageStatus(page, false, 1)).toEqual({ tone: 'pencil', label: '1 to update' });
    expect(pageStatus(page, true, 1).label).toBe('Done');
    expect(pageStatus(page, false).label).toBe('Done');
  });

  it('lets the run override what was stored, and only where it says something', () => {
    const view = applyEvent(
      fromSnapshot(aRun()),
      anEvent(1, { type: 'panel:changed', page: 1, panel: 2, panelState: 'drawing' }),
    );
    const [page] = livePages(script, [drawn(['done', 'done'], '/p1.webp')], view);
    expect(page?.panels.map((p) => p.state)).toEqual(['done', 'drawing']);
    expect(pageStatus(page!, true)).toEqual({ tone: 'pencil', label: 'Redraw' });
    expect(isDrawn(page!)).toBe(false);
  });

  it('takes the picture of a page the moment the run has it', () => {
    const view = applyEvent(
      fromSnapshot(aRun()),
      anEvent(1, { type: 'page:done', page: 1, imageUrl: '/new.webp' }),
    );
    const [page] = livePages(script, [drawn(['done', 'done'], '/old.webp')], view);
    expect(page?.picture?.imageUrl).toBe('/new.webp');
    expect(isDrawn(page!)).toBe(true);
  });

  it('shows the old picture again when the redraw of one panel is cancelled', () => {
    const progress = { artUrl: null, errorCode: null, message: null, attempt: 1 };
    const cancelled = (panels: number[]) =>
      fromSnapshot(
        aRun({
          status: 'cancelled',
          panels: panels.map((n) => ({ ...progress, page: 1, panel: n, state: 'waiting' as const })),
        }),
      );
    const stored = [drawn(['done', 'done'], '/p1.webp')];
    expect(isDrawn(livePages(script, stored, cancelled([2]))[0]!)).toBe(true);
    // A whole comic that was cancelled still has panels to draw.
    expect(isDrawn(livePages(script, stored, cancelled([1, 2]))[0]!)).toBe(false);
  });

  it('no panel of a run that has ended is at work', () => {
    const progress = { artUrl: null, errorCode: null, message: null, attempt: 1 };
    const view = fromSnapshot(
      aRun({
        status: 'cancelled',
        panels: [
          { ...progress, page: 1, panel: 1, state: 'checking' },
          { ...progress, page: 1, panel: 2, state: 'drawing' },
        ],
      }),
    );
    const [page] = livePages(script, [], view);
    expect(page?.panels.map((p) => p.state)).toEqual(['waiting', 'waiting']);
  });

  it('names the first panel that stopped on each page', () => {
    const pages = livePages(script, [drawn(['failed', 'failed'], null)], undefined);
    expect(failedPages(pages)).toEqual([{ page: 1, panel: 1, message: null }]);
    expect(pageStatus(pages[0]!, false).label).toBe('Failed');
  });
});
