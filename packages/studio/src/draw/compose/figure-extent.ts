import type { CastMember, HairStyle } from '../cast/members.ts';
import { poses } from '../cast/poses.ts';
import { buildOf, isGrown } from '../cast/rig.ts';
import type { PoseName } from '../vocabulary.ts';
import type { PlacedActor, Rect } from './composition.ts';

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
};
const plainTop = -138;

/** Top of the hair (negative). */
export function headTop(member: CastMember): number {
  const scale = buildOf(member).headScale;
  return 78 - (78 - (hairTops[member.hair] ?? plainTop)) * scale - 2;
}

export function halfHead(member: CastMember): number {
  if (isGrown(member)) return 102;
  const wide: Partial<Record<HairStyle, number>> = { puffs: 158, ponytail: 140, braids: 138, afro: 146 };
  return wide[member.hair] ?? 124;
}

/** How far a raised or stretched hand reaches sideways: kid, grown. */
export const reaches: Partial<Record<PoseName, [number, number]>> = {
  wave: [210, 263],
  'point-up': [165, 212],
  magnify: [200, 250],
  cheer: [190, 240],
  shrug: [230, 290],
  both: [240, 300],
  'raise-hand': [160, 200],
};

/** The face, which words must never cover: a circle below the head's centre. */
export function faceCircle({ x, y, scale }: PlacedActor): { x: number; y: number; radius: number } {
  return { x, y: y + 10 * scale, radius: 78 * scale };
}

/** What a figure keeps free of things: head, body to the panel's foot, and a raised arm. */
export function figureRects(placed: PlacedActor, panelHeight: number): Rect[] {
  const { actor, x, y, scale: k, mirrored, outerArm } = placed;
  const half = halfHead(actor.member) * k * 0.92;
  const grown = isGrown(actor.member);
  const body = (grown ? 104 : 84) * k;
  const rects: Rect[] = [
    [x - half, y + headTop(actor.member) * k, x + half, y + 92 * k],
    [x - body, y + 80 * k, x + body, panelHeight],
  ];
  const { shoulderX, shoulderY, armLength } = buildOf(actor.member);
  const pose = poses[actor.pose];
  for (const [side, arm] of [
    [1, pose.right],
    [-1, pose.left],
  ] as const) {
    if (arm.gesture === 'rest') continue;
    const turned = side * (mirrored ? -1 : 1) * (outerArm ? -1 : 1);
    // Pose data counts x towards the screen's right for either arm; `side` undoes that before turning.
    const handX = x + turned * (shoulderX + side * arm.hand[0] * armLength) * k;
    const handY = y + (shoulderY + 8 + arm.hand[1] * armLength) * k;
    const reach = handReach * k;
    rects.push([handX - reach, handY - reach, handX + reach, handY + reach]);
    rects.push(armRect(x, y + shoulderY * k, handX, handY));
  }
  return rects;
}

/** Half a hand with its fingers spread, in rig units. */
const handReach = 46;

function armRect(x: number, y: number, handX: number, handY: number): Rect {
  return [Math.min(x, handX), Math.min(y, handY), Math.max(x, handX), Math.max(y, handY)];
}
