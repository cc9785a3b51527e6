import { svg } from '../markup.ts';
import { circleTag, round } from '../svg.ts';
import { type Rig, shape, solidStroke, stroke } from './rig.ts';
import type { Skeleton } from './skeleton.ts';

const paints = ({ style, line }: Rig) => {
  const paint = (hex: string) => style.paint(hex, 'accent');
  return { cloth: paint('#4361ee'), steel: paint('#adb5bd'), rim: line ? style.ink : paint('#343a40') };
};

/** The chair from the front, behind its user: back rest with grips, and the big wheels at the sides. */
export function drawWheelchair(rig: Rig): string {
  const { build, line } = rig;
  const { shoulderX: sx, shoulderY: sy, waistY: wy, footY } = build;
  const { cloth, steel, rim } = paints(rig);
  const wheelY = footY - 98;
  const side = (s: 1 | -1) => {
    const x = s * (sx + 58);
    return (
      stroke(`M${s * (sx + 30)},${sy + 44} q${s * 4},-16 ${s * 26},-18`, rim, 13) +
      stroke(`M${s * (sx + 30)},${sy + 40} L${s * (sx + 30)},${wy + 20}`, rim, 10) +
      svg`<ellipse cx="${x}" cy="${wheelY}" rx="22" ry="94" fill="none" stroke="${rim}" stroke-width="${round(12 + line)}"/>` +
      svg`<ellipse cx="${x}" cy="${wheelY}" rx="22" ry="94" fill="none" stroke="${steel}" stroke-width="6"/>` +
      circleTag(x, wheelY, 8, steel, { color: rim, width: line * 0.7 })
    );
  };
  const back = `M${-sx - 34},${sy + 46} h${2 * sx + 68} v${wy - sy - 30} h${-2 * sx - 68} Z`;
  return side(-1) + side(1) + shape(rig, back, cloth);
}

/** Seat edge and foot rests, under the legs of a user seen from the front. */
export function drawFootRests(rig: Rig, { legs }: Skeleton): string {
  const { build } = rig;
  const { steel, rim, cloth } = paints(rig);
  const { waistY: wy, footY, hipX } = build;
  const rest = ({ ankle }: (typeof legs)['left']) =>
    stroke(`M${round(ankle[0])},${wy + 40} L${round(ankle[0])},${footY - 8}`, rim, 9) +
    shape(rig, `M${round(ankle[0] - 30)},${footY - 10} h60 v10 h-60 Z`, steel);
  return (
    rest(legs.left) +
    rest(legs.right) +
    shape(rig, `M${-hipX - 18},${wy + 6} h${2 * hipX + 36} v26 h${-2 * hipX - 36} Z`, cloth)
  );
}

/** The chair from the side, facing right: what is behind the user, and the near wheel before them. */
export function drawSideWheelchair(rig: Rig, { hip, legs }: Skeleton): { back: string; front: string } {
  const { build, line } = rig;
  const { cloth, steel, rim } = paints(rig);
  const { shoulderY: sy, footY } = build;
  const [x, seat] = [round(hip[0]), round(hip[1] + build.legWidth / 2)];
  const backX = x - 58;
  const foot = round(legs.right.ankle[0]);
  const back =
    stroke(`M${backX - 34},${sy + 34} h30 L${backX},${seat + 30}`, rim, 11) +
    stroke(`M${x + 70},${seat + 10} L${foot - 6},${footY - 14} h44`, rim, 10) +
    circleTag(x + 66, footY - 24, 22, 'none', { color: rim, width: 10 }) +
    circleTag(x + 66, footY - 24, 22, 'none', { color: steel, width: 4 }) +
    shape(rig, `M${backX - 10},${sy + 56} q10,-8 20,0 L${backX + 16},${seat + 20} h-22 Z`, cloth) +
    shape(rig, `M${backX},${seat - 2} L${x + 76},${seat - 2} q8,10 0,20 L${backX},${seat + 18} Z`, cloth);
  const radius = 84;
  const [wx, wy] = [x - 16, footY - radius - 6];
  const spokes = [0, 45, 90, 135]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return `M${round(wx - dx)},${round(wy - dy)} L${round(wx + dx)},${round(wy + dy)}`;
    })
    .join(' ');
  const circle = `M${wx - radius},${wy} a${radius},${radius} 0 1 0 ${2 * radius},0 a${radius},${radius} 0 1 0 ${-2 * radius},0 Z`;
  const front =
    stroke(spokes, line ? rig.style.ink : steel, Math.max(2.4, line * 0.45)) +
    svg`<path d="${circle}" fill="none" stroke="${rim}" stroke-width="${round(13 + line)}"/>` +
    solidStroke(circle, steel, 5) +
    circleTag(wx, wy, 11, steel, { color: rim, width: line * 0.7 });
  return { back, front };
}
