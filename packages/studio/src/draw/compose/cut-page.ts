import type { StagedPanel } from '../staging/staged-panel.ts';
import type { Style } from '../styles.ts';
import type { Cell } from './composition.ts';
import { type Band, type Bands, rankTemplates } from './layout-templates.ts';
import { layoutPage } from './page-layout.ts';

/** Bands whose words come out smaller than this are made higher, px. */
const hopedSize = 26;
const passes = 6;
/** Templates that are tried in full; the first that gives good sizes wins. */
const templatesTried = 3;
/** Further templates that are tried before a panel is refused. */
const mostTemplates = 6;
/** How much higher a band becomes the first time that one of its panels is not good, and less each time after. */
const raise = 0.24;
const repairs = 6;
/** Repairs in a row after which as many panels may be refused as before. */
const patience = 4;

/** Fault of a panel that cannot be published; a poor one has a fault of about 1, a good one none. */
export const refused = 100;

/** What a cell is worth to its panel. */
type Judge = {
  /** Size of the words, px. */
  sizeIn: (panel: StagedPanel, cell: Cell) => number;
  /** Fault of the whole panel. */
  faultIn: (panel: StagedPanel, cell: Cell) => number;
};

type Cut = { cells: Cell[]; boosts: number[]; bands: Bands; smallest: number };

/**
 * Cuts the page into panels so that words come out large. Where a panel is at fault, its band is raised a few
 * times over, then other cuts are tried: all of them before a panel is refused. The cut with the least fault wins.
 * @param wishes the panels as they ask for their room, where that is not what they hold
 */
export function cutPage(
  panels: StagedPanel[],
  seed: string,
  pageNumber: number,
  style: Style,
  external: boolean,
  { sizeIn, faultIn }: Judge,
  wishes: StagedPanel[] = panels,
): Cell[] {
  const layOut = (bands: Bands, boosts: number[]) => layoutPage(wishes, bands, style, seed, boosts, external);
  const ranked = rankTemplates(panels, seed, pageNumber);
  let best: Cut | undefined;
  for (const bands of ranked.slice(0, templatesTried)) {
    const cut = cutByBands(panels, bands, layOut, sizeIn);
    if (!best || cut.smallest > best.smallest + 1) best = cut;
    if (best.smallest >= hopedSize - 2) break;
  }
  const first = best!;
  let least = Number.POSITIVE_INFINITY;
  let cells = first.cells;
  const others = ranked.filter((bands) => bands !== first.bands).slice(0, mostTemplates);
  const oneEach: Bands = panels.map((): Band => 1);
  for (const [turn, bands] of [first.bands, ...others, oneEach].entries()) {
    if (turn >= templatesTried && least < refused) break;
    const boosts = turn ? panels.map(() => 1) : [...first.boosts];
    let before = Number.POSITIVE_INFINITY;
    let idle = 0;
    for (let i = 0; i <= repairs && idle < patience; i++) {
      const tried = layOut(bands, boosts);
      const faults = panels.map((panel, at) => faultIn(panel, tried[at]!));
      const fault = faults.reduce((sum, one) => sum + one, 0);
      if (fault < least) [least, cells] = [fault, tried];
      if (!fault) return tried;
      if (fault < refused && fault >= before) break;
      idle = Math.floor(fault / refused) < Math.floor(before / refused) ? 0 : idle + 1;
      before = Math.min(before, fault);
      // Raising everybody would raise nobody: first those that cannot be published.
      const serious = fault >= refused ? refused : Number.EPSILON;
      for (const [at, one] of faults.entries()) if (one >= serious) boosts[at]! *= 1 + raise / (1 + i * 0.4);
    }
  }
  return cells;
}

/** Raises the bands whose words come out small, a few times over. */
function cutByBands(
  panels: StagedPanel[],
  bands: Bands,
  layOut: (bands: Bands, boosts: number[]) => Cell[],
  sizeIn: Judge['sizeIn'],
): Cut {
  const boosts = panels.map(() => 1);
  let best: Cut | undefined;
  for (let pass = 0; pass <= passes; pass++) {
    const cells = layOut(bands, boosts);
    const sizes = panels.map((panel, i) => sizeIn(panel, cells[i]!));
    const smallest = Math.min(...sizes);
    if (!best || smallest > best.smallest) best = { cells, boosts: [...boosts], bands, smallest };
    if (smallest >= hopedSize) break;
    sizes.forEach((size, i) => {
      if (size < hopedSize) boosts[i]! *= 1 + Math.min(0.3, (hopedSize - size) * 0.035);
    });
  }
  return best!;
}
