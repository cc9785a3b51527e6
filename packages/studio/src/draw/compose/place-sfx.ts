import { type Display, setDisplay } from '../lettering/display.ts';
import { createRandom } from '../random.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import {
  blockRect,
  type Cell,
  type PlacedActor,
  type PlacedCard,
  type PlacedProp,
  type Rect,
} from './composition.ts';
import { edgesOf } from './edges.ts';
import { faceCircle, figureRects, halfHeadOf, shapeRectOf } from './figure-extent.ts';
import { findFreeSquare } from './free-square.ts';
import type { TextPlan } from './plan-text.ts';
import type { Measures } from './text-measures.ts';

const leastSide = 90;

/**
 * A sound effect in the largest gap between people, words and things, for a sound on somebody's chest or hand would be
 * theirs; where there is no such gap, in one between heads, and undefined where there is none of these either.
 */
export function placeSfx(
  panel: StagedPanel,
  cell: Cell,
  plan: TextPlan,
  actors: PlacedActor[],
  things: (PlacedProp | PlacedCard)[],
  measures: Measures,
): Display | undefined {
  const { width, height } = cell.box;
  const edges = edgesOf(cell);
  const words = [
    ...plan.blocks.map(blockRect),
    ...(plan.title ? [[0, 0, width, plan.top] satisfies Rect] : []),
  ];
  const clear = [...words, ...things.map(thingRect)];
  const besides = findFreeSquare(
    width,
    height,
    [...clear, ...actors.flatMap((placed) => figureRects(placed, height))],
    edges,
  );
  const free =
    besides.side >= leastSide
      ? besides
      : findFreeSquare(width, height, [...clear, ...actors.map(headRect)], edges);
  if (free.side < leastSide) return undefined;
  return setDisplay(measures.fonts, measures.style, {
    text: panel.sfx!,
    x: free.x,
    y: free.y,
    maxWidth: free.side * 0.92,
    maxHeight: free.side * 0.6,
    size: Math.min(84, free.side * 0.5),
    turn: -8,
    jitter: 10,
    random: createRandom(`${panel.seed}|sfx`),
  });
}

function headRect(placed: PlacedActor): Rect {
  const shape = shapeRectOf(placed);
  if (shape) return shape;
  const half = halfHeadOf(placed.actor) * placed.scale;
  const face = faceCircle(placed);
  return [placed.x - half, placed.y - 180 * placed.scale, placed.x + half, face.y + face.radius];
}

function thingRect(thing: PlacedProp | PlacedCard): Rect {
  const [x, y] =
    thing.kind === 'icon' ? [thing.size / 2, thing.size / 2] : [thing.width / 2, thing.height / 2];
  return [thing.x - x, thing.y - y, thing.x + x, thing.y + y];
}
