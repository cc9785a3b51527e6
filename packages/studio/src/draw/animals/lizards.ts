import { oval, shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { both, browedEye, cheeks, dot, headTilt, muzzleMouth, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  at,
  cord,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';

/** Flat on the ground, with a long thin tail. */
export function drawLizard(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const rests = stance === 'sit';
  const runs = stance === 'run';
  const step = runs ? 30 : stance === 'walk' ? 18 : 0;
  const y = rests ? -36 : -58;
  const head: Point = [140, y - 34 - (stance === 'attend' ? 34 : 0)];
  const body = limbPath(
    [
      [-96, y],
      [0, y - 16],
      [96, y - 6],
    ],
    [56, 84, 70],
  );
  const neck = limbPath(
    [
      [80, y - 4],
      [108, y - 16],
      [head[0] - 10, head[1] + 12],
    ],
    [70, 62, 58],
  );
  const tail = limbPath(
    [
      [-80, y],
      [-176, rests ? -26 : stance === 'stand' || stance === 'walk' ? y + 30 : y + 8],
      [-272, runs ? y - 40 : stance === 'attend' ? y - 60 : rests ? -14 : -18],
    ],
    [56, 34, 8],
  );
  const leg = (x: number, out: number, swing: number) =>
    limbPath(
      [
        [x, y + 6],
        [x + out, y + (rests ? 4 : -2)],
        [x + out * 0.8 + swing, -12],
      ],
      [36, 28, 20],
    );
  const toes = (x: number) =>
    shape(rig, [-14, 2, 18].map((t) => ovalPath(x + t, -7, 10, 7)).join(' '), color.main, rig.line * 0.8);
  const spots = [-84, -48, -12, 24, 60].map((x, i) => ovalPath(x, y - 30 + (i % 2) * 18, 9, 7));
  const art =
    fused(rig, [leg(64, 44, -step), leg(-60, -42, step)], color.far) +
    toes(64 + 36 - step) +
    toes(-60 - 34 + step) +
    fused(rig, [tail, body, neck], color.main) +
    clipTo(
      rig.ids,
      body,
      shape(rig, ovalPath(0, y + 36, 110, 24), color.second, 0) + shape(rig, spots.join(' '), color.dark, 0),
    ) +
    shadeOn(rig, body, `M-200,${y + 8} Q0,${y + 28} 200,${y} L200,${y + 200} L-200,${y + 200} Z`) +
    fused(rig, [leg(40, 34, step), leg(-76, -34, -step)], color.main) +
    toes(40 + 28 + step) +
    toes(-76 - 28 - step) +
    moved(turned(lizardHead(rig, false), headTilt(rig) * 0.7), ...head);
  return { art, head: [head[0], head[1] - 8], reach: 74, lift: 0 };
}

/** Humped, with a curled tail, a crest on its head, and eyes that stand out. */
export function drawChameleon(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const rests = stance === 'sit';
  const step = stance === 'run' ? 28 : stance === 'walk' ? 16 : 0;
  const y = rests ? -54 : -92;
  const head: Point = [118 + step * 0.3, y - 40 - (stance === 'attend' ? 26 : 0)];
  const body = `M${at(-118, y + 6)} C${at(-104, y - 54)} ${at(-50, y - 88)} ${at(0, y - 84)} C${at(60, y - 78)} ${at(110, y - 40)} ${at(112, y - 8)} C${at(90, y + 40)} ${at(20, y + 46)} ${at(-40, y + 40)} C${at(-86, y + 36)} ${at(-110, y + 24)} ${at(-118, y + 6)} Z`;
  const ridge = [-84, -52, -18, 18, 52]
    .map(
      (x) =>
        `M${at(x - 18, y - 62 + Math.abs(x) * 0.16)} L${at(x, y - 98 + Math.abs(x) * 0.3)} L${at(x + 18, y - 62 + Math.abs(x) * 0.16)} Z`,
    )
    .join(' ');
  const tail = `M${at(-100, y + 6)} C${at(-176, y + 16)} ${at(-232, y - 12)} ${at(-218, y - 60)} C${at(-204, y - 98)} ${at(-146, y - 88)} ${at(-152, y - 54)} C${at(-156, y - 28)} ${at(-188, y - 32)} ${at(-184, y - 54)}`;
  const leg = (x: number, swing: number) =>
    limbPath(
      [
        [x, y + 14],
        [x + swing * 0.5 + 16, y + 44],
        [x + swing, -14],
      ],
      [36, 27, 22],
    );
  const grip = (x: number) =>
    shape(rig, `${ovalPath(x - 11, -8, 13, 9)} ${ovalPath(x + 13, -8, 13, 9)}`, color.main, rig.line * 0.8);
  const bars = [-74, -36, 4, 44, 80].map(
    (x) =>
      `M${at(x - 10, y - 100)} Q${at(x - 2, y - 30)} ${at(x - 8, y + 26)} Q${at(x + 14, y - 30)} ${at(x + 12, y - 100)} Z`,
  );
  const art =
    cord(rig, tail, color.main, 26) +
    (rests
      ? ''
      : fused(rig, [leg(68, -step), leg(-50, step)], color.far) + grip(68 - step) + grip(-50 + step)) +
    shape(rig, ridge, color.dark) +
    shape(rig, body, color.main) +
    stroke(`M${at(-108, y + 7)} L${at(-90, y + 5)}`, color.main, 24) +
    clipTo(
      rig.ids,
      body,
      shape(rig, bars.join(' '), color.dark, 0) + shape(rig, ovalPath(0, y + 46, 110, 24), color.second, 0),
    ) +
    shadeOn(rig, body, `M-200,${y + 8} Q0,${y + 30} 200,${y} L200,${y + 200} L-200,${y + 200} Z`) +
    (rests ? '' : fused(rig, [leg(44, step), leg(-74, -step)], color.main)) +
    grip(44 + (rests ? 10 : step)) +
    grip(-74 - (rests ? 0 : step)) +
    moved(turned(lizardHead(rig, true), headTilt(rig) * 0.7), ...head);
  return { art, head: [head[0], head[1] - 8], reach: 76, lift: 0 };
}

/** Broad, with a wide mouth; eyes on top. */
function lizardHead(rig: AnimalRig, crest: boolean): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const skull = 'M-72,8 C-74,-30 -44,-48 0,-48 C44,-48 74,-30 72,8 C70,40 38,56 0,56 C-38,56 -70,40 -72,8 Z';
  const bump = (side: 1 | -1) => ovalPath(side * 38, -38, 31, 31);
  const helmet = 'M-46,-30 C-44,-82 -66,-104 -84,-122 C-40,-124 34,-110 46,-30 Z';
  return (
    (crest ? shape(rig, helmet, color.dark) : '') +
    fused(rig, [skull, bump(-1), bump(1)], color.main) +
    clipTo(rig.ids, skull, shape(rig, ovalPath(dx * 0.8, 62 + dy, 66, 34), color.second, 0)) +
    shadeOn(rig, skull, 'M-120,30 Q0,66 120,26 L120,90 L-120,90 Z') +
    (crest
      ? both((side) => oval(rig, side * 38 + dx * 0.4, -38 + dy * 0.4, 25, 25, color.second, rig.line * 0.6))
      : '') +
    cheeks(rig, 50, 16) +
    both((side) =>
      browedEye(
        rig,
        { x: side * 38 + dx * 0.5, y: -38 + dy * 0.6, rx: crest ? 17 : 20, ry: crest ? 19 : 22 },
        side,
        '#5a6a1e',
      ),
    ) +
    both((side) => dot(rig, dx + side * 8, 2 + dy, 3)) +
    muzzleMouth(rig, dx, 24 + dy, 1.15)
  );
}
