import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, isMouthOpen } from './animal-face.ts';
import { type AnimalRig, at, turned } from './animal-rig.ts';

/** Long bills and hooked beaks, that point the way their owner faces; they open when it speaks. */

const isGlum = ({ expression }: AnimalRig) => ['sad', 'worried', 'angry', 'oops'].includes(expression);

/** The corner of a bill tells what its owner feels. */
const corner = (rig: AnimalRig, x: number, y: number) =>
  stroke(
    `M${at(x - 8, y + 3)} Q${at(x - 14, y + 3)} ${at(x - 19, y + (isGlum(rig) ? 11 : -6))}`,
    rig.faceInk,
    rig.fine * 0.8,
  );

/** A straight, pointed bill of this length, `thick` at the face. */
export function longBill(
  rig: AnimalRig,
  x: number,
  y: number,
  length: number,
  thick: number,
  color: string,
): string {
  const open = isMouthOpen(rig);
  const lower = shape(
    rig,
    `M${at(x - 6, y)} L${at(x + length * 0.92, y + 8)} Q${at(x + length * 0.3, y + thick * 0.8)} ${at(x - 2, y + thick * 0.56)} Z`,
    color,
    rig.line * 0.8,
  );
  const upper = shape(
    rig,
    `M${at(x - 12, y + 3)} Q${at(x - 10, y - thick * 0.7)} ${at(x + 8, y - thick * 0.66)} Q${at(x + length * 0.4, y - thick * 0.44)} ${at(x + length, y + 8)} Q${at(x + length * 0.4, y + 6)} ${at(x - 12, y + 3)} Z`,
    color,
    rig.line * 0.8,
  );
  return turned(turned(lower, open ? 16 : 0, x, y) + upper + corner(rig, x, y), 8, x, y);
}

/** Bent down in the middle, with a black tip. */
export function bentBill(rig: AnimalRig, x: number, y: number): string {
  const open = isMouthOpen(rig);
  const pale = rig.style.paint('#ffe9dc', 'cloth');
  const tip = (d: string) =>
    shape(rig, d, pale, rig.line * 0.8) +
    clipTo(
      rig.ids,
      d,
      shape(
        rig,
        `M${at(x + 50, y - 40)} L${at(x + 120, y - 40)} L${at(x + 120, y + 90)} L${at(x + 20, y + 90)} L${at(x + 26, y + 30)} Z`,
        rig.color.hoof,
        0,
      ),
    );
  const lower = `M${at(x - 4, y + 2)} C${at(x + 24, y + 4)} ${at(x + 44, y + 18)} ${at(x + 52, y + 50)} C${at(x + 30, y + 44)} ${at(x + 6, y + 30)} ${at(x - 4, y + 2)} Z`;
  const upper = `M${at(x - 12, y + 4)} Q${at(x - 12, y - 20)} ${at(x + 10, y - 20)} C${at(x + 52, y - 18)} ${at(x + 74, y + 14)} ${at(x + 62, y + 60)} C${at(x + 54, y + 62)} ${at(x + 50, y + 56)} ${at(x + 48, y + 48)} C${at(x + 44, y + 22)} ${at(x + 20, y + 6)} ${at(x - 12, y + 4)} Z`;
  return turned(tip(lower), open ? 20 : 0, x, y) + tip(upper) + corner(rig, x, y);
}

/** Hooked down at the tip, seen from half the side. */
export function hookedBeak(rig: AnimalRig, x: number, y: number, size: number, color: string): string {
  const open = isMouthOpen(rig);
  const s = size;
  const lower = shape(
    rig,
    `M${at(x - s * 0.5, y + 2)} Q${at(x + s * 0.1, y + s * 1.5)} ${at(x + s * 0.8, y + s * 0.66)} L${at(x + s * 0.5, y)} Z`,
    open ? rig.style.paint('#7a1f2b', 'mouth') : color,
    rig.line * 0.8,
  );
  const jaw = shape(
    rig,
    `M${at(x - s * 0.5, y + s * 0.7)} Q${at(x, y + s * 1.7)} ${at(x + s * 0.6, y + s * 1.05)} Q${at(x, y + s * 1.1)} ${at(x - s * 0.5, y + s * 0.7)} Z`,
    color,
    rig.line * 0.8,
  );
  const upper = shape(
    rig,
    `M${at(x - s * 0.9, y + 4)} C${at(x - s * 0.9, y - s * 0.8)} ${at(x + s * 0.3, y - s * 1.1)} ${at(x + s * 0.9, y - s * 0.3)} C${at(x + s * 1.4, y + s * 0.3)} ${at(x + s * 1.3, y + s)} ${at(x + s * 1.02, y + s * 1.4)} C${at(x + s * 0.9, y + s * 0.8)} ${at(x + s * 0.6, y + s * 0.5)} ${at(x - s * 0.9, y + 4)} Z`,
    color,
    rig.line * 0.8,
  );
  return lower + (open ? jaw : '') + upper + corner(rig, x - s * 0.5, y);
}

/** A flat bill, broad in front. */
export function flatBill(rig: AnimalRig, x: number, y: number): string {
  const { accent } = rig.color;
  const open = isMouthOpen(rig) ? 20 : 8;
  const side = isGlum(rig) ? 8 : -4;
  return (
    shape(
      rig,
      `M${at(x - 28, y + 6)} Q${at(x, y + 16 + open * 1.4)} ${at(x + 28, y + 6)} Z`,
      open > 8 ? rig.style.paint('#7a1f2b', 'mouth') : accent,
      rig.line * 0.8,
    ) +
    shape(
      rig,
      `M${at(x - 16, y - 14)} Q${at(x, y - 24)} ${at(x + 16, y - 14)} C${at(x + 22, y - 4)} ${at(x + 44, y + side)} ${at(x + 44, y + 8)} C${at(x + 40, y + 24)} ${at(x - 40, y + 24)} ${at(x - 44, y + 8)} C${at(x - 44, y + side)} ${at(x - 22, y - 4)} ${at(x - 16, y - 14)} Z`,
      accent,
      rig.line * 0.8,
    ) +
    both((side) => oval(rig, x + side * 7, y - 6, 2.6, 2, rig.faceInk))
  );
}
