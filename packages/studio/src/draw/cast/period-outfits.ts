import { darken } from '../colors.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';

/** What clothes of other times show on the front of a torso; it is clipped to the torso. */
export function periodDetails(rig: Rig): string {
  switch (rig.member.outfit) {
    case 'tunic':
      return tunic(rig);
    case 'wrap':
      return wrap(rig);
    case 'frock':
      return openCoat(rig, 26, true);
    case 'waistcoat':
      return waistcoat(rig);
    case 'suit':
      return suit(rig);
    case 'gown':
      return gown(rig);
    case 'poncho':
      return bands(rig);
    case 'armour':
      return armour(rig);
    case 'bare':
      return chest(rig);
    default:
      return '';
  }
}

/** Cloths that lie over an outfit: what hangs from a shoulder, then what goes around the waist. */
export function clothsOver(rig: Rig): string {
  const { build, member, style, line } = rig;
  const { shoulderY: sy, waistY: wy, shoulderX: sx } = build;
  let out = '';
  if (member.drape) {
    const cloth = style.paint(member.drape, 'cloth');
    const fold = line ? style.ink : style.paint(darken(member.drape, 0.2), 'cloth');
    out +=
      shape(
        rig,
        `M${sx * 0.3},${sy - 44} L${sx * 1.5},${sy - 30} L${sx * 1.5},${sy + 50} L${-sx * 0.3},${wy + 40} L${-sx * 1.6},${wy + 40} L${-sx * 1.4},${wy - 70} Q${-sx * 0.1},${sy + 70} ${sx * 0.3},${sy - 44} Z`,
        cloth,
        line * 0.8,
      ) +
      stroke(
        `M${sx * 0.72},${sy - 30} Q${sx * 0.4},${sy + 90} ${-sx * 0.9},${wy - 6} M${sx * 1.06},${sy - 20} Q${sx * 0.8},${sy + 100} ${-sx * 0.3},${wy + 10}`,
        fold,
        line ? line * 0.6 : 4,
      );
  }
  if (member.sash) out += sashAcross(rig, style.paint(member.sash, 'cloth'));
  return out;
}

function sashAcross(rig: Rig, cloth: string): string {
  const wy = rig.build.waistY;
  return shape(
    rig,
    `M-160,${wy - 44} Q0,${wy - 28} 160,${wy - 44} L160,${wy - 12} Q0,${wy + 6} -160,${wy - 12} Z`,
    cloth,
    rig.line * 0.8,
  );
}

const seam = (rig: Rig) => (rig.line ? rig.style.ink : rig.color.topShade);
const thin = (rig: Rig, share = 0.8) => (rig.line ? rig.line * share : 4);

/** A band around the neck with a slit below it, and a band down the front. */
function tunic(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderY: sy } = build;
  return (
    shape(
      rig,
      `M-46,${sy - 40} Q0,${sy + 34} 46,${sy - 40} L62,${sy - 34} Q0,${sy + 62} -62,${sy - 34} Z`,
      color.top2,
      line * 0.7,
    ) + shape(rig, `M-9,${sy + 20} h18 v78 h-18 Z`, color.top2, line * 0.7)
  );
}

/** One side laid over the other, with a broad border. */
function wrap(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderY: sy, waistY: wy, shoulderX: sx } = build;
  return (
    shape(rig, `M-40,${sy - 44} L40,${sy - 44} L6,${sy + 62} Z`, color.skin, 0) +
    shape(rig, `M34,${sy - 46} L54,${sy - 34} L8,${sy + 74} L-8,${sy + 50} Z`, color.top2, line * 0.7) +
    shape(
      rig,
      `M-56,${sy - 34} L-34,${sy - 46} L${sx * 0.86},${wy - 30} L${sx * 0.8},${wy + 10} Z`,
      color.top2,
      line * 0.7,
    )
  );
}

