import { box, line, oval, pointer, shape, tile } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** Words as trains: what goes in front, in the middle and at the end, and what that does to them. */

const ink = '#2f3542';
const red = '#cf222e';
const grey = '#c4cad2';
const carColours = ['#e5605e', '#3a86d8', '#57b368'];

/** Three cars of a train, those of `lit` in colour. */
const train = (y: number, lit: readonly number[]) =>
  line('#8d99a6', `M1.8 ${y + 9.6} H30.2`, 1) +
  ['UN', 'HELP', 'FUL']
    .map((word, i) => {
      const [x, width] = [
        [1.8, 7.6],
        [10.4, 11],
        [22.4, 8],
      ][i] as [number, number];
      const colour = lit.includes(i) ? carColours[i]! : grey;
      return (
        box(x, y, width, 7, colour, 0.8) +
        box(x + 0.6, y + 0.6, width - 1.2, 4.4, '#fffaf0', 0.5) +
        writing(word, x + width / 2, y + 1.4, 2.6, lit.includes(i) ? ink : '#8d99a6', 1.2) +
        oval(x + 2, y + 7.8, 1.4, 1.4, ink) +
        oval(x + width - 2, y + 7.8, 1.4, 1.4, ink)
      );
    })
    .join('');
const smile = (x: number, y: number, r: number, glad: boolean) =>
  oval(x, y, r, r, glad ? '#ffd43b' : '#a9c4e6') +
  line(ink, `M${x - r * 0.35} ${y - r * 0.25} v.1 M${x + r * 0.35} ${y - r * 0.25} v.1`, r * 0.26) +
  line(
    ink,
    glad
      ? `M${x - r * 0.45} ${y + r * 0.2} Q${x} ${y + r * 0.75} ${x + r * 0.45} ${y + r * 0.2}`
      : `M${x - r * 0.45} ${y + r * 0.55} Q${x} ${y + r * 0.05} ${x + r * 0.45} ${y + r * 0.55}`,
    r * 0.16,
  );
const shoe = (x: number, y: number) =>
  shape(
    '#5b8fd0',
    `M${x} ${y} Q${x} ${y - 7} ${x + 2} ${y - 7} L${x + 5} ${y - 5.6} Q${x + 7} ${y - 3.4} ${x + 10} ${y - 3} Q${x + 12.4} ${y - 2.4} ${x + 12} ${y} Z`,
  ) + box(x - 0.2, y, 12.6, 1.5, '#fffaf0', 0.6);
const cup = (x: number, y: number, full: boolean) =>
  line('#3a6fb0', `M${x + 8} ${y - 6} q3.4 .2 2.8 2.6 q-.6 2 -3 1.8`, 1.1) +
  shape('#5b8fd0', `M${x} ${y - 8} H${x + 8.4} L${x + 7.6} ${y} H${x + 0.8} Z`) +
  oval(x + 4.2, y - 8, 4.2, 1.2, full ? '#8a5a34' : '#dfe9f5');
const bowl = (x: number, y: number) =>
  shape(
    '#d9574a',
    `M${x - 5.4} ${y - 4} H${x + 5.4} Q${x + 4.6} ${y} ${x} ${y} Q${x - 4.6} ${y} ${x - 5.4} ${y - 4} Z`,
  );

export const wordIcons = {
  'x-word-train': tile('#dff1fc') + train(11, [0, 1, 2]),
  'x-word-train-middle': tile('#dff1fc') + train(11, [1]) + pointer(red, 15.9, 3, 15.9, 10, 1.4),
  'x-word-train-front': tile('#dff1fc') + train(11, [0, 1]) + pointer(red, 5.6, 3, 5.6, 10, 1.4),
  'x-word-train-end': tile('#dff1fc') + train(11, [1, 2]) + pointer(red, 26.4, 3, 26.4, 10, 1.4),
  'x-happy-unhappy':
    tile('#fff8ee') +
    smile(9, 11.6, 6, true) +
    smile(23, 11.6, 6, false) +
    writing('HAPPY', 8.6, 20, 2.4, ink, 1.2) +
    writing('UN', 16.6, 25.4, 2.4, red, 1.4) +
    writing('HAPPY', 24.2, 25.4, 2.4, ink, 1.2),
  'x-untie':
    tile('#eaf3fb') +
    shoe(2.6, 14) +
    line(red, 'M6.4 8.4 q-2.6 -3 -3 -.4 q1 1.6 3 .4 q2.8 -3 3.2 -.4 q-.8 1.8 -3.2 .4', 0.9) +
    pointer(ink, 16, 12.4, 19.6, 15.4, 1.1) +
    shoe(17.6, 26) +
    line(red, 'M21.4 20.4 Q17.6 20 17 24 M21.4 20.4 Q25 18 27 21.6', 0.9),
  'x-refill':
    tile('#fff3e6') +
    cup(3, 26, false) +
    pointer(ink, 14.4, 22, 17.4, 22, 1.1) +
    shape('#8d99a6', 'M15.6 3 L24 2.4 L26 9.4 L19.4 11 Z') +
    line('#8d99a6', 'M15.4 4 q-3 1 -1 4 q1.6 1.2 4 1', 1) +
    line('#8a5a34', 'M23.4 10 V17', 1.3) +
    cup(19.2, 26, true),
  'x-careful-careless':
    tile('#fff3e6') +
    bowl(9, 15) +
    shape('#f2a03d', 'M4.4 11 Q9 8.6 13.6 11 Z') +
    line('#c4b8a8', 'M7 7.6 q-.8 -1.2 0 -2.4 M11 7.6 q-.8 -1.2 0 -2.4', 0.7) +
    writing('FUL', 9, 17.4, 3, '#2f9e44', 1.3) +
    line('#c9b99a', 'M16 3 V29', 0.5) +
    shape('#d9574a', 'M22 8 L26 16 Q22.6 18.4 19.6 16 Q18 12 22 8 Z') +
    shape('#f2a03d', 'M19 17.6 q3 -2 6 -.4 q4.6 -.4 4 2 q-2 2 -5 1 q-5 1.6 -6.4 -.6 q-.2 -1.4 1.4 -2 Z') +
    writing('LESS', 24, 23, 3, red, 1.3),
  'x-spelling-changes':
    tile('#2f5d4f') +
    writing('HAPPY', 8, 6, 2.8, '#fffaf0', 1.1) +
    line(red, 'M11.4 5 L14.4 9.8', 1.1) +
    pointer('#ffd43b', 15, 7.4, 17.6, 7.4, 0.7) +
    writing('I', 19.6, 6, 2.8, '#ffd43b', 1.4) +
    writing('NESS', 25.4, 6, 2.8, '#fffaf0', 1.1) +
    writing('MAKE', 8.8, 20, 3.2, '#fffaf0', 1.1) +
    line(red, 'M12 19 L15 24.4', 1.1) +
    pointer('#ffd43b', 16.8, 21.6, 19.4, 21.6, 0.7) +
    writing('ING', 25, 20, 3.2, '#ffd43b', 1.2),
};
