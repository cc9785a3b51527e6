import { drawDiagram } from '../diagrams/diagram.ts';
import type { Box } from '../page-plan.ts';
import type { StagedActor, StagedPanel } from '../staging/staged-panel.ts';
import { createIds } from '../svg.ts';
import {
  blockRect,
  type Cell,
  type PanelComposition,
  type PlacedActor,
  type PlacedCard,
  type PlacedDiagram,
  type PlacedProp,
  type Rect,
} from './composition.ts';
import { directActors, giveProps } from './direct-actors.ts';
import { edgesOf } from './edges.ts';
import { figureRects, topOf } from './figure-extent.ts';
import { giveTails } from './give-tails.ts';
import { guideWidth, placeActors } from './place-actors.ts';
import { isAboutView } from './place-beside-view.ts';
import { placeSfx } from './place-sfx.ts';
import { placeThings } from './place-things.ts';
import { type Arrangement, planText, type TextPlan } from './plan-text.ts';
import { seenScale } from './shape-extent.ts';
import { touchDistance } from './stand.ts';
import type { Measures } from './text-measures.ts';

/** Words beside figures may be this much smaller than above them and still win, px. */
const sideBySideBonus = 2;
/** A panel whose words leave no room for the thing they speak of loses as much as this many px of text. */
const lostThing = 6;
/** Figures below this scale look lost; every tenth below it weighs as much as three px of text. */
const goodScale = 0.75;

/** The best way to share the panel between words and figures: large text, figures of a good size. */
export function planPanelText(
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  external: boolean,
): TextPlan {
  const options = arrangementsFor(panel, cell, external);
  const plans = options.map((arrangement) => planText(panel, cell, measures, arrangement));
  if (plans.length === 1) return plans[0]!;
  const worths = plans.map((plan) => worthOf(plan, panel, cell, measures));
  return plans[worths.indexOf(Math.max(...worths))]!;
}

function worthOf(plan: TextPlan, panel: StagedPanel, cell: Cell, measures: Measures): number {
  const figures = placeActors(panel, cell, plan);
  const scale = figures.length ? Math.min(...figures.map(seenScale)) : 0;
  const bonus = plan.arrangement === 'above' ? 0 : sideBySideBonus;
  if (!plan.roomy) return -100;
  const lost = panel.props.length > 0 && !showsThings(plan, panel, cell, measures, figures) ? lostThing : 0;
  return plan.size + bonus - lost - Math.max(0, goodScale - scale) * 30;
}

/** Whether a thing of the panel finds room beside these words and figures. */
function showsThings(
  plan: TextPlan,
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  figures: PlacedActor[],
): boolean {
  const { actors, props } = giveProps(figures, panel.props);
  const obstacles: Rect[] = [
    ...plan.blocks.map(blockRect),
    ...actors.flatMap((placed) => figureRects(placed, cell.box.height)),
  ];
  return (
    props.length < panel.props.length ||
    placeThings({ ...panel, props }, cell, plan, obstacles, actors, measures).length > 0
  );
}

export function arrangementsFor(panel: StagedPanel, { box }: Cell, external: boolean): Arrangement[] {
  if (external && !panel.diagram) return ['bands'];
  const ratio = box.width / box.height;
  // Words would stand between two who touch.
  if (touchDistance(panel.actors) !== undefined) return ['above'];
  if (panel.diagram) return ['above'];
  // In a low, broad panel the words of one who stands beside a view leave him no room under them.
  if (isAboutView(panel)) return panel.actors.length === 1 && ratio > 1.6 ? ['above', 'beside'] : ['above'];
  if (panel.shot === 'close' && panel.actors.length === 1 && ratio > 1.6) return ['beside', 'above'];
  if (panel.shot === 'single' && panel.actors[0]?.side !== 'middle' && ratio > 1.2)
    return ['beside', 'above'];
  if (panel.shot !== 'splash' && panel.actors.length === 2 && ratio > 1.45) return ['between', 'above'];
  return ['above'];
}

/**
 * Places everything in a panel: words first, then figures, then things in the gaps.
 * @param planned what `planPanelText` says, where that is known already
 */
export function composePanel(
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  external: boolean,
  planned = planPanelText(panel, cell, measures, external),
): PanelComposition {
  const { width, height } = cell.box;
  const standing = placeActors(panel, cell, planned);
  const words = lowered(planned, standing);
  const plan = {
    ...words,
    blocks: giveTails(words.blocks, { staged: panel, actors: standing, width, height }),
  };
  const { actors: holding, props } = giveProps(standing, external ? [] : panel.props);
  const texts = plan.blocks.map(blockRect);
  const obstacles: Rect[] = [
    ...texts,
    ...(plan.title ? [[0, 0, width, plan.top - 4] satisfies Rect] : []),
    ...holding.flatMap((placed) => figureRects(placed, height)),
    ...tailRects(plan),
  ];
  const things = external ? [] : placeThings({ ...panel, props }, cell, plan, obstacles, holding, measures);
  const diagram = panel.diagram ? placeDiagram(panel, cell, plan, holding, measures) : undefined;
  const actors = directActors(holding, {
    things,
    diagram,
    words: [...texts, ...tailRects(plan), ...things.flatMap(labelRects)],
    width,
    height,
  });
  const staged = { ...panel, actors: panel.actors.map((actor) => restaged(actor, standing, actors)) };
  return {
    staged,
    width,
    height,
    title: plan.title,
    titled: Boolean(plan.title),
    blocks: plan.blocks,
    actors,
    things,
    diagram,
    sfx: panel.sfx ? placeSfx(panel, cell, plan, actors, things, measures) : undefined,
    textSize: plan.size,
    roomy: plan.roomy,
  };
}

