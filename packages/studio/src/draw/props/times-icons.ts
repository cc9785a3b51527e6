import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** Equal groups and arrays that can be counted, and what an angle is. */

const ink = '#2f3542';
const red = '#cf222e';
const orange = '#e8842a';
const tinted = '#ffd9a8';

const apple = (x: number, y: number) =>
  oval(x, y, 1.5, 1.5, '#d9352b') + line('#5a7a2b', `M${x} ${y - 1.3} l.5 -.9`, 0.5);
/** A basket by the middle of its rim, with apples in it. */
const basket = (x: number, y: number, apples: number) =>
  line('#8a5227', `M${x - 4} ${y} Q${x} ${y - 8.6} ${x + 4} ${y}`, 0.8) +
  times(apples, (i) =>
    apple(
      x + (apples > 3 ? -2.8 + (i % 3) * 2.8 + (i > 2 ? 1.4 : 0) : -2.7 + i * 2.7),
      y - 0.8 - (i > 2 ? 2.4 : 0),
    ),
  ) +
  shape('#c9913a', `M${x - 5} ${y} H${x + 5} L${x + 4} ${y + 5.4} H${x - 4} Z`) +
  line(
    '#8a5227',
    `M${x - 4.6} ${y + 2} H${x + 4.6} M${x - 4.2} ${y + 3.8} H${x + 4.2} M${x - 2} ${y} v5 M${x + 2} ${y} v5`,
    0.5,
  );
const muffin = (x: number, y: number, s: number) =>
  shape('#7aa3d8', `M${x - 1.2 * s} ${y} H${x + 1.2 * s} L${x + 0.9 * s} ${y + 1.5 * s} H${x - 0.9 * s} Z`) +
  oval(x, y - 0.2 * s, 1.5 * s, 1.1 * s, '#f08ab0');
const muffins = (x: number, y: number, columns: number, rows: number, step: number) =>
  box(x - step * 0.6, y - step * 0.7, columns * step + step * 0.2, rows * step + step * 0.4, '#aab4c2', 0.8) +
  times(columns * rows, (i) =>
    muffin(x + (i % columns) * step, y + Math.floor(i / columns) * step, step * 0.28),
  );
/** Two arms from a vertex, the second turned by so many degrees, with the turn between them. */
const angle = (x: number, y: number, arm: number, degrees: number) => {
  const at = (turn: number, r: number) => {
    const a = (turn * Math.PI) / 180;
    return `${Math.round((x + Math.cos(a) * r) * 100) / 100} ${Math.round((y - Math.sin(a) * r) * 100) / 100}`;
  };
  const r = arm * 0.52;
  return (
    shape(tinted, `M${x} ${y} L${at(0, r)} A${r} ${r} 0 ${degrees > 180 ? 1 : 0} 0 ${at(degrees, r)} Z`) +
    line(orange, `M${at(0, r)} A${r} ${r} 0 ${degrees > 180 ? 1 : 0} 0 ${at(degrees, r)}`, 0.8) +
    line(ink, `M${at(0, arm)} L${x} ${y} L${at(degrees, arm)}`, 1) +
    oval(x, y, 0.8, 0.8, red)
  );
};

