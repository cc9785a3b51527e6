import { darken, mix } from '../colors.ts';
import { svg } from '../markup.ts';
import { circleTag, ellipseTag, round } from '../svg.ts';
import type { ExpressionName } from '../vocabulary.ts';
import { drawBeard } from './beards.ts';
import { type Brows, type Eyes, expressions } from './expressions.ts';
import { drawMouth } from './mouths.ts';
import { skins } from './palette.ts';
import { oval, type Pen, type Rig, shape, stroke } from './rig.ts';

/** The features slide sideways with the look: a cheap three-quarter view. */
const shift = (rig: Rig): [number, number] => [rig.look[0] * 20, rig.look[1] * 9];

/** Centre and half axes of an eye, in head coordinates. */
export type EyeBox = { x: number; y: number; rx: number; ry: number };

/** Where an eye sits and how big it is; the far eye is a little narrower. */
function eyeBox(rig: Rig, side: 1 | -1): EyeBox {
  const [fx, fy] = shift(rig);
  const far = side * rig.look[0] < 0 ? 1 : 1 - 0.12 * Math.abs(rig.look[0]);
  return {
    x: side * (rig.grown ? 32 : 35) + fx,
    y: -2 + fy,
    rx: (rig.grown ? 14 : 17.5) * far,
    ry: rig.grown ? 17.5 : 22,
  };
}

export function headOutline({ build, grown }: Rig): string {
  const w = build.headHalf;
  return grown
    ? `M${-w},-22 C${-w - 2},-92 -48,-116 0,-116 C48,-116 ${w + 2},-92 ${w},-22 C${w},24 62,62 38,80 C18,94 -18,94 -38,80 C-62,62 ${-w},24 ${-w},-22 Z`
    : `M${-w},-16 C${-w - 6},-88 -50,-116 0,-116 C50,-116 ${w + 6},-88 ${w},-16 C${w + 4},26 74,58 46,74 C22,87 -22,87 -46,74 C-74,58 ${-w - 4},26 ${-w},-16 Z`;
}

export function drawEars(rig: Rig): string {
  const { member, build, color, line, fine, faceInk, style, look } = rig;
  if (member.hair === 'hijab') return '';
  const fy = shift(rig)[1];
  const ear = (side: 1 | -1) => {
    const x = side * (build.headHalf + 2) - look[0] * 9;
    const aid =
      member.hearingAid && side > 0
        ? shape(
            rig,
            `M${round(x + 4)},${round(-18 + fy)} q20,6 14,30 q-4,12 -12,8 q8,-18 -2,-38 Z`,
            style.paint('#4cc9f0', 'accent'),
            line * 0.8,
          )
        : '';
    return (
      oval(rig, x, 4 + fy * 0.4, 15, 20, color.skin, line) +
      stroke(
        `M${round(x + side * 2)},${round(-4 + fy * 0.4)} q${side * 5},8 0,16`,
        style.inked ? faceInk : color.skinShade,
        fine * 0.7,
      ) +
      aid
    );
  };
  return ear(-1) + ear(1);
}

/** Eyes, cheeks, nose and mouth, in head coordinates. */
export function drawFeatures(rig: Rig, expression: ExpressionName): string {
  const { style, member, fine, faceInk } = rig;
  const [fx, fy] = shift(rig);
  const { eyes, mouth } = expressions[expression];
  let out = '';
  const blush = style.paint('#ff6b6b', 'blush');
  if (blush !== 'none')
    out += svg`<g opacity="0.38">${ellipseTag(fx - 54, 32 + fy, 17, 11, blush)}${ellipseTag(fx + 54, 32 + fy, 17, 11, blush)}</g>`;
  if (member.freckles) out += freckles(rig, fx, fy);
  for (const side of [-1, 1] as const) out += drawEye(rig, eyeBox(rig, side), side, eyes);
  out += stroke(
    `M${round(fx * 1.35 - 5)},${round(27 + fy)} q6,7 12,-1`,
    style.inked ? faceInk : darken(skins[member.skin], 0.35),
    fine * 0.95,
  );
  out += drawBeard(rig, fx, fy);
  if (member.age === 'elder') out += wrinkles(rig, fx, fy);
  return out + drawMouth(rig, mouth, fx * 1.1, 52 + fy);
}

const freckles = (rig: Rig, fx: number, fy: number) =>
  [-62, -52, -44, 44, 52, 62].map((x, i) => freckle(rig, x + fx, 22 + fy + (i % 2) * 8)).join('');

export function freckle({ style, member }: Rig, x: number, y: number): string {
  if (style.monochrome) return '';
  return circleTag(x, y, 2.6, style.paint(darken(skins[member.skin], 0.28), 'accent'));
}

function wrinkles(rig: Rig, fx: number, fy: number): string {
  const color = rig.style.monochrome ? rig.faceInk : darken(skins[rig.member.skin], 0.3);
  const eye = rig.grown ? 32 : 35;
  return [-1, 1]
    .map((side) =>
      stroke(
        `M${round(fx + side * (eye - 13))},${round(23 + fy)} q${side * 12},6 ${side * 25},0`,
        color,
        rig.fine * 0.6,
      ),
    )
    .join('');
}

/** The eye of one of the cast. */
export function drawEye(rig: Rig, box: EyeBox, side: 1 | -1, eyes: Eyes): string {
  const iris = rig.grown ? '#3b2a20' : '#3a2a23';
  return drawEyeball(rig, box, side, eyes, iris, rig.member.gender === 'she');
}

