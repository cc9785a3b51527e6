import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide } from './animal-face.ts';
import { type AnimalRig, at, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads of more animals of a farm, around the middle of the face, seen from the front. */

export function pigHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-82,2 C-86,-48 -50,-74 0,-74 C50,-74 86,-48 82,2 C82,48 48,76 0,76 C-48,76 -82,48 -82,2 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 22, -66)} C${at(side * 40, -106)} ${at(side * 76, -120)} ${at(side * 100, -108)} C${at(side * 104, -70)} ${at(side * 94, -44)} ${at(side * 74, -26)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 46, -70)} C${at(side * 58, -92)} ${at(side * 76, -98)} ${at(side * 88, -94)} C${at(side * 88, -72)} ${at(side * 82, -56)} ${at(side * 72, -46)} Z`,
          color.dark,
          0,
        ),
      rig.stance === 'attend' ? -side * 8 : rig.expression === 'sad' ? side * 26 : 0,
      side * 56,
      -56,
    );
  const x = dx * 1.3;
  return (
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    both(ear) +
    cheeks(rig, 58, 20) +
    eyePair(rig, { x: 36, y: -18, rx: 14, ry: 17 }) +
    muzzleMouth(rig, x, 56 + dy, 0.8) +
    shape(rig, ovalPath(x, 20 + dy, 36, 27), color.second) +
    both((side) => dot(rig, x + side * 13, 20 + dy, 6, 9))
  );
}

export function sheepHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const face =
    'M-56,-34 C-62,-10 -54,20 -44,46 C-38,76 -22,84 0,84 C22,84 38,76 44,46 C54,20 62,-10 56,-34 C44,-66 -44,-66 -56,-34 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 48, -28)} C${at(side * 74, -50)} ${at(side * 114, -42)} ${at(side * 124, -16)} C${at(side * 104, 4)} ${at(side * 70, 2)} ${at(side * 50, -8)} Z`,
        color.second,
      ) + shape(rig, ovalPath(side * 88, -20, 22, 9), color.pink, 0),
      rig.stance === 'attend' ? -side * 14 : side * 10,
      side * 50,
      -18,
    );
  const wool =
    'M-66,-34 C-92,-44 -88,-82 -60,-80 C-60,-108 -24,-114 -14,-98 C-2,-120 34,-114 36,-94 C62,-102 84,-78 68,-58 C84,-44 74,-26 58,-30 C52,-14 30,-16 26,-30 C16,-14 -10,-14 -16,-30 C-28,-14 -48,-16 -50,-30 C-56,-26 -64,-28 -66,-34 Z';
  return (
    both(ear) +
    shape(rig, face, color.second) +
    shadeOn(rig, face, headShade, rig.style.paint(rig.coat.dark, 'skin-shade')) +
    cheeks(rig, 42, 24) +
    eyePair(rig, { x: 29, y: -4, rx: 14, ry: 18 }) +
    shape(rig, wool, color.main) +
    stroke(
      `M${at(dx * 1.2 - 12, 38 + dy)} Q${at(dx * 1.2 - 4, 48 + dy)} ${at(dx * 1.2, 48 + dy)} Q${at(dx * 1.2 + 4, 48 + dy)} ${at(dx * 1.2 + 12, 38 + dy)}`,
      rig.faceInk,
      rig.fine,
    ) +
    muzzleMouth(rig, dx * 1.1, 62 + dy, 0.7)
  );
}

export const donkeyHead = (rig: AnimalRig): string => moved(donkeyFace(rig), 0, 0, 1.08);

function donkeyFace(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-56,-60 C-64,-16 -56,18 -50,46 C-62,80 -54,112 0,114 C54,112 62,80 50,46 C56,18 64,-16 56,-60 C44,-88 -44,-88 -56,-60 Z';
  const droops = ['sad', 'worried', 'sleepy'].includes(rig.expression);
  const spread = droops ? 66 : rig.stance === 'attend' ? 8 : rig.stance === 'run' ? 34 : 22;
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 14, -70)} C${at(side * 2, -120)} ${at(side * 12, -186)} ${at(side * 34, -196)} C${at(side * 62, -184)} ${at(side * 66, -116)} ${at(side * 52, -56)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 24, -78)} C${at(side * 16, -122)} ${at(side * 24, -164)} ${at(side * 35, -172)} C${at(side * 50, -162)} ${at(side * 52, -112)} ${at(side * 42, -72)} Z`,
          color.pink,
          0,
        ),
      side * spread,
      side * 32,
      -62,
    );
  const ring = (side: 1 | -1) => shape(rig, ovalPath(side * 34 + dx, -12 + dy, 27, 30), color.second, 0);
  const tuft =
    'M-26,-78 C-30,-112 -12,-120 -6,-104 C-2,-124 16,-122 14,-104 C24,-112 34,-98 28,-74 C18,-62 -16,-62 -26,-78 Z';
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, both(ring) + shape(rig, ovalPath(dx * 0.8, 92 + dy, 66, 50), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 34, y: -12, rx: 15, ry: 19 }) +
    shape(rig, tuft, color.dark) +
    both((side) => oval(rig, dx * 1.2 + side * 22, 68 + dy, 6, 8, rig.faceInk)) +
    muzzleMouth(rig, dx * 1.1, 92 + dy, 0.9)
  );
}
