import { oval, shape } from '../cast/rig.ts';
import { both, cheeks, eyePair, headShade, muzzleMouth, slide, softNose, whiskers } from './animal-face.ts';
import { type AnimalRig, at, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads around the middle of the face, seen from the front, turned a little by the look. */

export function dogHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-72,-4 C-78,-62 -42,-86 0,-86 C42,-86 78,-62 72,-4 C70,40 44,70 0,70 C-44,70 -70,40 -72,-4 Z';
  const raised = rig.stance === 'attend' || rig.expression === 'wow' ? 20 : 0;
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 44, -72)} C${at(side * 86, -92)} ${at(side * 112, -48)} ${at(side * 106, 8)} C${at(side * 102, 40)} ${at(side * 74, 38)} ${at(side * 66, 8)} C${at(side * 60, -18)} ${at(side * 52, -44)} ${at(side * 44, -72)} Z`,
        color.dark,
      ),
      -side * raised,
      side * 54,
      -64,
    );
  return (
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    oval(rig, dx * 1.2, 34 + dy, 45, 33, color.second) +
    both(ear) +
    cheeks(rig, 52, 22) +
    eyePair(rig, { x: 32, y: -16, rx: 15, ry: 19 }) +
    muzzleMouth(rig, dx * 1.3, 46 + dy, 0.85) +
    softNose(rig, dx * 1.4, 15 + dy, 17, rig.style.paint('#3a2a2a', 'eye'))
  );
}

export function catHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-80,6 C-82,-44 -48,-72 0,-72 C48,-72 82,-44 80,6 C78,42 42,66 0,66 C-42,66 -78,42 -80,6 Z';
  const ear = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 78, -8)} L${at(side * 74, -98)} Q${at(side * 71, -108)} ${at(side * 60, -100)} L${at(side * 10, -64)} Z`,
      color.main,
    ) + shape(rig, `M${at(side * 68, -44)} L${at(side * 66, -84)} L${at(side * 36, -62)} Z`, color.pink, 0);
  const mark = (x: number, length: number) =>
    shape(rig, `M${at(x - 6, -74)} L${at(x + 6, -74)} L${at(x, -74 + length)} Z`, color.dark, 0);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    mark(dx * 0.6 - 17, 20) +
    mark(dx * 0.6, 28) +
    mark(dx * 0.6 + 17, 20) +
    oval(rig, dx * 1.2 - 16, 34 + dy, 21, 16, color.second) +
    oval(rig, dx * 1.2 + 16, 34 + dy, 21, 16, color.second) +
    cheeks(rig, 54, 26) +
    eyePair(rig, { x: 35, y: -8, rx: 18, ry: 20, iris: '#4f8a3c' }) +
    whiskers(rig, 44, 32, 44) +
    muzzleMouth(rig, dx * 1.2, 42 + dy, 0.68) +
    softNose(rig, dx * 1.3, 22 + dy, 10, color.accent)
  );
}

export function rabbitHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-64,4 C-68,-42 -40,-66 0,-66 C40,-66 68,-42 64,4 C66,44 36,64 0,64 C-36,64 -66,44 -64,4 Z';
  const spread = rig.stance === 'attend' ? 4 : rig.stance === 'run' ? 26 : 12;
  const droops = ['sad', 'worried', 'sleepy'].includes(rig.expression);
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 10, -50)} C${at(side * 2, -110)} ${at(side * 14, -182)} ${at(side * 34, -184)} C${at(side * 58, -184)} ${at(side * 58, -100)} ${at(side * 46, -40)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 22, -62)} C${at(side * 16, -112)} ${at(side * 24, -162)} ${at(side * 34, -164)} C${at(side * 46, -162)} ${at(side * 46, -104)} ${at(side * 38, -58)} Z`,
          color.pink,
          0,
        ),
      side * (droops ? 62 : spread),
      side * 28,
      -46,
    );
  const x = dx * 1.2;
  const teeth = shape(
    rig,
    `M${at(x - 9, 36 + dy)} h18 v13 q-9,4 -18,0 Z M${at(x, 36 + dy)} v14`,
    '#ffffff',
    Math.max(rig.line * 0.5, 1.5),
    rig.faceInk,
  );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    oval(rig, x - 15, 28 + dy, 20, 15, color.second) +
    oval(rig, x + 15, 28 + dy, 20, 15, color.second) +
    cheeks(rig, 46, 26) +
    eyePair(rig, { x: 31, y: -12, rx: 16, ry: 20, iris: '#6b4030' }) +
    whiskers(rig, 36, 26, 34) +
    teeth +
    muzzleMouth(rig, x, 35 + dy, 0.58) +
    softNose(rig, dx * 1.3, 15 + dy, 10, color.pink)
  );
}

export function mouseHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-58,-10 C-58,-46 -34,-62 0,-62 C34,-62 58,-46 58,-10 C58,22 26,58 6,60 Q0,62 -6,60 C-26,58 -58,22 -58,-10 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 56, -58, 44, 44), color.main) + oval(rig, side * 56, -56, 29, 29, color.pink);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    oval(rig, dx * 1.2, 36 + dy, 25, 19, color.second) +
    cheeks(rig, 40, 16) +
    eyePair(rig, { x: 26, y: -14, rx: 14, ry: 18 }) +
    whiskers(rig, 26, 34, 44) +
    muzzleMouth(rig, dx * 1.3, 44 + dy, 0.5) +
    softNose(rig, dx * 1.5, 25 + dy, 11, color.accent)
  );
}
