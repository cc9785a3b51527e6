import { oval, shape } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, eyePair, headShade, muzzleMouth, slide, softNose, whiskers } from './animal-face.ts';
import { type AnimalRig, at, ovalPath, patchEdge, shadeOn, turned } from './animal-rig.ts';

/** Heads of animals of the woods, around the middle of the face, seen from the front. */

const noseInk = ({ style }: AnimalRig) => style.paint('#3a2a2a', 'eye');
/** Ears lie back on a sad or worried face. */
const earsDroop = ({ expression }: AnimalRig) => ['sad', 'worried', 'sleepy'].includes(expression);

/** A pointed ear with its tip in another colour. */
function pointedEar(rig: AnimalRig, side: 1 | -1, height: number, tip: string): string {
  const d = `M${at(side * 80, -14)} C${at(side * 92, -60)} ${at(side * 86, -height + 16)} ${at(side * 70, -height)} C${at(side * 44, -height + 22)} ${at(side * 22, -86)} ${at(side * 12, -58)} Z`;
  return turned(
    shape(rig, d, rig.color.main) +
      clipTo(rig.ids, d, shape(rig, ovalPath(side * 72, -height, 34, 34), tip, 0)) +
      shape(
        rig,
        `M${at(side * 66, -44)} C${at(side * 72, -70)} ${at(side * 70, -height + 40)} ${at(side * 64, -height + 34)} C${at(side * 50, -height + 48)} ${at(side * 40, -76)} ${at(side * 36, -62)} Z`,
        rig.color.pink,
        0,
      ),
    earsDroop(rig) ? side * 20 : rig.stance === 'attend' ? -side * 4 : 0,
    side * 44,
    -50,
  );
}

export function foxHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-66 C42,-66 66,-44 74,-8 C84,6 98,14 106,30 C82,38 64,44 44,58 C28,72 14,82 0,82 C-14,82 -28,72 -44,58 C-64,44 -82,38 -106,30 C-98,14 -84,6 -74,-8 C-66,-44 -42,-66 0,-66 Z';
  const cheek = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 120, 22)} C${at(side * 70, 6)} ${at(side * 34, -6)} ${at(dx * 1.1 + side * 14, 30 + dy)} C${at(dx * 1.1 + side * 8, 60)} ${at(dx, 78)} ${at(dx, 100)} L${at(side * 130, 100)} Z`,
      color.second,
      patchEdge(rig),
    );
  return (
    both((side) => pointedEar(rig, side, 132, color.dark)) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, both(cheek)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 58, 26) +
    eyePair(rig, { x: 33, y: -10, rx: 14, ry: 18, iris: '#8a5a1c' }) +
    muzzleMouth(rig, dx * 1.3, 60 + dy, 0.62) +
    softNose(rig, dx * 1.5, 38 + dy, 14, noseInk(rig))
  );
}

export function wolfHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-76 C44,-76 70,-50 74,-12 L96,-2 L86,14 L106,28 L84,36 L92,54 L60,56 C48,84 24,98 0,98 C-24,98 -48,84 -60,56 L-92,54 L-84,36 L-106,28 L-86,14 L-96,-2 L-74,-12 C-70,-50 -44,-76 0,-76 Z';
  const x = dx * 1.2;
  const mask = `M${at(x, -4 + dy)} C${at(x + 20, 4)} ${at(x + 34, 12)} ${at(x + 84, 14)} L${at(x + 120, 110)} L${at(x - 120, 110)} L${at(x - 84, 14)} C${at(x - 34, 12)} ${at(x - 20, 4)} ${at(x, -4 + dy)} Z`;
  const crown = `M-90,-90 L90,-90 L${at(dx * 0.6 + 44, -52)} Q${at(dx + 16, -34)} ${at(dx, -6)} Q${at(dx - 16, -34)} ${at(dx * 0.6 - 44, -52)} Z`;
  return (
    both((side) => pointedEar(rig, side, 124, color.dark)) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, mask, color.second, patchEdge(rig)) + shape(rig, crown, color.dark, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 33, y: -14, rx: 14, ry: 17, iris: '#c99a1e' }) +
    muzzleMouth(rig, x, 68 + dy, 0.85) +
    softNose(rig, dx * 1.4, 40 + dy, 18, noseInk(rig))
  );
}

export function bearHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-86,4 C-90,-52 -52,-82 0,-82 C52,-82 90,-52 86,4 C86,50 48,80 0,80 C-48,80 -86,50 -86,4 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 68, -66, 31, 31), color.main) +
    oval(rig, side * 68, -64, 17, 17, color.accent);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, ovalPath(dx * 1.2, 36 + dy, 46, 38), color.second, rig.line * 0.6) +
    cheeks(rig, 62, 20) +
    eyePair(rig, { x: 36, y: -18, rx: 14, ry: 17 }) +
    muzzleMouth(rig, dx * 1.3, 50 + dy, 0.85) +
    softNose(rig, dx * 1.4, 18 + dy, 19, noseInk(rig))
  );
}

export function squirrelHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-66,8 C-70,-40 -42,-64 0,-64 C42,-64 70,-40 66,8 C70,44 36,64 0,64 C-36,64 -70,44 -66,8 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 62, -22)} C${at(side * 70, -60)} ${at(side * 66, -84)} ${at(side * 70, -116)} L${at(side * 56, -98)} L${at(side * 50, -108)} C${at(side * 36, -88)} ${at(side * 24, -70)} ${at(side * 20, -50)} Z`,
        color.main,
      ) +
        shape(
          rig,
          `M${at(side * 56, -44)} Q${at(side * 58, -72)} ${at(side * 54, -84)} Q${at(side * 38, -70)} ${at(side * 36, -52)} Z`,
          color.pink,
          0,
        ),
      earsDroop(rig) ? side * 22 : rig.stance === 'attend' ? -side * 4 : 0,
      side * 44,
      -40,
    );
  const x = dx * 1.2;
  const teeth = shape(
    rig,
    `M${at(x - 8, 38 + dy)} h16 v11 q-8,4 -16,0 Z M${at(x, 38 + dy)} v12`,
    '#ffffff',
    Math.max(rig.line * 0.5, 1.5),
    rig.faceInk,
  );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    oval(rig, x - 22, 30 + dy, 28, 22, color.second) +
    oval(rig, x + 22, 30 + dy, 28, 22, color.second) +
    cheeks(rig, 46, 26) +
    eyePair(rig, { x: 30, y: -12, rx: 16, ry: 19 }) +
    whiskers(rig, 40, 28, 26) +
    teeth +
    muzzleMouth(rig, x, 37 + dy, 0.56) +
    softNose(rig, dx * 1.3, 18 + dy, 10, color.accent)
  );
}
