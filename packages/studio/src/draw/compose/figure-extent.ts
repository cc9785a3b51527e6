import { hatExtent } from '../cast/hats.ts';
import type { CastMember, HairStyle } from '../cast/members.ts';
import type { Gesture } from '../cast/pose.ts';
import { poses } from '../cast/poses.ts';
import { buildOf, isGrown } from '../cast/rig.ts';
import {
  type ArmJoints,
  handSpan,
  type Point,
  type Posture,
  type Skeleton,
  skeletonOf,
} from '../cast/skeleton.ts';
import type { StagedActor } from '../staging/staged-panel.ts';
import type { PoseName } from '../vocabulary.ts';
import type { PlacedActor, Rect } from './composition.ts';
import { shapeOf } from './shape-extent.ts';
import { toolBounds } from './tool-extent.ts';

/** How far figures reach, in rig units from the centre of the head. */

/** Top of head and hair above the chin line, unscaled; hair not listed is as high as plain hair. */
const hairTops: Partial<Record<HairStyle, number>> = {
  bun: -182,
  puffs: -160,
  messy: -157,
  curly: -158,
  hijab: -144,
  afro: -176,
  crop: -149,
  side: -142,
  bald: -118,
  fade: -142,
  wild: -160,
  wig: -142,
};
const plainTop = -138;
const crownTop = -190;

/** Top of the hair, or of whatever is highest (negative). */
export function topOf(actor: Pick<StagedActor, 'player' | 'pose'>): number {
  return actor.player.kind === 'person' ? headTop(actor.player.member) : shapeOf(actor)!.top;
}

export function headTop(member: CastMember): number {
  const scale = buildOf(member).headScale;
  const hair = hairTops[member.hair] ?? plainTop;
  const top = member.crown ? crownTop : member.hat ? Math.min(hair, hatExtent(member.hat).top) : hair;
  return 78 - (78 - top) * scale - 2;
}

/** Half the width of a head with its hair, or of whatever must stay free around a face. */
export function halfHeadOf(actor: Pick<StagedActor, 'player' | 'pose'>): number {
  return actor.player.kind === 'person' ? halfHead(actor.player.member) : shapeOf(actor)!.head.radius;
}

export function halfHead(member: CastMember): number {
  return Math.max(halfHair(member), (member.hat && hatExtent(member.hat).half) ?? 0);
}

function halfHair(member: CastMember): number {
  if (isGrown(member)) return member.hair === 'afro' ? 118 : member.hair === 'wild' ? 130 : 102;
  const wide: Partial<Record<HairStyle, number>> = {
    puffs: 158,
    ponytail: 140,
    braids: 138,
    afro: 146,
    pigtails: 150,
  };
  return wide[member.hair] ?? 124;
}

/** Joints of a figure as it stands in its panel. */
export function postureOf(placed: PlacedActor, member: CastMember): Posture {
  const { actor, x, y, scale, mirrored, outerArm, sway, aim } = placed;
  return {
    member,
    pose: actor.pose,
    outerArm,
    sway,
    aim: aim && [((aim[0] - x) / scale) * (mirrored ? -1 : 1), (aim[1] - y) / scale],
  };
}

function skeletonFor(placed: PlacedActor, member: CastMember): Skeleton {
  const known = skeletons.get(placed) ?? skeletonOf(postureOf(placed, member));
  skeletons.set(placed, known);
  return known;
}

const skeletons = new WeakMap<PlacedActor, Skeleton>();

/** How far a raised or stretched hand reaches sideways, in rig units. */
export const reachOf = (member: CastMember, pose: PoseName) => handSpan(member, pose) + handReaches.open;

/** A circle in box px. */
export type Circle = { x: number; y: number; radius: number };

/** The face of somebody who is alone, which words must never cover: a circle below the head's centre. */
export function faceCircle({ x, y, scale }: PlacedActor): Circle {
  return { x, y: y + 10 * scale, radius: 78 * scale };
}

/** All faces of a figure that are turned to us: words must never cover one. */
export function facesOf(placed: PlacedActor): Circle[] {
  const shape = shapeOf(placed.actor);
  if (shape) return shape.faces.map((face) => circleOn(placed, face));
  return poses[placed.actor.pose].head === 'back' ? [] : [faceCircle(placed)];
}

/** A circle of an animal or a crowd, in box px. */
export const circleOn = (placed: PlacedActor, { x, y, radius }: Circle): Circle => {
  const [cx, cy] = onPanel(placed, [x, y]);
  return { x: cx, y: cy, radius: radius * placed.scale };
};

/** The box of an animal or a crowd, box px; undefined for one of the cast. */
export function shapeRectOf(placed: PlacedActor): Rect | undefined {
  const shape = shapeOf(placed.actor);
  if (!shape) return undefined;
  const { left, top, right, ground } = shape;
  const [x1, y1] = onPanel(placed, [left, top]);
  const [x2, y2] = onPanel(placed, [right, ground]);
  return [Math.min(x1, x2), y1, Math.max(x1, x2), y2];
}

