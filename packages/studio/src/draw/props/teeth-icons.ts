import { box, ground, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Teeth in the mouth, and what harms and cleans them. */

const gum = '#f0919d';
const mouth = '#8d2f42';
const white = '#ffffff';
const edge = '#c9d3dd';
const ink = '#2f3542';
const red = '#cf222e';
const bone = '#ffe8b6';
const pulp = '#e5586a';
const germ = '#3fae5a';

const crown = (x: number, y: number, w: number, h: number, fill = white) =>
  box(x, y, w, h, fill, w * 0.3) + line(edge, `M${x + w * 0.2} ${y + h * 0.85} h${w * 0.6}`, 0.4);
const bug = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.8, germ) +
  times(6, (i) =>
    line(germ, `M${onRound(x, y, r * 0.8, i / 6)} L${onRound(x, y, r * 1.35, i / 6)}`, r * 0.22),
  ) +
  oval(x - r * 0.3, y - r * 0.1, r * 0.14, r * 0.18, ink) +
  oval(x + r * 0.3, y - r * 0.1, r * 0.14, r * 0.18, ink);
/** A tooth cut open: enamel, dentine, pulp; `hole`: how deep a hole goes (0 to 1). */
const cut = (x: number, y: number, s: number, hole = 0) => {
  const at = (a: number, b: number) =>
    `${Math.round((x + a * s) * 100) / 100} ${Math.round((y + b * s) * 100) / 100}`;
  return (
    shape(
      edge,
      `M${at(-9, -10)} Q${at(-6, -14)} ${at(0, -11.6)} Q${at(6, -14)} ${at(9, -10)} Q${at(10, -2)} ${at(7.6, 3)} H${at(-7.6, 3)} Q${at(-10, -2)} ${at(-9, -10)} Z`,
    ) +
    shape(
      bone,
      `M${at(-7, -8.6)} Q${at(-4, -11)} ${at(0, -9)} Q${at(4, -11)} ${at(7, -8.6)} Q${at(7.6, -2)} ${at(6.4, 3)} L${at(5, 14)} Q${at(3, 15)} ${at(1.8, 6)} H${at(-1.8, 6)} Q${at(-3, 15)} ${at(-5, 14)} L${at(-6.4, 3)} Q${at(-7.6, -2)} ${at(-7, -8.6)} Z`,
    ) +
    shape(
      pulp,
      `M${at(-3.4, -5)} Q${at(0, -7)} ${at(3.4, -5)} L${at(3.6, 2)} L${at(3.8, 12)} L${at(2.4, 4)} H${at(-2.4, 4)} L${at(-3.8, 12)} L${at(-3.6, 2)} Z`,
    ) +
    (hole
      ? shape(
          '#3b2a1a',
          `M${at(1, -12.4)} L${at(5.4, -12.6)} L${at(3.6, -12 + hole * 8)} Q${at(2.6, -11 + hole * 8)} ${at(1.8, -12 + hole * 7)} Z`,
        )
      : '')
  );
};
const toothOnRound = (turn: number) => {
  const [x, y] = onRound(16, 16, 9.6, turn).split(' ').map(Number) as [number, number];
  return oval(x, y, 1.45, 1.45, edge) + oval(x, y, 1.2, 1.2, white);
};
const row = (y: number, count: number, w: number, h: number, x: number, fill = white) =>
  times(count, (i) => crown(x + i * (w + 0.3), y, w, h, fill));
const brush = (x: number, y: number) =>
  box(x, y, 13, 2.4, '#e5484d', 1) +
  box(x - 6.4, y - 0.2, 7, 2.8, '#e5484d', 1) +
  times(5, (i) => box(x - 6 + i * 1.3, y - 2.8, 0.9, 2.8, '#7fd0ff', 0.2));

