import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { LivePage } from './live-pages.ts';

/** How long one panel takes to be drawn on the screen, in ms, while there is time. */
export const panelMs = 800;
/** What is drawn already is shown within about so long, in ms: the show never holds up the work for longer. */
const catchUpMs = 2_400;
const shortestMs = 150;

/** Names a panel of the comic: 'page.panel', both from 1. */
export type PanelKey = `${number}.${number}`;

export const panelKey = (page: number, panel: number): PanelKey => `${page}.${panel}`;

export function drawnPanels(pages: readonly LivePage[]): PanelKey[] {
  return pages.flatMap((page) =>
    page.panels.flatMap((panel) => (panel.state === 'done' ? [panelKey(page.page, panel.panel)] : [])),
  );
}

/** What is drawn and not shown yet, in reading order. @param shown panels that need no showing any more */
export function waitingToBeShown(pages: readonly LivePage[], shown: ReadonlySet<PanelKey>): PanelKey[] {
  return drawnPanels(pages).filter((key) => !shown.has(key));
}

/** How long the next panel may take, in ms, with so many waiting to be shown. */
export function showMs(waiting: number): number {
  return Math.max(shortestMs, Math.min(panelMs, Math.round(catchUpMs / Math.max(1, waiting))));
}

/**
 * The pages as far as they were shown. A panel that is drawn and not shown yet is what it was `before`; the one that is
 * being shown is not counted as done until it is.
 */
export function pagesAsShown(
  pages: readonly LivePage[],
  shown: ReadonlySet<PanelKey>,
  playing: PanelKey | undefined,
  before: ReadonlyMap<PanelKey, PanelState>,
): LivePage[] {
  return pages.map((page) => ({
    ...page,
    panels: page.panels.map((panel) => {
      const key = panelKey(page.page, panel.panel);
      if (panel.state !== 'done' || shown.has(key)) return panel;
      const state = key === playing ? 'checking' : (before.get(key) ?? 'waiting');
      return { ...panel, state: state === 'done' ? 'waiting' : state };
    }),
  }));
}
