import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, put } from './picture-parts.ts';

/** Numbers left of zero and below it, and walks along their line. */

const paper = '#f6f8fc';
const ink = '#2f3542';
const red = '#cf222e';
const blue = '#2f6fd0';
const mercury = '#e5484d';
const green = '#2f9e44';

const short = (value: number) => Math.round(value * 100) / 100;

/** A number with a short minus sign, so that neighbours on a line keep apart; its digits stand in the middle. */
const numeral = (n: number, x: number, y: number, height: number, color: string) =>
  inscription(String(Math.abs(n)), x, y, height, color) +
  (n < 0
    ? line(color, `M${short(x - height * 0.8)} ${y + height / 2} h${short(height * 0.32)}`, height * 0.16)
    : '');
/** A number line from `from` to `to` at height y, every number written; the `bold` ones are larger. */
const lineOf = (from: number, to: number, y: number, bold: number[] = [], [left, right] = [3.4, 28.6]) => {
  const at = (n: number) => short(left + ((n - from) * (right - left)) / (to - from));
  return {
    at,
    art:
      line(
        ink,
        `M1.8 ${y} H30.2 M3 ${y - 1.1} L1.8 ${y} L3 ${y + 1.1} M29 ${y - 1.1} L30.2 ${y} L29 ${y + 1.1}`,
        0.6,
      ) +
      times(to - from + 1, (i) => {
        const n = from + i;
        const large = bold.includes(n);
        return (
          line(ink, `M${at(n)} ${y - 1} v2`, 0.5) +
          numeral(n, at(n), y + 2, large ? 2.3 : 1.8, large ? red : ink)
        );
      }),
  };
};
/** One hop for each step from one number to another; the last one ends in an arrow head. */
const hopsOf = (at: (n: number) => number, from: number, to: number, y: number, color = blue) => {
  const way = Math.sign(to - from);
  const foot = short(y - 1.4);
  const end = at(to);
  return (
    times(Math.abs(to - from), (i) => {
      const [a, b] = [at(from + way * i), at(from + way * (i + 1))];
      return line(color, `M${a} ${foot} Q${short((a + b) / 2)} ${short(foot - 5.2)} ${b} ${foot}`, 0.7);
    }) +
    oval(at(from), y, 0.9, 0.9, '#8d99a6') +
    oval(end, y, 1.1, 1.1, red) +
    arrowHead(color, end, short(foot + 0.5), way)
  );
};
/** The head of an arrow that comes down in the direction of `way`, its tip at x, y. */
const arrowHead = (color: string, x: number, y: number, way: number) =>
  shape(
    color,
    `M${x} ${y} L${short(x - way * 2.2)} ${short(y - 1.7)} L${short(x + way * 0.3)} ${short(y - 2.7)} Z`,
  );
/** A boot on the line that points where it goes. */
const boot = (x: number, y: number, toLeft: boolean, size = 6.4) =>
  emoji('hiking-boot', x, short(y - size * 0.42), size, { mirrored: toLeft });
/** A walk from one number to another: where it starts a boot stands ready. */
function walk(from: number, to: number, min: number, max: number, y = 21): string {
  const { at, art } = lineOf(min, max, y, [from, to, 0]);
  return (
    tile(paper) +
    art +
    hopsOf(at, from, to, y) +
    line('#8d99a6', `M${at(from)} ${y - 8} V${y - 1.4}`, 0.4) +
    boot(at(from), y - 8, to < from)
  );
}
const thermometer = (x: number, degrees: number, label: string) => {
  const y = (n: number) => 14 - n * 1.3;
  return (
    box(x - 2, 3, 4, 22, '#ffffff', 2) +
    line('#8d99a6', `M${x - 2} 5 a2 2 0 0 1 4 0 V23 M${x - 2} 5 V23`, 0.6) +
    times(12, (i) => line('#8d99a6', `M${x + 2} ${y(i - 8)} h${i === 8 ? 2 : 1}`, 0.5)) +
    // The round end of the column reaches its degree and not above it.
    line(mercury, `M${x} 26 V${y(degrees) + 0.8}`, 1.6) +
    line(red, `M${x + 2} ${y(degrees)} h1.6`, 0.6) +
    oval(x, 26.6, 2.8, 2.8, mercury) +
    inscription('0', x + 7.4, 12.6, 2.8, ink) +
    inscription(label, x + 7.6, y(degrees) - 1.4, 2.8, red)
  );
};

