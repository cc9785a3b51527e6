import { shape } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide } from './animal-face.ts';
import { type AnimalRig, at, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Long faces around the middle between eyes and nose, seen from the front. */

export const horseHead = (rig: AnimalRig): string => moved(horseFace(rig), 0, 0, 1.14);

function horseFace(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-56,-66 C-64,-20 -54,16 -48,44 C-58,78 -52,112 0,114 C52,112 58,78 48,44 C54,16 64,-20 56,-66 C44,-94 -44,-94 -56,-66 Z';
  const ear = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 54, -62)} C${at(side * 66, -100)} ${at(side * 60, -128)} ${at(side * 50, -134)} C${at(side * 34, -120)} ${at(side * 22, -104)} ${at(side * 18, -82)} Z`,
      color.main,
    ) +
    shape(
      rig,
      `M${at(side * 48, -80)} Q${at(side * 56, -106)} ${at(side * 49, -118)} Q${at(side * 36, -102)} ${at(side * 32, -86)} Z`,
      color.pink,
      0,
    );
  const muzzle = ovalPath(dx * 0.8, 84 + dy, 58, 44);
  const blaze = `M${at(dx - 10, -60)} Q${at(dx, -74)} ${at(dx + 10, -60)} L${at(dx * 1.1 + 8, 36)} Q${at(dx, 48)} ${at(dx * 1.1 - 8, 36)} Z`;
  const forelock = `M${at(-30, -86)} C${at(-14, -112)} ${at(26, -112)} ${at(34, -84)} C${at(30, -60)} ${at(22, -40)} ${at(8, -28)} C${at(8, -44)} ${at(-2, -52)} ${at(-10, -34)} C${at(-16, -56)} ${at(-34, -62)} ${at(-30, -86)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, blaze, rig.style.paint('#fff6e6', 'cloth'), 0) + shape(rig, muzzle, color.second, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 44, 34) +
    eyePair(rig, { x: 34, y: -14, rx: 14, ry: 19 }) +
    shape(rig, forelock, color.dark) +
    both((side) => dot(rig, dx * 1.2 + side * 22, 70 + dy, 6, 8)) +
    muzzleMouth(rig, dx * 1.1, 94 + dy, 0.9)
  );
}

export function cowHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-62,-56 C-74,-16 -60,16 -58,42 C-66,70 -58,104 0,106 C58,104 66,70 58,42 C60,16 74,-16 62,-56 C48,-84 -48,-84 -62,-56 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 54, -46)} C${at(side * 84, -78)} ${at(side * 126, -74)} ${at(side * 134, -50)} C${at(side * 124, -24)} ${at(side * 84, -18)} ${at(side * 58, -26)} Z`,
        color.dark,
      ) + shape(rig, ovalPath(side * 94, -48, 24, 11), color.pink, 0),
      rig.stance === 'attend' ? -side * 12 : 0,
      side * 58,
      -38,
    );
  const horn = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 26, -74)} C${at(side * 40, -92)} ${at(side * 54, -100)} ${at(side * 52, -122)} C${at(side * 76, -106)} ${at(side * 76, -76)} ${at(side * 48, -62)} Z`,
      color.accent,
    );
  const patch = ovalPath(dx - 42, -26, 34, 42);
  return (
    both(ear) +
    both(horn) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, patch, color.dark, 0)) +
    shadeOn(rig, outline, headShade) +
    shape(rig, ovalPath(dx * 0.8, 72 + dy, 64, 38), color.second) +
    eyePair(rig, { x: 34, y: -16, rx: 16, ry: 20 }) +
    both((side) => dot(rig, dx * 1.1 + side * 28, 58 + dy, 8, 6)) +
    muzzleMouth(rig, dx, 84 + dy, 0.9)
  );
}

export function goatHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-52,-54 C-60,-20 -48,14 -38,44 C-42,70 -32,92 0,94 C32,92 42,70 38,44 C48,14 60,-20 52,-54 C40,-80 -40,-80 -52,-54 Z';
  const horn = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 8, -68)} C${at(side * 16, -124)} ${at(side * 58, -158)} ${at(side * 88, -128)} C${at(side * 62, -130)} ${at(side * 46, -104)} ${at(side * 40, -66)} Z`,
      color.accent,
    );
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 48, -44)} C${at(side * 74, -58)} ${at(side * 112, -40)} ${at(side * 116, -14)} C${at(side * 98, 0)} ${at(side * 66, -8)} ${at(side * 50, -22)} Z`,
        color.main,
      ) + shape(rig, ovalPath(side * 84, -26, 20, 9), color.pink, 0),
      rig.stance === 'attend' ? -side * 16 : side * 8,
      side * 50,
      -34,
    );
  const beard = `M${at(dx - 22, 84)} C${at(dx - 20, 112)} ${at(dx - 6, 128)} ${at(dx + 4, 146)} C${at(dx + 12, 126)} ${at(dx + 22, 110)} ${at(dx + 22, 84)} Z`;
  return (
    shape(rig, beard, color.dark) +
    both(ear) +
    both(horn) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 0.8, 80 + dy, 44, 36), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 31, y: -14, rx: 14, ry: 18, iris: '#a8742a' }) +
    both((side) => dot(rig, dx * 1.2 + side * 12, 56 + dy, 5, 4)) +
    muzzleMouth(rig, dx * 1.1, 74 + dy, 0.72)
  );
}
