import { shape, stroke } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
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
import { feelerColor, feelers } from './insects.ts';

/** A red dome with black spots; it opens its wings when in a hurry. */
export const drawLadybird = (rig: AnimalRig): Anatomy => domed(rig, true);

/** A shining dome without spots. */
export const drawBeetle = (rig: AnimalRig): Anatomy => domed(rig, false);

function domed(rig: AnimalRig, spotted: boolean): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const flies = stance === 'run';
  const step = stance === 'walk' ? 14 : 0;
  const y = stance === 'sit' ? -22 : -36;
  const head: Point = [92, y - 42 - (stance === 'attend' ? 16 : 0)];
  const dome = `M${at(-124, y)} C${at(-122, y - 86)} ${at(-70, y - 126)} ${at(-14, y - 126)} C${at(46, y - 126)} ${at(92, y - 84)} ${at(94, y)} Q${at(-14, y + 22)} ${at(-124, y)} Z`;
  const spot = ([x, up, r]: number[]) => ovalPath(x!, y + up!, r!, r! * 0.96);
  const spots = [
    [-84, -36, 17],
    [-46, -86, 17],
    [-30, -26, 18],
    [16, -90, 16],
    [34, -34, 18],
  ].map(spot);
  const legs = [-84, -20, 44]
    .map((x, i) => `M${at(x, y)} l${(i - 1) * 8 + (i % 2 ? -step : step)},${-y - 6} l14,0`)
    .join(' ');
  const gauze = (turn: number) =>
    turned(
      shape(rig, ovalPath(-70, y - 108, 92, 30), rig.style.paint('#eaf6fb', 'light'), rig.line * 0.8),
      turn,
      10,
      y - 100,
    );
  const cover = turned(clipDome(rig, dome, spotted ? spots : []), flies ? 14 : 0, 80, y - 20);
  const art =
    (rig.line ? stroke(legs, rig.style.ink, 11 + 2 * rig.line) : '') +
    stroke(legs, color.dark, 11) +
    (flies ? gauze(28) + gauze(4) : '') +
    cover +
    moved(
      turned(
        feelers(rig, 18, -48, 32) +
          shape(rig, ovalPath(0, 0, 58, 56), color.dark) +
          shape(rig, ovalPath(dx * 0.8, 6 + dy * 0.6, 49, 45), rig.style.paint('#ffe3c2', 'skin'), 0) +
          cheeks(rig, 34, 20) +
          eyePair(rig, { x: 22, y: -4, rx: 15, ry: 19 }) +
          muzzleMouth(rig, dx * 1.1, 28 + dy, 0.68),
        headTilt(rig),
      ),
      ...head,
      1.15,
    );
  return { art, head, reach: 68, lift: flies ? 110 : 0 };
}

function clipDome(rig: AnimalRig, dome: string, spots: string[]): string {
  const gleam = `M-96,-60 C-86,-92 -62,-108 -40,-112 M14,-112 C42,-104 60,-88 68,-70`;
  const seam = 'M-14,-400 C-40,-120 -40,-60 -22,60';
  return (
    shape(rig, dome, rig.color.main) +
    clipTo(
      rig.ids,
      dome,
      stroke(seam, rig.color.dark, Math.max(rig.fine, 6)) +
        (spots.length > 0
          ? shape(rig, spots.join(' '), rig.color.dark, 0)
          : stroke(gleam, rig.color.second, Math.max(rig.fine, 9))),
    ) +
    shadeOn(rig, dome, 'M-200,-40 Q0,-16 200,-56 L200,60 L-200,60 Z')
  );
}

/** A grasshopper or a cricket: long, on bent hind legs that it leaps with. */
export function drawGrasshopper(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const leaps = stance === 'run';
  const off = leaps ? 70 : 0;
  const step = stance === 'walk' ? 14 : 0;
  const y = (stance === 'sit' ? -54 : -78) - off;
  const head: Point = [104, y - 52 - (stance === 'attend' ? 18 : 0)];
  const [hx, hy] = head;
  const body = limbPath(
    [
      [-150, y + 22],
      [-40, y - 4],
      [70, y - 14],
    ],
    [34, 74, 78],
  );
  const wing = `M${at(48, y - 50)} C${at(-40, y - 66)} ${at(-130, y - 20)} ${at(-186, y + 26)} C${at(-120, y + 22)} ${at(-20, y + 8)} ${at(44, y - 4)} Z`;
  const hind = (shift: number): [Point, Point, Point] =>
    leaps
      ? [
          [-20 + shift, y + 10],
          [-96 + shift, y + 6],
          [-190 + shift, y + 86],
        ]
      : [
          [-14 + shift, y + 12],
          [-96 + shift, y - 98],
          [-124 + shift - step, -8],
        ];
  const thigh = (shift: number) => {
    const [hip, knee] = hind(shift);
    return limbPath([hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2], knee], [48, 38, 16]);
  };
  const shank = (shift: number) => {
    const [, knee, foot] = hind(shift);
    return `M${at(...knee)} L${at(...foot)} l${leaps ? -14 : 22},0`;
  };
  const small = [0, 46]
    .map(
      (x, i) =>
        `M${at(x + 14, y + 18)} l${14 + (i ? step : -step)},26 L${at(x + 30 + (i ? step : -step), leaps ? y + 62 : -6)} l12,0`,
    )
    .join(' ');
  const thin = (d: string, fill: string) =>
    (rig.line ? stroke(d, rig.style.ink, 10 + 2 * rig.line) : '') + stroke(d, fill, 10);
  const feeler = both((s) =>
    stroke(
      `M${at(s * 16, -50)} Q${at(s * 26, -112)} ${at(s * 40 - 74, -126)}`,
      feelerColor(rig),
      Math.max(rig.fine * 1.1, 6),
    ),
  );
  const art =
    thin(shank(26), color.far) +
    fused(rig, [thigh(26)], color.far) +
    thin(small, color.dark) +
    fused(
      rig,
      [
        body,
        limbPath(
          [
            [40, y - 14],
            [76, y - 26],
            [hx - 8, hy + 10],
          ],
          [80, 66, 60],
        ),
      ],
      color.main,
    ) +
    clipTo(rig.ids, body, shape(rig, ovalPath(-40, y + 32, 130, 22), color.second, 0)) +
    shape(rig, wing, color.dark) +
    thin(shank(0), color.dark) +
    fused(rig, [thigh(0)], color.main) +
    moved(
      turned(
        feeler +
          shape(
            rig,
            'M0,-58 C38,-58 62,-34 60,0 C58,36 32,66 0,66 C-32,66 -58,36 -60,0 C-62,-34 -38,-58 0,-58 Z',
            color.main,
          ) +
          shadeOn(rig, ovalPath(0, 4, 59, 62), 'M40,-80 Q56,0 10,80 L120,80 L120,-80 Z') +
          cheeks(rig, 38, 20) +
          eyePair(rig, { x: 28, y: -12, rx: 17, ry: 21 }) +
          muzzleMouth(rig, dx * 1.2, 34 + dy, 0.78),
        headTilt(rig),
      ),
      ...head,
      1.15,
    );
  return { art, head, reach: 72, lift: 0 };
}
