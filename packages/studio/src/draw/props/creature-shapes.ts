import { ball, box, line, oval, shape, tile, times } from './icon-shapes.ts';
import { ground } from './picture-parts.ts';

/** Creatures and plants as our views show them. */

export const sky = '#cfe9fb';
export const grass = '#86c552';
export const snow = '#ffffff';
export const bark = '#8a6238';
export const barkShade = '#6b4826';
export const ink = '#2f3542';
export const red = '#cf222e';

/** A polar bear that walks to the left, its feet at y. */
export const polarBear = (x: number, y: number, s = 1, fur = '#fbfbf7', edge = '#9db0c0') => {
  const at = (across: number, down: number) => `${x + across * s} ${y + down * s}`;
  const body = `M${at(-8, -7)} Q${at(-7.4, -10)} ${at(-4.4, -9.4)} Q${at(0, -10.6)} ${at(4.6, -8.6)} Q${at(6.8, -7)} ${at(6.4, 0)} H${x + 3.8 * s} L${at(3, -3)} H${x - 1.4 * s} L${at(-1.8, 0)} H${x - 4.4 * s} L${at(-4.8, -4.6)} Q${at(-7, -4)} ${at(-8, -5.4)} Z`;
  return (
    shape(fur, body) +
    line(edge, body, 0.5) +
    oval(x - 4.8 * s, y - 9.6 * s, 0.8 * s, 0.8 * s, fur) +
    oval(x - 7.8 * s, y - 6.4 * s, 0.7 * s, 0.6 * s, ink) +
    oval(x - 6.2 * s, y - 7.8 * s, 0.4 * s, 0.45 * s, ink)
  );
};

/** The head of a desert fox from the front, with its big ears. */
export const fennec = (x: number, y: number, s = 1) =>
  [-1, 1]
    .map(
      (side) =>
        shape(
          '#d9a860',
          `M${x + side * 1.4 * s} ${y - 2 * s} L${x + side * 8.6 * s} ${y - 13 * s} Q${x + side * 10 * s} ${y - 5 * s} ${x + side * 5.6 * s} ${y + 0.6 * s} Z`,
        ) +
        shape(
          '#f7cfae',
          `M${x + side * 3 * s} ${y - 2.4 * s} L${x + side * 8 * s} ${y - 10.6 * s} Q${x + side * 8.4 * s} ${y - 5 * s} ${x + side * 5.4 * s} ${y - 1 * s} Z`,
        ),
    )
    .join('') +
  shape(
    '#e8bd7a',
    `M${x - 6 * s} ${y - 1 * s} Q${x} ${y - 6 * s} ${x + 6 * s} ${y - 1 * s} Q${x + 6.4 * s} ${y + 3 * s} ${x} ${y + 7 * s} Q${x - 6.4 * s} ${y + 3 * s} ${x - 6 * s} ${y - 1 * s} Z`,
  ) +
  shape(
    '#fff4e0',
    `M${x - 5.6 * s} ${y + 1.4 * s} Q${x - 2 * s} ${y + 2 * s} ${x} ${y + 3.4 * s} Q${x + 2 * s} ${y + 2 * s} ${x + 5.6 * s} ${y + 1.4 * s} Q${x + 3.6 * s} ${y + 5 * s} ${x} ${y + 7 * s} Q${x - 3.6 * s} ${y + 5 * s} ${x - 5.6 * s} ${y + 1.4 * s} Z`,
  ) +
  oval(x - 2.6 * s, y + 0.2 * s, 0.8 * s, 1 * s, ink) +
  oval(x + 2.6 * s, y + 0.2 * s, 0.8 * s, 1 * s, ink) +
  oval(x, y + 4.8 * s, 1 * s, 0.7 * s, ink);

export const trunk = (fill: string, shade: string) =>
  shape(fill, 'M7 1 H25 Q23.6 16 26 31 H6 Q8.4 16 7 1 Z') +
  line(
    shade,
    'M10 3 Q11 10 9.6 16 T10 29 M14 2 Q13 6 14 9 M22 3 Q21 12 22.4 18 T22 29 M18 2 Q18.6 5 18 7 M13 26 Q14 28 13 30.6 M18.6 27 v3.6',
    0.7,
  );

