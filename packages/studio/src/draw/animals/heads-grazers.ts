import { shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide, softNose } from './animal-face.ts';
import { type AnimalRig, at, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads of a llama and an antelope, around the middle of the face, seen from the front. */

const noseInk = ({ style }: AnimalRig) => style.paint('#3a2a2a', 'eye');

/** Ears like bananas, and a tuft of wool on the brow. */
export function llamaHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-54,-44 C-64,-12 -54,16 -44,38 C-46,70 -34,88 0,90 C34,88 46,70 44,38 C54,16 64,-12 54,-44 C40,-74 -40,-74 -54,-44 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 18, -58)} C${at(side * 16, -96)} ${at(side * 30, -132)} ${at(side * 44, -146)} C${at(side * 62, -128)} ${at(side * 66, -86)} ${at(side * 48, -50)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 28, -70)} C${at(side * 28, -98)} ${at(side * 36, -116)} ${at(side * 43, -124)} C${at(side * 52, -110)} ${at(side * 52, -86)} ${at(side * 44, -66)} Z`,
          color.pink,
          0,
        ),
      rig.expression === 'sad' || rig.expression === 'worried' ? side * 30 : side * 6,
      side * 32,
      -54,
    );
  const wool =
    'M-40,-46 C-62,-56 -54,-82 -36,-80 C-36,-102 -8,-104 0,-90 C8,-104 36,-102 36,-80 C54,-82 62,-56 40,-46 C30,-34 12,-40 0,-34 C-12,-40 -30,-34 -40,-46 Z';
  const x = dx * 1.2;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(x, 66 + dy, 36, 34), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    shape(rig, wool, color.main) +
    cheeks(rig, 40, 18) +
    eyePair(rig, { x: 34, y: -10, rx: 15, ry: 18 }) +
    both((side) => dot(rig, x + side * 9, 50 + dy, 4, 3)) +
    stroke(`M${at(x, 56 + dy)} v8`, rig.faceInk, rig.fine * 0.8) +
    muzzleMouth(rig, dx * 1.1, 70 + dy, 0.6)
  );
}

/** Long ringed horns, and a dark line from each eye. */
export function antelopeHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-50,-50 C-58,-14 -44,16 -34,42 C-36,72 -26,88 0,90 C26,88 36,72 34,42 C44,16 58,-14 50,-50 C38,-76 -38,-76 -50,-50 Z';
  const horn = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 10, -62)} C${at(side * 18, -112)} ${at(side * 52, -130)} ${at(side * 40, -196)} C${at(side * 78, -150)} ${at(side * 58, -110)} ${at(side * 36, -58)} Z`,
      color.accent,
    ) +
    stroke(
      [
        [20, -84, 24],
        [28, -102, 24],
        [38, -120, 22],
        [44, -138, 18],
      ]
        .map(([x, y, w]) => `M${at(side * x!, y!)} l${side * w!},6`)
        .join(' '),
      color.hoof,
      4,
    );
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 44, -44)} C${at(side * 68, -74)} ${at(side * 104, -80)} ${at(side * 118, -66)} C${at(side * 108, -36)} ${at(side * 80, -22)} ${at(side * 50, -24)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 60, -44)} C${at(side * 76, -60)} ${at(side * 96, -64)} ${at(side * 104, -60)} C${at(side * 94, -42)} ${at(side * 78, -32)} ${at(side * 60, -34)} Z`,
          color.pink,
          0,
        ),
      rig.stance === 'attend' ? -side * 12 : rig.expression === 'sad' ? side * 26 : 0,
      side * 48,
      -34,
    );
  const line = (side: 1 | -1) =>
    `M${at(dx + side * 40, -4 + dy)} Q${at(dx + side * 28, 24 + dy)} ${at(dx * 1.2 + side * 18, 50 + dy)}`;
  const blaze = ovalPath(dx * 0.9, 14 + dy, 15, 52);
  return (
    both(horn) +
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      both((side) => shape(rig, ovalPath(side * 32 + dx, -22 + dy, 22, 26), color.second, 0)) +
        shape(rig, ovalPath(dx, 82 + dy, 42, 30), color.second, 0) +
        shape(rig, blaze, color.dark, 0) +
        stroke(line(-1) + line(1), color.dark, 8),
    ) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 31, y: -14, rx: 15, ry: 19 }) +
    muzzleMouth(rig, dx * 1.1, 72 + dy, 0.6) +
    softNose(rig, dx * 1.2, 52 + dy, 13, noseInk(rig))
  );
}