export const timesIcons = {
  'x-four-baskets':
    tile('#fff3e6') + basket(9, 9.4, 3) + basket(23, 9.4, 3) + basket(9, 23, 3) + basket(23, 23, 3),
  'x-four-baskets-and-five':
    tile('#fff3e6') +
    basket(6.4, 8.6, 3) +
    basket(16.6, 8.6, 3) +
    basket(6.4, 23, 3) +
    basket(16.6, 23, 3) +
    basket(26, 16, 5),
  'x-five-empty-baskets':
    tile('#fff3e6') +
    basket(7, 8.6, 0) +
    basket(18, 8.6, 0) +
    basket(7, 23, 0) +
    basket(18, 23, 0) +
    basket(26, 16, 0),
  'x-muffin-array': tile('#fff8ee') + muffins(6, 9, 4, 3, 6.6),
  'x-times-one-and-zero':
    tile('#2f5d4f') +
    writing('8×1=8', 16, 6, 6.4, '#fffdf5', 1.1) +
    writing('8×0=0', 16, 19, 6.4, '#ffd43b', 1.1),
  'x-tray-turned':
    tile('#fff8ee') +
    muffins(3.8, 8, 4, 3, 3) +
    pointer(red, 14.6, 16, 18.6, 16, 1.2) +
    muffins(21.4, 8, 3, 4, 3) +
    writing('3×4', 8, 23, 4, ink, 1.1) +
    writing('4×3', 24.4, 23, 4, ink, 1.1),
  'x-seven-sixes-split':
    tile('#fff8ee') +
    times(42, (i) =>
      oval(4.6 + (i % 7) * 3.8, 5 + Math.floor(i / 7) * 3.6, 1.4, 1.4, i % 7 < 5 ? '#3a86d8' : orange),
    ) +
    line(red, 'M21.7 3 V25', 0.8) +
    writing('30', 11, 26, 4, '#3a86d8', 1.1) +
    writing('+', 19, 26, 4, ink, 1.1) +
    writing('12', 26, 26, 4, orange, 1.1),
  'x-page-corner':
    tile('#eaf3fb') +
    shape('#fffdf5', 'M6 4 H26 V28 H6 Z') +
    line('#b9c4d0', 'M9 9 H22 M9 13 H22 M9 17 H20', 0.8) +
    line(ink, 'M6 4 V28 H26', 1.4) +
    box(6, 23, 5, 5, tinted) +
    line(orange, 'M6 23 H11 V28', 1) +
    writing('90°', 19.6, 19.4, 4.4, red, 1.1),
  'x-straight-and-reflex':
    tile('#fff8ee') +
    angle(16, 12, 11, 180) +
    writing('180°', 16, 14.4, 3, red, 1.1) +
    angle(16, 25, 5.6, 250),
  'x-five-angles':
    tile('#fff8ee') +
    angle(3, 12, 9, 45) +
    angle(17, 12, 9, 90) +
    angle(8, 21.4, 6, 130) +
    angle(23, 20.6, 6.4, 180) +
    angle(16, 26.4, 3, 260),
  'x-three-clues':
    tile('#fff8ee') +
    line(ink, 'M2.4 9.4 H14.6 M8.5 9.4 L12 3.4', 0.9) +
    shape('#8cc8ee', 'M4.6 9.4 A4 4 0 0 1 10.5 6 L8.5 9.4 Z') +
    shape('#f7b87a', 'M10.5 6 A4 4 0 0 1 12.5 9.4 L8.5 9.4 Z') +
    writing('180°', 8.5, 11.6, 3, red, 1.1) +
    times(4, (i) =>
      shape(
        ['#8cc8ee', '#f7b87a', '#a9dca0', '#e0b0e6'][i]!,
        `M24 7.4 L${24 + [0, 5, 0, -5][i]!} ${7.4 + [-5, 0, 5, 0][i]!} A5 5 0 0 1 ${24 + [5, 0, -5, 0][i]!} ${7.4 + [0, 5, 0, -5][i]!} Z`,
      ),
    ) +
    line(ink, 'M24 1.6 V13.2 M18.2 7.4 H29.8', 0.8) +
    writing('360°', 24, 14, 3, red, 1.1) +
    shape('#fff0c8', 'M8 27 L24 27 L18 18.6 Z') +
    shape('#8cc8ee', 'M8 27 L11 27 A3 3 0 0 0 10.4 25 Z') +
    shape('#f7b87a', 'M24 27 L21 27 A3 3 0 0 1 22.2 24.6 Z') +
    shape('#a9dca0', 'M18 18.6 L15.7 20.6 A3 3 0 0 0 19.8 21 Z') +
    line(ink, 'M8 27 L24 27 L18 18.6 Z', 0.9) +
    writing('180°', 16, 28, 2.4, red, 1.1),
  'x-factors-and-product':
    tile('#2f5d4f') +
    writing('4×3', 9.6, 9, 6, '#8cc8ee', 1.2) +
    writing('=', 19, 9, 6, '#fffdf5', 1.2) +
    writing('12', 26, 9, 6, '#ffd43b', 1.2) +
    line('#8cc8ee', 'M3 18.4 V20.4 H16 V18.4', 0.9) +
    line('#ffd43b', 'M22 18.4 V20.4 H29.6 V18.4', 0.9) +
    times(12, (i) => oval(11.4 + (i % 4) * 3, 24 + Math.floor(i / 4) * 2.4, 0.9, 0.9, '#f2a03d')),
  'x-times-table':
    tile('#fff8ee') +
    times(36, (i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const isHead = column === 0 || row === 0;
      return (
        box(2.4 + column * 4.56, 2.4 + row * 4.56, 4.2, 4.2, isHead ? '#ffd9a8' : '#ffffff', 0.3) +
        writing(
          i ? String(isHead ? column + row : column * row) : '×',
          4.5 + column * 4.56,
          3.3 + row * 4.56,
          2.3,
          ink,
          1.1,
        )
      );
    }),
};
