import { oval, shape, stroke } from '../cast/rig.ts';
import { svg } from '../markup.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';

/** Two feelers with knobs. */
export function feelers(rig: AnimalRig, x: number, y: number, length: number): string {
  const color = feelerColor(rig);
  return both(
    (s) =>
      stroke(
        `M${at(s * x, y)} q${at(s * 4, -length * 0.8)} ${at(s * length * 0.6, -length)}`,
        color,
        Math.max(rig.fine * 1.2, 6),
      ) + oval(rig, s * (x + length * 0.6), y - length, 8, 8, color, 0),
  );
}

/** Thin lines show on a dark board only in chalk. */
export const feelerColor = ({ style, color }: AnimalRig) => (style.dark ? style.ink : color.dark);

/** Faces of insects are large, or nobody could read them. */
const faceSize = 1.2;

/** Air under a flying insect, in its own units. */
const hover = 120;

export function drawBee(rig: AnimalRig): Anatomy {
  const { color, style } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const y = -78;
  const tilt = rig.stance === 'run' ? 8 : rig.stance === 'attend' ? -10 : rig.stance === 'walk' ? 3 : -3;
  const body = `M${at(-110, y + 8)} C${at(-84, y - 56)} ${at(10, y - 66)} ${at(46, y - 40)} C${at(80, y - 10)} ${at(70, y + 46)} ${at(24, y + 58)} C${at(-30, y + 70)} ${at(-90, y + 50)} ${at(-110, y + 8)} Z`;
  const stripe = (x: number) =>
    shape(
      rig,
      `M${at(x, y - 90)} Q${at(x - 18, y)} ${at(x, y + 90)} L${at(x + 26, y + 90)} Q${at(x + 8, y)} ${at(x + 26, y - 90)} Z`,
      color.dark,
      0,
    );
  const wing = (turn: number) =>
    turned(
      shape(rig, ovalPath(-20, y - 98, 40, 62), style.paint('#eaf6fb', 'light'), rig.line * 0.8),
      turn,
      -16,
      y - 40,
    );
  const sting = shape(rig, `M${at(-100, y - 4)} L${at(-134, y + 14)} L${at(-98, y + 20)} Z`, color.dark);
  const legs = [-30, 0, 30].map((x) => `M${at(x, y + 48)} l-6,${rests ? 24 : 18} l8,6`).join(' ');
  const head: [number, number] = [76, y - 26];
  const art =
    stroke(legs, color.dark, 7) +
    sting +
    wing(rests ? -62 : -48) +
    shape(rig, body, color.main) +
    clipTo(rig.ids, body, stripe(-74) + stripe(-28) + stripe(18)) +
    shadeOn(rig, body, `M-200,${y + 30} Q0,${y + 46} 200,${y + 20} L200,${y + 200} L-200,${y + 200} Z`) +
    wing(rests ? -34 : -8) +
    moved(
      turned(
        feelers(rig, 16, -46, 34) +
          shape(rig, ovalPath(0, 0, 56, 54), color.main) +
          cheeks(rig, 36, 20) +
          eyePair(rig, { x: 24, y: -8, rx: 15, ry: 19 }) +
          muzzleMouth(rig, dx * 1.2, 26 + dy, 0.72),
        headTilt(rig),
      ),
      ...head,
      faceSize,
    );
  return { art: turned(art, tilt, 0, y), head, reach: 68, lift: rests ? 0 : hover };
}

