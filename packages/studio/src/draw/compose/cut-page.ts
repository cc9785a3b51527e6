import type { StagedPanel } from '../staging/staged-panel.ts';
import { planPanelText } from './compose-panel.ts';
import type { Cell } from './composition.ts';
import { layoutPage, type Rows, rankTemplates } from './page-layout.ts';
import type { Measures } from './text-measures.ts';

/** Rows whose words come out smaller than this are made higher, px. */
const hopedSize = 26;
const passes = 6;
/** Row templates that are tried in full; the first that gives good sizes wins. */
const templatesTried = 3;
/** How much higher a row becomes each time one of its panels is not good. */
const raise = 1.22;
const repairs = 6;

/** How a panel comes out in a cell: as hoped, with figures or a diagram too small, or not fit to be published. */
export type Outcome = 'good' | 'poor' | 'refused';
const faults: Record<Outcome, number> = { good: 0, poor: 1, refused: 100 };

type Cut = { cells: Cell[]; boosts: number[]; rows: Rows; smallest: number };

/**
 * Cuts the page into panels so that words come out large. Where a panel's outcome is not good, its row is raised a
 * few times over, then other rows are tried: all of them before a panel is refused. The cut with the least fault wins.
 */
export function cutPage(
  panels: StagedPanel[],
  seed: string,
  measures: Measures,
  external: boolean,
  outcomeOf: (panel: StagedPanel, cell: Cell) => Outcome,
): Cell[] {
  const layOut = (rows: Rows, boosts: number[]) =>
    layoutPage(panels, rows, measures.style, seed, boosts, external);
  const ranked = rankTemplates(panels, seed);
  let best: Cut | undefined;
  for (const rows of ranked.slice(0, templatesTried)) {
    const cut = cutByRows(
      panels,
      rows,
      layOut,
      (panel, cell) => planPanelText(panel, cell, measures, external).size,
    );
    if (!best || cut.smallest > best.smallest + 1) best = cut;
    if (best.smallest >= hopedSize - 2) break;
  }
  const first = best!;
  let least = Number.POSITIVE_INFINITY;
  let cells = first.cells;
  const others = ranked.filter((rows) => rows !== first.rows);
  for (const [turn, rows] of [first.rows, ...others, panels.map(() => 1)].entries()) {
    if (turn >= templatesTried && least < faults.refused) break;
    const boosts = turn ? panels.map(() => 1) : [...first.boosts];
    let before = Number.POSITIVE_INFINITY;
    for (let i = 0; i <= repairs; i++) {
      const tried = layOut(rows, boosts);
      const outcomes = panels.map((panel, at) => outcomeOf(panel, tried[at]!));
      const fault = outcomes.reduce((sum, outcome) => sum + faults[outcome], 0);
      if (fault < least) [least, cells] = [fault, tried];
      if (!fault) return tried;
      if (fault < faults.refused && fault >= before) break;
      before = fault;
      for (const [at, outcome] of outcomes.entries()) if (outcome !== 'good') boosts[at]! *= raise;
    }
  }
  return cells;
}

/** Raises the rows whose words come out small, a few times over. */
function cutByRows(
  panels: StagedPanel[],
  rows: Rows,
  layOut: (rows: Rows, boosts: number[]) => Cell[],
  sizeIn: (panel: StagedPanel, cell: Cell) => number,
): Cut {
  const boosts = panels.map(() => 1);
  let best: Cut | undefined;
  for (let pass = 0; pass <= passes; pass++) {
    const cells = layOut(rows, boosts);
    const sizes = panels.map((panel, i) => sizeIn(panel, cells[i]!));
    const smallest = Math.min(...sizes);
    if (!best || smallest > best.smallest) best = { cells, boosts: [...boosts], rows, smallest };
    if (smallest >= hopedSize) break;
    sizes.forEach((size, i) => {
      if (size < hopedSize) boosts[i]! *= 1 + Math.min(0.3, (hopedSize - size) * 0.035);
    });
  }
  return best!;
}
