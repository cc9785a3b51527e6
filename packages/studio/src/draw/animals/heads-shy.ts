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

/** Heads of animals of woods, banks and burrows, around the middle of the face, seen from the front. */

const noseInk = ({ style }: AnimalRig) => style.paint('#3a2a2a', 'eye');
const roundEar = (rig: AnimalRig, side: 1 | -1, x: number, y: number, r: number, inner: string) =>
  shape(rig, ovalPath(side * x, y, r, r), rig.color.main) +
  oval(rig, side * x, y + 2, r * 0.58, r * 0.6, inner);

/** Two long teeth under the mouth. */
const gnawingTeeth = (rig: AnimalRig, x: number, y: number, size: number) =>
  shape(
    rig,
    `M${at(x - size, y)} h${size * 2} v${size * 1.7} q${-size},${size * 0.5} ${-size * 2},0 Z M${at(x, y)} v${size * 1.8}`,
    '#ffffff',
    Math.max(rig.line * 0.5, 1.5),
    rig.faceInk,
  );

/** Narrow and pointed, with ears that lie close. */
export function mongooseHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-62 C36,-62 58,-42 60,-10 C60,10 46,24 34,42 C24,70 14,86 0,86 C-14,86 -24,70 -34,42 C-46,24 -60,10 -60,-10 C-58,-42 -36,-62 0,-62 Z';
  const flecks = [-34, -12, 12, 34].map((x, i) => `M${at(x + dx * 0.4, -50 + (i % 3) * 7)} l4,11`).join(' ');
  return (
    both((side) => roundEar(rig, side, 56, -38, 20, color.dark)) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 1.1, 66 + dy, 30, 46), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    stroke(flecks, color.dark, 4) +
    eyePair(rig, { x: 28, y: -12, rx: 14, ry: 17, iris: '#a8502c' }) +
    whiskers(rig, 20, 54, 34) +
    muzzleMouth(rig, dx * 1.3, 66 + dy, 0.58) +
    softNose(rig, dx * 1.5, 44 + dy, 14, color.accent)
  );
}

/** Dark rings about the eyes, and small dark ears low on the head. */
export function meerkatHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-70 C40,-70 62,-44 62,-8 C62,16 48,30 36,48 C26,74 14,84 0,84 C-14,84 -26,74 -36,48 C-48,30 -62,16 -62,-8 C-62,-44 -40,-70 0,-70 Z';
  const ring = (side: 1 | -1) =>
    turned(
      shape(rig, ovalPath(side * 28 + dx, -12 + dy, 24, 28), color.dark, 0),
      side * 16,
      side * 28 + dx,
      -12 + dy,
    );
  const ear = (side: 1 | -1) => shape(rig, ovalPath(side * 62, -22, 15, 18), color.dark);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx * 1.2, 62 + dy, 34, 34), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    both(ring) +
    eyePair(withLightLids(rig), { x: 27, y: -13, rx: 14, ry: 17 }) +
    muzzleMouth(rig, dx * 1.3, 62 + dy, 0.6) +
    softNose(rig, dx * 1.5, 40 + dy, 14, noseInk(rig))
  );
}

/** Closed lids on a dark patch are light, or nobody could see them. */
const withLightLids = (rig: AnimalRig): AnimalRig =>
  rig.style.dark || !['sleepy'].includes(rig.expression) ? rig : { ...rig, faceInk: '#f7f3ec' };

/** A dark mask across the eyes, between white brows and a white muzzle. */
export function raccoonHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-66 C42,-66 66,-44 70,-12 L92,8 L78,16 L86,32 C66,42 50,50 36,62 C24,74 12,80 0,80 C-12,80 -24,74 -36,62 C-50,50 -66,42 -86,32 L-78,16 L-92,8 L-70,-12 C-66,-44 -42,-66 0,-66 Z';
  const ear = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 66, -30)} C${at(side * 82, -62)} ${at(side * 80, -88)} ${at(side * 70, -98)} C${at(side * 48, -92)} ${at(side * 28, -76)} ${at(side * 20, -58)} Z`,
      color.main,
    ) +
    shape(
      rig,
      `M${at(side * 58, -48)} C${at(side * 68, -64)} ${at(side * 68, -78)} ${at(side * 64, -84)} C${at(side * 52, -80)} ${at(side * 42, -72)} ${at(side * 36, -62)} Z`,
      color.second,
      0,
    );
  const brow = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 40 + dx * 0.8, -34 + dy, 34, 20), color.second, 0) +
    shape(rig, ovalPath(side * 66, 34, 40, 20), color.second, 0);
  const mask = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(dx + side * 6, -22 + dy)} C${at(dx + side * 26, -42 + dy)} ${at(dx + side * 56, -36 + dy)} ${at(side * 84, 4)} C${at(side * 70, 26)} ${at(dx + side * 46, 22 + dy)} ${at(dx + side * 12, 12 + dy)} Z`,
      color.dark,
      0,
    );
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      both(brow) + both(mask) + shape(rig, ovalPath(dx * 1.2, 52 + dy, 40, 32), color.second, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    eyePair(withLightLids(rig), { x: 32, y: -10, rx: 15, ry: 18 }) +
    muzzleMouth(rig, dx * 1.3, 54 + dy, 0.7) +
    softNose(rig, dx * 1.4, 30 + dy, 17, noseInk(rig))
  );
}