export function drawButterfly(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const y = -96;
  const fold = rests ? 0.62 : rig.stance === 'run' ? 0.8 : 1;
  const wings = (s: 1 | -1) => {
    const upper = `M${at(s * 10, y - 10)} C${at(s * 40, y - 110)} ${at(s * 150, y - 130)} ${at(s * 158, y - 74)} C${at(s * 160, y - 20)} ${at(s * 80, y + 14)} ${at(s * 10, y + 10)} Z`;
    const lower = `M${at(s * 8, y + 10)} C${at(s * 70, y)} ${at(s * 128, y + 26)} ${at(s * 116, y + 66)} C${at(s * 102, y + 104)} ${at(s * 40, y + 88)} ${at(s * 8, y + 30)} Z`;
    const inner = `M${at(s * 34, y - 22)} C${at(s * 56, y - 84)} ${at(s * 124, y - 100)} ${at(s * 132, y - 68)} C${at(s * 132, y - 34)} ${at(s * 84, y - 8)} ${at(s * 34, y - 22)} Z`;
    const spots =
      oval(rig, s * 122, y - 76, 9, 9, color.accent) +
      oval(rig, s * 118, y - 52, 6, 6, color.accent) +
      oval(rig, s * 80, y + 54, 15, 15, color.second);
    return svg`<g transform="scale(${fold},1)">${shape(rig, lower, color.main)}${shape(rig, upper, color.main)}${shape(rig, inner, color.second, 0)}${spots}</g>`;
  };
  const head: [number, number] = [0, y - 48];
  const art =
    both(wings) +
    shape(
      rig,
      limbPath(
        [
          [0, y - 10],
          [0, y + 30],
          [0, y + 74],
        ],
        [34, 32, 18],
      ),
      color.dark,
    ) +
    moved(
      turned(
        feelers(rig, 14, -38, 40) +
          shape(rig, ovalPath(0, 0, 48, 46), rig.style.paint('#ffe3c2', 'skin')) +
          cheeks(rig, 30, 17) +
          eyePair(rig, { x: 20, y: -6, rx: 13, ry: 17 }) +
          muzzleMouth(rig, dx, 22 + dy, 0.62),
        headTilt(rig),
      ),
      ...head,
      faceSize,
    );
  const tilt = rig.stance === 'walk' ? 10 : rig.stance === 'run' ? 16 : 0;
  return { art: turned(art, tilt, 0, y), head, reach: 60, lift: rests ? 0 : hover };
}

export function drawAnt(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const step = rig.stance === 'run' ? 26 : rig.stance === 'walk' ? 14 : 0;
  const y = rig.stance === 'sit' ? -52 : -72;
  const leg = (x: number, knee: number, end: number) =>
    `M${at(x, y + 10)} L${at(x + knee, y - 14)} L${at(x + end, -4)}`;
  const far = [leg(20, 34, 60 - step), leg(2, -4, 4 + step), leg(-22, -44, -66 - step)].join(' ');
  const near = [leg(10, 26, 42 + step), leg(-10, -14, -14 - step), leg(-32, -54, -84 + step)].join(' ');
  const legs = (d: string, fill: string) =>
    (rig.line ? stroke(d, rig.style.ink, 11 + 2 * rig.line) : '') + stroke(d, fill, 11);
  const abdomen = ovalPath(-100, y - 16, 70, 52);
  const head: [number, number] = [86, y - 50 - (rig.stance === 'attend' ? 16 : 0)];
  const elbow = (s: 1 | -1) =>
    stroke(
      `M${at(s * 18, -44)} L${at(s * 26, -80)} L${at(s * 54, -92)}`,
      feelerColor(rig),
      Math.max(rig.fine * 1.3, 8),
    );
  const art =
    legs(far, color.dark) +
    shape(rig, abdomen, color.main) +
    clipTo(
      rig.ids,
      abdomen,
      [-128, -96, -64]
        .map((x) => shape(rig, `M${at(x, y - 90)} q14,70 0,150 l9,0 q14,-80 0,-150 Z`, color.dark, 0))
        .join(''),
    ) +
    shadeOn(rig, abdomen, `M-200,${y + 4} Q-100,${y + 30} 0,${y + 4} L0,${y + 100} L-200,${y + 100} Z`) +
    shape(
      rig,
      limbPath(
        [
          [-10, y],
          [30, y - 10],
          [head[0] - 14, head[1] + 16],
        ],
        [34, 34, 30],
      ),
      color.main,
    ) +
    shape(rig, ovalPath(-8, y - 4, 40, 34), color.main) +
    legs(near, color.dark) +
    moved(
      turned(
        both(elbow) +
          shape(rig, ovalPath(0, 0, 58, 56), color.main) +
          cheeks(rig, 38, 20) +
          eyePair(rig, { x: 25, y: -8, rx: 16, ry: 20 }) +
          muzzleMouth(rig, dx * 1.2, 28 + dy, 0.72),
        headTilt(rig),
      ),
      ...head,
      faceSize,
    );
  return { art, head, reach: 70, lift: 0 };
}
