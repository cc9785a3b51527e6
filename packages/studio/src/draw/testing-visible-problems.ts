import { skeletonOf } from './cast/skeleton.ts';
import { type BubbleBlock, blockRect, type PlacedActor } from './compose/composition.ts';
import { facesOf, postureOf } from './compose/figure-extent.ts';
import type { PagePlan, TextGroup } from './page-plan.ts';

type Rect = { left: number; top: number; right: number; bottom: number };
type Point = readonly [x: number, y: number];

/**
 * Codes of a panel's problems, worked out anew from where everything stands on the finished page: what a reader would
 * see, and so a little less strict than the verdict.
 */
export function visibleProblems(plan: PagePlan, panel: number): string[] {
  const { polygon, box, faces, composition } = plan.panels[panel]!;
  const groups = plan.groups.filter((group) => group.panel === panel && !group.drawn);
  const rects = groups.map(inkRects);
  const problems = new Set<string>();
  for (const [i, mine] of rects.entries())
    for (const others of rects.slice(i + 1))
      if (mine.some((a) => others.some((b) => overlaps(a, b)))) problems.add('text-overlap');
  const ink = rects.flat();
  if (ink.some((rect) => faces.some((face) => overlaps(rect, innerSquare(face)))))
    problems.add('covers-face');
  if (ink.some((rect) => !corners(rect).every(([x, y]) => inside(x, y, polygon))))
    problems.add('leaves-panel');
  const hands = composition.actors.flatMap(handSquares).map((square) => moved(square, box.x, box.y));
  if (ink.some((rect) => hands.some((hand) => overlaps(rect, hand)))) problems.add('covers-hand');
  const bubbles = composition.blocks.filter((block) => block.kind === 'bubble');
  const { staged } = composition;
  if (bubbles.some((bubble) => leadsAstray(bubble, bubbles, composition.actors))) problems.add('tail-astray');
  const order = [...bubbles].sort((a, b) => staged.lines.indexOf(a.line) - staged.lines.indexOf(b.line));
  if (order.some((bubble, i) => order.slice(i + 1).some((later) => isReadFirst(later, bubble))))
    problems.add('reading-order');
  return [...problems];
}

/** The ink of a group's lines: x-height boxes, so that only a visible clash counts. */
const inkRects = (group: TextGroup): Rect[] =>
  group.runs.map((run) => ({
    left: run.x,
    right: run.x + run.width,
    top: run.y - run.size * 0.55,
    bottom: run.y,
  }));

const overlaps = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;

const moved = ({ left, top, right, bottom }: Rect, x: number, y: number): Rect => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** The square inside a face's circle. */
function innerSquare({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Rect {
  const inset = width * 0.15;
  return { left: x + inset, right: x + width - inset, top: y + inset, bottom: y + height - inset };
}

const corners = ({ left, top, right, bottom }: Rect): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

function inside(x: number, y: number, polygon: [number, number][]): boolean {
  return polygon.every(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.hypot(x2 - x1, y2 - y1) >= -3;
  });
}

/** Palms of the hands that do something, box px. */
function handSquares(placed: PlacedActor): Rect[] {
  const { actor, x, y, scale, mirrored } = placed;
  if (actor.player.kind !== 'person') return [];
  const { arms } = skeletonOf(postureOf(placed, actor.player.member));
  return [arms.left, arms.right]
    .filter(({ arm }) => arm.gesture !== 'rest' && arm.gesture !== 'cane')
    .map(({ hand }) => {
      const [hx, hy] = [x + (mirrored ? -hand[0] : hand[0]) * scale, y + hand[1] * scale];
      const palm = 12 * scale;
      return { left: hx - palm, right: hx + palm, top: hy - palm, bottom: hy + palm };
    });
}

/** A tail that ends nowhere near its speaker's mouth, or runs over another balloon or over somebody else's face. */
function leadsAstray(bubble: BubbleBlock, bubbles: BubbleBlock[], actors: PlacedActor[]): boolean {
  const { tail, line } = bubble;
  const speaker = actors.find(({ actor }) => actor.name.toLowerCase() === line.speaker.trim().toLowerCase());
  if (!tail || !speaker || line.actor === undefined || tail.joins) return false;
  const mouth: Point = [speaker.x, speaker.y + 40 * speaker.scale];
  if (distance(tail.tip, mouth) > 200 * speaker.scale + 110) return true;
  return Array.from({ length: 9 }, (_, i) => i / 8).some((share) => {
    const x = tail.edge[0] + (tail.tip[0] - tail.edge[0]) * share;
    const y = tail.edge[1] + (tail.tip[1] - tail.edge[1]) * share;
    const overBalloon = bubbles.some((other) => other !== bubble && isIn(other, x, y));
    const overFace = actors.some(
      (other) =>
        other !== speaker &&
        facesOf(other).some((face) => distance([x, y], [face.x, face.y]) < face.radius * 0.79),
    );
    return overBalloon || overFace;
  });
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Well inside a balloon. */
const isIn = ({ x, y, shape }: BubbleBlock, px: number, py: number) =>
  Math.abs(px - x) < shape.halfWidth * 0.85 && Math.abs(py - y) < shape.halfHeight * 0.7;

/** A balloon that stands above another, or level with it and to its left. */
function isReadFirst(one: BubbleBlock, other: BubbleBlock): boolean {
  const [left, top, , foot] = blockRect(one);
  const [otherLeft, otherTop] = blockRect(other);
  return foot < otherTop || (top < otherTop - 10 && left < otherLeft - 10);
}
