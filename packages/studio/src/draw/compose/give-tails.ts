import { isGrown } from '../cast/rig.ts';
import { edgeDistance, type Tail } from '../lettering/balloon.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import { type BubbleBlock, blockRect, type PlacedActor, type Rect, type TextBlock } from './composition.ts';
import { type Circle, circleOn, facesOf } from './figure-extent.ts';
import { shapeOf } from './shape-extent.ts';

/** A point in the panel, box px. */
type Point = readonly [x: number, y: number];
type Panel = { staged: StagedPanel; actors: PlacedActor[]; width: number; height: number };

/** A voice from outside has a short tail to the edge it comes from, px. */
const longestOff = 105;
const longest = 320;
/** A tail that ends this far from its speaker's head still belongs to it, px. */
export const tailReach = 90;
/** Where a tail may leave its balloon, in half widths from the middle; the first that crosses nothing is taken. */
const leaving = [0, 0.3, -0.3, 0.55, -0.55];

/** Gives each balloon the tail to its speaker: straight, and across no other words and nobody else's face. */
export function giveTails(blocks: TextBlock[], panel: Panel): TextBlock[] {
  return blocks.map((block) =>
    block.kind === 'bubble' ? { ...block, tail: tailOf(block, blocks, panel) } : block,
  );
}

function tailOf(block: BubbleBlock, blocks: TextBlock[], panel: Panel): Tail | undefined {
  const { line, shape, x, y } = block;
  if (/^(narrator|caption)$/i.test(line.speaker.trim())) return undefined;
  const speaker = speakerOf(block, panel);
  if (!speaker) return outwards(block, panel);
  const head = headOf(speaker);
  const aim = (share: number): Tail => {
    const rootX =
      clamp(head.x, x - shape.halfWidth * 0.5, x + shape.halfWidth * 0.5) + share * shape.halfWidth * 0.6;
    return towards(block, [clamp(rootX, x - shape.halfWidth * 0.7, x + shape.halfWidth * 0.7), y], head);
  };
  const others = panel.actors.filter((actor) => actor !== speaker);
  const tails = leaving.map(aim);
  const free = tails.find(
    (tail) => !crossesWords(tail, block, blocks) && !others.some((other) => crossesFace(tail, other)),
  );
  return free ?? joined(block, blocks) ?? shortened(tails[0]!, block, blocks);
}

/** Who speaks, where they can be seen. */
export function speakerOf(block: BubbleBlock, { staged, actors }: Omit<Panel, 'width' | 'height'>) {
  const { actor } = block.line;
  return actor === undefined ? undefined : actors.find((placed) => placed.actor === staged.actors[actor]);
}

