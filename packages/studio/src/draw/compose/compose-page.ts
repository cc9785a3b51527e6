import { pageSize } from '@panelwise/contracts/domain/limits';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { languageOf } from '../../language/detect-language.ts';
import { altText, pictureText } from '../alt-text.ts';
import type { FontBook } from '../fonts.ts';
import type { Box, PagePlan, PanelPlan, TextGroup, Verdict } from '../page-plan.ts';
import { isView } from '../props/views.ts';
import { saysOther } from '../staging/room-for-words.ts';
import { stagePage, withWords } from '../staging/stage-page.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import { getStyle } from '../styles.ts';
import { composePanel, planPanelText } from './compose-panel.ts';
import type { Cell, PanelComposition } from './composition.ts';
import { cutPage, refused } from './cut-page.ts';
import { facesOf } from './figure-extent.ts';
import { oncePerCell } from './once-per-cell.ts';
import { plainerPanels, withoutListeners } from './plainer-panels.ts';
import { reletterPanel } from './reletter-panel.ts';
import { asidePanel, gainsBy } from './stand-aside.ts';
import { footerGroup, panelGroups } from './text-groups.ts';
import { createMeasures } from './text-measures.ts';
import { isPictured, judgePanel, mergeVerdicts, shortcomings } from './verdict.ts';

/** Plans every panel of a page; see `planPage`. */
export function composePage(page: ScriptPage, meta: ComicMeta, fonts: FontBook, external: boolean): PagePlan {
  const style = getStyle(meta.style);
  const measures = createMeasures(fonts, style);
  const staged = stagePage(page, meta).map(withoutListeners);
  const seed = `${meta.seed}|${page.pageNumber}`;
  const judge = (composition: PanelComposition, cell: Cell): Composed => {
    const { index } = composition.staged;
    const groups = panelGroups(composition, index, cell.box, measures);
    return { composition, groups, verdict: judgePanel(composition, cell, index, groups, measures) };
  };
  const planned = oncePerCell((panel, cell) => planPanelText(panel, cell, measures, external));
  const compose = oncePerCell((panel, cell) =>
    judge(composePanel(panel, cell, measures, external, planned(panel, cell)), cell),
  );
  const sizeIn = (panel: StagedPanel, cell: Cell) => planned(panel, cell).size;
  const faultIn = (panel: StagedPanel, cell: Cell) => {
    const { composition, verdict } = compose(panel, cell);
    return faultOf(verdict, panel) + shortcomings(composition, external);
  };
  const draw = (wishes: StagedPanel[]): Drawn => {
    const cells = cutPage(staged, seed, page.pageNumber, style, external, { sizeIn, faultIn }, wishes);
    const pictured = staged.map((panel, index) => simplified(panel, (one) => compose(one, cells[index]!)));
    return { cells, pictured };
  };
  const { cells, pictured } = withoutWishes(draw(staged), staged, draw);
  const composed = pictured.map((one, index) => {
    const panel = page.panels[index]!;
    if (!saysOther(panel)) return one;
    const cell = cells[index]!;
    const saying = withWords(one.composition.staged, panel);
    if (external) return compose(saying, cell);
    const problemsOf = (tried: PanelComposition) => judge(tried, cell).verdict.problems.length;
    return judge(reletterPanel(one.composition, saying, cell, measures, problemsOf), cell);
  });
  const language = languageOf([page]);
  const panels = composed.map(({ composition, verdict }, index): PanelPlan => {
    const { polygon, box } = cells[index]!;
    const picture = pictureText(page.panels[index]!, composition, language, external);
    return {
      index,
      polygon,
      box,
      verdict,
      picture,
      alt: altText(page.panels[index]!, picture, language),
      faces: seenFaces(composition, box),
      composition,
    };
  });
  const groups = [...composed.flatMap((panel) => panel.groups), footerGroup(page, meta, language, measures)];
  return {
    page: { ...page, pictures: panels.map(({ picture }) => picture) },
    meta,
    ...pageSize,
    panels,
    groups,
    verdict: mergeVerdicts(panels.map((panel) => panel.verdict)),
    fonts,
  };
}

type Drawn = { cells: Cell[]; pictured: Composed[] };

/** What a picture of a whole place wishes for is not worth words that nobody can read: then it gets the room of a thing. */
function withoutWishes(first: Drawn, staged: StagedPanel[], draw: (wishes: StagedPanel[]) => Drawn): Drawn {
  const problems = ({ pictured }: Drawn) => pictured.flatMap(({ verdict }) => verdict.problems).length;
  if (problems(first) === 0 || !staged.some(({ props }) => props.some(isView))) return first;
  const modest = draw(
    staged.map((panel) => ({ ...panel, props: panel.props.filter((thing) => !isView(thing)) })),
  );
  return problems(modest) < problems(first) ? modest : first;
}

/** Price of a problem that a simpler picture would not have. */
const toSimplify = 2;

function faultOf({ problems }: Verdict, { diagram }: StagedPanel): number {
  // No other cut of the page would bring a missing letter.
  const own = problems.filter(({ code }) => code !== 'missing-glyph');
  // The labels of a diagram only come apart in another cell.
  const hard = own.some((problem) => diagram || !isPictured(problem));
  return hard ? refused : own.length * toSimplify;
}

/** The panel as staged, or the first simpler picture of it that does not stand in the way of its words. */
function simplified(panel: StagedPanel, compose: (panel: StagedPanel) => Composed): Composed {
  const asStaged = compose(panel);
  if (!asStaged.verdict.problems.some(isPictured)) return withPeopleAside(panel, asStaged, compose);
  for (const plainer of plainerPanels(panel)) {
    const composed = compose(plainer);
    if (!composed.verdict.problems.some(isPictured)) return composed;
  }
  return asStaged;
}

/** The same with its people at the sides, where its things are seen far better then. */
function withPeopleAside(
  panel: StagedPanel,
  asStaged: Composed,
  compose: (panel: StagedPanel) => Composed,
): Composed {
  const aside = asidePanel(panel, asStaged.composition);
  const tried = aside && compose(aside);
  return tried && !tried.verdict.problems.length && gainsBy(tried.composition, asStaged.composition)
    ? tried
    : asStaged;
}

type Composed = { composition: PanelComposition; groups: TextGroup[]; verdict: Verdict };

/** Faces that can be seen, page px. */
function seenFaces({ actors }: PanelComposition, box: Box): Box[] {
  return actors.flatMap(facesOf).map(({ x, y, radius }) => ({
    x: box.x + x - radius,
    y: box.y + y - radius,
    width: radius * 2,
    height: radius * 2,
  }));
}
