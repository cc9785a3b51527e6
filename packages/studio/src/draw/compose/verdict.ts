import { pointsPerPx, smallestPrinted } from '../lettering/text-sizes.ts';
import { wordsWith } from '../lettering/unlettered-words.ts';
import type { Problem, TextGroup, Verdict } from '../page-plan.ts';
import { isView } from '../props/views.ts';
import { blockRect, type Cell, type PanelComposition, type Rect } from './composition.ts';
import { judgeFigures } from './judge-figures.ts';
import { diagramNeeds } from './panel-need.ts';
import { seenScale } from './shape-extent.ts';
import type { Measures } from './text-measures.ts';

/** Tolerances in px: what a reader would not see. */
const edgeTolerance = 2;
const overlapTolerance = 3;

/** Judges a planned panel: do its words fit, can they be read, do they cover a face or each other. */
export function judgePanel(
  composition: PanelComposition,
  cell: Cell,
  panel: number,
  groups: TextGroup[],
  { fonts, style }: Measures,
): Verdict {
  const problems: Problem[] = [];
  const report = (code: Problem['code'], message: string) => {
    if (!problems.some((problem) => problem.code === code)) problems.push({ code, message, panel });
  };
  const rects = textRects(composition);
  if (!composition.roomy)
    report('overflow', 'There are more words than the panel can hold. Shorten them or split the panel.');
  const set = groups.filter((group) => !group.drawn);
  const [labels, texts] = [set.filter(isLabel), set.filter((group) => !isLabel(group))];
  if (smallestSize(texts) < smallestPrinted.text)
    report('too-small', 'The words had to be made too small to read well. Shorten them or split the panel.');
  if (smallestSize(labels) < smallestPrinted.label)
    report('too-small', 'A label had to be made too small to read well. Shorten it.');
  for (const { code, message } of judgeFigures(composition, rects)) report(code, message);
  if (rects.some((a, i) => rects.some((b, j) => j > i && overlap(a, b) > overlapTolerance)))
    report('text-overlap', 'Words lie over other words. Shorten them or split the panel.');
  if (groups.some((group) => group.runs.some((run) => !runInside(run, cell))))
    report('leaves-panel', 'Words reach over the edge of the panel. Shorten them or split the panel.');
  const missing = groups.flatMap(({ text, drawn }) => {
    const chars = new Set(fonts.missing(drawn ? style.displayFont : style.font, text));
    return chars.size > 0 ? wordsWith(text, (char) => chars.has(char)) : [];
  });
  if (missing.length)
    report(
      'missing-glyph',
      `The lettering has no letters for “${[...new Set(missing)].slice(0, 4).join(' ')}”. Please use Latin letters.`,
    );
  return { ok: problems.length === 0, problems, smallestPt: smallestPoints(groups) };
}

/** What a good panel has: words and labels of this size, px; figures of this scale (whole ones in a wide picture), this share of a diagram's height. */
const good = {
  text: 24,
  label: 23,
  scale: 0.44,
  wide: 0.38,
  diagram: 0.65,
  /** What a thing weighs that is left out for want of room. */
  things: 0.5,
  /** Side of a view, px. */
  view: 260,
};

/**
 * How much a panel that can be published lacks to be good to look at: 0 for nothing, about 1 for words, figures
 * or a diagram far too small. The page is worth another cut then.
 */
export function shortcomings(composition: PanelComposition, external: boolean): number {
  const { staged, actors, things, diagram, blocks, textSize } = composition;
  const lacks = (value: number, wanted: number) => Math.max(0, 1 - value / wanted);
  let sum = blocks.length ? lacks(textSize, good.text) * 2 : 0;
  if (diagram) {
    const labels = diagram.labels.map((label) => label.nominalSize);
    // A diagram that is pressed flat cannot be read, however large the pictures beside it are.
    sum += 2 * lacks(diagram.frame.height, diagramNeeds[diagram.diagram.kind] * good.diagram);
    return sum + lacks(Math.min(...labels, good.label), good.label) * 2;
  }
  if (external) return sum;
  // Words of nobody are the worst of all.
  sum += 2 * (staged.actors.length - actors.length);
  const held = actors.filter(({ held }) => held !== undefined).length;
  sum += good.things * Math.max(0, Math.min(staged.props.length, 2) - things.length - held);
  const seesView = things.some((thing) => thing.kind === 'icon' && isView(thing));
  if (!seesView && staged.props.some(isView)) sum += 1;
  for (const thing of things) if (thing.kind === 'icon' && isView(thing)) sum += lacks(thing.size, good.view);
  const scales = actors.map(seenScale);
  const seen = staged.near === undefined ? Math.min(...scales) : Math.max(...scales);
  return scales.length ? sum + lacks(seen, staged.shot === 'wide' ? good.wide : good.scale) : sum;
}

/** Problems that a simpler picture of the same panel may not have. */
const pictured = new Set<Problem['code']>([
  'covers-face',
  'covers-hand',
  'tail-astray',
  'reading-order',
  'text-overlap',
]);
export const isPictured = ({ code }: Problem) => pictured.has(code);

export function mergeVerdicts(verdicts: Verdict[]): Verdict {
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  const sizes = verdicts.map((verdict) => verdict.smallestPt).filter((size) => size > 0);
  return { ok: problems.length === 0, problems, smallestPt: sizes.length ? Math.min(...sizes) : 0 };
}

/** Text of the script; title and effects are big by nature. 0 where a panel has no words. */
function smallestPoints(groups: TextGroup[]): number {
  const size = smallestSize(groups.filter((group) => !group.drawn));
  return Number.isFinite(size) ? Math.round(size * pointsPerPx * 10) / 10 : 0;
}

const isLabel = ({ role }: TextGroup) => role === 'label';

/** Printed px; a subscript counts as the text it is in. */
function smallestSize(groups: TextGroup[]): number {
  return Math.min(...groups.flatMap((group) => group.runs.map((run) => run.size)));
}

/** Boxes of captions, balloons and labels; a balloon's corners are empty, so its box is taken a little smaller. */
export function textRects({ blocks, diagram, things }: PanelComposition): Rect[] {
  const rects = blocks.map((block): Rect => {
    const [left, top, right, bottom] = blockRect(block);
    if (block.kind === 'caption') return [left, top, right, bottom];
    const [dx, dy] = [(right - left) * 0.035, (bottom - top) * 0.035];
    return [left + dx, top + dy, right - dx, bottom - dy];
  });
  const thingLabels = things.flatMap((thing) => (thing.kind === 'icon' && thing.label ? [thing.label] : []));
  const labels = [...(diagram?.labels ?? []), ...thingLabels].map(
    ({ box }): Rect => [box.x, box.y, box.x + box.width, box.y + box.height],
  );
  return [...rects, ...labels];
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? Math.min(width, height) : 0;
}

function runInside(run: { x: number; y: number; width: number; size: number }, { polygon }: Cell): boolean {
  const corners = [
    [run.x, run.y],
    [run.x + run.width, run.y],
    [run.x, run.y - run.size * 0.6],
    [run.x + run.width, run.y - run.size * 0.6],
  ] as const;
  return corners.every(([x, y]) => insidePolygon(x, y, polygon));
}

/** Inside a convex polygon given clockwise, with the tolerance. */
function insidePolygon(x: number, y: number, polygon: [number, number][]): boolean {
  return polygon.every(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length >= -edgeTolerance;
  });
}
