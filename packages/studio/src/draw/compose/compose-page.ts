import { pageSize } from '@panelwise/contracts/domain/limits';
import { type ComicMeta, panelAltText, type ScriptPage } from '@panelwise/contracts/domain/script';
import type { FontBook } from '../fonts.ts';
import type { PagePlan, PanelPlan, TextGroup } from '../page-plan.ts';
import { stagePage } from '../staging/stage-page.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import { getStyle } from '../styles.ts';
import { composePanel, planPanelText } from './compose-panel.ts';
import type { Cell } from './composition.ts';
import { faceCircle } from './figure-extent.ts';
import { layoutPage, type Rows, rankTemplates } from './page-layout.ts';
import { footerGroup, panelGroups } from './text-groups.ts';
import { createMeasures, type Measures } from './text-measures.ts';
import { judgePanel, mergeVerdicts } from './verdict.ts';

/** Rows whose words come out smaller than this are made higher, px. */
const hopedSize = 26;
const passes = 6;
/** Row templates that are tried in full; the first that gives good sizes wins. */
const templatesTried = 3;

/** Plans every panel of a page; see `planPage`. */
export function composePage(page: ScriptPage, meta: ComicMeta, fonts: FontBook, external: boolean): PagePlan {
  const style = getStyle(meta.style);
  const measures = createMeasures(fonts, style);
  const staged = stagePage(page, meta);
  const seed = `${meta.seed}|${page.pageNumber}`;
  const cells = cutPage(staged, seed, measures, external);
  const groups: TextGroup[] = [];
  const panels = staged.map((panel, index): PanelPlan => {
    const cell = cells[index]!;
    const composition = composePanel(panel, cell, measures, external);
    const ofPanel = panelGroups(composition, index, cell.box, measures);
    groups.push(...ofPanel);
    return {
      index,
      polygon: cell.polygon,
      box: cell.box,
      verdict: judgePanel(composition, cell, index, ofPanel),
      alt: panelAltText(page.panels[index]!),
      faces: composition.actors
        .filter(({ actor }) => actor.pose !== 'back')
        .map((placed) => {
          const { x, y, radius } = faceCircle(placed);
          return {
            x: cell.box.x + x - radius,
            y: cell.box.y + y - radius,
            width: radius * 2,
            height: radius * 2,
          };
        }),
      composition,
    };
  });
  groups.push(footerGroup(page, meta, measures));
  return {
    page,
    meta,
    ...pageSize,
    panels,
    groups,
    verdict: mergeVerdicts(panels.map((panel) => panel.verdict)),
    fonts,
  };
}

type Cut = { cells: Cell[]; smallest: number };

function cutPage(panels: StagedPanel[], seed: string, measures: Measures, external: boolean): Cell[] {
  let best: Cut | undefined;
  for (const rows of rankTemplates(panels, seed).slice(0, templatesTried)) {
    const cut = cutByRows(panels, rows, seed, measures, external);
    if (!best || cut.smallest > best.smallest + 1) best = cut;
    if (best.smallest >= hopedSize - 2) break;
  }
  return best!.cells;
}

/** Raises the rows whose words come out small, a few times over. */
function cutByRows(
  panels: StagedPanel[],
  rows: Rows,
  seed: string,
  measures: Measures,
  external: boolean,
): Cut {
  const boosts = panels.map(() => 1);
  let best: Cut | undefined;
  for (let pass = 0; pass <= passes; pass++) {
    const cells = layoutPage(panels, rows, measures.style, seed, boosts, external);
    const sizes = panels.map((panel, i) => planPanelText(panel, cells[i]!, measures, external).size);
    const smallest = Math.min(...sizes);
    if (!best || smallest > best.smallest) best = { cells, smallest };
    if (smallest >= hopedSize) break;
    sizes.forEach((size, i) => {
      if (size < hopedSize) boosts[i]! *= 1 + Math.min(0.3, (hopedSize - size) * 0.035);
    });
  }
  return best!;
}