/** Balloons this far above every head come down nearer to their speakers, px. */
const loftiest = 90;

/** The same words with their balloons nearer to the heads below, where a high panel leaves much air between them. */
export function lowered(plan: TextPlan, actors: PlacedActor[]): TextPlan {
  const speaking = plan.blocks.some((block) => block.kind === 'bubble' && block.line.actor !== undefined);
  if (plan.arrangement !== 'above' || !speaking || !actors.length) return plan;
  const heads = actors.map((placed) => placed.y + topOf(placed.actor) * placed.scale);
  const air = Math.min(...heads) - plan.bottom;
  if (air < loftiest) return plan;
  const down = (air - loftiest) * 0.9;
  const blocks = plan.blocks.map((block) =>
    block.kind === 'bubble' ? { ...block, y: block.y + down } : block,
  );
  return { ...plan, blocks, bottom: plan.bottom + down };
}

const labelRects = (thing: PlacedProp | PlacedCard): Rect[] =>
  thing.kind === 'icon' && thing.label ? [boxRect(thing.label.box)] : [];

const boxRect = ({ x, y, width, height }: Box): Rect => [x, y, x + width, y + height];

/** Somebody on stage after they changed their pose for want of room. */
function restaged(actor: StagedActor, before: PlacedActor[], after: PlacedActor[]): StagedActor {
  const at = before.findIndex((placed) => placed.actor === actor);
  return after[at]?.actor ?? actor;
}

/** Stops along each tail, where no thing should lie. */
export function tailRects(plan: Pick<TextPlan, 'blocks'>): Rect[] {
  return plan.blocks.flatMap((block) => {
    if (block.kind !== 'bubble' || !block.tail || block.line.actor === undefined) return [];
    const { edge, tip } = block.tail;
    return [0.1, 0.4, 0.7, 1].map((share): Rect => {
      const x = edge[0] + (tip[0] - edge[0]) * share;
      const y = edge[1] + (tip[1] - edge[1]) * share;
      return [x - 14, y - 14, x + 14, y + 14];
    });
  });
}

function placeDiagram(
  panel: StagedPanel,
  cell: Cell,
  plan: TextPlan,
  actors: PlacedActor[],
  measures: Measures,
): PlacedDiagram {
  const { width, height } = cell.box;
  const edges = edgesOf(cell);
  const guide = actors[0];
  const column = guide ? guideWidth(width, height) : 0;
  const atLeft = guide?.actor.side === 'left';
  const closing = plan.blocks.find((block) => block.kind === 'caption' && block.role === 'closing');
  const foot = closing?.kind === 'caption' ? closing.shape.height + 10 : 0;
  const y = plan.bottom + 14;
  const frame = {
    x: edges.left + 4 + (atLeft ? column + 24 : 0),
    y,
    width: width - edges.left - edges.right - 8 - (guide ? column + 24 : 0),
    height: Math.max(60, height - edges.bottom - y - foot - 4),
  };
  const diagram = panel.diagram!;
  const draw = (textSize: number): PlacedDiagram => {
    const { labels } = drawDiagram(diagram, frame, { ...measures, ids: createIds('d'), textSize });
    return { diagram, frame, textSize, labels };
  };
  const sizes =
    frame.width < broadFrame ? [] : diagramSizes.filter((size) => size <= plan.size + 5).map(draw);
  return sizes.find((drawn) => hasRoom(drawn, { width, height })) ?? draw(Math.min(27, plan.size));
}

/** Label sizes of a diagram, px: the first at which its labels neither shrink nor crowd is taken. */
const diagramSizes = [34, 31, 29];
/** In narrower frames large labels would hide the pictures, px. */
const broadFrame = 700;

function hasRoom({ labels, textSize }: PlacedDiagram, panel: { width: number; height: number }): boolean {
  return labels.every(
    ({ box, nominalSize }, i) =>
      nominalSize >= textSize * 0.84 &&
      box.x >= 4 &&
      box.x + box.width <= panel.width - 4 &&
      box.y + box.height <= panel.height - 4 &&
      labels.every(
        ({ box: other }, j) =>
          j <= i ||
          other.x > box.x + box.width + 6 ||
          box.x > other.x + other.width + 6 ||
          other.y > box.y + box.height + 4 ||
          box.y > other.y + other.height + 4,
      ),
  );
}
