import { lighten } from '../colors.ts';
import { svg } from '../markup.ts';
import { clipTo, round } from '../svg.ts';
import { drawCollar } from './collars.ts';
import { callingDetails } from './outfits-of-callings.ts';
import { clothsOver, periodDetails } from './period-outfits.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';

/** The torso from shoulders to waist, in its outfit. */
export function drawTorso(rig: Rig): string {
  const { build, color, line } = rig;
  const { shoulderX: sx, shoulderY: sy, waistX: wx, waistY: wy } = build;
  const outline = `M${-sx * 0.42},${sy - 30} C${-sx * 0.9},${sy - 26} ${-sx * 1.18},${sy - 14} ${-sx * 1.2},${sy + 16} C${-sx * 1.16},${sy + 80} ${-wx * 1.02},${wy - 60} ${-wx},${wy} Q0,${wy + 16} ${wx},${wy} C${wx * 1.02},${wy - 60} ${sx * 1.16},${sy + 80} ${sx * 1.2},${sy + 16} C${sx * 1.18},${sy - 14} ${sx * 0.9},${sy - 26} ${sx * 0.42},${sy - 30} Q0,${sy - 8} ${-sx * 0.42},${sy - 30} Z`;
  const shade = svg`<path d="M${sx * 0.5},${sy - 40} Q${sx * 0.62},${(sy + wy) / 2} ${wx * 0.4},${wy + 30} L${sx * 1.6},${wy + 30} L${sx * 1.6},${sy - 40} Z" fill="${color.topShade}" opacity="0.75"/>`;
  let out = shape(rig, outline, color.top, 0);
  // Buttons, bibs and pockets slide with the look: a body in three-quarter view.
  const turned = svg`<g transform="translate(${round(rig.look[0] * 14)} 0)">${outfitDetails(rig, shade)}${clothsOver(rig)}</g>`;
  out += clipTo(rig.ids, outline, turned);
  if (line) out += shape(rig, outline, 'none');
  if (rig.member.outfit === 'hoodie')
    out += svg`<g transform="translate(${round(rig.look[0] * 6)} 0)">${hood(rig)}</g>`;
  return out;
}

function outfitDetails(rig: Rig, shade: string): string {
  switch (rig.member.outfit) {
    case 'stripe':
      return stripes(rig) + shade;
    case 'jersey':
      return svg`${shade}<rect x="-140" y="${rig.build.shoulderY + 62}" width="280" height="44" fill="${rig.color.top2}"/>`;
    case 'overall':
      return shade + overall(rig);
    case 'hoodie':
      return shade + hoodiePocket(rig);
    case 'coat':
    case 'cardigan':
      return shade + openJacket(rig);
    case 'uniform':
      return shade + uniform(rig);
    case 'scrubs':
    case 'robe':
    case 'cassock':
      return shade + callingDetails(rig);
    default:
      return shade + periodDetails(rig);
  }
}

function stripes({ build, color }: Rig): string {
  let out = '';
  for (let y = build.shoulderY + 10; y < build.waistY + 20; y += 44)
    out += svg`<rect x="-140" y="${y}" width="280" height="20" fill="${color.top2}"/>`;
  return out;
}

function overall(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const button = style.paint('#ffd166', 'accent');
  return (
    shape(
      rig,
      `M-40,${sy + 30} L40,${sy + 30} L52,${wy - 20} L160,${wy + 30} L-160,${wy + 30} L-52,${wy - 20} Z`,
      color.bottom,
    ) +
    solidStroke(`M-60,${sy - 40} L-32,${sy + 40}`, color.bottom, 16) +
    solidStroke(`M60,${sy - 40} L32,${sy + 40}`, color.bottom, 16) +
    oval(rig, -31, sy + 42, 8, 8, button, line * 0.6) +
    oval(rig, 31, sy + 42, 8, 8, button, line * 0.6) +
    shape(rig, `M-24,${sy + 66} h48 v26 q-24,16 -48,0 Z`, color.bottomShade, line * 0.7)
  );
}

function hoodiePocket(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  return (
    shape(rig, `M-46,${wy - 58} q46,-20 92,0 l10,50 q-56,14 -112,0 Z`, color.topShade, line * 0.7) +
    stroke(
      `M-16,${sy - 8} v38 M16,${sy - 8} v38`,
      line ? style.ink : style.paint('#ffffff', 'cloth'),
      line ? line * 0.8 : 4,
    )
  );
}

