import { oval, shape, stroke } from '../cast/rig.ts';
import { darken } from '../colors.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
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

export function drawTurtle(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const rests = rig.stance === 'sit';
  const step = rig.stance === 'run' ? 26 : rig.stance === 'walk' ? 16 : 0;
  const y = rests ? -26 : -58;
  const up = rig.stance === 'attend' ? 22 : 0;
  const head: [number, number] = [146 + step * 0.4, y - (rests ? 32 : 62) - up];
  const shell = `M${at(-128, y)} C${at(-124, y - 92)} ${at(-62, y - 136)} ${at(0, y - 136)} C${at(64, y - 136)} ${at(118, y - 88)} ${at(122, y)} Z`;
  const rim = `M${at(-140, y - 6)} C${at(-60, y + 16)} ${at(60, y + 16)} ${at(134, y - 6)} L${at(128, y + 22)} C${at(60, y + 38)} ${at(-60, y + 38)} ${at(-134, y + 22)} Z`;
  const leg = (x: number, swing: number) =>
    limbPath(
      [
        [x, y + 6],
        [x + swing * 0.5, y + 20],
        [x + swing, -16],
      ],
      [52, 48, 44],
    );
  const neck = limbPath(
    [
      [96, y - 4],
      [124, y - 20],
      [head[0] - 10, head[1] + 10],
    ],
    [58, 52, 52],
  );
  const plates = `M${at(-34, y - 30)} L${at(-56, y - 74)} L${at(-24, y - 108)} L${at(28, y - 108)} L${at(58, y - 74)} L${at(36, y - 30)} Z M${at(-56, y - 74)} L${at(-112, y - 64)} M${at(58, y - 74)} L${at(108, y - 64)} M${at(-34, y - 30)} L${at(-58, y)} M${at(36, y - 30)} L${at(58, y)} M${at(-24, y - 108)} L${at(-36, y - 130)} M${at(28, y - 108)} L${at(40, y - 128)}`;
  const tail = `M${at(-124, y - 4)} Q${at(-168, y + 4)} ${at(-170, y + 20)} Q${at(-148, y + 26)} ${at(-116, y + 18)} Z`;
  const shellColor = color.accent;
  const art =
    shape(rig, tail, color.main) +
    (rests ? '' : fused(rig, [leg(96, -step), leg(-58, step)], color.far)) +
    fused(rig, [neck, leg(66, step), leg(-88, -step)], color.main) +
    shape(rig, shell, shellColor) +
    clipTo(
      rig.ids,
      shell,
      stroke(plates, rig.style.inked ? rig.faceInk : color.second, Math.max(rig.fine, 4)),
    ) +
    shadeOn(
      rig,
      shell,
      `M-200,${y - 40} Q0,${y - 6} 200,${y - 50} L200,${y + 60} L-200,${y + 60} Z`,
      rig.style.paint(darken(rig.coat.accent, 0.2), 'cloth-shade'),
    ) +
    shape(rig, rim, color.second) +
    moved(
      turned(
        shape(rig, ovalPath(0, 0, 56, 52), color.main) +
          cheeks(rig, 36, 20) +
          eyePair(rig, { x: 24, y: -12, rx: 14, ry: 17 }) +
          both((s) => dot(rig, dx * 1.3 + s * 5, 14 + dy, 2.4)) +
          muzzleMouth(rig, dx * 1.2, 28 + dy, 0.8),
        headTilt(rig) * 0.7,
      ),
      ...head,
    );
  return { art, head, reach: 58, lift: 0 };
}

export function drawFrog(rig: AnimalRig): Anatomy {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const leaps = rig.stance === 'run' || rig.stance === 'walk';
  const off = rig.stance === 'run' ? 84 : leaps ? 52 : 0;
  const y = -62 - off;
  const up = rig.stance === 'attend' ? 14 : rig.stance === 'sit' ? -6 : 0;
  const head: [number, number] = [leaps ? 16 : 0, y - 74 - up];
  const body = ovalPath(0, y - 4, 76, 64);
  const foot = (x: number, fy: number) =>
    shape(
      rig,
      `M${at(x - 26, fy)} Q${at(x - 30, fy - 12)} ${at(x - 14, fy - 12)} Q${at(x - 8, fy - 20)} ${at(x + 4, fy - 14)} Q${at(x + 14, fy - 20)} ${at(x + 20, fy - 10)} Q${at(x + 34, fy - 10)} ${at(x + 30, fy)} Z`,
      color.main,
    );
  const thigh = (s: 1 | -1) =>
    leaps
      ? fused(
          rig,
          [
            limbPath(
              [
                [s * 36, y + 20],
                [s * 112, y + 22],
                [s * 78, y + 84],
              ],
              [50, 44, 26],
            ),
          ],
          color.main,
        ) + foot(s * 84, y + 98)
      : shape(rig, ovalPath(s * 74, -36, 42, 34), color.main);
  const foreleg = (s: 1 | -1) =>
    fused(
      rig,
      [
        limbPath(
          leaps
            ? [
                [s * 48, y - 8],
                [s * 88, y + 6],
                [s * 116, y - 40],
              ]
            : [
                [s * 40, y + 8],
                [s * 50, y + 30],
                [s * 44, -12],
              ],
          [30, 26, 22],
        ),
      ],
      color.main,
    );
  const bump = (s: 1 | -1) => ovalPath(s * 46, -48, 33, 33);
  const skull = 'M-92,4 C-92,-34 -54,-50 0,-50 C54,-50 92,-34 92,4 C92,40 46,56 0,56 C-46,56 -92,40 -92,4 Z';
  const spots = [
    [-56, -8],
    [58, -6],
    [-30, -34],
  ] as const;
  const art =
    both(thigh) +
    (leaps ? '' : foot(-92, 0) + foot(88, 0)) +
    shape(rig, body, color.main) +
    shape(rig, ovalPath(0, y + 8, 48, 46), color.second, 0) +
    both(foreleg) +
    (leaps ? '' : foot(-46, 0) + foot(44, 0)) +
    moved(
      turned(
        fused(rig, [skull, bump(-1), bump(1)], color.main) +
          shadeOn(rig, skull, 'M-120,26 Q0,66 120,22 L120,90 L-120,90 Z') +
          spots.map(([x, sy]) => oval(rig, x, sy, 7, 6, color.dark)).join('') +
          cheeks(rig, 62, 16) +
          eyePair(rig, { x: 46, y: -50, rx: 22, ry: 23, iris: '#3a4a23' }) +
          both((s) => dot(rig, dx + s * 7, -8 + dy, 3)) +
          muzzleMouth(rig, dx, 22 + dy, 1.3),
        headTilt(rig) * 0.6,
      ),
      ...head,
    );
  return { art, head: [head[0], head[1] - 14], reach: 86, lift: 0 };
}
