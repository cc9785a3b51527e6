import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { round } from '../svg.ts';
import { type Rig, shape, solidStroke, stroke } from './rig.ts';
import { type LegJoints, type Point, type Skeleton, shoeHeight } from './skeleton.ts';

const at = ([x, y]: Point) => `${round(x)},${round(y)}`;
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Both legs with their shoes, the far one first, and the skirt over them. */
export function drawLegs(rig: Rig, { legs, pose, rolls }: Skeleton): string {
  const side = pose.view === 'side';
  // From the side, and where the body turns, toes point ahead; from the front each foot points a little outwards.
  const turn = pose.view === 'back' ? 0 : rig.look[0];
  const crossed = pose.seat === 'floor';
  const leftToes = side || crossed || turn > turned ? 1 : -1;
  const rightToes = !side && (crossed || turn < -turned) ? -1 : 1;
  const left = drawLeg(rig, legs.left, leftToes, true, false);
  const right = drawLeg(rig, legs.right, rightToes, false, rig.member.prosthesis === true);
  return left + right + (rig.member.skirt ? skirt(rig, legs, side || rolls) : '');
}

/** A look this far to a side turns the body with it. */
const turned = 0.3;

/** A leg is a broad line with a knee; shorts leave the shin bare; a prosthesis is a steel shin on a spring blade. */
function drawLeg(rig: Rig, joints: LegJoints, toes: 1 | -1, far: boolean, steel: boolean): string {
  const { build, line, style, color, member } = rig;
  const { hip, knee, ankle, leg } = joints;
  const cloth = far ? color.bottomShade : color.bottom;
  const whole = `M${at(hip)} L${at(knee)} L${at(ankle)}`;
  const width = build.legWidth;
  const ink = (d: string, w: number) => (line ? solidStroke(d, style.ink, w + 2 * line) : '');
  if (steel) {
    const stump = `M${at(hip)} L${at(between(knee, ankle, 0.06))}`;
    return blade(rig, joints) + ink(stump, width) + solidStroke(stump, cloth, width);
  }
  const shoe = drawShoe(rig, ankle, toes, leg.toe ?? 0);
  if (!member.shorts) {
    const trouser = `M${at(hip)} L${at(knee)} L${at(between(knee, ankle, 0.94))}`;
    return ink(trouser, width) + solidStroke(trouser, cloth, width) + shoe;
  }
  const hem = between(knee, ankle, 0.1);
  const short = `M${at(hip)} L${at(between(hip, knee, 0.99))} L${at(hem)}`;
  const skin = shinColor(rig, far);
  return (
    ink(whole, width * 0.72) +
    solidStroke(whole, skin, width * 0.72) +
    shoe +
    (line
      ? solidStroke(
          `${short} L${at(between(knee, ankle, 0.1 + line / 60))}`,
          style.ink,
          width + 2 * line,
          'butt',
        )
      : '') +
    solidStroke(short, cloth, width, 'butt')
  );
}

/** Skin below shorts, or stockings below breeches. */
function shinColor({ member, style, line, color }: Rig, far: boolean): string {
  const shaded = far && line === 0;
  if (!member.stockings) return shaded ? color.skinShade : color.skin;
  return style.paint(shaded ? darken(member.stockings, 0.12) : member.stockings, 'cloth');
}

/** A running blade: a thin shin and a bow for a foot. */
function blade(rig: Rig, { knee, ankle }: LegJoints): string {
  const { line, style } = rig;
  const steel = style.paint('#8d99ae', 'accent');
  const [x, y] = [round(ankle[0]), round(ankle[1] + shoeHeight - 6)];
  const bow = `M${at(knee)} L${at(between(knee, ankle, 0.7))} Q${x - 22},${y - 14} ${x - 4},${y} L${x + 26},${y}`;
  return (line ? solidStroke(bow, style.ink, 12 + 2 * line) : '') + solidStroke(bow, steel, 12);
}

/** A shoe with a pale sole under an ankle; `turn` in degrees tips its toes down. */
function drawShoe(rig: Rig, [x, y]: Point, toes: 1 | -1, turn: number): string {
  const { build, color, line, style } = rig;
  const w = build.legWidth / 2;
  const d = `M${-w - 1},-4 Q0,-10 ${w + 1},-4 Q${w + 6},4 ${w + 18},7 Q${w + 28},10 ${w + 26},${shoeHeight} L${-w - 5},${shoeHeight} Q${-w - 9},6 ${-w - 1},-4 Z`;
  const sole = stroke(
    `M${-w - 4},${shoeHeight - 5} L${w + 24},${shoeHeight - 5}`,
    line ? style.ink : color.bottomShade,
    line ? line * 0.7 : 4,
  );
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${toes} 1) rotate(${turn})">${shape(rig, d, color.shoe)}${sole}</g>`;
}

