import { oval, shape, solidStroke, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { darken } from '../colors.ts';
import { both, browedEye, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
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

/** A shell with a spiral, and eyes on stalks. */
export function drawSnail(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const rests = stance === 'sit';
  const long = stance === 'run' ? 40 : stance === 'walk' ? 22 : 0;
  const up = stance === 'attend' ? 22 : rests ? -18 : 0;
  const head: Point = [104 + long, -118 - up];
  const [hx, hy] = head;
  const foot = `M${at(-176 - long * 0.5, -4)} C${at(-120, -40)} ${at(-60, -44)} ${at(20, -46)} L${at(hx + 14, -42)} C${at(hx + 44, -34)} ${at(hx + 40, 0)} ${at(hx + 10, 0)} L${at(-160, 0)} Z`;
  const neck = limbPath(
    [
      [40 + long * 0.4, -26],
      [hx - 10, -44],
      [hx, hy + 6],
    ],
    [48, 80, 84],
  );
  const stretch = stance === 'run' ? -8 : 0;
  const [sx, sy] = [-36, -116];
  const shell = ovalPath(sx, sy, 98, 94);
  const spiral = `M${at(sx + 90, sy + 36)} C${at(sx + 40, sy + 92)} ${at(sx - 76, sy + 66)} ${at(sx - 70, sy - 8)} C${at(sx - 66, sy - 68)} ${at(sx + 22, sy - 80)} ${at(sx + 46, sy - 24)} C${at(sx + 62, sy + 24)} ${at(sx + 4, sy + 56)} ${at(sx - 26, sy + 24)} C${at(sx - 48, sy - 4)} ${at(sx - 16, sy - 40)} ${at(sx + 10, sy - 18)}`;
  const droop = ['sad', 'worried', 'sleepy'].includes(rig.expression) ? 18 : 0;
  const eyeAt = (side: 1 | -1): Point => [side * (30 + droop * 0.6) + dx * 0.4, -92 + droop];
  const stalk = (side: 1 | -1) => {
    const d = `M${at(side * 18, -30)} Q${at(side * 18, -66)} ${at(...eyeAt(side))}`;
    return (rig.line ? stroke(d, rig.style.ink, 15 + 2 * rig.line) : '') + stroke(d, color.main, 15);
  };
  const art =
    fused(rig, [foot, neck], color.main) +
    shadeOn(rig, foot, 'M-300,-18 L300,-14 L300,40 L-300,40 Z') +
    turned(
      shape(rig, shell, color.dark) +
        shadeOn(
          rig,
          shell,
          `M${at(sx + 30, sy - 120)} Q${at(sx + 80, sy + 20)} ${at(sx - 60, sy + 90)} L${at(sx + 150, sy + 150)} L${at(sx + 150, sy - 120)} Z`,
          rig.style.paint(darken(rig.coat.dark, 0.2), 'cloth-shade'),
        ) +
        stroke(spiral, rig.style.inked ? rig.faceInk : color.accent, Math.max(rig.fine, 6)),
      stretch,
      sx,
      sy,
    ) +
    moved(
      turned(
        both(stalk) +
          shape(rig, ovalPath(0, 0, 60, 56), color.main) +
          solidStroke('M0,24 L-2,40', color.main, 62) +
          both((side) => oval(rig, ...eyeAt(side), 25, 26, color.main, rig.line)) +
          both((side) =>
            browedEye(
              rig,
              { x: eyeAt(side)[0], y: eyeAt(side)[1] + dy * 0.4, rx: 19, ry: 21 },
              side,
              '#3a2a23',
            ),
          ) +
          cheeks(rig, 36, 10) +
          muzzleMouth(rig, dx * 1.2, 14 + dy, 0.95),
        headTilt(rig) * 0.5,
      ),
      ...head,
    );
  return { art, head: [hx, hy - 34], reach: 88, lift: 0 };
}

/** Rings from end to end; it arches when it goes. */
export function drawWorm(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const arch = stance === 'run' ? 128 : stance === 'walk' ? 76 : 0;
  const rests = stance === 'sit';
  const up = stance === 'attend' ? 54 : rests ? -34 : 14;
  const head: Point = [116 - arch * 0.2, -98 - up];
  const [hx, hy] = head;
  const width = 62;
  const d = arch
    ? `M${at(-190 + arch * 0.4, -32)} C${at(-130 + arch * 0.3, -30)} ${at(-120, -40 - arch)} ${at(-50, -40 - arch)} C${at(20, -40 - arch)} ${at(0, -28)} ${at(60, -30)} C${at(96, -32)} ${at(hx, -50)} ${at(hx, hy)}`
    : `M${at(-214, -32)} C${at(-150, -36)} ${at(-130, -72)} ${at(-80, -52)} C${at(-34, -26)} ${at(10, -24)} ${at(58, -34)} C${at(96, -42)} ${at(hx, -60)} ${at(hx, hy)}`;
  const rings = arch
    ? [
        [-150 + arch * 0.36, -44 - arch * 0.1, 20],
        [-98, -40 - arch * 0.76, 50],
        [-4, -40 - arch * 0.76, -50],
      ]
    : [
        [-178, -38, 0],
        [-146, -50, -12],
        [-112, -56, 6],
        [10, -30, 0],
        [44, -34, -8],
      ];
  const ring = ([x, y, turn]: number[]) =>
    turned(
      stroke(`M${at(x!, y! - 26)} q10,26 0,52`, rig.style.inked ? rig.faceInk : color.dark, rig.fine * 0.7),
      turn!,
      x,
      y,
    );
  const art =
    (rig.line ? solidStroke(d, rig.style.ink, width + 2 * rig.line) : '') +
    solidStroke(d, color.main, width) +
    (arch ? '' : stroke('M-78,-52 Q-50,-38 -22,-32', color.second, width - 4)) +
    rings.map(ring).join('') +
    moved(
      turned(
        shape(rig, ovalPath(0, 0, 62, 60), color.main) +
          (rests ? '' : solidStroke('M0,20 L0,44', color.main, width)) +
          shadeOn(rig, ovalPath(0, 0, 62, 60), 'M40,-80 Q56,0 12,80 L120,80 L120,-80 Z') +
          cheeks(rig, 42, 18) +
          eyePair(rig, { x: 25, y: -12, rx: 16, ry: 20 }) +
          muzzleMouth(rig, dx * 1.2, 26 + dy, 0.85),
        headTilt(rig),
      ),
      ...head,
    );
  return { art, head, reach: 68, lift: 0 };
}
