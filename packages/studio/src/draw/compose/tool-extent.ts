import type { CastMember } from '../cast/members.ts';
import { createRig } from '../cast/rig.ts';
import { skeletonOf } from '../cast/skeleton.ts';
import { toolOf } from '../cast/tools.ts';
import { drawnBounds } from '../keep-in-frame.ts';
import type { Bounds } from '../path-bounds.ts';
import { styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import type { PoseName } from '../vocabulary.ts';

/** A page tries many layouts with the same actors. */
const known = new WeakMap<CastMember, Map<string, Bounds | undefined>>();

/**
 * What is drawn with a figure in a pose takes up, facing right, in rig units from the middle of its head; undefined where
 * there is nothing. Taken from the drawing itself, so that the two never differ.
 */
export function toolBounds(member: CastMember, pose: PoseName, held: string | undefined): Bounds | undefined {
  const ofMember = known.get(member) ?? new Map<string, Bounds | undefined>();
  known.set(member, ofMember);
  const key = `${pose} ${held ?? ''}`;
  if (!ofMember.has(key)) ofMember.set(key, measure(member, pose, held));
  return ofMember.get(key);
}

function measure(member: CastMember, pose: PoseName, held: string | undefined): Bounds | undefined {
  const rig = createRig({ member, style: styles.flat, ids: createIds('t'), scale: 1, look: [0, 0] });
  const skeleton = skeletonOf({ member, pose, outerArm: false, sway: 0 });
  const { behind = '', inHands = '', front = '' } = toolOf(rig, skeleton, pose, held);
  const drawn = behind + inHands + front;
  return drawn ? drawnBounds(drawn) : undefined;
}
