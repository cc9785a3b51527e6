import { expressions } from '../cast/expressions.ts';
import { browShape, drawEyeball, type EyeBox } from '../cast/face.ts';
import { drawMouth } from '../cast/mouths.ts';
import { oval, shape, stroke } from '../cast/rig.ts';
import { headTilts } from '../cast/skeleton.ts';
import { svg } from '../markup.ts';
import { ellipseTag, round } from '../svg.ts';
import { type AnimalRig, at } from './animal-rig.ts';

/** How far the features slide with the look: a cheap three-quarter view. */
export const slide = ({ look }: AnimalRig): [x: number, y: number] => [look[0] * 15, look[1] * 7];

/** The side of a head that is turned away from the light. */
export const headShade = 'M52,-120 Q70,0 16,90 L150,120 L150,-120 Z';

/** What a head has on both sides. */
export const both = (one: (side: 1 | -1) => string) => one(-1) + one(1);

export type EyePair = {
  /** From the middle of the face to an eye, and half its size. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  iris?: string;
};

/** Both eyes and the brows over them. */
export function eyePair(rig: AnimalRig, { x, y, rx, ry, iris = '#3a2a23' }: EyePair): string {
  const [dx, dy] = slide(rig);
  const one = (side: 1 | -1) => {
    const far = side * rig.look[0] < 0 ? 1 : 1 - 0.1 * Math.abs(rig.look[0]);
    return browedEye(rig, { x: side * x + dx, y: y + dy, rx: rx * far, ry }, side, iris);
  };
  return one(-1) + one(1);
}

/** One eye. Brows show on an animal's face only when they say something. */
export function browedEye(rig: AnimalRig, box: EyeBox, side: 1 | -1, iris: string): string {
  const { eyes, brows } = expressions[rig.expression];
  const { x, y, rx, ry } = box;
  const eye = drawEyeball(softEyed(rig), box, side, eyes, iris, false);
  if (typeof brows === 'number' && brows > -10) return eye;
  const [lift, tilt] = browShape(brows, side);
  const top = y - ry - 9 + lift * 0.6;
  const brow = `M${at(x - side * rx * 0.95, top + tilt * 0.9)} Q${at(x + side * 2, top - 6 + tilt * 0.3)} ${at(x + side * rx, top + 3 - tilt * 0.6)}`;
  return eye + stroke(brow, rig.faceInk, Math.max(rig.fine * 1.1, 4.5));
}

/** Lids are drawn finer than those of people: small round faces look stern otherwise. */
const softEyed = (rig: AnimalRig): AnimalRig => ({ ...rig, fine: rig.fine * 0.66 });

/** The mouth of a face, `scale` of the size of a person's. */
export function muzzleMouth(rig: AnimalRig, x: number, y: number, scale = 0.8): string {
  const pen = { ...rig, fine: rig.fine / scale };
  return svg`<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawMouth(pen, expressions[rig.expression].mouth, 0, 0)}</g>`;
}

/** Whether a beak or a jaw is open. */
export const isMouthOpen = ({ expression }: AnimalRig) =>
  ['open', 'o', 'talk', 'explain', 'grin'].includes(expressions[expression].mouth);

/** A soft nose, broad above, with a glint. */
export function softNose(rig: AnimalRig, x: number, y: number, size: number, color: string): string {
  return (
    shape(
      rig,
      `M${at(x - size, y - size * 0.5)} Q${at(x, y - size)} ${at(x + size, y - size * 0.5)} Q${at(x + size * 0.9, y + size * 0.5)} ${at(x, y + size * 0.8)} Q${at(x - size * 0.9, y + size * 0.5)} ${at(x - size, y - size * 0.5)} Z`,
      color,
      rig.line * 0.7,
    ) +
    (rig.style.monochrome
      ? ''
      : ellipseTag(x - size * 0.3, y - size * 0.35, size * 0.3, size * 0.16, '#ffffff'))
  );
}

/** Rosy cheeks, as the cast has them. */
export function cheeks(rig: AnimalRig, x: number, y: number): string {
  const blush = rig.style.paint('#ff6b6b', 'blush');
  if (blush === 'none') return '';
  const [dx, dy] = slide(rig);
  return svg`<g opacity="0.32">${ellipseTag(dx - x, y + dy, 14, 9, blush)}${ellipseTag(dx + x, y + dy, 14, 9, blush)}</g>`;
}

export function whiskers(rig: AnimalRig, x: number, y: number, length: number): string {
  const [dx, dy] = slide(rig);
  const lines = [-1, 1].flatMap((side) =>
    [-8, 0, 8].map(
      (slant) => `M${at(side * x + dx, y + dy + slant * 0.6)} l${round(side * length)},${slant}`,
    ),
  );
  return stroke(lines.join(' '), rig.faceInk, rig.fine * 0.6);
}

/** Degrees that mood and bearing tip the head. */
export const headTilt = ({ expression, sway, stance }: AnimalRig) =>
  headTilts[expression] * 0.7 + sway * 2 + (stance === 'attend' ? 5 : 0);

/** A plain nostril or spot. */
export const dot = (rig: AnimalRig, x: number, y: number, rx: number, ry = rx) =>
  oval(rig, x, y, rx, ry, rig.faceInk);
