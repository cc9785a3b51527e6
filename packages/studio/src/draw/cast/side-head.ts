import { darken } from '../colors.ts';
import { svg } from '../markup.ts';
import { clipTo, ellipseTag, round } from '../svg.ts';
import type { ExpressionName } from '../vocabulary.ts';
import { drawSideBeard } from './beards.ts';
import { drawCrown } from './crown.ts';
import { expressions } from './expressions.ts';
import { drawBrow, drawEye, type EyeBox, freckle } from './face.ts';
import { drawHat } from './hats.ts';
import { drawMouth } from './mouths.ts';
import { skins } from './palette.ts';
import { oval, type Rig, shape, stroke } from './rig.ts';
import { drawSideHair } from './side-hair.ts';

/**
 * A head in profile, facing right, in head coordinates. Kids have a round cheek and a button nose, grown-ups a
 * longer jaw. `back` goes behind the body.
 */
export function drawSideHead(rig: Rig, expression: ExpressionName): { back: string; front: string } {
  const hair = drawSideHair(rig);
  const outline = sideOutline(rig);
  const front =
    shape(rig, outline, rig.color.skin) +
    clipTo(rig.ids, outline, jawShade(rig) + features(rig, expression)) +
    (rig.line ? shape(rig, outline, 'none') : '') +
    drawSideBeard(rig) +
    sideMouth(rig, expression, outline) +
    ear(rig) +
    hair.front +
    sideBrow(rig, expression) +
    hearingAid(rig) +
    glasses(rig) +
    drawHat(rig, 'side') +
    drawCrown(rig);
  return { back: hair.back, front };
}

function sideOutline({ grown }: Rig): string {
  return grown
    ? 'M-8,-114 C40,-116 68,-92 73,-48 C75,-34 71,-26 74,-14 Q78,0 92,18 Q95,28 80,31 Q77,36 80,42 Q83,50 75,56 C76,74 62,90 40,90 C14,90 -22,78 -44,54 C-80,26 -90,-24 -78,-66 C-64,-100 -42,-114 -8,-114 Z'
    : 'M-4,-114 C46,-116 80,-92 85,-46 C87,-30 82,-22 84,-10 Q87,4 98,16 Q103,26 88,31 Q85,36 87,42 Q89,50 81,56 C80,74 60,86 32,86 C0,88 -42,76 -64,52 C-92,24 -98,-30 -84,-66 C-68,-100 -42,-114 -4,-114 Z';
}

const eyeBox = ({ grown, look }: Rig): EyeBox => ({
  x: grown ? 44 : 50,
  y: -2 + look[1] * 9,
  rx: grown ? 10.5 : 13,
  ry: grown ? 17.5 : 22,
});

/** The inner end of a brow, which worry lifts and anger lowers, is that over the nose. */
function sideBrow(rig: Rig, expression: ExpressionName): string {
  const { brows } = expressions[expression];
  return drawBrow(rig, eyeBox(rig), brows === 'worried' || brows === 'cross' ? -1 : 1, expression);
}

const jawShade = ({ color }: Rig) =>
  svg`<path d="M-110,40 Q-20,70 30,120 L-110,120 Z" fill="${color.skinShade}" opacity="0.55"/>`;

function features(rig: Rig, expression: ExpressionName): string {
  const { style, member } = rig;
  const { eyes } = expressions[expression];
  const blush = style.paint('#ff6b6b', 'blush');
  const x = rig.grown ? 28 : 34;
  let out = blush === 'none' ? '' : svg`<g opacity="0.38">${ellipseTag(x, 32, 15, 11, blush)}</g>`;
  if (member.freckles) out += [0, 10, 20].map((dx, i) => freckle(rig, x - 8 + dx, 22 + (i % 2) * 8)).join('');
  if (member.age === 'elder') out += stroke('M26,22 q12,6 24,0', wrinkle(rig), rig.fine * 0.6);
  return out + drawEye(rig, eyeBox(rig), 1, eyes === 'wink' ? 'closed' : eyes);
}

/** Looking down the nose the far half of the mouth is out of sight. */
function sideMouth(rig: Rig, expression: ExpressionName, outline: string): string {
  const mouth = drawMouth(rig, expressions[expression].mouth, 0, 0);
  const placed = svg`<g transform="translate(${rig.grown ? 70 : 78} 56) scale(0.82 0.9)">${mouth}</g>`;
  return clipTo(rig.ids, outline, placed);
}

const wrinkle = (rig: Rig) => (rig.style.monochrome ? rig.faceInk : darken(skins[rig.member.skin], 0.3));

function ear(rig: Rig): string {
  if (rig.member.hair === 'hijab') return '';
  const { color, line, fine, faceInk, style } = rig;
  return (
    oval(rig, -14, 6, 15, 20, color.skin, line) +
    stroke('M-8,-4 q-12,4 -6,16', style.inked ? faceInk : color.skinShade, fine * 0.7)
  );
}

function hearingAid(rig: Rig): string {
  if (!rig.member.hearingAid) return '';
  return shape(
    rig,
    'M-20,-18 q-18,4 -14,30 q2,12 11,9 q-6,-18 7,-32 Z',
    rig.style.paint('#4cc9f0', 'accent'),
    rig.line * 0.8,
  );
}

function glasses(rig: Rig): string {
  const { member, style, fine, grown } = rig;
  if (!member.glasses) return '';
  const { x, y } = eyeBox(rig);
  const frame = style.inked ? style.ink : style.paint('#ffca3a', 'accent');
  const width = round(Math.max(fine * 1.7, 5));
  const [rx, ry] = grown ? [17, 25] : [20, 28];
  return (
    svg`<ellipse cx="${round(x + 4)}" cy="${round(y + 1)}" rx="${rx}" ry="${ry}" fill="#ffffff" fill-opacity="0.12" stroke="${frame}" stroke-width="${width}"/>` +
    (style.inked && !style.monochrome
      ? ellipseTag(x + 4, y + 1, rx, ry, 'none', {
          color: style.paint('#ffca3a', 'accent'),
          width: width * 0.5,
        })
      : '') +
    stroke(`M${round(x + 4 - rx)},${round(y - 5)} L-10,${round(y - 10)}`, frame, width) +
    stroke(`M${round(x + 4 + rx)},${round(y - 3)} l8,2`, frame, width)
  );
}
