import { oval, shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { both, cheeks, eyePair, headTilt, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';
import { beakOf, birdLegs, wing } from './bird-parts.ts';

/** Birds that open their tail like a fan. */

/** Feathers that stand round a middle, from one angle to another in degrees from straight up. */
const around = ([x, y]: Point, count: number, spread: number, feather: (i: number) => string) =>
  Array.from({ length: count }, (_, i) =>
    turned(moved(feather(i), x, y), -spread + (2 * spread * i) / (count - 1), x, y),
  ).join('');

/** It shows its fan while it stands, and draws it behind itself when it goes. */
export function drawPeacock(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const goes = stance === 'walk' || stance === 'run';
  const rests = stance === 'sit';
  const y = rests ? -62 : -112;
  const head: Point = [64 + (stance === 'run' ? 16 : 0), y - 126 - (stance === 'attend' ? 16 : 0)];
  const [hx, hy] = head;
  const body = `M${at(-84, y + 6)} C${at(-60, y - 40)} ${at(10, y - 56)} ${at(52, y - 44)} C${at(92, y - 30)} ${at(92, y + 30)} ${at(50, y + 50)} C${at(0, y + 70)} ${at(-70, y + 52)} ${at(-84, y + 6)} Z`;
  const neck = limbPath(
    [
      [38, y - 4],
      [60, y - 60],
      [hx - 2, hy + 10],
    ],
    [92, 60, 56],
  );
  const green = rig.style.paint('#3fa37c', 'cloth');
  const gold = rig.style.paint('#f0c04a', 'accent');
  const eye = (length: number, size: number) =>
    shape(
      rig,
      `M-5,0 C${at(-size * 0.7, -length * 0.6)} ${at(-size * 1.2, -length)} ${at(0, -length - size)} C${at(size * 1.2, -length)} ${at(size * 0.7, -length * 0.6)} 5,0 Z`,
      green,
      rig.line * 0.7,
    ) +
    oval(rig, 0, -length + 6, size * 0.56, size * 0.66, gold) +
    oval(rig, 0, -length + 9, size * 0.34, size * 0.42, color.dark);
  const hub: Point = [-26, y + 16];
  const fan = goes
    ? [0, 1, 2, 3, 4]
        .map((i) =>
          turned(
            moved(eye(206 - (i % 2) * 30, 32), -50, y + 10),
            -104 + i * (stance === 'run' ? 6 : 4),
            -50,
            y + 10,
          ),
        )
        .join('')
    : around(hub, 11, 92, () => eye(206, 38)) + around(hub, 8, 76, () => eye(138, 32));
  const crest = [-26, 0, 26]
    .map((turn) =>
      turned(
        stroke('M0,-46 L0,-88', color.dark, Math.max(rig.fine, 4)) + oval(rig, 0, -92, 9, 9, color.dark),
        turn,
        0,
        -40,
      ),
    )
    .join('');
  const art =
    fan +
    (rests
      ? ''
      : birdLegs(
          rig,
          [-12, 26],
          y + 46,
          rig.style.paint('#b08a5a', 'cloth'),
          stance === 'run' ? 26 : goes ? 16 : 0,
        )) +
    moved(crest, ...head) +
    fused(rig, [body, neck, ovalPath(hx, hy, 56, 54)], color.main) +
    shadeOn(rig, body, `M-200,${y + 22} Q0,${y + 44} 200,${y + 8} L200,${y + 200} L-200,${y + 200} Z`) +
    wing(rig, -16, y + 2, 76, stance === 'run' ? 30 : 0, color.dark) +
    moved(
      turned(
        both((side) => shape(rig, ovalPath(side * 26 + dx, -8 + dy, 23, 24), color.second, 0)) +
          cheeks(rig, 40, 18) +
          eyePair(rig, { x: 26, y: -9, rx: 15, ry: 18 }) +
          beakOf(rig, dx * 1.4 + 2, 18 + dy, 16, color.accent),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 60, lift: 0 };
}

/** Round and brown, before a fan of banded feathers. */
export function drawTurkey(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const rests = stance === 'sit';
  const runs = stance === 'run';
  const y = rests ? -84 : -124;
  const head: Point = [74 + (runs ? 14 : 0), y - 104 - (stance === 'attend' ? 16 : 0)];
  const [hx, hy] = head;
  const body = ovalPath(0, y + 4, 104, 84);
  const neck = limbPath(
    [
      [48, y - 20],
      [70, y - 60],
      [hx - 2, hy + 8],
    ],
    [96, 58, 52],
  );
  const red = color.accent;
  const feather = (length: number) =>
    shape(
      rig,
      `M-10,0 C-34,${-length * 0.7} -32,${-length} 0,${-length - 10} C32,${-length} 34,${-length * 0.7} 10,0 Z`,
      color.dark,
      rig.line * 0.8,
    ) +
    shape(
      rig,
      `M-25,${-length * 0.8} Q0,${-length * 0.8 - 12} 25,${-length * 0.8} L24,${-length * 0.68} Q0,${-length * 0.68 - 12} -24,${-length * 0.68} Z`,
      color.second,
      0,
    );
  const fan = around([-34, y + 6], 9, runs ? 66 : stance === 'walk' ? 74 : 86, () => feather(172));
  const wattle = limbPath(
    [
      [dx * 1.4 + 6, 26 + dy],
      [dx * 1.4 + 16, 50 + dy],
      [dx * 1.4 + 8, 76 + dy],
    ],
    [18, 22, 20],
  );
  const orange = rig.style.paint('#f0a63c', 'accent');
  const bare = rig.style.paint('#8fb3cf', 'cloth');
  const art =
    fan +
    (rests ? '' : birdLegs(rig, [-20, 26], y + 78, orange, runs ? 26 : stance === 'walk' ? 16 : 0)) +
    fused(rig, [neck, ovalPath(hx, hy, 54, 54)], bare) +
    fused(rig, [body, ovalPath(48, y - 20, 56, 50)], color.main) +
    shadeOn(rig, body, `M-200,${y + 36} Q0,${y + 60} 200,${y + 20} L200,${y + 200} L-200,${y + 200} Z`) +
    stroke(
      `M${at(44, y + 6)} q10,12 20,0 M${at(64, y + 26)} q10,12 20,0 M${at(38, y + 36)} q10,12 20,0`,
      color.dark,
      Math.max(rig.fine * 0.8, 4),
    ) +
    wing(rig, -14, y + 6, 88, runs ? 34 : 0, color.dark) +
    moved(
      turned(
        cheeks(rig, 40, 16) +
          eyePair(rig, { x: 24, y: -12, rx: 14, ry: 17 }) +
          shape(rig, wattle, red, rig.line * 0.8) +
          beakOf(rig, dx * 1.4, 18 + dy, 16, orange) +
          shape(
            rig,
            limbPath(
              [
                [dx * 1.4, 4 + dy],
                [dx * 1.4 - 12, 18 + dy],
                [dx * 1.4 - 14, 42 + dy],
              ],
              [10, 13, 12],
            ),
            red,
            rig.line * 0.8,
          ),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 58, lift: 0 };
}
