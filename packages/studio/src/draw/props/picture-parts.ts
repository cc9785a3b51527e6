import { svg } from '../markup.ts';
import iconSet from './icon-set.json' with { type: 'json' };
import { line, oval, shape, tile } from './icon-shapes.ts';

/** What views of whole places and processes are put together from, in the 32-unit grid. */

const emojiBodies: Record<string, string> = iconSet;

type Turned = { turn?: number; mirrored?: boolean };

/** A drawing of the 32-unit grid put into another one, its middle at x, y. */
export const put = (body: string, x: number, y: number, size: number, { turn, mirrored }: Turned = {}) =>
  svg`<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${(mirrored ? -size : size) / 32} ${size / 32}) translate(-16 -16)">${body}</g>`;

/** An icon of the emoji set as a part of a view. */
export const emoji = (name: string, x: number, y: number, size: number, turned?: Turned) =>
  put(emojiBodies[name] ?? '', x, y, size, turned);

/** The lower part of a tile, from a horizon down; `rise` lifts its middle to a hill. */
export const ground = (fill: string, horizon: number, rise = 0) =>
  shape(
    fill,
    `M1 ${horizon} Q16 ${horizon - rise * 2} 31 ${horizon} V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`,
  );

/** A place outside: sky above, land below. */
export const land = (sky: string, earth: string, horizon = 21, rise = 0) =>
  tile(sky) + ground(earth, horizon, rise);

/** A tile of two halves, each in its own colour. */
export const halves = (left: string, right: string) =>
  tile(left) + shape(right, 'M16 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H16 Z');

const short = (value: number) => Math.round(value * 100) / 100;

/** Where an arm reaches, in shares of the height from the shoulder: across and up. */
type Reach = readonly [across: number, up: number];

type Someone = {
  shirt: string;
  skin?: string;
  hair?: string;
  legs?: string;
  /** The left and the right hand; hanging unless told. */
  hands?: readonly [Reach, Reach];
  long?: boolean;
};

/** A small person of a view, seen from the front, the feet at x, y. */
export function someone(
  x: number,
  y: number,
  height: number,
  {
    shirt,
    skin = '#c98d5f',
    hair = '#2f2320',
    legs = '#3d4a63',
    hands = [
      [-0.08, -0.24],
      [0.08, -0.24],
    ],
    long,
  }: Someone,
): string {
  const at = (across: number, up: number) => `${short(x + across * height)} ${short(y - up * height)}`;
  const arm = (side: number, [across, up]: Reach) =>
    line(
      skin,
      `M${at(side * 0.13, 0.58)} L${at(side * 0.13 + across, 0.58 + up)}`,
      short(Math.max(0.5, height * 0.07)),
    );
  return (
    line(
      legs,
      `M${at(-0.07, 0.3)} L${at(-0.07, 0.03)} M${at(0.07, 0.3)} L${at(0.07, 0.03)}`,
      short(height * 0.1),
    ) +
    (long ? oval(x, short(y - height * 0.74), short(height * 0.2), short(height * 0.24), hair) : '') +
    arm(-1, hands[0]) +
    arm(1, hands[1]) +
    shape(
      shirt,
      `M${at(-0.16, 0.26)} L${at(-0.15, 0.54)} Q${at(0, 0.68)} ${at(0.15, 0.54)} L${at(0.16, 0.26)} Z`,
    ) +
    oval(x, short(y - height * 0.79), short(height * 0.17), short(height * 0.18), skin) +
    shape(
      hair,
      `M${at(-0.18, 0.8)} Q${at(-0.17, 1.02)} ${at(0, 1.02)} Q${at(0.17, 1.02)} ${at(0.18, 0.8)} Q${at(0, 0.92)} ${at(-0.18, 0.8)} Z`,
    ) +
    line('#2f2320', `M${at(-0.06, 0.78)} v.05 M${at(0.06, 0.78)} v.05`, short(Math.max(0.3, height * 0.045)))
  );
}
