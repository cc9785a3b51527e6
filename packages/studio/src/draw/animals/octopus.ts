import { oval, shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { cheeks, eyePair, headTilt, muzzleMouth, slide } from './animal-face.ts';
import {
  type Anatomy,
  type AnimalRig,
  fused,
  limbPath,
  moved,
  ovalPath,
  shadeOn,
  turned,
} from './animal-rig.ts';

/** A dome on eight arms, their tips curled up. */
export function drawOctopus(rig: AnimalRig): Anatomy {
  const { color, stance } = rig;
  const [dx, dy] = slide(rig);
  const sits = stance === 'sit';
  const runs = stance === 'run';
  const sweep = runs ? -56 : stance === 'walk' ? -26 : 0;
  const y = { stand: -194, attend: -204, walk: -198, run: -206, sit: -152 }[stance];
  const head: Point = [runs ? 22 : 0, y];
  const arm = (x: number, tip: number): [Point, Point, Point] => [
    [head[0] * 0.7 + x * 0.34, y + 66],
    [x * (sits ? 1.06 : 0.86) + sweep * 0.5, -24 - tip * 0.35],
    [x * 1.12 + sweep, -18 - tip],
  ];
  const widths: [number, number, number] = [44, 27, 13];
  const lifted = (x: number): [Point, Point, Point] => [
    [x * 0.34, y + 66],
    [x * 0.9, y + 118],
    [x * 1.24, y + 22],
  ];
  const far = [-122, -26, 26, 122].map((x, i) => arm(x, i % 2 ? 14 : 26));
  const outer = [-172, 172].map((x) => (stance === 'attend' ? lifted(x) : arm(x, 52)));
  const near = [...outer, ...[-76, 76].map((x) => arm(x, 16))];
  const dome = `M${head[0] - 60},${y + 92} C${head[0] - 70},${y + 62} ${head[0] - 112},${y + 10} ${head[0] - 104},${y - 34} C${head[0] - 94},${y - 122} ${head[0] + 94},${y - 122} ${head[0] + 104},${y - 34} C${head[0] + 112},${y + 10} ${head[0] + 70},${y + 62} ${head[0] + 60},${y + 92} Q${head[0]},${y + 112} ${head[0] - 60},${y + 92} Z`;
  const suckers = near.flatMap(([, bend, tip]) =>
    [0.1, 0.42, 0.74].map((t) =>
      oval(
        rig,
        bend[0] + (tip[0] - bend[0]) * t,
        bend[1] + (tip[1] - bend[1]) * t,
        7 - t * 4,
        7 - t * 4,
        color.second,
      ),
    ),
  );
  const spots = [
    [-52, -72, 11],
    [-22, -88, 7],
    [46, -78, 10],
  ].map(([x, up, r]) => ovalPath(head[0] + x!, y + up!, r!, r! * 0.8));
  const art =
    fused(
      rig,
      far.map((one) => limbPath(one, widths)),
      color.far,
    ) +
    fused(rig, [...near.map((one) => limbPath(one, widths)), dome], color.main) +
    suckers.join('') +
    shape(rig, spots.join(' '), color.dark, 0) +
    shadeOn(
      rig,
      dome,
      `M${head[0] + 40},${y - 130} Q${head[0] + 70},${y} ${head[0] + 20},${y + 124} L300,${y + 124} L300,${y - 130} Z`,
    ) +
    moved(
      turned(
        cheeks(rig, 64, 24) +
          eyePair(rig, { x: 38, y: -8, rx: 22, ry: 26 }) +
          muzzleMouth(rig, dx * 1.2, 42 + dy, 0.9),
        headTilt(rig) * 0.6,
      ),
      ...head,
    );
  return { art, head, reach: 104, lift: 0 };
}
