import { oval, shape, solidStroke, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, fused, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';
import { bentBill, longBill } from './bills.ts';
import { birdLegs, wing } from './bird-parts.ts';

/** How one bird on long legs differs from the others. */
type Wader = {
  leg: number;
  /** From the breast to the head while it stands. */
  neck: number;
  /** How far the neck winds. */
  winding: number;
  neckWidth: number;
  /** Flies with its neck drawn in. */
  folded?: true;
  /** Stands on one leg. */
  oneLeg?: true;
  bill: (rig: AnimalRig, x: number, y: number) => string;
  /** What its head wears, behind the face. */
  crest?: (rig: AnimalRig) => string;
  /** What its face wears, under eyes and bill. */
  mask?: (rig: AnimalRig) => string;
};

const plume = (rig: AnimalRig) =>
  shape(
    rig,
    'M10,-62 C-24,-78 -66,-68 -124,-38 C-106,-36 -98,-32 -90,-24 C-72,-28 -60,-16 -44,-4 Z',
    rig.color.dark,
  );
const redCrown = (rig: AnimalRig) =>
  shape(rig, 'M-50,-34 C-38,-66 38,-66 50,-34 Q0,-50 -50,-34 Z', rig.style.paint('#d9483b', 'accent'), 0) +
  both((side) => oval(rig, side * 50, 10, 9, 15, rig.color.second, 0));

const heron: Wader = {
  leg: 148,
  neck: 150,
  winding: 48,
  neckWidth: 40,
  folded: true,
  bill: (rig, x, y) => longBill(rig, x, y, 104, 22, rig.color.accent),
  crest: plume,
};
const stork: Wader = {
  leg: 154,
  neck: 118,
  winding: 16,
  neckWidth: 46,
  bill: (rig, x, y) => longBill(rig, x, y, 112, 26, rig.color.accent),
};
const crane: Wader = {
  leg: 164,
  neck: 156,
  winding: 12,
  neckWidth: 38,
  bill: (rig, x, y) => longBill(rig, x, y, 78, 20, rig.color.accent),
  mask: redCrown,
};
const flamingo: Wader = {
  leg: 176,
  neck: 168,
  winding: 70,
  neckWidth: 34,
  oneLeg: true,
  bill: bentBill,
};

export const drawHeron = (rig: AnimalRig): Anatomy => wader(rig, heron);
export const drawStork = (rig: AnimalRig): Anatomy => wader(rig, stork);
export const drawCrane = (rig: AnimalRig): Anatomy => wader(rig, crane);
export const drawFlamingo = (rig: AnimalRig): Anatomy => wader(rig, flamingo);

/** A bird on long legs: it strides, flies off when in a hurry, and rests with its legs folded under it. */
function wader(rig: AnimalRig, build: Wader): Anatomy {
  const { color, stance } = rig;
  const flies = stance === 'run';
  const rests = stance === 'sit';
  const y = -(flies ? 20 : rests ? 0 : build.leg) - 52;
  const up = build.neck * (rests ? 0.84 : 1) + (stance === 'attend' ? 20 : 0);
  const w = build.winding;
  const head: Point = flies ? [build.folded ? 96 : 150, y - (build.folded ? 52 : 46)] : [82, y - up - 22];
  const [hx, hy] = head;
  const neck = flies
    ? `M${at(34, y - 4)} C${at(80, y + (build.folded ? 40 : -6))} ${at(build.folded ? 110 : 100, y - 10)} ${at(hx - 6, hy + 12)}`
    : `M${at(38, y - 4)} C${at(70 + w, y - 24)} ${at(60 - w, hy + up * 0.5)} ${at(hx - 4, hy + 10)}`;
  const body = `M${at(-132, y + 36)} C${at(-96, y - 18)} ${at(-40, y - 54)} ${at(20, y - 52)} C${at(76, y - 50)} ${at(92, y - 6)} ${at(70, y + 26)} C${at(44, y + 60)} ${at(-30, y + 62)} ${at(-132, y + 36)} Z`;
  const skull = ovalPath(hx, hy, 62, 58);
  const art =
    legsOf(rig, build, y) +
    (flies ? wing(rig, -10, y - 30, 130, 70, color.far) : '') +
    (rig.line ? solidStroke(neck, rig.style.ink, build.neckWidth + 2 * rig.line) : '') +
    moved(build.crest?.(rig) ?? '', hx, hy) +
    fused(rig, [body, skull], color.main) +
    shadeOn(rig, body, `M-200,${y + 22} Q0,${y + 46} 200,${y + 10} L200,${y + 200} L-200,${y + 200} Z`) +
    solidStroke(neck, color.main, build.neckWidth) +
    (flies
      ? wing(rig, -44, y - 10, 150, 46, color.dark)
      : wing(rig, -12, y + 2, 104, stance === 'attend' ? 8 : -8, color.dark)) +
    moved(turned(faceOf(rig, build), headTilt(rig) * 0.6), ...head);
  return { art: flies ? turned(art, -6, 0, y) : art, head, reach: 64, lift: flies ? 120 : 0 };
}

function faceOf(rig: AnimalRig, build: Wader): string {
  const [dx, dy] = slide(rig);
  return (
    (build.mask?.(rig) ?? '') +
    cheeks(rig, 42, 16) +
    eyePair(rig, { x: 26, y: -12, rx: 16, ry: 20 }) +
    build.bill(rig, dx * 0.8 + 6, 18 + dy)
  );
}

function legsOf(rig: AnimalRig, { oneLeg, leg }: Wader, y: number): string {
  const { accent } = rig.color;
  const limb = rig.coat.word === 'grey' ? rig.style.paint('#6f6a66', 'cloth') : accent;
  if (rig.stance === 'sit') return shape(rig, ovalPath(34, -9, 46, 9), limb, rig.line * 0.8);
  if (rig.stance === 'run') {
    const d = `M${at(-60, y + 30)} L${at(-232, y + 46)} M${at(-56, y + 40)} L${at(-224, y + 64)}`;
    return (rig.line ? stroke(d, rig.style.ink, 8 + 2 * rig.line) : '') + stroke(d, limb, 8);
  }
  const stride = rig.stance === 'walk' ? 30 : 0;
  if (!oneLeg || stride) return birdLegs(rig, [-8, 26], y + 44, limb, stride);
  const bent = `M${at(-14, y + 44)} L${at(-20, y + 44 + leg * 0.46)} L${at(24, y + 44 + leg * 0.34)}`;
  return (
    (rig.line ? stroke(bent, rig.style.ink, 8 + 2 * rig.line) : '') +
    stroke(bent, limb, 8) +
    birdLegs(rig, [18], y + 44, limb, 0)
  );
}
