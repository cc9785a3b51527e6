import { svg } from '../markup.ts';
import { box, line, shape, times } from './icon-shapes.ts';

/** What is measured and counted in a maths lesson: angles, hundred squares and base-ten blocks. */

const arm = '#2f3542';
const arc = '#e5484d';
const fan = '#ffd27a';

type Point = { x: number; y: number };
const spot = ({ x, y }: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
/** The point so far from another in a direction in degrees, anticlockwise from the right. */
const away = ({ x, y }: Point, far: number, degrees: number): Point => ({
  x: x + far * Math.cos((degrees * Math.PI) / 180),
  y: y - far * Math.sin((degrees * Math.PI) / 180),
});

const arms = (corner: Point, long: number, turn: number) =>
  line(arm, `M${spot(away(corner, long, 0))} L${spot(corner)} L${spot(away(corner, long, turn))}`, 1.9) +
  svg`<circle cx="${corner.x}" cy="${corner.y}" r="1.7" fill="${arm}"/>`;

/** An angle of so many degrees, one arm to the right: the arc goes the whole way round from it to the other. */
function angle(corner: Point, long: number, turn: number, radius: number): string {
  const [from, to] = [away(corner, radius, 0), away(corner, radius, turn)];
  const way = `M${spot(from)} A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${spot(to)}`;
  return shape(fan, `${way} L${spot(corner)} Z`) + line(arc, way, 1.9) + arms(corner, long, turn);
}

const cell = 2.84;
const gridFrom = 1.8;
const at = (cells: number) => Number((gridFrom + cells * cell).toFixed(2));

/** A hundred square whose first columns, from the top down, are coloured. */
function hundred(columns: number, rows: number): string {
  const side = at(10) - gridFrom;
  const cuts = (every: number[]) =>
    every.map((i) => `M${at(i)} ${gridFrom} V${at(10)} M${gridFrom} ${at(i)} H${at(10)}`).join(' ');
  return (
    box(0.8, 0.8, 30.4, 30.4, '#1d4f86', 1) +
    box(gridFrom, gridFrom, side, side, '#ffffff') +
    box(gridFrom, gridFrom, columns * cell, rows * cell, '#d63b46') +
    line('#1d4f86', cuts([1, 2, 3, 4, 6, 7, 8, 9]), 0.4) +
    line('#1d4f86', cuts([5]), 0.9)
  );
}

const front = '#ffc145';
const top = '#ffe29a';
const side = '#d98e2b';
const edge = '#8a5227';

/** A block of so many cubes across and up, one deep, seen from the front, from above and from the right. */
function block(left: number, foot: number, cube: number, across: number, up: number): string {
  const deep = cube * 0.5;
  const [wide, high] = [across * cube, up * cube];
  const head = foot - high;
  const right = left + wide;
  const thin = cube > 8 ? 1 : cube > 3 ? 0.7 : 0.5;
  // Lines end before the rim, so that its outline stays straight.
  const back = thin / 2;
  const slope = `l${deep - back} ${back - deep} `;
  const cuts =
    times(across - 1, (i) => `M${left + (i + 1) * cube} ${foot - back} V${head} ${slope}`) +
    times(up - 1, (i) => `M${left + back} ${foot - (i + 1) * cube} H${right} ${slope}`);
  return (
    shape(top, `M${left} ${head} l${deep} ${-deep} h${wide} l${-deep} ${deep} Z`) +
    shape(side, `M${right} ${head} l${deep} ${-deep} v${high} l${-deep} ${deep} Z`) +
    shape(front, `M${left} ${head} h${wide} v${high} h${-wide} Z`) +
    line(edge, `M${left + back} ${head} H${right} V${foot - back} M${right} ${head} ${slope}${cuts}`, thin)
  );
}

export const mathsIcons = {
  'x-angle-acute': angle({ x: 4, y: 25.5 }, 25.5, 48, 12),
  'x-angle-right':
    shape(fan, 'M6 26.5 V17.5 H15 V26.5 Z') +
    line(arc, 'M6 17.5 H15 V26.5', 1.9) +
    arms({ x: 6, y: 26.5 }, 22.5, 90),
  'x-angle-obtuse': angle({ x: 13.4, y: 24.5 }, 16.6, 125, 8.5),
  'x-angle-straight': angle({ x: 16, y: 20.5 }, 14, 180, 8.5),
  'x-angle-reflex': angle({ x: 15, y: 14 }, 15, 240, 8),
  'x-hundred-25': hundred(5, 5),
  'x-hundred-50': hundred(5, 10),
  'x-unit-cube': block(5, 30, 15, 1, 1),
  'x-ten-rod': svg`<g transform="rotate(-40 16 16)">${block(-2.6, 18.6, 3.6, 10, 1)}</g>`,
  'x-hundred-flat': block(1.5, 30, 2.72, 10, 10),
};
