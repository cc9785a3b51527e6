import { expressions } from '../cast/expressions.ts';
import { oval, shape } from '../cast/rig.ts';
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

/** Heads of a panda and of small animals with fur, around the middle of the face, seen from the front. */

const noseInk = ({ style }: AnimalRig) => style.paint('#3a2a2a', 'eye');

/** Closed lids on a dark patch are light, or nobody could see them. */
const withLightLids = (rig: AnimalRig): AnimalRig =>
  ['closed', 'wink'].includes(expressions[rig.expression].eyes) && !rig.style.dark
    ? { ...rig, faceInk: '#f7f3ec' }
    : rig;

export function pandaHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-88,6 C-92,-50 -54,-82 0,-82 C54,-82 92,-50 88,6 C86,54 48,82 0,82 C-48,82 -86,54 -88,6 Z';
  const patch = (side: 1 | -1) =>
    turned(
      shape(rig, ovalPath(side * 38 + dx, -10 + dy, 27, 33), color.dark, 0),
      side * 24,
      side * 38 + dx,
      -10 + dy,
    );
  return (
    both((side) => shape(rig, ovalPath(side * 68, -66, 31, 31), color.dark)) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    both(patch) +
    cheeks(rig, 62, 32) +
    eyePair(withLightLids(rig), { x: 35, y: -12, rx: 15, ry: 18 }) +
    muzzleMouth(rig, dx * 1.3, 48 + dy, 0.85) +
    softNose(rig, dx * 1.4, 22 + dy, 18, noseInk(rig))
  );
}

/** Fluffy ears and a large nose. */
export function koalaHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-76,2 C-80,-48 -46,-72 0,-72 C46,-72 80,-48 76,2 C76,50 40,74 0,74 C-40,74 -76,50 -76,2 Z';
  const fluff = (x: number, y: number, r: number, side: 1 | -1) => {
    const point = (i: number, size: number) => {
      const angle = (i / 9) * 2 * Math.PI;
      return at(x + side * Math.cos(angle) * r * size, y + Math.sin(angle) * r * size);
    };
    return `M${point(0, 0.94)} ${Array.from({ length: 9 }, (_, i) => `Q${point(i + 0.5, 1.22)} ${point(i + 1, 0.94)}`).join(' ')} Z`;
  };
  const ear = (side: 1 | -1) =>
    shape(rig, fluff(side * 80, -44, 40, side), color.main) +
    shape(rig, fluff(side * 82, -40, 22, side), color.second, 0);
  const nose = `M${at(dx * 1.3 - 17, -2 + dy)} C${at(dx * 1.3 - 15, -20 + dy)} ${at(dx * 1.3 + 15, -20 + dy)} ${at(dx * 1.3 + 17, -2 + dy)} C${at(dx * 1.3 + 25, 36 + dy)} ${at(dx * 1.3 + 12, 42 + dy)} ${at(dx * 1.3, 42 + dy)} C${at(dx * 1.3 - 12, 42 + dy)} ${at(dx * 1.3 - 25, 36 + dy)} ${at(dx * 1.3 - 17, -2 + dy)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx, 78 + dy, 52, 30), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 50, 26) +
    eyePair(rig, { x: 38, y: -12, rx: 14, ry: 17 }) +
    shape(rig, nose, noseInk(rig), rig.line * 0.7) +
    muzzleMouth(rig, dx * 1.2, 54 + dy, 0.7)
  );
}

/** A pointed face with large teeth. */
export function ratHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-60 C40,-60 64,-36 64,-2 C64,22 48,36 34,52 C24,72 12,80 0,80 C-12,80 -24,72 -34,52 C-48,36 -64,22 -64,-2 C-64,-36 -40,-60 0,-60 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 58, -52, 30, 32), color.main) + oval(rig, side * 58, -50, 19, 21, color.pink);
  const x = dx * 1.3;
  const teeth = shape(
    rig,
    `M${at(x - 8, 60 + dy)} h16 v14 q-8,4 -16,0 Z M${at(x, 60 + dy)} v15`,
    '#ffffff',
    Math.max(rig.line * 0.5, 1.5),
    rig.faceInk,
  );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, ovalPath(x, 52 + dy, 27, 23), color.second, 0) +
    cheeks(rig, 44, 20) +
    eyePair(rig, { x: 28, y: -14, rx: 15, ry: 18 }) +
    whiskers(rig, 26, 48, 40) +
    teeth +
    muzzleMouth(rig, x, 58 + dy, 0.6) +
    softNose(rig, dx * 1.5, 38 + dy, 12, color.pink)
  );
}

/** Flat and broad, with small ears and a full muzzle. */
export function otterHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-80,8 C-82,-42 -50,-66 0,-66 C50,-66 82,-42 80,8 C78,46 46,66 0,66 C-46,66 -78,46 -80,8 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 68, -42, 19, 19), color.main) + oval(rig, side * 68, -41, 10, 10, color.dark);
  const x = dx * 1.2;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 0.8, 62 + dy, 78, 52), color.second, patchEdge(rig))) +
    shadeOn(rig, outline, headShade) +
    oval(rig, x - 22, 32 + dy, 28, 21, color.second) +
    oval(rig, x + 22, 32 + dy, 28, 21, color.second) +
    cheeks(rig, 58, 22) +
    eyePair(rig, { x: 36, y: -14, rx: 15, ry: 18 }) +
    both((side) => dot(rig, x + side * 22, 28 + dy, 2.4) + dot(rig, x + side * 30, 36 + dy, 2.4)) +
    whiskers(rig, 44, 34, 36) +
    muzzleMouth(rig, x, 42 + dy, 0.8) +
    softNose(rig, dx * 1.3, 12 + dy, 18, color.accent)
  );
}

/** White, with a black stripe over each eye. */
export function badgerHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-72 C42,-72 68,-48 70,-10 C70,18 52,34 38,54 C28,78 14,88 0,88 C-14,88 -28,78 -38,54 C-52,34 -70,18 -70,-10 C-68,-48 -42,-72 0,-72 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 58, -58, 21, 22), color.dark) +
    oval(rig, side * 60, -60, 11, 10, color.second);
  const stripe = (side: 1 | -1) =>
    `M${at(side * 30, -84)} C${at(dx + side * 12, -50)} ${at(dx + side * 8, 0)} ${at(dx * 1.2 + side * 8, 48 + dy)} C${at(dx + side * 34, 40)} ${at(dx + side * 62, 10)} ${at(side * 64, -36)} L${at(side * 58, -84)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.second) +
    clipTo(rig.ids, outline, shape(rig, `${stripe(1)} ${stripe(-1)}`, color.dark, 0)) +
    shadeOn(rig, outline, headShade) +
    eyePair(withLightLids(rig), { x: 34, y: -10, rx: 15, ry: 18 }) +
    muzzleMouth(rig, dx * 1.3, 68 + dy, 0.66) +
    softNose(rig, dx * 1.5, 46 + dy, 16, noseInk(rig))
  );
}