/** An open coat over a waistcoat that goes down between its edges. */
function openCoat(rig: Rig, half: number, buttons: boolean): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const gold = style.paint('#e0b23c', 'accent');
  const row = buttons
    ? [44, 88, 132, 176].map((y) => oval(rig, half + 18, sy + y, 6, 6, gold, line * 0.5)).join('')
    : '';
  const middle = [58, 92, 126, 160].map((y) => oval(rig, 0, sy + y, 4.5, 4.5, seam(rig))).join('');
  return (
    shape(
      rig,
      `M-38,${sy - 44} L38,${sy - 44} L${half},${sy + 40} L${half + 12},${wy + 40} L${-half - 12},${wy + 40} L${-half},${sy + 40} Z`,
      color.top2,
      line * 0.8,
    ) +
    middle +
    shape(
      rig,
      `M-42,${sy - 42} L${-half},${sy + 40} L${-half - 26},${sy + 22} L-66,${sy - 18} Z`,
      color.topShade,
      line * 0.7,
    ) +
    shape(
      rig,
      `M42,${sy - 42} L${half},${sy + 40} L${half + 26},${sy + 22} L66,${sy - 18} Z`,
      color.topShade,
      line * 0.7,
    ) +
    row
  );
}

/** A waistcoat over a shirt, whose sleeves show. */
function waistcoat(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderY: sy, waistY: wy, shoulderX: sx } = build;
  const front = (s: 1 | -1) =>
    shape(
      rig,
      `M${s * 34},${sy - 46} L${s * sx * 0.78},${sy - 36} Q${s * sx * 0.66},${sy + 60} ${s * sx * 1.2},${wy + 40} L0,${wy + 40} L0,${sy + 84} Z`,
      color.top2,
      line * 0.8,
    );
  return (
    front(-1) +
    front(1) +
    [112, 148, 184].map((y) => oval(rig, 10, sy + y, 4.5, 4.5, rig.line ? rig.style.ink : color.top)).join('')
  );
}

function suit(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const deep = sy + 96;
  return (
    shape(
      rig,
      `M-40,${sy - 46} L40,${sy - 46} L4,${deep} L-4,${deep} Z`,
      style.paint('#fbfaf5', 'cloth'),
      line * 0.7,
    ) +
    shape(
      rig,
      `M-9,${sy - 12} L9,${sy - 12} L13,${sy + 66} L0,${sy + 84} L-13,${sy + 66} Z`,
      color.top2,
      line * 0.6,
    ) +
    stroke(`M0,${deep} L0,${wy + 40}`, seam(rig), thin(rig)) +
    shape(
      rig,
      `M-42,${sy - 42} L-2,${deep} L-54,${sy + 40} L-40,${sy + 20} L-60,${sy - 4} Z`,
      color.topShade,
      line * 0.7,
    ) +
    shape(
      rig,
      `M42,${sy - 42} L2,${deep} L54,${sy + 40} L40,${sy + 20} L60,${sy - 4} Z`,
      color.topShade,
      line * 0.7,
    )
  );
}

/** A bodice with a square neck and a panel down the front. */
function gown(rig: Rig): string {
  const { build, color, line, style, member } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const laces = [64, 92, 120, 148].map((y) => `M-13,${sy + y} h26`).join(' ');
  return (
    (member.collar
      ? ''
      : shape(
          rig,
          `M-44,${sy - 50} L44,${sy - 50} L38,${sy + 14} Q0,${sy + 24} -38,${sy + 14} Z`,
          color.skin,
          line * 0.7,
        )) +
    shape(
      rig,
      `M-26,${sy + 38} Q0,${sy + 44} 26,${sy + 38} L16,${wy + 30} L-16,${wy + 30} Z`,
      color.top2,
      line * 0.7,
    ) +
    stroke(laces, line ? style.ink : color.topShade, thin(rig, 0.6))
  );
}

/** Woven bands across. */
function bands(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const step = (wy - sy) / 3;
  const zigzag = (y: number) =>
    Array.from({ length: 12 }, (_, i) => `${i ? 'L' : 'M'}${-140 + i * 26},${y + (i % 2 ? 18 : 0)}`).join(
      ' ',
    );
  return [0.5, 1.6, 2.5]
    .map((at) => {
      const y = Math.round(sy + step * at);
      return (
        shape(rig, `M-160,${y - 6} h320 v34 h-320 Z`, color.top2, line * 0.6) +
        stroke(zigzag(y + 2), line ? style.ink : color.top, line ? line * 0.6 : 4)
      );
    })
    .join('');
}