function hood(rig: Rig): string {
  const sy = rig.build.shoulderY;
  return shape(
    rig,
    `M-56,${sy - 22} C-66,${sy - 46} -30,${sy - 50} 0,${sy - 46} C30,${sy - 50} 66,${sy - 46} 56,${sy - 22} C34,${sy + 8} -34,${sy + 8} -56,${sy - 22} Z`,
    rig.color.topShade,
  );
}

function openJacket(rig: Rig): string {
  const { build, color, line, style, member } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const coat = member.outfit === 'coat';
  const deep = sy + (coat ? 92 : 74);
  const button = line ? style.ink : color.topShade;
  const lapel = (hex: string) => (coat ? style.paint(hex, 'cloth') : color.topShade);
  return (
    shape(
      rig,
      `M-40,${sy - 44} L40,${sy - 44} L38,${sy + 10} L4,${deep} L-4,${deep} L-38,${sy + 10} Z`,
      color.top2,
      line * 0.8,
    ) +
    stroke(`M0,${deep} L0,${wy + 40}`, line ? style.ink : color.topShade, line ? line * 0.9 : 4) +
    oval(rig, 14, deep + 40, 5, 5, button) +
    oval(rig, 14, deep + 86, 5, 5, button) +
    shape(
      rig,
      `M-42,${sy - 40} L-4,${deep} L-56,${sy + 38} L-40,${sy + 16} L-62,${sy - 6} Z`,
      lapel('#f3f5fa'),
      line * 0.8,
    ) +
    shape(
      rig,
      `M42,${sy - 40} L4,${deep} L56,${sy + 38} L40,${sy + 16} L62,${sy - 6} Z`,
      lapel('#e6e9f2'),
      line * 0.8,
    ) +
    (coat ? breastPocket(rig) : '')
  );
}

function breastPocket(rig: Rig): string {
  const { build, color, line, style } = rig;
  const sy = build.shoulderY;
  return (
    shape(rig, `M40,${sy + 72} v26 h9 v-26 Z`, style.paint('#ef476f', 'accent'), line * 0.5) +
    shape(rig, `M30,${sy + 88} h42 v34 q-21,10 -42,0 Z`, color.top, line * 0.8) +
    (line ? '' : stroke(`M30,${sy + 88} h42`, color.topShade, 4))
  );
}

function uniform(rig: Rig): string {
  const { build, color, line, style } = rig;
  const { shoulderY: sy, waistY: wy } = build;
  const buttons = [34, 78, 122, 166].map((y) => oval(rig, 0, sy + y, 7, 7, color.top2, line * 0.6)).join('');
  return (
    stroke(`M0,${sy - 10} L0,${wy + 40}`, line ? style.ink : color.topShade, line ? line * 0.8 : 4) +
    buttons +
    shape(rig, `M-112,${sy - 14} L-52,${sy - 34} L-46,${sy - 18} L-106,${sy + 4} Z`, color.top2, line * 0.7) +
    shape(rig, `M112,${sy - 14} L52,${sy - 34} L46,${sy - 18} L106,${sy + 4} Z`, color.top2, line * 0.7)
  );
}

/** Neck with the chin's shadow, and the shirt collar of an open jacket. */
export function drawNeck(rig: Rig): string {
  const { build, color, line, member, style, grown } = rig;
  const sy = build.shoulderY;
  const half = grown ? 25 : 22;
  const inner = half - line / 2;
  let out = shape(
    rig,
    `M${-half},58 L${-half - 2},${sy - 24} Q0,${sy + 6} ${half + 2},${sy - 24} L${half},58 Z`,
    color.skin,
  );
  out += svg`<path d="M${-inner},72 Q0,104 ${inner},72 L${inner},92 Q0,116 ${-inner},88 Z" fill="${color.skinShade}"/>`;
  if (member.outfit === 'coat' || member.outfit === 'cardigan') {
    const collar = style.paint(lighten(member.top2, 0.35), 'cloth');
    out += shape(rig, `M-30,${sy - 36} L0,${sy - 6} L-26,${sy + 12} L-44,${sy - 24} Z`, collar, line * 0.8);
    out += shape(rig, `M30,${sy - 36} L0,${sy - 6} L26,${sy + 12} L44,${sy - 24} Z`, collar, line * 0.8);
  }
  return out + drawCollar(rig);
}
