import { plural, t } from '@lingui/core/macro';
import type { DrawnPage, PanelState } from '@panelwise/contracts/domain/comic';
import { isTerminal } from '@panelwise/contracts/domain/run';
import type { Script } from '@panelwise/contracts/domain/script';
import { panelAltText } from '@panelwise/contracts/domain/script';
import type { RunView } from '../run/run-state.ts';
import { pageTitle } from '../script/panel-name.ts';

/** One panel as the live page shows it. `panel` counts from 1; `polygon` is in px of the page. */
export type LivePanel = {
  panel: number;
  state: PanelState;
  artUrl: string | null;
  alt: string;
  message: string | null;
  polygon: [number, number][] | null;
};

export type LivePage = {
  page: number;
  title: string;
  picture: { imageUrl: string; thumbnailUrl: string } | null;
  panels: LivePanel[];
};

/**
 * What is to be seen of every page now: the script says which panels there are, the stored pages what was
 * drawn before, and the run what is happening. A page that is as it was `before` stays that object.
 */
export function livePages(
  script: Script,
  drawn: readonly DrawnPage[],
  view: RunView | undefined,
  before: readonly LivePage[] = [],
): LivePage[] {
  // A cancelled redraw has changed nothing: its panel is what it was.
  const happening = isKeptOld(view) ? undefined : view;
  return script.map((page, index) => {
    const number = index + 1;
    const stored = drawn.find((d) => d.pageNumber === number);
    const fresh = view?.pictures[number];
    const picture = stored?.imageUrl
      ? { imageUrl: stored.imageUrl, thumbnailUrl: stored.thumbnailUrl ?? stored.imageUrl }
      : null;
    const now: LivePage = {
      page: number,
      title: pageTitle(page),
      picture: fresh ?? picture,
      panels: page.panels.map((panel, i) => {
        const known = stored?.panels.find((p) => p.panel === i + 1);
        const running = happening?.run.panels.find((p) => p.page === number && p.panel === i + 1);
        return {
          panel: i + 1,
          state: stateNow(running?.state ?? known?.state ?? 'waiting', view),
          artUrl: running?.artUrl ?? known?.artUrl ?? null,
          alt: panelAltText(panel, panel.scene),
          message: running?.message ?? null,
          polygon: known?.polygon.length ? known.polygon : null,
        };
      }),
    };
    const old = before[index];
    return old && JSON.stringify(old) === JSON.stringify(now) ? old : now;
  });
}

/** Nobody works on a panel whose run has ended: it waits to be drawn. */
function stateNow(state: PanelState, view: RunView | undefined): PanelState {
  const isBeingDrawn = state === 'drawing' || state === 'checking';
  return isBeingDrawn && view && isTerminal(view.run.status) ? 'waiting' : state;
}

function isKeptOld(view: RunView | undefined): boolean {
  return view?.run.status === 'cancelled' && view.run.panels.length === 1;
}

export function isDrawn(page: LivePage): boolean {
  return page.picture !== null && page.panels.every((panel) => panel.state === 'done');
}

/** Panels drawn and panels in all, over the whole comic. */
export function countDrawn(pages: readonly LivePage[]): { done: number; total: number } {
  const panels = pages.flatMap((page) => page.panels);
  return { done: panels.filter((panel) => panel.state === 'done').length, total: panels.length };
}

export type PageStatus = { tone: 'ok' | 'pencil' | 'bad' | 'quiet'; label: string };

/**
 * The short word under a page of the film strip.
 * @param busy whether a run is at work
 * @param changed how many of its panels are others in the script than they were drawn
 */
export function pageStatus(page: LivePage, busy: boolean, changed = 0): PageStatus {
  const states = page.panels.map((panel) => panel.state);
  const done = states.filter((state) => state === 'done').length;
  if (states.includes('failed')) return { tone: 'bad', label: t({ message: 'Failed', context: 'page' }) };
  if (changed > 0 && !busy)
    return { tone: 'pencil', label: plural(changed, { one: '# to update', other: '# to update' }) };
  if (done === states.length) return { tone: 'ok', label: t({ message: 'Done', context: 'page' }) };
  const total = states.length;
  const working = states.includes('drawing') || states.includes('checking');
  if (working && page.picture) return { tone: 'pencil', label: t({ message: 'Redraw', context: 'page' }) };
  return { tone: working || done > 0 ? 'pencil' : 'quiet', label: t`${done} of ${total}` };
}

/** Pages with a panel that stopped for good, with the first reason given. */
export function failedPages(
  pages: readonly LivePage[],
): { page: number; panel: number; message: string | null }[] {
  return pages.flatMap((page) => {
    const failed = page.panels.find((panel) => panel.state === 'failed');
    return failed ? [{ page: page.page, panel: failed.panel, message: failed.message }] : [];
  });
}