/** An owl as brown and streaked as the trunk behind it. */
export const barkOwl =
  shape(
    '#94693c',
    'M11 10 L12 7.6 L14 9.4 H18 L20 7.6 L21 10 Q22.4 18 20.4 23.6 Q16 26.4 11.6 23.6 Q9.6 18 11 10 Z',
  ) +
  line(
    barkShade,
    'M12.4 16 v4 M14.4 17 v5 M16 16.4 v6 M17.6 17 v5 M19.6 16 v4 M11.8 13 q1 2 3 1.6 M20.2 13 q-1 2 -3 1.6',
    0.7,
  ) +
  ball(13.8, 12.4, 1.9, '#ffd43b', '#fff3bf') +
  ball(18.2, 12.4, 1.9, '#ffd43b', '#fff3bf') +
  oval(13.8, 12.4, 0.9, 1, ink) +
  oval(18.2, 12.4, 0.9, 1, ink) +
  shape('#d9a441', 'M15.2 14 H16.8 L16 16 Z') +
  line('#d9a441', 'M14 24.8 v1.4 M18 24.8 v1.4', 0.8);

export const chameleon = (x: number, y: number, s: number, skin: string, spots: string) =>
  line(
    skin,
    `M${x + 7 * s} ${y} q${5 * s} ${1 * s} ${5 * s} ${4 * s} q-${0.6 * s} ${3 * s} -${3 * s} ${2 * s} q-${1.4 * s} -${1.4 * s} ${0.2 * s} -${2.4 * s}`,
    1.5 * s,
  ) +
  line(
    skin,
    `M${x - 2 * s} ${y + 2 * s} l-${0.6 * s} ${3 * s} M${x + 4 * s} ${y + 2 * s} l${0.6 * s} ${3 * s}`,
    1.5 * s,
  ) +
  shape(
    skin,
    `M${x - 10 * s} ${y} Q${x - 9 * s} ${y - 5 * s} ${x - 5 * s} ${y - 6.4 * s} Q${x - 4 * s} ${y - 3.6 * s} ${x - 2 * s} ${y - 4 * s} Q${x + 4 * s} ${y - 5.6 * s} ${x + 8 * s} ${y} Q${x + 3 * s} ${y + 4 * s} ${x - 3 * s} ${y + 2.6 * s} Q${x - 7 * s} ${y + 2.6 * s} ${x - 10 * s} ${y} Z`,
  ) +
  times(3, (i) => oval(x - 1 * s + i * 3 * s, y - 0.6 * s, 1 * s, 1.3 * s, spots)) +
  ball(x - 6.4 * s, y - 2.2 * s, 1.6 * s, spots, '#ffffff') +
  oval(x - 6.6 * s, y - 2.2 * s, 0.6 * s, 0.6 * s, ink);

export const hoverfly = (x: number, y: number, s: number, wasp = false) =>
  oval(x + 2 * s, y - 3.4 * s, 4.4 * s, 1.7 * s, '#dff1fc') +
  oval(x - 0.6 * s, y - 3.8 * s, 3.4 * s, 1.5 * s, '#c3e3f5') +
  (wasp
    ? oval(x + 4.2 * s, y, 4.2 * s, 2.3 * s, '#ffd43b')
    : oval(x + 3.6 * s, y, 4.6 * s, 2.6 * s, '#ffd43b')) +
  times(3, (i) => line(ink, `M${x + (1.8 + i * 1.9) * s} ${y - 1.9 * s} v${3.8 * s}`, 0.9 * s)) +
  (wasp ? line(ink, `M${x + 8.4 * s} ${y} l${1.8 * s} ${0.2 * s}`, 0.6 * s) : '') +
  oval(x - (wasp ? 2.6 : 1.8) * s, y - 0.2 * s, 2.2 * s, 1.9 * s, ink) +
  (wasp ? oval(x - 5.6 * s, y, 1.6 * s, 1.6 * s, '#ffd43b') : oval(x - 4.4 * s, y, 2 * s, 2 * s, '#b5532f')) +
  (wasp
    ? line(
        ink,
        `M${x - 6.6 * s} ${y - 1 * s} q-${2 * s} -${2 * s} -${3.4 * s} -${1.4 * s} M${x - 6.4 * s} ${y - 1.2 * s} q-${1 * s} -${2.4 * s} -${2.4 * s} -${3 * s}`,
        0.5 * s,
      )
    : line(ink, `M${x - 6.2 * s} ${y - 0.8 * s} l-${1 * s} -${0.6 * s}`, 0.5 * s)) +
  oval(x - (wasp ? 6 : 4.8) * s, y - 0.2 * s, 0.6 * s, 0.8 * s, wasp ? ink : '#5a1e12');