/** An eye that looks where the figure does: open, wide, half shut or closed. */
export function drawEyeball(
  { ids, style, fine, faceInk, look }: Pen,
  { x, y, rx, ry }: EyeBox,
  side: 1 | -1,
  eyes: Eyes,
  irisColor: string,
  lashes: boolean,
): string {
  if (eyes === 'closed' || (eyes === 'wink' && side > 0))
    return stroke(
      `M${round(x - rx)},${round(y + 5)} Q${round(x)},${round(y - 16)} ${round(x + rx)},${round(y + 5)}`,
      faceInk,
      fine * 1.5,
    );
  const wide = eyes === 'wide' ? 1.14 : 1;
  const [RX, RY] = [rx * wide, ry * (eyes === 'half' ? 0.62 : wide)];
  const up = eyes === 'up';
  const ix = x + look[0] * RX * 0.34 + (up ? RX * 0.22 : 0);
  const iy = y + look[1] * RY * 0.3 - (up ? RY * 0.36 : 0);
  const ir = RX * (eyes === 'wide' ? 0.58 : 0.74);
  const iris = style.paint(irisColor, 'eye');
  const id = ids('e');
  return (
    ellipseTag(x, y, RX, RY, '#ffffff', { color: faceInk, width: style.inked ? fine * 0.6 : 0 }) +
    svg`<clipPath id="${id}"><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(RX)}" ry="${round(RY)}"/></clipPath><g clip-path="url(#${id})">` +
    ellipseTag(ix, iy, ir, ir * 1.12, iris) +
    ellipseTag(ix, iy, ir * 0.55, ir * 0.62, '#0d0d12') +
    ellipseTag(ix - ir * 0.32, iy - ir * 0.42, ir * 0.34, ir * 0.36, '#ffffff') +
    ellipseTag(ix + ir * 0.34, iy + ir * 0.4, ir * 0.16, ir * 0.16, '#ffffff') +
    '</g>' +
    stroke(
      `M${round(x - RX - 1)},${round(y - RY * 0.35)} Q${round(x)},${round(y - RY * 1.5)} ${round(x + RX + 1)},${round(y - RY * 0.35)}`,
      faceInk,
      fine * 1.35,
    ) +
    (lashes
      ? stroke(`M${round(x + side * RX)},${round(y - RY * 0.42)} l${side * 8},-7`, faceInk, fine * 1.1)
      : '')
  );
}

/** Brows go over the front hair. */
export const drawBrows = (rig: Rig, expression: ExpressionName) =>
  drawBrow(rig, eyeBox(rig, -1), -1, expression) + drawBrow(rig, eyeBox(rig, 1), 1, expression);

export function drawBrow(rig: Rig, eye: EyeBox, side: 1 | -1, expression: ExpressionName): string {
  const { style, member, color, grown } = rig;
  const { brows } = expressions[expression];
  const ink = !style.inked
    ? color.hairDark
    : member.hair === 'hijab' || style.monochrome
      ? style.ink
      : mix(style.paint(member.hairColor, 'hair'), style.ink, 0.35);
  const [lift, tilt] = browShape(brows, side);
  const { x } = eye;
  const y = eye.y - eye.ry - 15 + lift;
  return stroke(
    `M${round(x - side * 17)},${round(y + 2 + tilt)} Q${round(x + side * 2)},${round(y - 8 + tilt * 0.3)} ${round(x + side * 19)},${round(y + 4 - tilt * 0.6)}`,
    ink,
    grown ? 8.5 : 8,
  );
}

/** How far a brow lifts (below 0) and how its inner end drops, in head units. */
export function browShape(brows: Brows, side: 1 | -1): [lift: number, tilt: number] {
  if (typeof brows === 'number') return [brows, 0];
  if (brows === 'question') return side > 0 ? [-12, 0] : [0, 4];
  return brows === 'worried' ? [-4, -10] : [5, 7];
}

export function drawGlasses(rig: Rig): string {
  const { member, style, fine, build, grown } = rig;
  if (!member.glasses) return '';
  const gold = '#ffca3a';
  const frame = style.inked ? style.ink : gold;
  const thin = !style.inked || style.monochrome;
  const width = thin ? Math.max(fine * 1.1, 4.5) : Math.max(fine * 2.2, 8.5);
  const radius = grown ? 25 : 28;
  const left = eyeBox(rig, -1);
  const right = eyeBox(rig, 1);
  const y = left.y;
  const glass = (x: number) =>
    svg`<circle cx="${round(x)}" cy="${round(y + 1)}" r="${radius}" fill="#ffffff" fill-opacity="0.1" stroke="${frame}" stroke-width="${round(width)}"/>` +
    (thin
      ? ''
      : circleTag(x, y + 1, radius, 'none', {
          color: style.paint(gold, 'accent'),
          width: width - fine * 1.5,
        }));
  const arm = (x: number, side: 1 | -1) =>
    stroke(
      `M${round(x + side * radius)},${round(y - 4)} L${round(side * (build.headHalf - 2))},${round(y - 8)}`,
      frame,
      Math.max(fine, 4),
    );
  return (
    glass(left.x) +
    glass(right.x) +
    stroke(
      `M${round(left.x + radius)},${round(y - 4)} Q${round((left.x + right.x) / 2)},${round(y - 12)} ${round(right.x - radius)},${round(y - 4)}`,
      frame,
      Math.max(fine * 1.1, 4.5),
    ) +
    arm(left.x, -1) +
    arm(right.x, 1)
  );
}
