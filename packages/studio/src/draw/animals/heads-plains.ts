import { oval, shape, stroke } from '../cast/rig.ts';
import { clipTo } from '../svg.ts';
import { both, cheeks, dot, eyePair, headShade, muzzleMouth, slide } from './animal-face.ts';
import { type AnimalRig, at, moved, ovalPath, shadeOn, turned } from './animal-rig.ts';

/** Heads of grazers of the plains, around the middle of the face, seen from the front. */

export const zebraHead = (rig: AnimalRig): string => moved(zebraFace(rig), 0, 0, 1.1);

function zebraFace(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-56,-64 C-64,-20 -54,16 -48,44 C-58,78 -52,110 0,112 C52,110 58,78 48,44 C54,16 64,-20 56,-64 C44,-92 -44,-92 -56,-64 Z';
  const ear = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 56, -58)} C${at(side * 74, -92)} ${at(side * 72, -122)} ${at(side * 62, -132)} C${at(side * 38, -120)} ${at(side * 24, -104)} ${at(side * 20, -80)} Z`,
      color.main,
    ) +
    shape(
      rig,
      `M${at(side * 50, -78)} Q${at(side * 64, -104)} ${at(side * 58, -116)} Q${at(side * 38, -102)} ${at(side * 34, -86)} Z`,
      color.dark,
      0,
    );
  const x = dx * 0.9;
  const side = (s: 1 | -1) =>
    [14, 32]
      .map(
        (y) =>
          `M${at(s * 70, y - 8)} Q${at(x + s * 30, y - 6)} ${at(x + s * 14, y + 8)} Q${at(x + s * 34, y + 8)} ${at(s * 70, y + 5)} Z`,
      )
      .join(' ') +
    ` M${at(s * 72, -46)} Q${at(x + s * 40, -58)} ${at(x + s * 20, -48)} Q${at(x + s * 44, -46)} ${at(s * 72, -34)} Z`;
  const brow = `M${at(x - 5, -84)} L${at(x + 5, -84)} L${at(x + 2, -30)} L${at(x - 2, -30)} Z M${at(x - 24, -84)} L${at(x - 13, -84)} Q${at(x - 8, -56)} ${at(x - 9, -44)} Z M${at(x + 24, -84)} L${at(x + 13, -84)} Q${at(x + 8, -56)} ${at(x + 9, -44)} Z`;
  const tuft =
    'M-24,-78 C-26,-104 -18,-120 -8,-126 L-4,-112 L6,-130 L10,-114 C20,-116 26,-98 24,-76 Q0,-62 -24,-78 Z';
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, `${brow} ${side(-1)} ${side(1)}`, color.dark, 0) +
        shape(rig, ovalPath(dx * 0.8, 90 + dy, 58, 40), color.accent, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 34, y: -14, rx: 14, ry: 19 }) +
    shape(rig, tuft, color.dark) +
    both((s) => oval(rig, dx * 1.2 + s * 22, 74 + dy, 6, 8, rig.style.paint('#2f2a30', 'eye'))) +
    muzzleMouth(rig, dx * 1.1, 94 + dy, 0.85)
  );
}

export function giraffeHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-52,-50 C-62,-14 -46,14 -40,40 C-48,66 -42,96 0,98 C42,96 48,66 40,40 C46,14 62,-14 52,-50 C40,-78 -40,-78 -52,-50 Z';
  const knob = (side: 1 | -1) => {
    const d = `M${at(side * 20, -62)} L${at(side * 28, -112)}`;
    return (
      (rig.line ? stroke(d, rig.style.ink, 15 + 2 * rig.line) : '') +
      stroke(d, color.main, 15) +
      oval(rig, side * 28, -114, 14, 13, color.dark, rig.line)
    );
  };
  const ear = (side: 1 | -1) =>
    turned(
      shape(
        rig,
        `M${at(side * 46, -46)} C${at(side * 70, -76)} ${at(side * 108, -84)} ${at(side * 122, -72)} C${at(side * 114, -42)} ${at(side * 82, -24)} ${at(side * 52, -26)} Z`,
        color.main,
      ) + shape(rig, ovalPath(side * 84, -54, 20, 9), color.pink, 0),
      rig.stance === 'attend' ? -side * 12 : rig.expression === 'sad' ? side * 24 : 0,
      side * 48,
      -36,
    );
  const patch = (side: 1 | -1) => shape(rig, ovalPath(side * 60, 14, 17, 12), color.dark, 0);
  return (
    both(knob) +
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, ovalPath(dx * 0.5, -62, 14, 16), color.dark, 0) +
        both(patch) +
        shape(rig, ovalPath(dx * 0.8, 84 + dy, 56, 40), color.second, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 40, 26) +
    eyePair(rig, { x: 32, y: -12, rx: 15, ry: 20 }) +
    both((side) => dot(rig, dx * 1.2 + side * 14, 60 + dy, 5, 6)) +
    muzzleMouth(rig, dx * 1.1, 78 + dy, 0.8)
  );
}
