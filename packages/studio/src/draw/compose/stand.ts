import type { CastMember } from '../cast/members.ts';
import { isActing, outerArmPoses, poses, touchingPoses } from '../cast/poses.ts';
import { standing } from '../cast/skeleton.ts';
import { isPerson, type PersonActor, type StagedActor } from '../staging/staged-panel.ts';
import type { PlacedActor } from './composition.ts';
import { headTop } from './figure-extent.ts';

/** How one figure stands in the room that the words leave it. */

export const smallestScale = 0.3;
/** Whole bodies smaller than this would be dolls: people are shown from the waist up instead. */
export const leastWholeScale = 0.5;
/** Whoever walks, runs, sits or kneels is shown whole even when smaller, and whoever works with a thing smaller still. */
export function leastWhileStriding(actors: readonly PersonActor[]): number {
  return actors.some((actor) => strides(actor) && isActing(actor.pose)) ? smallestScale : 0.4;
}

export type Room = {
  width: number;
  height: number;
  /** Foot of the words that figures stay under. */
  top: number;
  left: number;
  right: number;
};

/** Strip of ground under the feet of whole figures, px. */
export const groundRoom = 18;
export type Standing = Omit<PlacedActor, 'sway' | 'look' | 'mirrored'>;

export function put(actor: PersonActor, x: number, top: number, scale: number, company: boolean): Standing {
  return {
    actor,
    x,
    y: top - headTop(actor.player.member) * scale,
    scale,
    outerArm: company && outerArmPoses.has(actor.pose),
  };
}

/** Poses that only show when the legs do. */
export const strides = ({ pose }: PersonActor) => poses[pose].whole;

/** Rig units from the top of the hair to the ground. */
export const stature = ({ player: { member }, pose }: PersonActor) =>
  standing(member, pose) - headTop(member);

/** A whole figure, its feet just above the panel's foot. */
export function onGround(
  actor: PersonActor,
  room: Room,
  scale: number,
  x: number,
  company: boolean,
): Standing {
  return put(actor, x, room.height - groundRoom - stature(actor) * scale, scale, company);
}

/** How much higher a head is carried than a small child's, in rig units, in pictures cropped at the waist. */
export const heights: Record<CastMember['age'], number> = {
  small: 0,
  kid: 44,
  teen: 76,
  adult: 100,
  elder: 88,
};

/** How much higher a head is than the lowest of its group: by age, and lower for those who sit or kneel. */
export function liftOf(actor: PersonActor, actors: PersonActor[]): number {
  const height = ({ player: { member }, pose }: PersonActor) =>
    heights[member.age] - Math.min(70, Math.max(0, standing(member, 'idle') - standing(member, pose)) * 0.6);
  return height(actor) - Math.min(...actors.map(height));
}

/** Size of a body beside a grown-up's: a small child is drawn smaller, or heads would be of one size. */
const sizes: Record<CastMember['age'], number> = {
  small: 0.84,
  kid: 0.92,
  teen: 0.97,
  adult: 1,
  elder: 0.98,
};

/** How far apart the heads of two are of whom one touches the other, in rig units; undefined where nobody does. */
export function touchDistance(actors: readonly StagedActor[]): number | undefined {
  if (actors.length !== 2 || !actors.every(isPerson)) return undefined;
  const reaches = actors.flatMap(({ pose }) => touchingPoses[pose] ?? []);
  return reaches.length ? Math.min(...reaches) : undefined;
}

/** Size of a figure in a group whose oldest has size 1. */
export function sizeAmong({ player: { member } }: PersonActor, actors: PersonActor[]): number {
  return sizes[member.age] / Math.max(...actors.map((actor) => sizes[actor.player.member.age]));
}
