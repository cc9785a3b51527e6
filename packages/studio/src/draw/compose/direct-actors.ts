import type { Prop } from '@panelwise/contracts/domain/script';
import type { CastMember } from '../cast/members.ts';
import { aimingPoses, ownThings } from '../cast/poses.ts';
import { buildOf } from '../cast/rig.ts';
import { hasIcon } from '../props/icons.ts';
import { isView } from '../props/views.ts';
import { isPerson } from '../staging/staged-panel.ts';
import type { PoseName } from '../vocabulary.ts';
import type { PlacedActor, PlacedCard, PlacedDiagram, PlacedProp, Rect } from './composition.ts';
import { actingHands, faceCircle, halfHeadOf } from './figure-extent.ts';

type Thing = PlacedProp | PlacedCard;
/** Something to look at and point to: its centre and half its size, px. */
type Target = { x: number; y: number; radius: number };

/** Puts into hands what the script gives them, and the panel's thing into those of whoever holds. A labelled thing is shown beside them as well. */
export function giveProps(actors: PlacedActor[], props: Prop[]): { actors: PlacedActor[]; props: Prop[] } {
  const given = actors.map((placed) => {
    const { holds, player } = placed.actor;
    return holds && hasIcon(holds) && player.kind === 'person' ? { ...placed, held: holds } : placed;
  });
  const inHands = new Set(
    given.flatMap(({ actor, held }) => [
      ...(held ? [held] : []),
      ...(isPerson(actor) ? (ownThings[actor.pose] ?? []) : []),
    ]),
  );
  const left = props.filter(
    (prop) => !('icon' in prop) || prop.label || prop.count || !inHands.has(prop.icon),
  );
  return given.some(({ actor, held }) => actor.pose === 'hold' && held)
    ? { actors: given, props: left }
    : giveToHolder(given, left);
}

function giveToHolder(actors: PlacedActor[], props: Prop[]): { actors: PlacedActor[]; props: Prop[] } {
  const holder = actors.find(({ actor }) => actor.pose === 'hold' && isPerson(actor));
  const icons = props.filter((prop) => 'icon' in prop && !prop.count && hasIcon(prop.icon));
  const given = icons.find((prop) => 'icon' in prop && !prop.label) ?? icons[0];
  if (!holder) return { actors, props };
  // Hands that hold nothing look like fists: their owner offers an open hand instead.
  if (!given || !('icon' in given)) return { actors: actors.map(openHanded), props };
  return {
    actors: actors.map((placed) => (placed === holder ? { ...placed, held: given.icon } : placed)),
    props: given.label ? props : props.filter((prop) => prop !== given),
  };
}

const openHanded = (placed: PlacedActor): PlacedActor =>
  placed.actor.pose === 'hold' ? { ...placed, actor: { ...placed.actor, pose: 'present' } } : placed;

/** What is on the panel when the actors take their final posture, box px. */
export type Surroundings = {
  things: Thing[];
  diagram: PlacedDiagram | undefined;
  /** Boxes of captions, balloons, tails and labels. */
  words: Rect[];
  width: number;
  height: number;
};

/**
 * Turns eyes and pointing arms to what the panel shows, once its place is known, and folds arms whose hands
 * would lie under words, before somebody else or outside the panel.
 */
export function directActors(actors: PlacedActor[], set: Surroundings): PlacedActor[] {
  const targets = set.diagram ? [diagramTarget(set.diagram)] : set.things.map(thingTarget);
  return actors.map((placed) => {
    const target = nearest(placed, targets);
    const looking = target && actors.length === 1 ? { ...placed, look: lookAt(placed, target) } : placed;
    const others = actors.filter((other) => other !== placed);
    let posture = looking;
    const { player } = placed.actor;
    if (player.kind !== 'person') return looking;
    for (posture of posturesFor(looking, player.member, target, set.height))
      if (isClear(posture, others, set)) break;
    return posture;
  });
}

/** Ways to make somebody's gesture, best first; the last keeps both hands at the body. */
function* posturesFor(
  placed: PlacedActor,
  member: CastMember,
  target: Target | undefined,
  height: number,
): Generator<PlacedActor> {
  const { actor, x, y, scale, mirrored } = placed;
  const aims = aimingPoses[actor.pose] !== undefined;
  if (aims && target)
    for (const share of [1, 0.7]) yield { ...placed, aim: edgeTowards(placed, member, target, share) };
  yield placed;
  yield { ...placed, outerArm: !placed.outerArm };
  const { shoulderX, shoulderY, armLength } = buildOf(member);
  const low = y + (shoulderY + armLength * 0.7) * scale;
  if (aims && low < height - lowestHand) {
    const ahead = mirrored ? -1 : 1;
    // Down and aside, where neither words nor faces are.
    for (const side of [ahead, -ahead])
      yield {
        ...placed,
        aim: [x + side * (shoulderX + armLength * 0.45) * scale, y + (shoulderY + armLength * 0.7) * scale],
      };
  }
  for (const pose of calmerPoses(placed)) yield { ...placed, outerArm: false, actor: { ...actor, pose } };
}

