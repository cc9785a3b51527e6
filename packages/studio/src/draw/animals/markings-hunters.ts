import { shape } from '../cast/rig.ts';
import { ovalPath } from './animal-rig.ts';
import type { FourLegged } from './four-legged.ts';
import { belly } from './markings.ts';

type Marking = NonNullable<FourLegged['pattern']>;

/** Rows of places on a body, every other row between those of the one above; widths and heights of the body. */
const places = [0.14, 0.38, 0.62].flatMap((down, row) =>
  [-0.86, -0.6, -0.34, -0.08, 0.18, 0.44, 0.7].map((x): [number, number] => [x + (row % 2 ? 0.13 : 0), down]),
);

/** Rings with a darker middle, as on a leopard. */
export const rosettes: Marking = (rig, half, top, depth) =>
  belly(rig, half, top, depth) +
  places
    .map(([x, down], i) => {
      const [px, py, r] = [half * x, top + depth * down, 12 - (i % 3)];
      return (
        shape(rig, ovalPath(px, py, r + 1, r), rig.color.dark, 0) +
        shape(rig, ovalPath(px + 2, py + 1, r * 0.5, r * 0.44), rig.color.accent, 0)
      );
    })
    .join('');

export const solidSpots: Marking = (rig, half, top, depth) =>
  belly(rig, half, top, depth) +
  shape(
    rig,
    places.map(([x, down], i) => ovalPath(half * x, top + depth * down, 7 + (i % 3), 7)).join(' '),
    rig.color.dark,
    0,
  );
