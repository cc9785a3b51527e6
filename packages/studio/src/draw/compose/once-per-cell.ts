import type { StagedPanel } from '../staging/staged-panel.ts';
import type { Cell } from './composition.ts';

/**
 * The same work, done once for each panel in each place of a page: the cuts that are tried one after the other have many
 * cells in common, and what they agree on need not be worked out again.
 */
export function oncePerCell<T>(
  work: (panel: StagedPanel, cell: Cell) => T,
): (panel: StagedPanel, cell: Cell) => T {
  const done = new Map<StagedPanel, Map<string, T>>();
  return (panel, cell) => {
    const ofPanel = done.get(panel) ?? new Map<string, T>();
    done.set(panel, ofPanel);
    // Every cut makes its cells anew, so that like ones are not the same.
    const place = JSON.stringify(cell);
    if (!ofPanel.has(place)) ofPanel.set(place, work(panel, cell));
    return ofPanel.get(place)!;
  };
}
