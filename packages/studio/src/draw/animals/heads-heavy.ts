import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide } from './animal-face.ts';
import { type AnimalRig, at, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads of large, heavy animals with hoofs or pads, around the middle of the face, seen from the front. */

const wideHorn = (side: 1 | -1) =>
  `M${at(side * 14, -66)} C${at(side * 56, -58)} ${at(side * 112, -46)} ${at(side * 132, -82)} C${at(side * 142, -104)} ${at(side * 134, -122)} ${at(side * 112, -134)} C${at(side * 120, -112)} ${at(side * 112, -100)} ${at(side * 88, -98)} C${at(side * 60, -96)} ${at(side * 34, -104)} ${at(side * 12, -92)} Z`;
const highHorn = (side: 1 | -1) =>
  `M${at(side * 30, -62)} C${at(side * 60, -62)} ${at(side * 84, -84)} ${at(side * 82, -112)} C${at(side * 80, -136)} ${at(side * 70, -150)} ${at(side * 74, -168)} C${at(side * 50, -152)} ${at(side * 48, -128)} ${at(side * 54, -112)} C${at(side * 54, -98)} ${at(side * 42, -92)} ${at(side * 24, -88)} Z`;

/** Horns that sweep out and up. */
export const buffaloHead = (rig: AnimalRig): string => bovineHead(rig, wideHorn);
/** Horns that stand up. */
export const oxHead = (rig: AnimalRig): string => bovineHead(rig, highHorn);

function bovineHead(rig: AnimalRig, horn: (side: 1 | -1) => string): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-66,-54 C-78,-14 -64,18 -60,44 C-68,74 -58,106 0,108 C58,106 68,74 60,44 C64,18 78,-14 66,-54 C50,-86 -50,-86 -66,-54 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 58, -34)} C${at(side * 84, -54)} ${at(side * 120, -42)} ${at(side * 132, -18)} C${at(side * 116, 2)} ${at(side * 82, 4)} ${at(side * 60, -10)} Z`,
        color.main,
      ) + shape(rig, ovalPath(side * 94, -22, 20, 9), color.pink, 0),
      rig.stance === 'attend' ? -side * 12 : 0,
      side * 58,
      -22,
    );
  const tuft =
    'M-38,-70 C-40,-92 -20,-98 -12,-88 C-4,-100 16,-100 18,-86 C32,-94 42,-80 36,-66 C26,-40 14,-52 4,-34 C-6,-52 -28,-42 -38,-70 Z';
  return (
    both(ear) +
    both((side) => shape(rig, horn(side), color.accent)) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, ovalPath(dx * 0.8, 74 + dy, 64, 38), color.second) +
    eyePair(rig, { x: 36, y: -12, rx: 16, ry: 19 }) +
    shape(rig, tuft, color.dark) +
    both((side) => dot(rig, dx * 1.1 + side * 28, 60 + dy, 8, 6)) +
    muzzleMouth(rig, dx, 86 + dy, 0.9)
  );
}

export function hippoHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const x = dx * 0.9;
  const skull =
    'M-58,-40 C-56,-74 -34,-86 0,-86 C34,-86 56,-74 58,-40 C62,-8 64,20 60,50 L-60,50 C-64,20 -62,-8 -58,-40 Z';
  const muzzle = `M${at(x - 96, 58 + dy)} C${at(x - 100, 14 + dy)} ${at(x - 60, 0 + dy)} ${at(x, 12 + dy)} C${at(x + 60, 0 + dy)} ${at(x + 100, 14 + dy)} ${at(x + 96, 58 + dy)} C${at(x + 92, 104 + dy)} ${at(x + 48, 116 + dy)} ${at(x, 116 + dy)} C${at(x - 48, 116 + dy)} ${at(x - 92, 104 + dy)} ${at(x - 96, 58 + dy)} Z`;
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 56, -80, 20, 22), color.main) + oval(rig, side * 56, -78, 10, 11, color.pink);
  const tooth = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(x + side * 34, 94 + dy)} h${side * 18} l${-side * 1},19 q${-side * 8},6 ${-side * 15},0 Z`,
      rig.style.paint('#fffaf0', 'cloth'),
      rig.line * 0.7,
    );
  return (
    both(ear) +
    shape(rig, skull, color.main) +
    shadeOn(rig, skull, headShade) +
    eyePair(rig, { x: 31, y: -30, rx: 16, ry: 19 }) +
    both(tooth) +
    shape(rig, muzzle, color.main) +
    clipTo(rig.ids, muzzle, shape(rig, ovalPath(x, 120 + dy, 92, 48), color.second, 0)) +
    cheeks(rig, 70, 50) +
    both((side) => oval(rig, x + side * 36, 34 + dy, 13, 9, rig.faceInk)) +
    muzzleMouth(rig, x, 82 + dy, 1.2)
  );
}

export function rhinoHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const x = dx * 1.1;
  const outline =
    'M-60,-54 C-72,-18 -62,8 -58,36 C-70,66 -58,106 0,108 C58,106 70,66 58,36 C62,8 72,-18 60,-54 C46,-82 -46,-82 -60,-54 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 36, -62)} C${at(side * 32, -96)} ${at(side * 46, -124)} ${at(side * 64, -128)} C${at(side * 84, -108)} ${at(side * 84, -74)} ${at(side * 58, -52)} Z`,
        color.main,
      ) + shape(rig, ovalPath(side * 60, -90, 11, 22), color.pink, 0),
      side * (rig.stance === 'attend' ? 2 : 12),
      side * 50,
      -60,
    );
  const horn = `M${at(x - 26, 44 + dy)} C${at(x - 20, 6)} ${at(x - 10, -40)} ${at(x + 12, -82)} C${at(x + 18, -36)} ${at(x + 24, 8)} ${at(x + 26, 44 + dy)} Q${at(x, 56 + dy)} ${at(x - 26, 44 + dy)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 0.8, 92 + dy, 70, 46), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 48, 30) +
    eyePair(rig, { x: 42, y: -10, rx: 14, ry: 17 }) +
    stroke(
      `M${at(x - 46, 22)} q10,8 18,4 M${at(x + 46, 22)} q-10,8 -18,4`,
      rig.style.inked ? rig.faceInk : color.shade,
      rig.fine * 0.7,
    ) +
    shape(rig, horn, color.accent) +
    both((side) => dot(rig, dx * 1.1 + side * 34, 64 + dy, 6, 5)) +
    muzzleMouth(rig, dx, 84 + dy, 0.95)
  );
}