/** A flared skirt over standing or striding legs; over a lap the cloth follows the thighs. */
function skirt(rig: Rig, { left, right }: Skeleton['legs'], fromSide: boolean): string {
  const { build, line, style } = rig;
  const cloth = style.paint(rig.member.skirt!, 'cloth');
  const length = rig.member.skirtLength;
  const lifted = Math.max(Math.abs(left.leg.thigh), Math.abs(right.leg.thigh)) > 50 || rig.member.wheelchair;
  if (lifted)
    return length === 'ankle' ? longLap(rig, { left, right }, cloth) : shortLap(rig, { left, right }, cloth);
  const hem = length === 'ankle' ? 0.88 : length === 'knee' ? 0.16 : 0.2;
  const ends = [between(left.knee, left.ankle, hem), between(right.knee, right.ankle, hem)];
  const flare = build.legWidth * (length !== 'ankle' ? 0.86 : rig.member.outfit === 'gown' ? 1.7 : 1.12);
  // Knees that are drawn up stay under a long skirt.
  const knees = length === 'ankle' ? [left.knee[0], right.knee[0]] : [];
  const room = build.legWidth * 0.8;
  const from = Math.min(ends[0]![0] - flare, ends[1]![0] - flare, ...knees.map((x) => x - room));
  const to = Math.max(ends[0]![0] + flare, ends[1]![0] + flare, ...knees.map((x) => x + room));
  const foot = Math.max(ends[0]![1], ends[1]![1]);
  const waist = fromSide ? sideDepth(rig) : build.waistX;
  const middle = (left.hip[0] + right.hip[0]) / 2;
  const top = build.waistY - 16;
  return (
    shape(
      rig,
      `M${round(middle - waist)},${top} L${round(middle + waist)},${top} Q${round(to - 8)},${round((top + foot) / 2)} ${round(to)},${round(foot)} Q${round((from + to) / 2)},${round(foot + 14)} ${round(from)},${round(foot)} Q${round(from + 8)},${round((top + foot) / 2)} ${round(middle - waist)},${top} Z`,
      cloth,
    ) +
    stroke(
      `M${round(middle - waist * 0.3)},${top + 34} L${round((from * 2 + to) / 3)},${round(foot - 4)} M${round(middle + waist * 0.4)},${top + 34} L${round((from + to * 2) / 3)},${round(foot - 4)}`,
      line ? style.ink : rig.color.bottomShade,
      line ? line * 0.6 : 3,
    )
  );
}

/** The cloth of a shorter skirt over lifted thighs. */
function shortLap({ build, line, style }: Rig, { left, right }: Skeleton['legs'], cloth: string): string {
  const width = build.legWidth * 1.16;
  return [left, right]
    .map(({ hip, knee }) => `M${at(hip)} L${at(between(hip, knee, 0.92))}`)
    .map((d) => (line ? solidStroke(d, style.ink, width + 2 * line) : '') + solidStroke(d, cloth, width))
    .join('');
}

/** The cloth of a long one from thigh to thigh and down to the ankles. */
function longLap(rig: Rig, { left, right }: Skeleton['legs'], cloth: string): string {
  const hem = ({ knee, ankle }: LegJoints) => between(knee, ankle, 0.72);
  const corners = [right.hip, right.knee, hem(right), hem(left), left.knee, left.hip];
  const d = `M${corners.map(at).join(' L')} Z`;
  const width = rig.build.legWidth * 1.16;
  return (
    (rig.line ? solidStroke(d, rig.style.ink, width + 2 * rig.line) : '') +
    solidStroke(d, cloth, width) +
    shape(rig, d, cloth, 0)
  );
}

/** Half the depth of a body seen from the side. */
export const sideDepth = ({ build }: Rig) => build.waistX * 0.34 + 28;

/** The stool under somebody who sits, down to the ground. */
export function drawStool(rig: Rig, { hip, ground }: Skeleton): string {
  const { line, style, build } = rig;
  const wood = style.paint('#c98f4e', 'accent');
  const dark = style.paint('#9c6a35', 'accent');
  const half = sideDepth(rig) + 14;
  const [x, top] = [round(hip[0] + 6), round(hip[1] + build.legWidth / 2)];
  const post = (dx: number, slant: number) =>
    `M${round(x + dx)},${top + 8} L${round(x + dx + slant)},${round(ground - 4)}`;
  const posts = [post(-half * 0.6, -8), post(half * 0.6, 8)];
  const ink = line ? posts.map((d) => solidStroke(d, style.ink, 13 + 2 * line)).join('') : '';
  return (
    ink +
    posts.map((d) => solidStroke(d, dark, 13)).join('') +
    shape(rig, `M${x - half},${top} h${2 * half} q8,9 0,18 h${-2 * half} q-8,-9 0,-18 Z`, wood)
  );
}
