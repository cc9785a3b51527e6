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
import { type AnimalRig, at, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads of animals of forests, deserts and times far away, around the middle of the face, seen from the front. */

export function tigerHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-76 C50,-76 78,-48 78,-6 L94,14 L82,24 L92,42 L66,48 C48,72 26,78 0,78 C-26,78 -48,72 -66,48 L-92,42 L-82,24 L-94,14 L-78,-6 C-78,-48 -50,-76 0,-76 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 62, -66, 28, 28), color.main) + oval(rig, side * 62, -63, 15, 15, color.pink);
  const x = dx * 0.7;
  const brow = (side: 1 | -1) =>
    `M${at(x + side * 12, -80)} Q${at(x + side * 20, -58)} ${at(x + side * 34, -48)} Q${at(x + side * 34, -62)} ${at(x + side * 30, -80)} Z M${at(side * 100, 8)} Q${at(side * 74, 8)} ${at(side * 58, 16)} Q${at(side * 74, 20)} ${at(side * 100, 20)} Z M${at(side * 98, 30)} Q${at(side * 72, 30)} ${at(side * 54, 38)} Q${at(side * 72, 42)} ${at(side * 94, 42)} Z M${at(side * 90, -22)} Q${at(side * 74, -16)} ${at(side * 60, -6)} Q${at(side * 76, -4)} ${at(side * 92, -8)} Z`;
  const crown = `M${at(x - 6, -84)} L${at(x + 6, -84)} L${at(x, -42)} Z`;
  const patch = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 34 + dx, -34 + dy, 20, 14), color.second, 0) +
    shape(rig, ovalPath(side * 54, 54, 36, 32), color.second, 0);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, both(patch) + shape(rig, `${crown} ${brow(-1)} ${brow(1)}`, color.dark, 0)) +
    shadeOn(rig, outline, headShade) +
    oval(rig, dx * 1.2 - 19, 38 + dy, 26, 21, color.second) +
    oval(rig, dx * 1.2 + 19, 38 + dy, 26, 21, color.second) +
    eyePair(rig, { x: 34, y: -12, rx: 15, ry: 18, iris: '#6a8a2c' }) +
    whiskers(rig, 44, 40, 34) +
    muzzleMouth(rig, dx * 1.2, 48 + dy, 0.8) +
    softNose(rig, dx * 1.3, 20 + dy, 17, color.accent)
  );
}

export function deerHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-52,-50 C-60,-14 -46,16 -36,42 C-38,72 -28,88 0,90 C28,88 38,72 36,42 C46,16 60,-14 52,-50 C40,-78 -40,-78 -52,-50 Z';
  const antler = (side: 1 | -1) =>
    `M${at(side * 24, -64)} C${at(side * 30, -104)} ${at(side * 58, -116)} ${at(side * 62, -166)} M${at(side * 36, -100)} C${at(side * 28, -118)} ${at(side * 26, -130)} ${at(side * 30, -146)} M${at(side * 54, -126)} C${at(side * 74, -130)} ${at(side * 86, -138)} ${at(side * 92, -154)}`;
  const antlers = antler(-1) + antler(1);
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 46, -44)} C${at(side * 70, -74)} ${at(side * 112, -82)} ${at(side * 126, -70)} C${at(side * 118, -38)} ${at(side * 84, -20)} ${at(side * 52, -24)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 62, -44)} C${at(side * 80, -62)} ${at(side * 102, -68)} ${at(side * 112, -64)} C${at(side * 102, -44)} ${at(side * 82, -32)} ${at(side * 62, -34)} Z`,
          color.pink,
          0,
        ),
      rig.stance === 'attend' ? -side * 12 : rig.expression === 'sad' ? side * 26 : 0,
      side * 48,
      -34,
    );
  return (
    (rig.line ? stroke(antlers, rig.style.ink, 13 + 2 * rig.line) : '') +
    stroke(antlers, color.accent, 13) +
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, ovalPath(dx * 0.9, 78 + dy, 44, 34), color.second, 0) +
        both((side) => shape(rig, ovalPath(side * 30 + dx, -34 + dy, 20, 14), color.second, 0)),
    ) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 40, 22) +
    eyePair(rig, { x: 31, y: -12, rx: 15, ry: 20 }) +
    muzzleMouth(rig, dx * 1.1, 70 + dy, 0.62) +
    softNose(rig, dx * 1.2, 50 + dy, 13, rig.style.paint('#3a2a2a', 'eye'))
  );
}

export function camelHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-54,-52 C-62,-16 -56,10 -50,36 C-62,64 -58,104 0,106 C58,104 62,64 50,36 C56,10 62,-16 54,-52 C40,-80 -40,-80 -54,-52 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 44, -58)} C${at(side * 58, -86)} ${at(side * 82, -96)} ${at(side * 92, -88)} C${at(side * 92, -64)} ${at(side * 74, -42)} ${at(side * 54, -40)} Z`,
        color.main,
      ),
      rig.stance === 'attend' ? -side * 16 : 0,
      side * 50,
      -50,
    );
  const tuft =
    'M-34,-66 C-42,-92 -20,-104 -12,-92 C-6,-110 16,-108 16,-92 C28,-104 44,-88 34,-66 C20,-54 -20,-54 -34,-66 Z';
  const x = dx * 1.1;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 0.8, 84 + dy, 64, 46), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    shape(rig, tuft, color.dark) +
    eyePair(rig, { x: 36, y: -14, rx: 15, ry: 17 }) +
    // Heavy lids.
    both((side) =>
      stroke(
        `M${at(side * 18 + dx, -26 + dy)} Q${at(side * 36 + dx, -44 + dy)} ${at(side * 58 + dx, -22 + dy)}`,
        rig.faceInk,
        rig.fine * 1.5,
      ),
    ) +
    both((side) =>
      stroke(`M${at(x + side * 8, 60 + dy)} q${side * 12},-14 ${side * 22},-4`, rig.faceInk, rig.fine),
    ) +
    stroke(`M${at(x, 62 + dy)} L${at(x, 78 + dy)}`, rig.faceInk, rig.fine) +
    muzzleMouth(rig, x, 84 + dy, 0.9)
  );
}

export function dinosaurHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-62,-22 C-60,-60 -34,-76 0,-76 C34,-76 60,-60 62,-22 C64,0 76,16 76,40 C76,70 40,82 0,82 C-40,82 -76,70 -76,40 C-76,16 -64,0 -62,-22 Z';
  return (
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 0.8, 76 + dy, 80, 42), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    both((side) => oval(rig, side * 20 + dx * 0.5, -62, 8, 6, color.dark)) +
    cheeks(rig, 56, 26) +
    eyePair(rig, { x: 32, y: -20, rx: 16, ry: 20, iris: '#4a6a2c' }) +
    both((side) => dot(rig, dx * 1.2 + side * 14, 20 + dy, 4, 5)) +
    muzzleMouth(rig, dx * 1.1, 46 + dy, 1.1)
  );
}
