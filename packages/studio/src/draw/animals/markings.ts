import { shape, stroke } from '../cast/rig.ts';
import { at, cord, limbPath, ovalPath } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';

type Marking = NonNullable<FourLegged['pattern']>;

/** What animals on four legs wear on their bodies and necks. */

export const belly: Marking = (rig, half, top, depth) =>
  shape(rig, ovalPath(half * 0.1, top + depth * 1.02, half * 0.78, depth * 0.26), rig.color.second, 0);

export const patches: Marking = (rig, half, top, depth) => {
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

export const stripes: Marking = (rig, half, top, depth) =>
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
export const mane: FourLegged['mane'] = (rig, [sx, sy], [hx, hy]) =>
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

export const collar: FourLegged['collar'] = (rig, [x, y]) => {
  const red = rig.style.paint(rig.coat.accent, 'accent');
  return (
    cord(rig, `M${at(x - 52, y + 50)} Q${at(x - 10, y + 92)} ${at(x + 34, y + 68)}`, red, 13) +
    shape(rig, ovalPath(x + 2, y + 92, 10, 10), rig.style.paint('#ffd166', 'accent'), rig.line * 0.7)
  );
};

/** A darker back, ragged below. */
export const saddle: Marking = (rig, half, top, depth) => {
  const low = top + depth * 0.36;
  const rags = [0.7, 0.4, 0.1, -0.2, -0.5, -0.8].map(
    (x) => `L${at(half * (x + 0.12), low + 16)} L${at(half * x, low - 2)}`,
  );
  return shape(
    rig,
    `M${at(-half * 1.2, top - 20)} L${at(half * 1.2, top - 20)} L${at(half, low - 6)} ${rags.join(' ')} L${at(-half * 1.2, low)} Z`,
    rig.color.dark,
    0,
  );
};

/** Pale spots on the back. */
export const spots: Marking = (rig, half, top, depth) =>
  [-0.7, -0.42, -0.12, 0.2, -0.56, -0.26, 0.04]
    .map((x, i) =>
      shape(rig, ovalPath(half * x, top + depth * (i < 4 ? 0.2 : 0.4), 8, 7), rig.color.second, 0),
    )
    .join('') + belly(rig, half, top, depth);

/** A tiger's stripes, from the back and from below. */
export const bands: Marking = (rig, half, top, depth) => {
  const band = (x: number, from: number, to: number) =>
    `M${at(half * x - 11, from)} Q${at(half * x - 2, (from + to) / 2)} ${at(half * x - 4, to)} Q${at(half * x + 16, (from + to) / 2)} ${at(half * x + 11, from)} Z`;
  const bottom = top + depth;
  const d = [
    ...[-0.84, -0.58, -0.32, -0.06, 0.2, 0.46].map((x) => band(x, top - 10, top + depth * 0.56)),
    ...[-0.45, -0.19, 0.07, 0.33].map((x) => band(x, bottom + 12, top + depth * 0.62)),
  ];
  return belly(rig, half, top, depth) + shape(rig, d.join(' '), rig.color.dark, 0);
};

/** Curls of wool. */
export const curls: Marking = (rig, half, top, depth) =>
  stroke(
    [
      [-0.6, 0.3],
      [-0.1, 0.24],
      [0.4, 0.34],
      [-0.36, 0.56],
      [0.14, 0.56],
      [-0.7, 0.7],
    ]
      .map(([x, y]) => `M${at(half * x! - 12, top + depth * y!)} q4,16 16,12 q10,-6 4,-14`)
      .join(' '),
    rig.style.inked ? rig.faceInk : rig.color.shade,
    rig.fine * 0.8,
  );