/** A goose in flight to the left, seen from below. */
export const flyingGoose = (x: number, y: number, s: number) =>
  shape(
    '#7a5a3c',
    `M${x - 1 * s} ${y} L${x + 1.6 * s} ${y - 3.4 * s} L${x + 2.4 * s} ${y} L${x + 1.6 * s} ${y + 3 * s} Z`,
  ) +
  oval(x, y, 2.6 * s, 0.9 * s, '#9b7850') +
  line('#3f3328', `M${x - 2.2 * s} ${y} h-${2 * s}`, 0.8 * s);

export const urchin = (x: number, y: number, r: number) =>
  times(12, (i) => {
    const angle = (i / 12) * 2 * Math.PI;
    return line(
      '#6b3fa0',
      `M${x} ${y} L${(x + Math.cos(angle) * r * 1.7).toFixed(2)} ${(y + Math.sin(angle) * r * 1.7).toFixed(2)}`,
      r * 0.22,
    );
  }) + ball(x, y, r, '#7d4fb5', '#b897e0');

export const kelp = (x: number, y: number, height: number) =>
  line('#4d7c2a', `M${x} ${y} q-1.4 -${height * 0.25} 0 -${height * 0.5} t0 -${height * 0.5}`, 0.8) +
  times(4, (i) => oval(x + (i % 2 ? 1.4 : -1.4), y - height * (0.2 + i * 0.22), 1.7, 0.7, '#6b9e37'));

export const seaBed = tile('#5bb8e8') + ground('#e0c48c', 26, 1);

/** A beetle from above, its head up. */
export const beetle = (x: number, y: number, s: number, fill: string, edge: string) =>
  times(3, (i) =>
    line(
      ink,
      `M${x - 2.6 * s} ${y + (i - 1) * 1.6 * s} l-${1.4 * s} ${(i - 1) * 0.9 * s} M${x + 2.6 * s} ${y + (i - 1) * 1.6 * s} l${1.4 * s} ${(i - 1) * 0.9 * s}`,
      0.5 * s,
    ),
  ) +
  oval(x, y - 3.4 * s, 1.5 * s, 1.3 * s, edge) +
  oval(x, y + 0.4 * s, 2.8 * s, 3.6 * s, fill) +
  line(edge, `M${x} ${y - 3 * s} V${y + 3.8 * s}`, 0.5 * s);
export const greenBeetle = (x: number, y: number, s: number) => beetle(x, y, s, '#3fb950', '#1f7a34');
export const brownBeetle = (x: number, y: number, s: number) => beetle(x, y, s, '#7a4a21', '#4d2c10');

export const rocks =
  tile('#b98a5c') +
  line('#8f6338', 'M3 9 L9 7 L13 10 M20 5 L26 8 L30 6 M4 22 L10 20 M18 26 L25 23 L29 25 M12 15 L18 14', 0.7);

const moth = (x: number, y: number, s: number, fill: string, edge: string) =>
  shape(
    fill,
    `M${x} ${y - 1 * s} L${x - 5 * s} ${y - 3 * s} Q${x - 5.4 * s} ${y + 1 * s} ${x - 2.6 * s} ${y + 3.4 * s} L${x} ${y + 1 * s} L${x + 2.6 * s} ${y + 3.4 * s} Q${x + 5.4 * s} ${y + 1 * s} ${x + 5 * s} ${y - 3 * s} Z`,
  ) +
  line(
    edge,
    `M${x - 3.4 * s} ${y - 1 * s} q${1 * s} ${1.4 * s} ${0.4 * s} ${2.6 * s} M${x + 3.4 * s} ${y - 1 * s} q-${1 * s} ${1.4 * s} -${0.4 * s} ${2.6 * s}`,
    0.5 * s,
  ) +
  oval(x, y, 0.8 * s, 2.6 * s, edge);
export const paleMoth = (x: number, y: number, s: number) => moth(x, y, s, '#eceae2', '#8d8a80');
export const darkMoth = (x: number, y: number, s: number) => moth(x, y, s, '#2b2c31', '#63646d');

export const germ = (x: number, y: number, fill: string) =>
  oval(x, y, 1.7, 1.3, fill) +
  line(fill, `M${x + 1.4} ${y + 0.6} q.6 .8 1 .2`, 0.5) +
  oval(x - 0.6, y - 0.4, 0.5, 0.3, '#ffffff');

export const photo = (x: number, y: number, inside: string) =>
  box(x - 6, y - 6.4, 12, 13.4, '#ffffff', 0.6) + box(x - 5, y - 5.4, 10, 9.6, '#cfd8c0') + inside;
