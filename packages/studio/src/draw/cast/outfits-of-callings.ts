import { oval, type Rig, shape, stroke } from './rig.ts';

/** What a nurse, a judge and a priest wear, on the front of a torso; it is clipped to the torso. */
export function callingDetails(rig: Rig): string {
  switch (rig.member.outfit) {
    case 'scrubs':
      return scrubs(rig);
    case 'robe':
      return robe(rig);
    case 'cassock':
      return cassock(rig);
    default:
      return '';
  }
}

const seam = (rig: Rig) => (rig.line ? rig.style.ink : rig.color.topShade);
const thin = (rig: Rig, share = 0.8) => (rig.line ? rig.line * share : 4);

/** A loose top with a deep neck, a pocket and a watch pinned above it. */
function scrubs(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  return (
    shape(rig, `M-34,${sy - 46} L34,${sy - 46} L0,${sy + 48} Z`, color.skin, 0) +
    shape(
      rig,
      `M-52,${sy - 40} L-34,${sy - 48} L0,${sy + 38} L34,${sy - 48} L52,${sy - 40} L0,${sy + 68} Z`,
      color.top2,
      line * 0.7,
    ) +
    shape(rig, `M26,${sy + 84} h48 v46 q-24,10 -48,0 Z`, color.topShade, line * 0.7) +
    stroke(`M-52,${wy + 30} V${wy - 22} M52,${wy + 30} V${wy - 22}`, seam(rig), thin(rig)) +
    oval(rig, -44, sy + 88, 11, 11, style.paint('#fbfaf5', 'accent'), line * 0.6) +
    stroke(`M-44,${sy + 66} V${sy + 78}`, seam(rig), thin(rig))
  );
}

/** A black gown with broad facings over a white shirt, and the two white bands of the courts. */
function robe(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const white = style.paint('#fbfaf5', 'cloth');
  const facing = (s: 1 | -1) =>
    shape(
      rig,
      `M${s * 42},${sy - 48} L${s * 66},${sy - 34} L${s * 58},${wy + 40} L${s * 4},${wy + 40} L${s * 8},${sy + 70} Z`,
      color.top2,
      line * 0.7,
    );
  return (
    shape(rig, `M-42,${sy - 46} L42,${sy - 46} L8,${sy + 74} L-8,${sy + 74} Z`, white, line * 0.7) +
    facing(-1) +
    facing(1) +
    shape(rig, `M-4,${sy - 16} L-20,${sy - 14} L-34,${sy + 54} L-10,${sy + 58} Z`, white, line * 0.8) +
    shape(rig, `M4,${sy - 16} L20,${sy - 14} L34,${sy + 54} L10,${sy + 58} Z`, white, line * 0.8)
  );
}

/** A row of small buttons down the front, and the white of a collar at the throat. */
function cassock(rig: Rig): string {
  const { build, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const button = style.paint('#8a8794', 'accent');
  const row: string[] = [];
  for (let y = sy + 34; y < wy - 20; y += 30) row.push(oval(rig, 0, y, 5, 5, button, line * 0.4));
  return (
    stroke(`M0,${sy} V${wy + 40}`, seam(rig), thin(rig)) +
    row.join('') +
    shape(
      rig,
      `M-20,${sy - 24} Q0,${sy - 8} 20,${sy - 24} L15,${sy + 20} Q0,${sy + 28} -15,${sy + 20} Z`,
      style.paint('#fbfaf5', 'cloth'),
      line * 0.8,
    )
  );
}

/** The same seen from the side, facing right. @param d half the depth of the torso */
export function sideCallingDetails(rig: Rig, d: number): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const white = style.paint('#fbfaf5', 'cloth');
  switch (rig.member.outfit) {
    case 'scrubs':
      return shape(
        rig,
        `M${d * 0.2},${sy - 44} L${d * 0.5},${sy - 44} L${d * 1.1},${sy + 50} L${d * 0.9},${sy + 62} Z`,
        color.top2,
        line * 0.7,
      );
    case 'robe':
      return (
        shape(
          rig,
          `M${d * 0.16},${sy - 44} L${d * 0.6},${sy - 44} L${d * 1.2},${sy + 60} V${wy + 40} H${d * 0.5} Q${d * 0.7},${sy + 80} ${d * 0.16},${sy - 44} Z`,
          color.top2,
          line * 0.7,
        ) +
        shape(
          rig,
          `M${d * 0.62},${sy - 24} L${d * 1.2},${sy - 20} V${sy + 50} L${d * 0.86},${sy + 52} Z`,
          white,
          line * 0.8,
        )
      );
    case 'cassock':
      return shape(
        rig,
        `M${d * 0.5},${sy - 34} L${d * 1.2},${sy - 30} V${sy + 2} L${d * 0.7},${sy} Z`,
        white,
        line * 0.8,
      );
    default:
      return '';
  }
}
