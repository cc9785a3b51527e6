import { round } from '../svg.ts';
import { drawHand } from './hands.ts';
import type { CastMember, Outfit } from './members.ts';
import { oval, type Rig, solidStroke, stroke } from './rig.ts';
import type { ArmJoints, Point } from './skeleton.ts';

const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const at = (point: Point) => `${round(point[0])},${round(point[1])}`;

/** One arm as a quadratic curve: ink, then skin, then the sleeve over its first part. */
export function drawArm(rig: Rig, { shoulder, elbow, hand, arm }: ArmJoints, side: 1 | -1): string {
  const { build, line, style, color } = rig;
  // The control point that makes the curve pass near the elbow, drawn in a little for a softer bend.
  const through: Point = [
    2 * elbow[0] - (shoulder[0] + hand[0]) / 2,
    2 * elbow[1] - (shoulder[1] + hand[1]) / 2,
  ];
  const bend = along(shoulder, through, 0.86);
  const whole = `M${at(shoulder)} Q${at(bend)} ${at(hand)}`;

  const share = sleeveShare(rig.member);
  const first = along(shoulder, bend, share);
  const second = along(bend, hand, share);
  const cuff = along(first, second, share);
  const sleeve = `M${at(shoulder)} Q${at(first)} ${at(cuff)}`;

  const width = build.armWidth;
  const direction =
    arm.fingers === undefined
      ? Math.atan2(hand[1] - bend[1], hand[0] - bend[0])
      : (arm.fingers * Math.PI) / 180;
  let out = '';
  if (line) out += stroke(whole, style.ink, width * 0.8 + 2 * line);
  out += solidStroke(whole, color.skin, width * 0.8) + drawHand(rig, hand, direction, arm.gesture, side);
  if (share === 0) return out + oval(rig, ...shoulder, width * 0.44, width * 0.44, color.skin);
  if (line) {
    out += solidStroke(sleeve, style.ink, width * 1.12 + 2 * line, 'butt');
    out += oval(rig, ...shoulder, width * 0.56 + line, width * 0.56 + line, style.ink);
  }
  // Without ink a darker rim keeps a sleeve apart from the cloth behind it.
  else if (arm.gesture !== 'rest') out += solidStroke(sleeve, color.topShade, width * 1.12 + 7, 'butt');
  out +=
    solidStroke(sleeve, color.top, width * 1.12, 'butt') +
    oval(rig, ...shoulder, width * 0.56, width * 0.56, color.top);
  return out + cuffLine(rig, first, second, cuff);
}

function cuffLine(rig: Rig, first: Point, second: Point, cuff: Point): string {
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  const half = rig.build.armWidth * (rig.line ? 0.6 : 0.51);
  const across: Point = [(-dy / length) * half, (dx / length) * half];
  const d = `M${at([cuff[0] - across[0], cuff[1] - across[1]])} L${at([cuff[0] + across[0], cuff[1] + across[1]])}`;
  return rig.line ? stroke(d, rig.style.ink, rig.line) : stroke(d, rig.color.topShade, 5);
}

/** How much of an arm its sleeve covers. */
function sleeveShare({ hair, outfit }: CastMember): number {
  if (outfit === 'bare') return 0;
  return hair !== 'hijab' && shortSleeved.has(outfit) ? 0.46 : 0.86;
}

const shortSleeved = new Set<Outfit>(['tee', 'stripe', 'overall', 'jersey', 'poncho', 'armour']);
