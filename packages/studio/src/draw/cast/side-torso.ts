import { darken, lighten } from '../colors.ts';
import { svg } from '../markup.ts';
import { clipTo, round } from '../svg.ts';
import { drawCollar } from './collars.ts';
import { sideDepth } from './legs.ts';
import { sideCallingDetails } from './outfits-of-callings.ts';
import { sideClothsOver, sidePeriodDetails } from './period-outfits.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';

/** The torso seen from the side, facing right, in its outfit, upright about the neck. */
export function drawSideTorso(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const d = sideDepth(rig);
  const outline = `M${-d * 0.3},${sy - 30} C${-d * 0.9},${sy - 24} ${-d * 1.06},${sy + 6} ${-d * 1.04},${sy + 44} C${-d * 1.02},${wy - 80} ${-d * 0.86},${wy - 50} ${-d * 0.96},${wy + 4} Q0,${wy + 16} ${d * 0.98},${wy + 2} C${d * 1.06},${wy - 50} ${d * 1.08},${sy + 70} ${d * 0.96},${sy + 30} C${d * 0.86},${sy - 4} ${d * 0.62},${sy - 26} ${d * 0.34},${sy - 30} Q0,${sy - 16} ${-d * 0.3},${sy - 30} Z`;
  const shade = svg`<path d="M${-d * 1.2},${sy - 40} L${-d * 0.5},${sy - 40} Q${-d * 0.72},${(sy + wy) / 2} ${-d * 0.3},${wy + 30} L${-d * 1.2},${wy + 30} Z" fill="${color.topShade}" opacity="0.75"/>`;
  let out = shape(rig, outline, color.top, 0);
  out += clipTo(rig.ids, outline, details(rig, d, shade) + sideClothsOver(rig, d));
  if (line) out += shape(rig, outline, 'none');
  if (rig.member.outfit === 'hoodie') out += hood(rig, d);
  return out;
}

function details(rig: Rig, d: number, shade: string): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const thin = line ? style.ink : color.topShade;
  switch (rig.member.outfit) {
    case 'stripe': {
      let bands = '';
      for (let y = sy + 10; y < wy + 20; y += 44)
        bands += svg`<rect x="-140" y="${y}" width="280" height="20" fill="${color.top2}"/>`;
      return bands + shade;
    }
    case 'jersey':
      return svg`${shade}<rect x="-140" y="${sy + 62}" width="280" height="44" fill="${color.top2}"/>`;
    case 'overall':
      return (
        shade +
        shape(
          rig,
          `M${d * 0.3},${sy + 30} L${d * 2},${sy + 30} L${d * 2},${wy + 30} L${-d * 2},${wy + 30} L${-d * 2},${wy - 40} Q${-d * 0.2},${wy - 40} ${d * 0.3},${sy + 30} Z`,
          color.bottom,
        ) +
        solidStroke(`M${d * 0.1},${sy - 40} L${d * 0.62},${sy + 40}`, color.bottom, 15)
      );
    case 'hoodie':
      return (
        shade +
        shape(
          rig,
          `M${d * 0.2},${wy - 52} L${d * 1.4},${wy - 66} L${d * 1.4},${wy - 4} L${d * 0.05},${wy - 8} Z`,
          color.topShade,
          line * 0.7,
        )
      );
    case 'coat':
    case 'cardigan':
      return (
        shade +
        shape(
          rig,
          `M${d * 0.2},${sy - 44} L${d * 1.5},${sy - 44} L${d * 1.5},${sy + 92} L${d * 0.9},${sy + 70} Z`,
          color.top2,
          line * 0.8,
        ) +
        stroke(`M${d * 0.9},${sy + 70} L${d * 0.72},${wy + 40}`, thin, line ? line * 0.9 : 4) +
        shape(
          rig,
          `M${d * 0.14},${sy - 40} L${d * 0.92},${sy + 74} L${d * 0.3},${sy + 40} L${d * 0.42},${sy + 20} L${d * 0.02},${sy - 2} Z`,
          rig.member.outfit === 'coat' ? style.paint('#eef1f8', 'cloth') : color.topShade,
          line * 0.8,
        )
      );
    case 'uniform':
      return (
        shade +
        [34, 78, 122, 166].map((y) => oval(rig, d * 0.84, sy + y, 5, 7, color.top2, line * 0.6)).join('') +
        shape(
          rig,
          `M${-d * 0.5},${sy - 26} L${d * 0.4},${sy - 30} L${d * 0.3},${sy - 10} L${-d * 0.5},${sy - 4} Z`,
          color.top2,
          line * 0.7,
        )
      );
    case 'scrubs':
    case 'robe':
    case 'cassock':
      return shade + sideCallingDetails(rig, d);
    default:
      return shade + sidePeriodDetails(rig, d);
  }
}

/** The hood lies on the back. */
function hood(rig: Rig, d: number): string {
  const sy = rig.build.shoulderY;
  return shape(
    rig,
    `M${d * 0.5},${sy - 34} C${d * 0.2},${sy - 50} ${-d * 0.7},${sy - 52} ${-d * 1.1},${sy - 20} C${-d * 1.24},${sy + 6} ${-d * 0.9},${sy + 26} ${-d * 0.5},${sy + 16} C0,${sy + 2} ${d * 0.5},${sy - 4} ${d * 0.5},${sy - 34} Z`,
    rig.color.topShade,
  );
}

/** Neck and collar seen from the side. */
export function drawSideNeck(rig: Rig): string {
  const { build, color, grown, member, style, line } = rig;
  const sy = build.shoulderY;
  const half = grown ? 23 : 20;
  let out = shape(
    rig,
    `M${-half - 4},56 L${-half - 4},${sy - 24} Q0,${sy} ${half},${sy - 26} L${half - 4},56 Z`,
    color.skin,
  );
  out += svg`<path d="M${-half},74 Q6,100 ${half - 6},76 L${half - 4},92 Q0,112 ${-half - 2},90 Z" fill="${color.skinShade}"/>`;
  if (member.outfit === 'coat' || member.outfit === 'cardigan')
    out += shape(
      rig,
      `M${-half - 6},${sy - 34} L${half},${sy - 38} L${half + 12},${sy - 4} L${half - 14},${sy - 16} L${-half - 2},${sy - 14} Z`,
      style.paint(lighten(member.top2, 0.35), 'cloth'),
      line * 0.8,
    );
  else if (member.hair === 'hijab')
    out += shape(
      rig,
      `M${-half - 14},60 L${half + 10},60 Q${half + 26},${round(sy + 8)} ${half - 4},${sy + 6} Q${-half - 10},${sy + 8} ${-half - 22},${sy - 18} Z`,
      style.paint(darken(member.hairColor, 0.12), 'hair'),
    );
  return out + drawCollar(rig);
}
