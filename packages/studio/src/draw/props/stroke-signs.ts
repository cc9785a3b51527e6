import { line } from './icon-shapes.ts';

/** Strokes of letters, digits and signs in a square of 10 by 16, for pictures that carry some writing themselves. */
const strokes: Record<string, string> = {
  A: 'M0 16 L5 0 L10 16 M2 10 L8 10',
  B: 'M0 0 L0 16 L5 16 Q10 16 10 12 Q10 8 5 8 L0 8 M5 8 Q9 8 9 4 Q9 0 5 0 L0 0',
  C: 'M10 2 Q0 -3 0 8 Q0 19 10 14',
  D: 'M0 0 L0 16 L4 16 Q10 16 10 8 Q10 0 4 0 L0 0',
  E: 'M9 0 L0 0 L0 16 L9 16 M0 8 L7 8',
  F: 'M9 0 L0 0 L0 16 M0 8 L7 8',
  G: 'M10 2 Q0 -3 0 8 Q0 19 10 14 L10 9 L6 9',
  H: 'M0 0 L0 16 M10 0 L10 16 M0 8 L10 8',
  I: 'M5 0 L5 16',
  J: 'M8 0 L8 12 Q8 16 4 16 Q0 16 0 12',
  K: 'M0 0 L0 16 M10 0 L0 9 L10 16',
  L: 'M0 0 L0 16 L9 16',
  M: 'M0 16 L0 0 L5 9 L10 0 L10 16',
  N: 'M0 16 L0 0 L10 16 L10 0',
  O: 'M5 0 Q0 0 0 8 Q0 16 5 16 Q10 16 10 8 Q10 0 5 0',
  P: 'M0 16 L0 0 L5 0 Q10 0 10 4 Q10 8 5 8 L0 8',
  Q: 'M5 0 Q0 0 0 8 Q0 16 5 16 Q10 16 10 8 Q10 0 5 0 M6 12 L10 17',
  R: 'M0 16 L0 0 L5 0 Q10 0 10 4 Q10 8 5 8 L0 8 M5 8 L10 16',
  S: 'M9 2 Q0 -2 1 4 Q2 8 5 8 Q10 8 9 13 Q7 18 0 14',
  T: 'M0 0 L10 0 M5 0 L5 16',
  U: 'M0 0 L0 10 Q0 16 5 16 Q10 16 10 10 L10 0',
  V: 'M0 0 L5 16 L10 0',
  W: 'M0 0 L2 16 L5 6 L8 16 L10 0',
  X: 'M0 0 L10 16 M10 0 L0 16',
  Y: 'M0 0 L5 8 L10 0 M5 8 L5 16',
  Z: 'M0 0 L10 0 L0 16 L10 16',
  0: 'M5 0 Q0 0 0 8 Q0 16 5 16 Q10 16 10 8 Q10 0 5 0',
  1: 'M2 4 L6 0 L6 16',
  2: 'M0 4 Q0 0 5 0 Q10 0 10 4 Q10 7 6 10 L0 16 L10 16',
  3: 'M1 0 L9 0 L5 6 Q10 7 9 12 Q7 17 0 15',
  4: 'M7 16 L7 0 L0 11 L10 11',
  5: 'M9 0 L2 0 L1 7 Q10 4 9 11 Q8 17 0 15',
  6: 'M8 0 Q0 4 0 11 Q1 16 5 16 Q10 16 10 11 Q9 7 5 7 Q1 7 0 11',
  7: 'M0 0 L10 0 L4 16',
  8: 'M5 8 Q0 7 1 3 Q5 -3 9 3 Q10 7 5 8 Q0 9 0 13 Q5 19 10 13 Q10 9 5 8',
  9: 'M10 5 Q9 9 5 9 Q1 9 0 5 Q0 0 5 0 Q10 0 10 5 Q10 12 3 16',
  '.': 'M5 16 L5 15',
  ',': 'M5 15 L4 18',
  '+': 'M5 4 L5 14 M0 9 L10 9',
  '-': 'M1 9 L9 9',
  '×': 'M1 4 L9 14 M9 4 L1 14',
  '=': 'M0 6 L10 6 M0 12 L10 12',
  '/': 'M9 0 L1 16',
  $: 'M9 3 Q0 0 1 5 Q2 8 5 8 Q10 8 9 12 Q7 16 0 13 M5 -2 L5 18',
  '?': 'M1 3 Q1 0 5 0 Q9 0 9 4 Q9 7 5 9 L5 11 M5 15 L5 16',
  '!': 'M5 0 L5 11 M5 15 L5 16',
  '°': 'M5 0 Q2 0 2 3 Q2 6 5 6 Q8 6 8 3 Q8 0 5 0',
};

const short = (value: number) => Math.round(value * 100) / 100;

/** Words in strokes, `height` high, with the middle of the row at x and its head at y. */
export function writing(text: string, x: number, y: number, height: number, color: string, bold = 1): string {
  const scale = height / 16;
  const from = x - ((text.length * 14 - 4) / 2) * scale;
  const d = [...text].map((sign, i) =>
    (strokes[sign] ?? '').replace(
      /(-?\d+) (-?\d+)/g,
      (_, across, down) =>
        `${short(from + (i * 14 + Number(across)) * scale)} ${short(y + Number(down) * scale)}`,
    ),
  );
  return line(color, d.join(' '), short(2.4 * scale * bold));
}
