import { svg } from '../markup.ts';

/** Pieces of our own icons, in the 32-unit grid of the emoji set. */

const short = (value: number) => Math.round(value * 100) / 100;

export const shape = (fill: string, d: string) => svg`<path fill="${fill}" d="${d}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const line = (color: string, d: string, width: number) =>
  svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A disc with a spot of light. */
export const ball = (x: number, y: number, r: number, fill: string, shine: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.28}" fill="${shine}"/>`;

/** The point of a round at `turn` (0 to 1, clockwise from the top). */
export function onRound(x: number, y: number, r: number, turn: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
}

/** A round of equal slices, each in its own colour. */
export function slices(x: number, y: number, r: number, fills: string[]): string {
  return fills
    .map((fill, i) =>
      shape(
        fill,
        `M${x} ${y} L${onRound(x, y, r, i / fills.length)} A${r} ${r} 0 0 1 ${onRound(x, y, r, (i + 1) / fills.length)} Z`,
      ),
    )
    .join('');
}

/** Something repeated `count` times. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A square with round corners: a view of a place. */
export const tile = (fill: string) =>
  shape(fill, 'M4 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 V4 a3 3 0 0 1 3 -3 Z');

/** The lower part of a `tile` from y down: what a view stands on. */
export const ground = (y: number, fill: string) =>
  shape(fill, `M1 ${y} H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`);

/** An arrow from one point to another. */
export function pointer(color: string, x1: number, y1: number, x2: number, y2: number, width = 1.1): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (back: number, aside: number) =>
    `${short(x2 - ux * back - uy * aside)} ${short(y2 - uy * back + ux * aside)}`;
  const head = width * 2.2;
  return (
    line(color, `M${x1} ${y1} L${at(head, 0)}`, width) +
    shape(color, `M${short(x2)} ${short(y2)} L${at(head, head * 0.7)} L${at(head, -head * 0.7)} Z`)
  );
}

/** A small standing person: head, hair and a robe from the shoulders to the ground at `y`. */
export const figure = (x: number, y: number, height: number, robe: string, skin: string, hair: string) => {
  const at = (across: number, up: number) => `${short(x + across * height)} ${short(y - up * height)}`;
  return (
    shape(robe, `M${at(-0.24, 0)} L${at(-0.17, 0.52)} Q${at(0, 0.72)} ${at(0.17, 0.52)} L${at(0.24, 0)} Z`) +
    oval(x, short(y - height * 0.8), short(height * 0.17), short(height * 0.19), skin) +
    shape(
      hair,
      `M${at(-0.18, 0.8)} Q${at(-0.16, 1.02)} ${at(0, 1.02)} Q${at(0.16, 1.02)} ${at(0.18, 0.8)} Q${at(0, 0.94)} ${at(-0.18, 0.8)} Z`,
    )
  );
};