/** A head with its hair, where a tail stops; box px. */
export function headOf(placed: PlacedActor): Circle {
  const { actor, x, y, scale } = placed;
  const shape = shapeOf(actor);
  if (shape) return circleOn(placed, shape.head);
  const grown = actor.player.kind === 'person' && isGrown(actor.player.member);
  return { x, y: y - 18 * scale, radius: (grown ? 112 : 128) * scale * 1.06 };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function towards(block: BubbleBlock, root: Point, head: Circle): Tail {
  const distance = Math.hypot(head.x - root[0], head.y - root[1]) || 1;
  const u: Point = [(head.x - root[0]) / distance, (head.y - root[1]) / distance];
  const edge = exitFrom(block, root, u);
  const shortest = block.line.kind === 'thought' ? 34 : 16;
  const length = Math.max(shortest, Math.min(distance - edge - head.radius, longest));
  return { root: along(root, u, edge * 0.4), edge: along(root, u, edge), tip: along(root, u, edge + length) };
}

const along = ([x, y]: Point, [ux, uy]: Point, by: number): Point => [x + ux * by, y + uy * by];

/** How far from a point inside a balloon its edge is, in a direction. */
function exitFrom({ shape, x, y }: BubbleBlock, [rootX, rootY]: Point, [ux, uy]: Point): number {
  const inside = (by: number) =>
    (Math.abs(rootX + ux * by - x) / shape.halfWidth) ** shape.exponent +
      (Math.abs(rootY + uy * by - y) / shape.halfHeight) ** shape.exponent <
    1;
  let [near, far] = [0, 2 * (shape.halfWidth + shape.halfHeight)];
  for (let i = 0; i < 14; i++) {
    const middle = (near + far) / 2;
    if (inside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** A voice from outside the picture: to the edge it comes from. Somebody whose place is not known: a stub. */
function outwards(block: BubbleBlock, { width, height }: Panel): Tail {
  const { line, shape, x, y } = block;
  const off = line.actor === undefined;
  const target: Point = off
    ? [line.side === 'left' ? -40 : width + 40, y + shape.halfHeight * 1.2]
    : [{ left: 0.3, middle: 0.5, right: 0.7 }[line.side] * width, height * 0.55];
  const distance = Math.hypot(target[0] - x, target[1] - y) || 1;
  const u: Point = [(target[0] - x) / distance, (target[1] - y) / distance];
  const edge = edgeDistance(shape, u[0], u[1]);
  const shortest = line.kind === 'thought' ? 34 : 16;
  const length = off ? clamp(distance - edge - 60, shortest, longestOff) : shortest;
  return {
    root: along([x, y], u, edge * 0.55),
    edge: along([x, y], u, edge),
    tip: along([x, y], u, edge + length),
  };
}

/** To a balloon of the same speaker, which has its own tail. */
function joined(block: BubbleBlock, blocks: TextBlock[]): Tail | undefined {
  const other = blocks.find(
    (one): one is BubbleBlock =>
      one.kind === 'bubble' && one !== block && one.line.speaker === block.line.speaker && one.y > block.y,
  );
  if (!other) return undefined;
  const distance = Math.hypot(other.x - block.x, other.y - block.y) || 1;
  const u: Point = [(other.x - block.x) / distance, (other.y - block.y) / distance];
  const edge = edgeDistance(block.shape, u[0], u[1]);
  const end = distance - edgeDistance(other.shape, u[0], u[1]);
  const centre: Point = [block.x, block.y];
  return {
    root: along(centre, u, edge * 0.55),
    edge: along(centre, u, edge),
    tip: along(centre, u, Math.max(end + 6, edge + 6)),
    joins: true,
  };
}

/** The tail up to the words in its way: the verdict tells when it no longer reaches its speaker. */
function shortened(tail: Tail, block: BubbleBlock, blocks: TextBlock[]): Tail {
  const hits = blocks
    .filter((other) => other !== block)
    .map((other) => entersAt(tail, blockRect(other)))
    .filter((share) => share !== undefined);
  if (!hits.length) return tail;
  const share = Math.max(0.02, Math.min(...hits) - 0.06);
  const at = (i: 0 | 1) => tail.edge[i] + (tail.tip[i] - tail.edge[i]) * share;
  return { ...tail, tip: [at(0), at(1)] };
}

export const crossesWords = (tail: Tail, block: TextBlock, blocks: TextBlock[]): boolean =>
  blocks.some((other) => other !== block && entersAt(tail, blockRect(other)) !== undefined);

/** Whether a tail lies over somebody's face. */
export function crossesFace({ edge, tip }: Tail, actor: PlacedActor): boolean {
  const [dx, dy] = [tip[0] - edge[0], tip[1] - edge[1]];
  return facesOf(actor).some(({ x, y, radius }) => {
    const along = clamp(((x - edge[0]) * dx + (y - edge[1]) * dy) / (dx * dx + dy * dy || 1), 0, 1);
    return Math.hypot(edge[0] + dx * along - x, edge[1] + dy * along - y) < radius * 0.9;
  });
}

/** The share of a tail, from the balloon's edge, at which it enters a box; undefined where it never does. */
function entersAt({ edge, tip }: Tail, [left, top, right, bottom]: Rect): number | undefined {
  let [enter, leave] = [0, 1];
  for (const [start, end, low, high] of [
    [edge[0], tip[0], left, right],
    [edge[1], tip[1], top, bottom],
  ] as const) {
    const span = end - start || 1e-9;
    const [a, b] = [(low - start) / span, (high - start) / span];
    [enter, leave] = [Math.max(enter, Math.min(a, b)), Math.min(leave, Math.max(a, b))];
  }
  return enter < leave ? enter : undefined;
}