export const teethIcons = {
  'x-tooth-open': cut(16, 15, 1.05),
  'x-wobbly-tooth':
    tile('#f6d3b8') +
    oval(16, 17, 13, 9.6, '#d9606f') +
    oval(16, 17, 11.4, 8, mouth) +
    row(10, 2, 3.8, 5, 6.4) +
    row(10, 2, 3.8, 5, 17.6) +
    shape(white, 'M14.6 11.6 L18 10.6 L18.8 15.4 L15.6 16.6 Z') +
    line(ink, 'M13 17.6 q-1.6 1 -1 2.6 M20.4 16.6 q1.6 1 1.2 2.6', 0.7) +
    row(19.6, 5, 3.4, 4.4, 7),
  'x-twenty-teeth':
    tile('#f6d3b8') +
    oval(16, 16, 14, 13.6, '#d9606f') +
    oval(16, 16, 12.4, 12, mouth) +
    times(10, (i) => toothOnRound(0.775 + i * 0.05)) +
    times(10, (i) => toothOnRound(0.275 + i * 0.05)),
  'x-new-tooth-below':
    tile('#fdeef0') +
    ground(14, gum) +
    crown(2.6, 7, 7.4, 9) +
    crown(12, 7, 7.4, 9) +
    crown(21.4, 7, 7.4, 9) +
    shape(white, 'M12 20 Q16 17.6 20 20 L19.4 26 Q16 29 12.6 26 Z') +
    line(edge, 'M12 20 Q16 17.6 20 20 L19.4 26 Q16 29 12.6 26 Z', 0.5) +
    pointer(ink, 15.8, 30, 15.8, 17.4, 0.9),
  'x-plaque':
    tile('#fdeef0') +
    ground(22, gum) +
    crown(2.4, 6, 8.4, 18) +
    crown(11.8, 6, 8.4, 18) +
    crown(21.2, 6, 8.4, 18) +
    shape('#e8d27a', 'M2.4 20 Q6 16 10.8 19 Q15 15.6 20.2 19 Q25 16 29.6 19.6 V23.6 H2.4 Z') +
    bug(7, 18, 1.9) +
    bug(16, 18.4, 2.1) +
    bug(24.6, 18, 1.9) +
    bug(11.4, 21.4, 1.5) +
    bug(20.6, 21.6, 1.5),
  'x-acid-attack':
    tile('#fdeef0') +
    emoji('candy', 2, 2, 9) +
    pointer(ink, 9, 9, 11.6, 11, 0.9) +
    bug(15, 12, 3.2) +
    pointer(ink, 17.6, 14.6, 19.4, 16.6, 0.9) +
    times(3, (i) => shape('#d8e24a', `M${18.6 + i * 3} ${19 - (i % 2)} q-1.5 2.2 0 3 q1.5 -.8 0 -3 Z`)) +
    crown(16.6, 22, 11, 9) +
    line('#8a7a4a', 'M19 22.6 q1 1.4 2 0 M23 22.8 q1 1.6 2 0', 0.9),
  'x-cavity-to-nerve':
    tile('#fdeef0') +
    ground(18, gum) +
    cut(16, 15, 0.95, 1) +
    line(red, 'M24 3 l3 -1.6 M25.4 6.4 h3.6 M23 1.6 l.6 -1', 0.9),
  'x-snacks-feed':
    tile('#fdf4e2') +
    emoji('french-fries', 2, 3, 8.4) +
    emoji('rice-cracker', 11.8, 3.4, 8) +
    emoji('beverage-box', 21.4, 3, 8.4) +
    [6, 16, 25.6].map((x) => pointer(ink, x, 12.6, x, 17.4, 0.9) + bug(x, 22.4, 3.2)).join(''),
  'x-brush-circles':
    tile('#e6f6fd') +
    ground(22, gum) +
    crown(2.4, 8, 8.4, 16) +
    crown(11.8, 8, 8.4, 16) +
    crown(21.2, 8, 8.4, 16) +
    brush(15, 20) +
    line('#2f9e44', 'M8 12 a4.4 4.4 0 1 1 -3.4 4.6', 1.1) +
    shape('#2f9e44', 'M2.8 15.4 L6.6 15.6 L4.6 19 Z'),
};