/** Boxes around the hands that do more than hang at the body. */
export function actingHands(placed: PlacedActor): Rect[] {
  const { player } = placed.actor;
  if (player.kind !== 'person') return [];
  const { arms } = skeletonFor(placed, player.member);
  return [arms.left, arms.right].filter(acts).map((joints) => handRect(placed, joints));
}

const acts = ({ arm }: ArmJoints) => arm.gesture !== 'rest' && arm.gesture !== 'cane';

function handRect(placed: PlacedActor, { arm, hand }: ArmJoints): Rect {
  const [x, y] = onPanel(placed, hand);
  const reach = handReaches[arm.gesture] * placed.scale;
  const above = arm.gesture === 'magnify' ? glassHeight * placed.scale : reach;
  return [x - reach, y - above, x + reach, y + reach];
}

/** What a figure keeps free of things: head, body with its legs down to the ground, and the arms that act. */
export function figureRects(placed: PlacedActor, panelHeight: number): Rect[] {
  const { actor } = placed;
  if (actor.player.kind !== 'person') return [shapeRectOf(placed)!];
  const { member } = actor.player;
  const skeleton = skeletonFor(placed, member);
  const [head, [left, top, right]] = trunkRects(placed, member);
  const rects: Rect[] = [head, [left, top, right, panelHeight]];
  const tool = toolBounds(member, actor.pose, placed.held);
  if (tool) {
    const [left, top] = onPanel(placed, [tool[0], tool[1]]);
    const [right, bottom] = onPanel(placed, [tool[2], tool[3]]);
    rects.push([Math.min(left, right), top, Math.max(left, right), bottom]);
  }
  for (const joints of [skeleton.arms.left, skeleton.arms.right]) {
    if (joints.arm.gesture === 'rest') continue;
    const [shoulderX, shoulderY] = onPanel(placed, joints.shoulder);
    const [handX, handY] = onPanel(placed, joints.hand);
    rects.push(handRect(placed, joints), spanning([shoulderX, handX], [shoulderY, handY], 0));
  }
  return rects;
}

/** Where a figure itself is, box px: its head, and its body down to its feet. Arms are beside it. */
export function bodyRects(placed: PlacedActor): Rect[] {
  const { player } = placed.actor;
  return player.kind === 'person' ? trunkRects(placed, player.member) : [shapeRectOf(placed)!];
}

function trunkRects(placed: PlacedActor, member: CastMember): [head: Rect, body: Rect] {
  const { x, y, scale: k } = placed;
  const skeleton = skeletonFor(placed, member);
  const half = halfHead(member) * k * 0.92;
  const body = (skeleton.rolls ? wheelReach : isGrown(member) ? 104 : 84) * k;
  const legs = legRect(placed, skeleton);
  return [
    [x - half, y + headTop(member) * k, x + half, y + 92 * k],
    [Math.min(x - body, legs[0]), y + 80 * k, Math.max(x + body, legs[2]), legs[3]],
  ];
}

/** From the middle of a hand to the tips of its fingers, in rig units. */
const handReaches: Record<Gesture, number> = {
  rest: 24,
  fist: 26,
  cane: 26,
  chin: 42,
  pencil: 44,
  open: 46,
  flat: 56,
  point: 58,
  magnify: 46,
};
/** A magnifying glass above its hand, and half a wheelchair. Rig units. */
const glassHeight = 152;
const wheelReach = 150;
/** A shoe ahead of its ankle, in rig units. */
const shoeReach = 48;

/** From the hindmost to the foremost of somebody's feet and hands, box px; undefined for who is no single person. */
export function bodySpan(placed: PlacedActor): [left: number, right: number] | undefined {
  const { player } = placed.actor;
  if (player.kind !== 'person') return undefined;
  const skeleton = skeletonFor(placed, player.member);
  const legs = legRect(placed, skeleton);
  const hands = Object.values(skeleton.arms).map((joints) => handRect(placed, joints));
  return [Math.min(legs[0], ...hands.map(([x]) => x)), Math.max(legs[2], ...hands.map(([, , x]) => x))];
}

function legRect(placed: PlacedActor, { legs }: Skeleton): Rect {
  const joints = [legs.left, legs.right].flatMap(({ hip, knee, ankle }) => [hip, knee, ankle]);
  const points = joints.map((point) => onPanel(placed, point));
  return spanning(
    points.map(([x]) => x),
    points.map(([, y]) => y),
    shoeReach * placed.scale,
  );
}

/** A joint in box px. */
const onPanel = ({ x, y, scale, mirrored }: PlacedActor, [dx, dy]: Point): Point => [
  x + (mirrored ? -dx : dx) * scale,
  y + dy * scale,
];

const spanning = (xs: number[], ys: number[], margin: number): Rect => [
  Math.min(...xs) - margin,
  Math.min(...ys) - margin,
  Math.max(...xs) + margin,
  Math.max(...ys) + margin,
];
