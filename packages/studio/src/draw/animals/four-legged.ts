import { shape } from '../cast/rig.ts';
import type { Point } from '../cast/skeleton.ts';
import { type AnimalRig, at, cord, limbPath, ovalPath } from './animal-rig.ts';
import { cowHead, goatHead, horseHead } from './heads-farm.ts';
import { catHead, dogHead, mouseHead, rabbitHead } from './heads-pets.ts';
import { elephantHead, lionHead } from './heads-wild.ts';
import type { Tail } from './tails.ts';

/** Measures and parts of an animal on four legs, in its own units: a face is about 160 wide. */
export type FourLegged = {
  /** Half the length of the body, its depth, and the length and width of a leg. */
  half: number;
  depth: number;
  leg: number;
  legWidth: number;
  /** From the top of the chest to the middle of the head. */
  neck: Point;
  neckWidth: number;
  /** How much slimmer the body is before the hind legs, 0 to 1. */
  tuck: number;
  foot: 'paw' | 'hoof' | 'pad';
  tail: Tail;
  /** At rest it sits up, or lies down; who crouches does so even while others stand. */
  rests: 'sits' | 'lies' | 'crouches';
  /** Radius of the face. */
  reach: number;
  head: (rig: AnimalRig) => string;
  /** What is drawn on the body, cut to it. */
  pattern?: (rig: AnimalRig, half: number, top: number, depth: number) => string;
  /** Hair along the back of the neck. */
  mane?: (rig: AnimalRig, shoulders: Point, head: Point) => string;
  /** Round the neck, under the head. */
  collar?: (rig: AnimalRig, head: Point) => string;
};

const belly: FourLegged['pattern'] = (rig, half, top, depth) =>
  shape(rig, ovalPath(half * 0.1, top + depth * 1.02, half * 0.78, depth * 0.26), rig.color.second, 0);

const patches: FourLegged['pattern'] = (rig, half, top, depth) => {
  const patch = (x: number, y: number, rx: number, ry: number) =>
    shape(
      rig,
      `M${at(x - rx, y)} C${at(x - rx * 1.1, y - ry * 1.2)} ${at(x + rx * 0.4, y - ry * 1.3)} ${at(x + rx, y - ry * 0.3)} C${at(x + rx * 1.2, y + ry * 0.5)} ${at(x + rx * 0.3, y + ry * 0.7)} ${at(x, y + ry)} C${at(x - rx * 0.5, y + ry * 1.3)} ${at(x - rx * 0.9, y + ry * 0.7)} ${at(x - rx, y)} Z`,
      rig.color.dark,
      0,
    );
  return (
    patch(-half * 0.62, top + depth * 0.24, half * 0.3, depth * 0.34) +
    patch(half * 0.06, top + depth * 0.5, half * 0.24, depth * 0.3) +
    patch(half * 0.66, top + depth * 0.12, half * 0.2, depth * 0.26)
  );
};

const stripes: FourLegged['pattern'] = (rig, half, top, depth) =>
  [-0.5, -0.2, 0.1]
    .map((x) =>
      shape(
        rig,
        `M${at(half * x - 10, top - 10)} Q${at(half * x + 8, top + depth * 0.3)} ${at(half * x + 2, top + depth * 0.5)} Q${at(half * x + 18, top + depth * 0.3)} ${at(half * x + 14, top - 10)} Z`,
        rig.color.dark,
        0,
      ),
    )
    .join('');

/** A horse's mane: what of it shows behind the neck. */
const mane: FourLegged['mane'] = (rig, [sx, sy], [hx, hy]) =>
  shape(
    rig,
    limbPath(
      [
        [hx - 30, hy - 78],
        [(hx + sx) / 2 - 52, (hy + sy) / 2 - 20],
        [sx - 62, sy + 20],
      ],
      [44, 66, 30],
    ),
    rig.color.dark,
  );

const collar: FourLegged['collar'] = (rig, [x, y]) => {
  const red = rig.style.paint(rig.coat.accent, 'accent');
  return (
    cord(rig, `M${at(x - 52, y + 50)} Q${at(x - 10, y + 92)} ${at(x + 34, y + 68)}`, red, 13) +
    shape(rig, ovalPath(x + 2, y + 92, 10, 10), rig.style.paint('#ffd166', 'accent'), rig.line * 0.7)
  );
};

const pet = { foot: 'paw', rests: 'sits', reach: 76 } as const;
const hoofed = { foot: 'hoof', rests: 'lies' } as const;

export const fourLegged = {
  dog: {
    ...pet,
    half: 112,
    depth: 112,
    leg: 84,
    legWidth: 36,
    neck: [14, -58],
    neckWidth: 74,
    tuck: 0.2,
    tail: 'wag',
    head: dogHead,
    collar,
  },
  cat: {
    ...pet,
    half: 104,
    depth: 96,
    leg: 70,
    legWidth: 30,
    neck: [16, -48],
    neckWidth: 66,
    tuck: 0.1,
    tail: 'long',
    head: catHead,
    pattern: stripes,
  },
  rabbit: {
    ...pet,
    rests: 'crouches',
    half: 84,
    depth: 108,
    leg: 34,
    legWidth: 32,
    neck: [12, -46],
    neckWidth: 60,
    tuck: 0,
    tail: 'puff',
    head: rabbitHead,
    pattern: belly,
  },
  mouse: {
    ...pet,
    half: 82,
    depth: 96,
    leg: 30,
    legWidth: 24,
    neck: [20, -34],
    neckWidth: 56,
    tuck: 0,
    tail: 'thread',
    head: mouseHead,
    reach: 66,
    pattern: belly,
  },
  horse: {
    ...hoofed,
    half: 170,
    depth: 156,
    leg: 150,
    legWidth: 44,
    neck: [52, -138],
    neckWidth: 74,
    tuck: 0.14,
    tail: 'hair',
    reach: 92,
    head: horseHead,
    mane,
  },
  cow: {
    ...hoofed,
    half: 186,
    depth: 176,
    leg: 112,
    legWidth: 46,
    neck: [44, -44],
    neckWidth: 96,
    tuck: 0,
    tail: 'tuft',
    reach: 92,
    head: cowHead,
    pattern: patches,
  },
  goat: {
    ...hoofed,
    half: 120,
    depth: 116,
    leg: 104,
    legWidth: 32,
    neck: [30, -84],
    neckWidth: 60,
    tuck: 0.06,
    tail: 'stub',
    reach: 84,
    head: goatHead,
  },
  elephant: {
    half: 190,
    depth: 220,
    leg: 104,
    legWidth: 74,
    neck: [30, -18],
    neckWidth: 120,
    tuck: 0,
    foot: 'pad',
    tail: 'tuft',
    rests: 'lies',
    reach: 90,
    head: elephantHead,
  },
  lion: {
    ...pet,
    half: 146,
    depth: 128,
    leg: 92,
    legWidth: 44,
    neck: [20, -66],
    neckWidth: 90,
    tuck: 0.16,
    tail: 'tuft',
    head: lionHead,
  },
} as const satisfies Record<string, FourLegged>;