/** A hand this close to the panel's foot is hardly seen, px. */
const lowestHand = 24;

/**
 * What stands for a gesture that has no room. Two people at rest differ by how they carry themselves; hands that
 * read, write or hold go on doing so.
 */
function calmerPoses({ actor, sway }: PlacedActor): PoseName[] {
  const smaller = smallerGestures[actor.pose];
  return smaller ? [...smaller, ...(sway > 0 ? atEase : atEase.toReversed())] : [];
}

const atEase: PoseName[] = ['idle', 'hips'];
const smallerGestures: Partial<Record<PoseName, PoseName[]>> = {
  wave: ['raise-hand'],
  cheer: ['raise-hand'],
  'point-up': ['raise-hand'],
  magnify: ['think'],
  'raise-hand': ['think'],
  present: [],
  point: [],
  shrug: [],
  both: [],
};

function nearest({ x, y }: PlacedActor, targets: Target[]): Target | undefined {
  const distance = (target: Target) => Math.hypot(target.x - x, target.y - y);
  return [...targets].sort((a, b) => distance(a) - distance(b))[0];
}

function lookAt({ x, y }: PlacedActor, target: Target): PlacedActor['look'] {
  const distance = Math.hypot(target.x - x, target.y - y) || 1;
  return [((target.x - x) / distance) * 0.6, ((target.y - y) / distance) * 0.6];
}

/** The point of a thing's rim that faces the actor's chest, or a share of the way there for a bent arm. */
function edgeTowards(
  { x, y, scale }: PlacedActor,
  member: CastMember,
  target: Target,
  way: number,
): [number, number] {
  const from = y + buildOf(member).shoulderY * scale;
  const distance = Math.hypot(target.x - x, target.y - from) || 1;
  const reach = buildOf(member).armLength * 1.5 * scale;
  const share = (Math.min(Math.max(0, distance - target.radius), reach) * way) / distance;
  return [x + (target.x - x) * share, from + (target.y - from) * share];
}

function isClear(
  placed: PlacedActor,
  others: PlacedActor[],
  { things, words, width }: Surroundings,
): boolean {
  return actingHands(placed).every(([left, top, right, bottom]) => {
    const isOnPicture = things.some((thing) => coversMiddle(thing, (left + right) / 2, (top + bottom) / 2));
    const hits = (rect: Rect) => right > rect[0] && left < rect[2] && bottom > rect[1] && top < rect[3];
    const inside = left > -edgeTolerance && right < width + edgeTolerance;
    return inside && !isOnPicture && !words.some(hits) && !others.map(chestRect).some(hits);
  });
}

/** Whether a point lies on a view or a lettered card, where a hand would hide what is to be seen or read. */
function coversMiddle(thing: Thing, x: number, y: number): boolean {
  if (thing.kind === 'icon' && !isView(thing)) return false;
  const [width, height] = thing.kind === 'card' ? [thing.width, thing.height] : [thing.size, thing.size];
  return Math.abs(x - thing.x) < width / 2 - viewRim && Math.abs(y - thing.y) < height / 2 - viewRim;
}

/** A hand may touch the rim of a picture, and no more of it, px. */
const viewRim = 4;
/** A hand's box is roomy: this much of it may leave the panel, px. */
const edgeTolerance = 10;

/** Face and chest of somebody, where nobody else's hand belongs. */
function chestRect(placed: PlacedActor): Rect {
  const { x, y, radius } = faceCircle(placed);
  const half = halfHeadOf(placed.actor) * placed.scale;
  return [x - half, y - radius, x + half, y + radius * 2.4];
}

const thingTarget = (thing: Thing): Target => ({
  x: thing.x,
  y: thing.y,
  radius: (thing.kind === 'icon' ? thing.size : Math.min(thing.width, thing.height)) / 2,
});

const diagramTarget = ({ frame }: PlacedDiagram): Target => ({
  x: frame.x + frame.width / 2,
  y: frame.y + frame.height / 2,
  radius: Math.min(frame.width, frame.height) / 2,
});