/** Plates in rows, with a neck of metal. */
function armour(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const rows = [0.34, 0.56, 0.78, 1].map((share) => Math.round(sy + (wy - sy) * share));
  return (
    rows.map((y) => stroke(`M-150,${y - 14} Q0,${y + 14} 150,${y - 14}`, seam(rig), thin(rig))).join('') +
    stroke(`M0,${sy + 6} V${wy + 30}`, seam(rig), thin(rig)) +
    shape(
      rig,
      `M-56,${sy - 46} L56,${sy - 46} L50,${sy - 6} Q0,${sy + 28} -50,${sy - 6} Z`,
      color.top2,
      line * 0.8,
    )
  );
}

/** Two strokes that tell a chest. */
const chest = (rig: Rig) => {
  const { build, color, fine } = rig;
  const y = build.shoulderY + 62;
  return stroke(
    `M-52,${y} Q-30,${y + 16} -10,${y + 6} M52,${y} Q30,${y + 16} 10,${y + 6}`,
    rig.style.inked ? rig.faceInk : color.skinShade,
    fine * 0.6,
  );
};

/** The same clothes seen from the side, facing right; `d` is half the depth of the body. */
export function sidePeriodDetails(rig: Rig, d: number): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  switch (rig.member.outfit) {
    case 'tunic':
    case 'gown':
      return shape(
        rig,
        `M${d * 0.86},${sy - 40} h${d} V${wy + 30} H${d * 0.92} Q${d * 0.8},${sy + 60} ${d * 0.86},${sy - 40} Z`,
        color.top2,
        line * 0.7,
      );
    case 'wrap':
      return solidStroke(
        `M${d * 0.1},${sy - 40} Q${d * 0.7},${sy + 40} ${d * 1.1},${sy + 90}`,
        color.top2,
        20,
      );
    case 'frock':
    case 'suit':
      return (
        shape(
          rig,
          `M${d * 0.3},${sy - 44} L${d * 1.6},${sy - 44} V${wy + 40} H${d * 0.82} Q${d * 0.9},${sy + 60} ${d * 0.3},${sy - 44} Z`,
          rig.member.outfit === 'suit' ? style.paint('#fbfaf5', 'cloth') : color.top2,
          line * 0.8,
        ) +
        shape(
          rig,
          `M${d * 0.14},${sy - 42} L${d * 0.86},${sy + 66} L${d * 0.3},${sy + 36} L${d * 0.02},${sy - 4} Z`,
          color.topShade,
          line * 0.7,
        )
      );
    case 'waistcoat':
      return shape(
        rig,
        `M${-d * 0.3},${sy - 46} L${d * 0.3},${sy - 46} L${d * 1.4},${sy + 90} V${wy + 40} H${-d * 1.4} V${wy - 40} Q${-d * 0.5},${sy + 70} ${-d * 0.3},${sy - 46} Z`,
        color.top2,
        line * 0.8,
      );
    case 'poncho':
      return bands(rig);
    case 'armour':
      return [0.34, 0.56, 0.78, 1]
        .map((share) => Math.round(sy + (wy - sy) * share))
        .map((y) => stroke(`M-150,${y} Q0,${y + 10} 150,${y}`, seam(rig), thin(rig)))
        .join('');
    default:
      return '';
  }
}

/** What lies over an outfit, seen from the side. */
export function sideClothsOver(rig: Rig, d: number): string {
  const { build, member, style, line } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  let out = '';
  if (member.drape)
    out += shape(
      rig,
      `M${-d * 0.5},${sy - 44} L${d * 0.5},${sy - 44} L${d * 0.5},${sy + 60} L${-d * 0.1},${wy + 40} L${-d * 1.5},${wy + 40} L${-d * 1.2},${sy + 20} Z`,
      style.paint(member.drape, 'cloth'),
      line * 0.8,
    );
  if (member.sash) out += sashAcross(rig, style.paint(member.sash, 'cloth'));
  return out;
}
