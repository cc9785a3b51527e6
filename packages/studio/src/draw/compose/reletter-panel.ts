import type { StagedPanel } from '../staging/staged-panel.ts';
import { arrangementsFor, lowered, tailRects } from './compose-panel.ts';
import {
  blockRect,
  type Cell,
  type PanelComposition,
  type PlacedActor,
  type PlacedCard,
  type PlacedProp,
  type Rect,
} from './composition.ts';
import { giveTails, headOf } from './give-tails.ts';
import { placeSfx } from './place-sfx.ts';
import { planText, readableTexts, type TextPlan } from './plan-text.ts';
import type { Measures } from './text-measures.ts';

/**
 * Puts other words into a panel whose picture stays as it is: the largest that leave people and things to be seen.
 * @param staged what the picture shows, with the new words
 * @param problemsOf how many problems the panel has with its words as given
 */
export function reletterPanel(
  drawn: PanelComposition,
  staged: StagedPanel,
  cell: Cell,
  measures: Measures,
  problemsOf: (panel: PanelComposition) => number,
): PanelComposition {
  const withWords = (plan: TextPlan): PanelComposition => {
    const blocks = giveTails(plan.blocks, { ...drawn, staged });
    const words = { ...plan, blocks };
    const { actors, things } = drawn;
    return {
      ...drawn,
      staged,
      title: plan.title,
      blocks,
      sfx: staged.sfx ? placeSfx(staged, cell, words, actors, things, measures) : undefined,
      textSize: plan.size,
      roomy: plan.roomy,
    };
  };
  let best: { panel: PanelComposition; price: number } | undefined;
  for (const arrangement of new Set([...arrangementsFor(staged, cell, false), 'above' as const]))
    for (const plan of readableTexts(staged, cell, measures, arrangement))
      for (const one of new Set([lowered(plan, drawn.actors), plan])) {
        const panel = withWords(one);
        const price = problemsOf(panel) * perProblem + hidden(panel) - plan.size;
        if (!best || price < best.price) best = { panel, price };
      }
  // Too many words even for the least size: the verdict refuses them.
  return best?.panel ?? withWords(planText(staged, cell, measures, 'above'));
}

/** What a problem that forbids printing is worth, and each px of a thing or a head under words, in px of text size. */
const perProblem = 1e3;
const perHiddenPx = 0.5;

/** How far words reach over things, diagrams and heads, and tails over things and diagrams, px. */
function hidden({ blocks, things, diagram, actors }: PanelComposition): number {
  const shown = [...things.map(thingRect), ...(diagram ? [boxOf(diagram.frame)] : [])];
  const words = blocks.map(blockRect);
  const over = (covering: Rect[], covered: Rect[]) =>
    covering.reduce((sum, rect) => sum + covered.reduce((most, one) => most + overlap(rect, one), 0), 0);
  return (
    perHiddenPx * (over([...words, ...tailRects({ blocks })], shown) + over(words, actors.map(hairRect)))
  );
}

function thingRect({ x, y, ...thing }: PlacedProp | PlacedCard): Rect {
  const [width, height] = thing.kind === 'card' ? [thing.width, thing.height] : [thing.size, thing.size];
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** A head with its hair; words may touch its edge. */
function hairRect(placed: PlacedActor): Rect {
  const { x, y, radius } = headOf(placed);
  const half = radius * 0.8;
  return [x - half, y - half, x + half, y + half];
}

const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Rect => [
  x,
  y,
  x + width,
  y + height,
];

function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return across > 0 && down > 0 ? Math.min(across, down) : 0;
}