/** A broad muzzle with two long teeth. */
export function beaverHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-72,8 C-74,-44 -44,-72 0,-72 C44,-72 74,-44 72,8 C76,46 44,72 0,72 C-44,72 -76,46 -72,8 Z';
  const x = dx * 1.2;
  return (
    both((side) => roundEar(rig, side, 62, -54, 19, color.dark)) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    gnawingTeeth(rig, x, 52 + dy, 15) +
    oval(rig, x - 22, 34 + dy, 29, 23, color.second) +
    oval(rig, x + 22, 34 + dy, 29, 23, color.second) +
    cheeks(rig, 54, 16) +
    eyePair(rig, { x: 33, y: -16, rx: 15, ry: 18 }) +
    both((side) => dot(rig, x + side * 24, 32 + dy, 2.6) + dot(rig, x + side * 33, 38 + dy, 2.6)) +
    muzzleMouth(rig, x, 46 + dy, 0.66) +
    softNose(rig, dx * 1.3, 14 + dy, 20, color.accent)
  );
}

/** Broad and flat, with a large nose and small ears. */
export function wombatHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-84,10 C-88,-40 -56,-66 0,-66 C56,-66 88,-40 84,10 C84,50 50,72 0,72 C-50,72 -84,50 -84,10 Z';
  const ear = (side: 1 | -1) =>
    shape(
      rig,
      `M${at(side * 78, -28)} C${at(side * 88, -56)} ${at(side * 80, -84)} ${at(side * 70, -88)} C${at(side * 54, -84)} ${at(side * 40, -70)} ${at(side * 34, -52)} Z`,
      color.main,
    ) + shape(rig, ovalPath(side * 66, -64, 11, 15), color.pink, 0);
  const x = dx * 1.3;
  const nose = `M${at(x - 28, 6 + dy)} C${at(x - 26, -12 + dy)} ${at(x + 26, -12 + dy)} ${at(x + 28, 6 + dy)} C${at(x + 28, 24 + dy)} ${at(x + 14, 32 + dy)} ${at(x, 32 + dy)} C${at(x - 14, 32 + dy)} ${at(x - 28, 24 + dy)} ${at(x - 28, 6 + dy)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(rig.ids, outline, shape(rig, ovalPath(dx, 54 + dy, 58, 44), color.second, 0)) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 58, 22) +
    eyePair(rig, { x: 46, y: -16, rx: 13, ry: 16 }) +
    shape(rig, nose, noseInk(rig), rig.line * 0.7) +
    muzzleMouth(rig, x, 50 + dy, 0.8)
  );
}

/** A pink nose between large dark eyes, and large bare ears. */
export function possumHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-64 C38,-64 60,-42 62,-10 C62,12 46,26 34,44 C24,70 14,82 0,82 C-14,82 -24,70 -34,44 C-46,26 -62,12 -62,-10 C-60,-42 -38,-64 0,-64 Z';
  const ear = (side: 1 | -1) =>
    turned(
      shape(rig, ovalPath(side * 60, -70, 25, 42), color.main) +
        shape(rig, ovalPath(side * 60, -68, 15, 30), color.pink, 0),
      side * 20,
      side * 56,
      -40,
    );
  const stripe = `M${at(dx - 9, -80)} L${at(dx + 9, -80)} Q${at(dx * 1.3 + 10, 0)} ${at(dx * 1.4 + 4, 34 + dy)} L${at(dx * 1.4 - 4, 34 + dy)} Q${at(dx * 1.3 - 10, 0)} ${at(dx - 9, -80)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      shape(rig, ovalPath(dx * 1.2, 62 + dy, 40, 36), color.second, 0) +
        both((side) => shape(rig, ovalPath(side * 48 + dx, 20 + dy, 26, 24), color.second, 0)) +
        shape(rig, stripe, color.dark, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    eyePair(rig, { x: 30, y: -10, rx: 17, ry: 20, iris: '#5a3a22' }) +
    whiskers(rig, 24, 50, 46) +
    muzzleMouth(rig, dx * 1.3, 62 + dy, 0.6) +
    softNose(rig, dx * 1.5, 42 + dy, 15, color.pink)
  );
}

