import { shape, solidStroke, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import { type Anatomy, type AnimalRig, at, fused, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';
import { flatBill } from './bills.ts';
import { birdLegs, wing } from './bird-parts.ts';

/** Heavy birds with long necks. */

type LongNeck = { up: number; winding: number; width: number; leg: number; knob: boolean };

/** Snow-white, with a neck like an S. */
export const drawSwan = (rig: AnimalRig): Anatomy =>
  waterBird(rig, { up: 162, winding: 74, width: 44, leg: 30, knob: true });
export const drawGoose = (rig: AnimalRig): Anatomy =>
  waterBird(rig, { up: 112, winding: 14, width: 54, leg: 46, knob: false });

function waterBird(rig: AnimalRig, { up, winding, width, leg, knob }: LongNeck): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const rests = stance === 'sit';
  const runs = stance === 'run';
  const y = rests ? -60 : -leg - 58;
  const rise = up * (rests ? 0.92 : 1) + (stance === 'attend' ? 18 : 0);
  const head: Point = [92 + (runs ? 20 : 0), y - rise - 14];
  const [hx, hy] = head;
  const body = `M${at(-164, y - 52)} C${at(-130, y - 24)} ${at(-80, y - 50)} ${at(-30, y - 56)} C${at(30, y - 62)} ${at(108, y - 40)} ${at(104, y + 12)} C${at(100, y + 56)} ${at(20, y + 66)} ${at(-50, y + 60)} C${at(-120, y + 54)} ${at(-152, y)} ${at(-164, y - 52)} Z`;
  const neck = `M${at(58, y + 2)} C${at(92 + winding, y - 24)} ${at(64 - winding, hy + rise * 0.42)} ${at(hx - 4, hy + 10)}`;
  const skull = ovalPath(hx, hy, 58, 54);
  const stride = runs ? 26 : stance === 'walk' ? 16 : 0;
  const web = (x: number) =>
    shape(
      rig,
      `M${at(x - 12, -10)} L${at(x + 34, -12)} L${at(x + 38, 0)} L${at(x - 18, 0)} Z`,
      feet,
      rig.line * 0.8,
    );
  const feet = knob ? rig.color.hoof : color.accent;
  const art =
    (rests ? '' : birdLegs(rig, [-28, 26], y + 46, feet, stride) + web(-28 - stride) + web(26 + stride)) +
    (runs ? wing(rig, -6, y - 26, 120, 66, color.far) : '') +
    (rig.line ? solidStroke(neck, rig.style.ink, width + 2 * rig.line) : '') +
    fused(rig, [body, skull], color.main) +
    shadeOn(rig, body, `M-200,${y + 22} Q0,${y + 46} 200,${y + 6} L200,${y + 200} L-200,${y + 200} Z`) +
    solidStroke(neck, color.main, width) +
    wing(rig, -24, y - 2, 112, runs ? 48 : stance === 'attend' ? 22 : 4, knob ? color.second : color.dark) +
    moved(
      turned(
        cheeks(rig, 42, 16) +
          eyePair(rig, { x: 26, y: -12, rx: 14, ry: 18 }) +
          moved(flatBill(rig, 0, 0), dx * 1.2 + 6, 20 + dy, 0.82) +
          (knob
            ? shape(rig, ovalPath(dx * 1.2 + 6, 6 + dy, 9, 8), rig.style.paint('#3a353d', 'eye'), 0)
            : ''),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 60, lift: 0 };
}

/** Taller than a grown-up: a long bare neck and long bare legs on a bush of feathers. */
export function drawOstrich(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const rests = stance === 'sit';
  const runs = stance === 'run';
  const walks = stance === 'walk';
  const y = rests ? -78 : -196;
  const head: Point = [96 + (runs ? 24 : 0), y - 206 - (stance === 'attend' ? 18 : 0) + (runs ? 16 : 0)];
  const [hx, hy] = head;
  const bare = color.second;
  const neck = `M${at(64, y - 10)} C${at(124, y - 60)} ${at(70, hy + 90)} ${at(hx - 2, hy + 14)}`;
  const plumage = (points: number) => {
    const point = (i: number, size: number) => {
      const angle = (i / points) * 2 * Math.PI;
      return at(Math.cos(angle) * 116 * size - 8, y + Math.sin(angle) * 82 * size);
    };
    return `M${point(0, 0.96)} ${Array.from({ length: points }, (_, i) => `Q${point(i + 0.5, 1.16)} ${point(i + 1, 0.96)}`).join(' ')} Z`;
  };
  const body = plumage(13);
  const tail = `M${at(-100, y - 30)} C${at(-150, y - 76)} ${at(-176, y - 50)} ${at(-166, y - 34)} C${at(-190, y - 30)} ${at(-188, y - 2)} ${at(-166, y)} C${at(-172, y + 24)} ${at(-140, y + 32)} ${at(-96, y + 20)} Z`;
  const leg = (hip: number, knee: Point, foot: Point) => {
    const d = `M${at(hip, y + 60)} L${at(hip + knee[0], y + 60 + knee[1])} L${at(hip + foot[0], foot[1])} l26,0`;
    return (rig.line ? stroke(d, rig.style.ink, 16 + 2 * rig.line) : '') + stroke(d, bare, 16);
  };
  const legs = rests
    ? ''
    : runs
      ? leg(-10, [-60, 40], [-118, -60]) + leg(20, [66, 40], [70, -8])
      : leg(-14, [walks ? -30 : -8, 66], [walks ? -52 : -6, -8]) +
        leg(26, [walks ? 26 : 2, 66], [walks ? 30 : 2, -8]);
  const art =
    legs +
    shape(rig, tail, rig.style.paint('#fbf6ee', 'cloth')) +
    (rig.line ? solidStroke(neck, rig.style.ink, 38 + 2 * rig.line) : '') +
    solidStroke(neck, bare, 38) +
    shape(rig, body, color.main) +
    shadeOn(rig, body, `M-220,${y + 26} Q0,${y + 52} 220,${y + 10} L220,${y + 200} L-220,${y + 200} Z`) +
    wing(rig, -8, y - 4, 92, runs ? 30 : 4, color.dark) +
    shape(rig, ovalPath(-78, y + 22, 24, 16), rig.style.paint('#fbf6ee', 'cloth'), rig.line * 0.7) +
    shape(rig, ovalPath(hx, hy, 58, 54), bare) +
    moved(
      turned(
        shape(
          rig,
          'M-22,-50 L-26,-74 L-10,-60 L-4,-82 L6,-60 L20,-76 L20,-50 Z',
          color.main,
          rig.line * 0.8,
        ) +
          cheeks(rig, 42, 18) +
          eyePair(rig, { x: 29, y: -14, rx: 18, ry: 21 }) +
          moved(flatBill(rig, 0, 0), dx * 1.2 + 4, 22 + dy, 0.82),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 62, lift: 0 };
}