/** A house whose floors are numbers, with a cellar that goes on and on. */
const cellar =
  shape('#a4764a', 'M1 13 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
  box(9, 3.6, 13, 9.4, '#f6e3bd') +
  shape(mercury, 'M7.6 3.8 L15.5 0.6 L23.4 3.8 Z') +
  line('#c9a878', 'M9 8.2 H22', 0.5) +
  box(9, 13, 13, 17.4, '#d9c7a8') +
  times(3, (i) => line('#a88f66', `M9 ${17.4 + i * 4.4} H22`, 0.5)) +
  ['1', '0', '-1', '-2', '-3']
    .map((n, i) => inscription(n, 13, [4.6, 9, 13.8, 18.2, 22.6][i]!, 2.8, i < 2 ? ink : red))
    .join('') +
  times(4, (i) => line('#7a5a33', `M17 ${13.2 + i * 4.4} h1.4 v1.4 h1.4 v1.4 h1.4`, 0.7)) +
  times(3, (i) => oval(13, 27.8 + i * 1, 0.3, 0.3, red));

export const belowZeroIcons = {
  'x-thermometer-minus-five': tile('#eaf4fb') + thermometer(13, -5, '-5') + emoji('snowflake', 5.7, 6.7, 5.4),
  'x-two-thermometers': tile('#eaf4fb') + thermometer(5.6, -3, '-3') + thermometer(20, -7, '-7'),
  'x-number-cellar': tile('#cfeafb') + cellar,
  'x-cellar-and-line':
    tile('#f6f8fc') +
    put(tile('#cfeafb') + cellar, 16, 11.4, 20) +
    lineOf(-4, 4, 25, [0]).art +
    pointer(green, 4, 22.4, 28, 22.4, 0.8),
  'x-three-below-zero':
    tile('#eaf4fb') +
    shape('#bfe0f5', 'M1 11 H31 V21 H1 Z') +
    shape('#fdf1dc', 'M1 21 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('snowflake', 5.6, 6.2, 7.4) +
    line('#8d99a6', 'M11 2.6 a1.5 1.5 0 0 1 3 0 V7.2 M11 2.6 V7.2', 0.5) +
    line(mercury, 'M12.5 9 V6.4', 1.2) +
    oval(12.5, 9, 1.7, 1.7, mercury) +
    inscription('-5 °C', 23, 4.8, 3, red) +
    line('#2f7fbf', 'M1 12.6 q1.9 -1.2 3.8 0 t3.8 0 t3.8 0 t3.8 0 t3.8 0 t3.8 0 t3.8 0 t3.4 0', 0.6) +
    emoji('diving-mask', 6, 17, 6.4) +
    pointer(blue, 12.5, 13.4, 12.5, 19.6, 0.8) +
    inscription('-10 m', 23, 15, 3, red) +
    box(3, 22.4, 6.6, 7.4, '#ffffff', 0.4) +
    inscription('BILL', 6.3, 23.4, 1.4, ink) +
    line('#8d99a6', 'M4 26.4 h4.6', 0.4) +
    inscription('$5', 6.3, 27.2, 1.8, ink) +
    emoji('purse', 13.4, 26, 5.6) +
    inscription('-$5', 23, 24.6, 3, red),
  'x-fold-at-zero':
    tile(paper) +
    lineOf(-4, 4, 22, [-4, 0, 4]).art +
    line('#8d99a6', 'M16 4 V7 M16 9 V12 M16 14 V17 M16 19 V21', 0.6) +
    line(blue, 'M28.6 20.4 C27 5 9 3 4.2 17', 0.8) +
    shape(blue, 'M3.5 20 L3 16.4 L6 17.4 Z') +
    oval(3.4, 22, 1.1, 1.1, red) +
    oval(28.6, 22, 1.1, 1.1, red),
  'x-six-steps': walk(-6, 0, -7, 0),
  'x-integers-line':
    tile(paper) +
    lineOf(-4, 4, 15, [0]).art +
    oval(16, 15, 1.4, 1.4, '#f2b53c') +
    inscription('NEGATIVE', 8, 8.4, 1.6, red) +
    inscription('POSITIVE', 24, 8.4, 1.6, blue) +
    pointer(red, 13.4, 11.6, 3.4, 11.6, 0.7) +
    pointer(blue, 18.6, 11.6, 28.6, 11.6, 0.7) +
    inscription('NEITHER', 16, 21.4, 1.6, '#9a6a00'),
  'x-boots-ready':
    tile(paper) +
    lineOf(-4, 4, 21, [0]).art +
    boot(14.4, 20.2, false, 8) +
    boot(17.6, 21, false, 8) +
    pointer(blue, 22.4, 16, 27.4, 16, 0.9) +
    pointer(blue, 9.6, 16, 4.6, 16, 0.9),
  'x-walk-right': walk(-3, 2, -4, 4),
  'x-walk-left': walk(2, -3, -4, 4),
  'x-bill-walk-left': (() => {
    const { at, art } = lineOf(-4, 4, 24, [-3, 0, 2]);
    return (
      tile(paper) +
      oval(5.2, 7, 3, 3, '#e0a400') +
      oval(5.2, 7, 2.4, 2.4, '#ffd43b') +
      inscription('$1', 5.2, 5.8, 2.2, '#7a5200') +
      oval(12, 7, 3, 3, '#e0a400') +
      oval(12, 7, 2.4, 2.4, '#ffd43b') +
      inscription('$1', 12, 5.8, 2.2, '#7a5200') +
      box(19, 2.4, 9.4, 10, '#ffffff', 0.5) +
      line('#8d99a6', 'M19 2.4 h9.4 v10 h-9.4 Z M20.6 6.6 h6.2', 0.4) +
      inscription('BILL', 23.7, 3.8, 1.8, ink) +
      inscription('-$5', 23.7, 8, 2.8, red) +
      art +
      hopsOf(at, 2, -3, 24) +
      boot(at(2) + 4, 24, true, 5.4)
    );
  })(),
  'x-walk-from-minus-three': walk(-3, -5, -6, 1),
  'x-when-minus-meets-minus':
    tile('#2f5d4f') +
    ['5-(-2)=5+2', '(-3)×(-2)=6', '3×(-2)=-6']
      .map((row, i) => inscription(row, 16, 5.4 + i * 8.6, 2.6, i < 2 ? '#ffe066' : '#ffffff'))
      .join(''),
  'x-debt-taken-away':
    tile(paper) +
    box(4, 3, 8.4, 9.4, '#ffffff', 0.5) +
    line('#8d99a6', 'M4 3 h8.4 v9.4 h-8.4 Z M5.4 6.8 h5.6', 0.4) +
    inscription('DEBT', 8.2, 4.2, 1.6, ink) +
    inscription('-$2', 8.2, 8, 2.8, red) +
    line('#8d99a6', 'M2.8 13 L13.6 2.4', 0.8) +
    pointer(green, 15.4, 7.8, 19.6, 7.8, 1) +
    emoji('money-bag', 25, 7.4, 9) +
    inscription('4-(-2)', 16, 15.6, 3.6, ink) +
    inscription('= 4+2', 16, 20.6, 3.6, ink) +
    inscription('= 6', 16, 25.6, 3.6, red),
  'x-two-dollars-a-day':
    tile(paper) +
    line(ink, 'M2.6 22 H29.4', 0.6) +
    times(4, (i) =>
      times(2 * (3 - i), (n) => oval(5.4 + i * 7, 20.6 - n * 2, 2.4, 1, n % 2 ? '#ffd43b' : '#f2b632')),
    ) +
    ['$6', '$4', '$2', '$0'].map((sum, i) => inscription(sum, 5.4 + i * 7, 5.6 + i * 4, 2.2, red)).join('') +
    ['-3', '-2', '-1', '0'].map((day, i) => inscription(day, 5.4 + i * 7, 23.4, 2, ink)).join('') +
    inscription('DAY', 16, 27.4, 1.9, ink) +
    pointer(blue, 11.4, 28.4, 4, 28.4, 0.7),
  'x-three-rules': (() => {
    const right = lineOf(-3, 3, 8, [], [4, 28]);
    const left = lineOf(-3, 3, 19, [], [4, 28]);
    return (
      tile(paper) +
      right.art +
      hopsOf(right.at, 0, 2, 8, green) +
      inscription('+2', 6, 2, 2.6, green) +
      left.art +
      hopsOf(left.at, 0, -2, 19, blue) +
      inscription('+(-2)', 25, 13, 2.4, blue) +
      inscription('4-(-2)=4+2', 16, 26, 2.6, red)
    );
  })(),
};
