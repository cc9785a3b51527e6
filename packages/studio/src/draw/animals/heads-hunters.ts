import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import {
  both,
  cheeks,
  dot,
  eyePair,
  headShade,
  muzzleMouth,
  slide,
  softNose,
  whiskers,
} from './animal-face.ts';
import { type AnimalRig, at, ovalPath, patchEdge, shadeOn, turned } from './animal-rig.ts';

/** Heads of hunters of the plains, around the middle of the face, seen from the front. */

const noseInk = ({ style }: AnimalRig) => style.paint('#3a2a2a', 'eye');
/** Ears lie back on a sad or worried face. */
const earsDroop = ({ expression }: AnimalRig) => ['sad', 'worried', 'sleepy'].includes(expression);

/** Spots on the brow and the cheeks. */
const freckles = (x: number) =>
  [
    [0, -62, 6],
    [-20, -56, 6],
    [20, -56, 6],
    [-9, -46, 5],
    [9, -46, 5],
    [-38, -54, 6],
    [38, -54, 6],
    [-62, -18, 6],
    [62, -18, 6],
    [-66, 4, 6],
    [66, 4, 6],
    [-56, 22, 5],
    [56, 22, 5],
  ]
    .map(([px, py, r]) => ovalPath(x + px!, py!, r!, r!))
    .join(' ');

export const leopardHead = (rig: AnimalRig): string => spottedCat(rig, '');

/** Dark lines run from its eyes to its mouth. */
export function cheetahHead(rig: AnimalRig): string {
  const [dx, dy] = slide(rig);
  const tear = (side: 1 | -1) =>
    `M${at(dx + side * 21, 2 + dy)} C${at(dx + side * 20, 18 + dy)} ${at(dx * 1.2 + side * 42, 20 + dy)} ${at(dx * 1.2 + side * 46, 52 + dy)}`;
  return spottedCat(rig, stroke(tear(1) + tear(-1), rig.color.dark, 8));
}

function spottedCat(rig: AnimalRig, lines: string): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-74 C48,-74 76,-46 76,-6 C84,10 84,26 74,42 C56,70 28,78 0,78 C-28,78 -56,70 -74,42 C-84,26 -84,10 -76,-6 C-76,-46 -48,-74 0,-74 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 58, -66, 27, 27), color.main) + oval(rig, side * 58, -63, 15, 15, color.dark);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, freckles(dx * 0.5), color.dark, 0) +
        both((side) => shape(rig, ovalPath(side * 34 + dx, -34 + dy, 18, 10), color.second, 0)),
    ) +
    shadeOn(rig, outline, headShade) +
    oval(rig, dx * 1.2 - 19, 38 + dy, 26, 21, color.second) +
    oval(rig, dx * 1.2 + 19, 38 + dy, 26, 21, color.second) +
    lines +
    eyePair(rig, { x: 34, y: -12, rx: 15, ry: 18, iris: '#a8861c' }) +
    whiskers(rig, 44, 40, 34) +
    muzzleMouth(rig, dx * 1.2, 48 + dy, 0.8) +
    softNose(rig, dx * 1.3, 20 + dy, 17, color.accent)
  );
}

/** Round ears and a broad dark muzzle. */
export function hyenaHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-72 C44,-72 72,-46 74,-8 C76,14 64,28 54,44 C46,84 24,96 0,96 C-24,96 -46,84 -54,44 C-64,28 -76,14 -74,-8 C-72,-46 -44,-72 0,-72 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(rig, ovalPath(side * 64, -78, 32, 36), color.main) +
        shape(rig, ovalPath(side * 65, -76, 18, 22), color.pink, 0),
      earsDroop(rig) ? side * 22 : 0,
      side * 46,
      -48,
    );
  const tuft =
    'M-26,-66 C-30,-92 -20,-104 -10,-94 L-4,-112 L6,-94 L16,-108 C28,-100 30,-82 24,-64 Q0,-50 -26,-66 Z';
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, ovalPath(dx, 62 + dy, 46, 46), color.dark, 0) +
        both((side) => shape(rig, ovalPath(side * 34 + dx, -12 + dy, 25, 26), color.second, 0)),
    ) +
    shadeOn(rig, outline, headShade) +
    shape(rig, tuft, color.dark) +
    eyePair(rig, { x: 34, y: -12, rx: 15, ry: 18 }) +
    shape(rig, ovalPath(dx * 1.2, 66 + dy, 32, 24), color.second, 0) +
    muzzleMouth(rig, dx * 1.2, 64 + dy, 0.85) +
    softNose(rig, dx * 1.4, 34 + dy, 18, noseInk(rig))
  );
}

/** A narrow face with very large ears. */
export function jackalHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-68 C42,-68 66,-44 70,-8 C74,10 84,16 88,28 C70,36 56,44 42,58 C28,76 14,86 0,86 C-14,86 -28,76 -42,58 C-56,44 -70,36 -88,28 C-84,16 -74,10 -70,-8 C-66,-44 -42,-68 0,-68 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 80, -20)} C${at(side * 104, -76)} ${at(side * 104, -130)} ${at(side * 90, -156)} C${at(side * 54, -136)} ${at(side * 20, -98)} ${at(side * 10, -58)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 70, -46)} C${at(side * 86, -82)} ${at(side * 88, -114)} ${at(side * 82, -132)} C${at(side * 58, -114)} ${at(side * 38, -86)} ${at(side * 32, -62)} Z`,
          color.pink,
          0,
        ),
      earsDroop(rig) ? side * 20 : rig.stance === 'attend' ? -side * 4 : 0,
      side * 44,
      -50,
    );
  const mask = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 104, 20)} C${at(side * 66, 10)} ${at(side * 34, 4)} ${at(dx * 1.1 + side * 16, 34 + dy)} L${at(dx, 100)} L${at(side * 120, 100)} Z`,
      color.second,
      patchEdge(rig),
    );
  const crown = `M${at(dx - 30, -90)} L${at(dx + 30, -90)} Q${at(dx + 18, -20)} ${at(dx * 1.3 + 9, 30)} L${at(dx * 1.3 - 9, 30)} Q${at(dx - 18, -20)} ${at(dx - 30, -90)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, both(mask) + shape(rig, crown, color.dark, 0)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 54, 24) +
    eyePair(rig, { x: 33, y: -8, rx: 14, ry: 18, iris: '#a87a1c' }) +
    both((side) => dot(rig, dx * 1.2 + side * 22, 48 + dy, 2.4)) +
    muzzleMouth(rig, dx * 1.3, 62 + dy, 0.62) +
    softNose(rig, dx * 1.5, 40 + dy, 15, noseInk(rig))
  );
}