/** Full cheeks, and small round ears. */
export function hamsterHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-64,-14 C-62,-54 -38,-72 0,-72 C38,-72 62,-54 64,-14 C90,0 96,34 82,52 C66,72 34,76 0,76 C-34,76 -66,72 -82,52 C-96,34 -90,0 -64,-14 Z';
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 56, -64, 24, 25), color.main) + oval(rig, side * 56, -62, 14, 15, color.pink);
  const cheek = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 54 + dx * 0.6, 42 + dy, 44, 38), color.second, 0);
  const blaze = `M${at(dx - 11, -90)} L${at(dx + 11, -90)} Q${at(dx + 6, -40)} ${at(dx + 15, 24)} L${at(dx - 15, 24)} Q${at(dx - 6, -40)} ${at(dx - 11, -90)} Z`;
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    clipTo(
      rig.ids,
      outline,
      both(cheek) + shape(rig, `${ovalPath(dx, 62 + dy, 52, 40)} ${blaze}`, color.second, 0),
    ) +
    shadeOn(rig, outline, headShade) +
    cheeks(rig, 56, 26) +
    eyePair(rig, { x: 32, y: -12, rx: 16, ry: 19 }) +
    whiskers(rig, 32, 32, 34) +
    gnawingTeeth(rig, dx * 1.2, 52 + dy, 6) +
    muzzleMouth(rig, dx * 1.2, 46 + dy, 0.56) +
    softNose(rig, dx * 1.4, 26 + dy, 11, color.accent)
  );
}

/** A pink snout that points up, and eyes that hardly see. */
export function moleHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M0,-58 C46,-58 72,-34 72,4 C72,44 42,64 0,64 C-42,64 -72,44 -72,4 C-72,-34 -46,-58 0,-58 Z';
  const x = dx * 1.5;
  return (
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(
      rig,
      `M${at(x - 36, 22 + dy)} C${at(x - 30, -6 + dy)} ${at(x + 30, -6 + dy)} ${at(x + 36, 22 + dy)} C${at(x + 34, 50 + dy)} ${at(x - 34, 50 + dy)} ${at(x - 36, 22 + dy)} Z`,
      color.second,
      patchEdge(rig),
    ) +
    cheeks(rig, 50, 20) +
    eyePair(rig, { x: 30, y: -20, rx: 10, ry: 12 }) +
    whiskers(rig, 28, 26, 40) +
    muzzleMouth(rig, dx * 1.3, 44 + dy, 0.62) +
    shape(rig, ovalPath(x, 8 + dy, 20, 17), color.pink, rig.line * 0.7) +
    both((side) => dot(rig, x + side * 6, 8 + dy, 2.6))
  );
}

/** A dark face under a heavy brow, with wide nostrils. */
export function gorillaHead(rig: AnimalRig): string {
  const { color } = rig;
  const [dx, dy] = slide(rig);
  const outline =
    'M-76,14 C-80,-46 -52,-104 0,-104 C52,-104 80,-46 76,14 C74,54 44,80 0,80 C-44,80 -74,54 -76,14 Z';
  const face = `M${at(dx, -34)} C${at(dx - 18, -54)} ${at(dx - 66, -46)} ${at(dx - 60, -4)} C${at(dx - 58, 10)} ${at(dx - 66, 24)} ${at(dx - 58, 44)} C${at(dx - 46, 76)} ${at(dx + 46, 76)} ${at(dx + 58, 44)} C${at(dx + 66, 24)} ${at(dx + 58, 10)} ${at(dx + 60, -4)} C${at(dx + 66, -46)} ${at(dx + 18, -54)} ${at(dx, -34)} Z`;
  const ear = (side: 1 | -1) =>
    shape(rig, ovalPath(side * 80, -8, 17, 19), color.second) + oval(rig, side * 81, -7, 9, 10, color.accent);
  const brow = `M${at(dx - 56, -24 + dy)} Q${at(dx - 28, -52 + dy)} ${at(dx, -32 + dy)} Q${at(dx + 28, -52 + dy)} ${at(dx + 56, -24 + dy)}`;
  const nostril = (side: 1 | -1) =>
    shape(rig, ovalPath(dx * 1.3 + side * 15, 20 + dy, 15, 11), color.accent, 0) +
    dot(rig, dx * 1.3 + side * 13, 22 + dy, 6, 5);
  return (
    both(ear) +
    shape(rig, outline, color.main) +
    shadeOn(rig, outline, headShade) +
    shape(rig, face, color.second, rig.line * 0.6) +
    eyePair(rig, { x: 28, y: -12, rx: 14, ry: 16 }) +
    stroke(brow, color.main, 17) +
    both(nostril) +
    muzzleMouth(rig, dx * 1.1, 48 + dy, 1)
  );
}