/** Strokes of the signs that our pictures carry themselves, in a square of 10 by 16: points only, in M, L and Q. */
const signs: Record<string, string> = {
  A: 'M0 16 L5 0 L10 16 M2 10 L8 10',
  B: 'M0 8 L5 8 Q10 8 10 4 Q10 0 5 0 L0 0 L0 16 L6 16 Q10 16 10 12 Q10 8 5 8',
  C: 'M10 2 Q0 -3 0 8 Q0 19 10 14',
  D: 'M0 0 L4 0 Q10 0 10 8 Q10 16 4 16 L0 16 L0 0',
  E: 'M9 0 L0 0 L0 16 L9 16 M0 8 L7 8',
  F: 'M9 0 L0 0 L0 16 M0 8 L7 8',
  G: 'M10 2 Q0 -3 0 8 Q0 19 10 14 L10 9 L6 9',
  H: 'M0 0 L0 16 M10 0 L10 16 M0 8 L10 8',
  I: 'M5 0 L5 16',
  J: 'M9 0 L9 11 Q9 16 5 16 Q1 16 0 12',
  K: 'M0 0 L0 16 M9 0 L0 9 M3 6 L10 16',
  L: 'M0 0 L0 16 L9 16',
  M: 'M0 16 L0 0 L5 9 L10 0 L10 16',
  N: 'M0 16 L0 0 L10 16 L10 0',
  O: 'M5 0 Q0 0 0 8 Q0 16 5 16 Q10 16 10 8 Q10 0 5 0',
  P: 'M0 16 L0 0 L5 0 Q10 0 10 4 Q10 8 5 8 L0 8',
  R: 'M0 16 L0 0 L5 0 Q10 0 10 4 Q10 8 5 8 L0 8 M5 8 L10 16',
  S: 'M9 2 Q0 -2 1 4 Q2 8 5 8 Q10 8 9 13 Q7 18 0 14',
  T: 'M0 0 L10 0 M5 0 L5 16',
  U: 'M0 0 L0 10 Q0 16 5 16 Q10 16 10 10 L10 0',
  V: 'M0 0 L5 16 L10 0',
  W: 'M0 0 L2 16 L5 6 L8 16 L10 0',
  X: 'M0 0 L10 16 M10 0 L0 16',
  Y: 'M0 0 L5 8 L10 0 M5 8 L5 16',
  a: 'M1 7 Q9 4 9 9 L9 16 M9 10 Q1 9 1 13 Q2 18 9 14',
  b: 'M1 0 L1 16 M1 9 Q10 4 10 11 Q10 18 1 14',
  c: 'M9 7 Q1 4 1 11 Q1 18 9 15',
  m: 'M0 16 L0 7 M0 9 Q5 4 5 9 L5 16 M5 9 Q10 4 10 9 L10 16',
  p: 'M1 7 L1 20 M1 9 Q10 4 10 11 Q10 18 1 14',
  0: 'M5 0 Q0 0 0 8 Q0 16 5 16 Q10 16 10 8 Q10 0 5 0',
  1: 'M2 4 L6 0 L6 16',
  2: 'M1 4 Q2 -1 6 0 Q11 2 8 8 L0 16 L10 16',
  3: 'M1 0 L9 0 L5 6 Q10 7 9 12 Q7 17 0 15',
  4: 'M8 16 L8 0 L0 11 L10 11',
  5: 'M9 0 L2 0 L1 7 Q10 4 9 11 Q8 17 0 15',
  6: 'M8 0 Q0 4 0 11 Q1 16 5 16 Q10 16 10 11 Q9 7 5 7 Q1 7 0 11',
  7: 'M0 0 L10 0 L4 16',
  8: 'M5 8 Q0 7 1 3 Q5 -3 9 3 Q10 7 5 8 Q0 9 0 13 Q5 19 10 13 Q10 9 5 8',
  9: 'M10 5 Q9 9 5 9 Q1 9 0 5 Q0 0 5 0 Q10 0 10 5 Q10 12 2 16',
  '+': 'M0 8 L10 8 M5 3 L5 13',
  '-': 'M1 8 L9 8',
  '×': 'M1 4 L9 12 M9 4 L1 12',
  '÷': 'M0 8 L10 8 M5 3 L5 3.4 M5 12.6 L5 13',
  '=': 'M0 5 L10 5 M0 11 L10 11',
  '.': 'M5 15.6 L5 16',
  '(': 'M7 -1 Q2 8 7 17',
  ')': 'M3 -1 Q8 8 3 17',
  $: 'M9 3 Q0 0 1 5 Q2 8 5 8 Q10 8 9 12 Q7 16 0 13 M5 -2 L5 18',
  '°': 'M4 0 Q0 0 0 3.5 Q0 7 4 7 Q8 7 8 3.5 Q8 0 4 0',
  '%': 'M9 0 L1 16 M2 1 Q0 3 2 5 Q4 3 2 1 M8 11 Q6 13 8 15 Q10 13 8 11',
  '/': 'M9 0 L1 16',
  '?': 'M1 4 Q2 -1 6 0 Q11 2 8 6 Q5 8 5 11 M5 15.6 L5 16',
  ' ': '',
};

/** Signs in strokes, `height` high, with the middle of the row at x and its head at y. */
export function inscription(text: string, x: number, y: number, height: number, color: string): string {
  const scale = height / 16;
  const from = x - ((text.length * 14 - 4) / 2) * scale;
  const strokes = [...text].map((sign, i) =>
    (signs[sign] ?? '').replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, across, down) =>
        `${short(from + (i * 14 + Number(across)) * scale)} ${short(y + Number(down) * scale)}`,
    ),
  );
  return line(color, strokes.join(' '), short(2.6 * scale));
}
