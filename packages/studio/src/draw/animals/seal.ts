import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { cheeks, dot, eyePair, headTilt, muzzleMouth, slide, softNose, whiskers } from './animal-face.ts';
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

function face(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const [x, y] = [dx * 1.3, 20 + dy];
  return (
    shape(rig, `${ovalPath(x - 19, y + 4, 27, 22)} ${ovalPath(x + 19, y + 4, 27, 22)}`, color.second, 0) +
    cheeks(rig, 52, 12) +
    eyePair(rig, { x: 33, y: -16, rx: 17, ry: 20 }) +
    [-28, 28].map((side) => dot(rig, x + side, y + 2, 2.2)).join('') +
    whiskers(rig, 36, 22, 44) +
    softNose(rig, x, y - 12, 14, color.accent) +
    muzzleMouth(rig, x, y + 18, 0.72)
  );
}

const hind = (rig: AnimalRig, x: number, y: number, turn: number) =>
  turned(
    shape(
      rig,
      `M${at(x + 20, y - 12)} C${at(x - 14, y - 22)} ${at(x - 44, y - 38)} ${at(x - 74, y - 34)} C${at(x - 70, y - 14)} ${at(x - 52, y - 2)} ${at(x - 36, y)} C${at(x - 50, y + 8)} ${at(x - 62, y + 20)} ${at(x - 60, y + 32)} C${at(x - 30, y + 32)} ${at(x, y + 20)} ${at(x + 20, y + 12)} Z`,
      rig.color.dark,
    ),
    turn,
    x,
    y,
  );

const flipper = (rig: AnimalRig, x: number, y: number, turn: number, fill: string) =>
  turned(
    shape(
      rig,
      `M${at(x + 20, y - 6)} Q${at(x, y - 22)} ${at(x - 20, y - 4)} C${at(x - 38, y + 22)} ${at(x - 56, y + 62)} ${at(x - 40, y + 78)} C${at(x - 8, y + 80)} ${at(x + 30, y + 34)} ${at(x + 20, y - 6)} Z`,
      fill,
    ),
    turn,
    x,
    y,
  );

function seal(rig: AnimalRig, spine: [Point, Point, Point], head: Point, parts: [string, string]): string {
  const body = limbPath(spine, [58, 158, 124]);
  const skull = ovalPath(head[0], head[1], 80, 72);
  const low = spine[1][1];
  return (
    parts[0] +
    fused(rig, [body, skull], rig.color.main) +
    shadeOn(
      rig,
      body,
      `M-260,${low + 26} Q0,${low + 58} 260,${low + 20} L260,${low + 200} L-260,${low + 200} Z`,
    ) +
    parts[1] +
    moved(turned(face(rig), headTilt(rig)), ...head)
  );
}

/** On land: chest up, on its flippers; it hunches along, and lies flat at rest. */
export function drawSeal(rig: AnimalRig): Anatomy {
  const { stance, color } = rig;
  const flat = stance === 'sit';
  const rise = { stand: 0, attend: 22, walk: 8, run: 16, sit: -62 }[stance];
  const hump = stance === 'run' ? 26 : stance === 'walk' ? 14 : 0;
  const head: Point = [96 + (flat ? 26 : 0), -194 - rise];
  const spine: [Point, Point, Point] = [
    [-152, -34],
    [-20, -82 - hump],
    [74, flat ? -84 : -128 - rise],
  ];
  const step = { stand: 0, attend: -8, walk: 20, run: 38, sit: 44 }[stance];
  const art = seal(rig, spine, head, [
    hind(rig, -160, -32, stance === 'run' ? 24 : 4) + flipper(rig, 92, -76, -24 - step * 0.4, color.far),
    flipper(rig, 34, -76, 8 + step * 0.8, color.dark),
  ]);
  return { art, head, reach: 82, lift: 0 };
}

/** Under water: stretched out and steered by its flippers. */
export function drawSealInWater(rig: AnimalRig): Anatomy {
  const { stance, color } = rig;
  const y = -98;
  const beat = { stand: 0, attend: -8, walk: 12, run: 24, sit: 8 }[stance];
  const head: Point = [112, y - 32 - (stance === 'attend' ? 14 : 0)];
  const spine: [Point, Point, Point] = [
    [-156, y + 6],
    [-24, y + 6],
    [78, y - 8],
  ];
  const art = seal(rig, spine, head, [
    hind(rig, -166, y + 6, beat),
    flipper(rig, 24, y + 44, 26 + beat, color.dark),
  ]);
  return { art: turned(art, -beat * 0.4, 0, y), head, reach: 82, lift: 64 };
}
