import { box, inscription, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Numbers left of zero and below it, and walks along their line. */

const paper = '#f6f8fc';
const ink = '#2f3542';
const red = '#cf222e';
const blue = '#2f6fd0';
const mercury = '#e5484d';

/** A number line from `from` to `to` at height y, with some of its numbers written. */
const lineOf = (from: number, to: number, y: number, written: number[]) => {
  const at = (n: number) => 3 + ((n - from) * 26) / (to - from);
  return {
    at,
    art:
      line(ink, `M1.6 ${y} H30.4`, 0.8) +
      times(to - from + 1, (i) =>
        line(ink, `M${Math.round((3 + (i * 26) / (to - from)) * 100) / 100} ${y - 1} v2`, 0.6),
      ) +
      written.map((n) => inscription(String(n), at(n), y + 2.2, 2.6, ink)).join(''),
  };
};
/** One hop for each step from one number to another. */
function walk(from: number, to: number, min: number, max: number, written: number[]): string {
  const y = 19;
  const { at, art } = lineOf(min, max, y, written);
  const way = Math.sign(to - from);
  const hops = times(Math.abs(to - from), (i) => {
    const [a, b] = [at(from + way * i), at(from + way * (i + 1))].map((x) => Math.round(x * 100) / 100);
    return line(blue, `M${a} ${y - 1.6} Q${Math.round((a! + b!) * 50) / 100} ${y - 7} ${b} ${y - 1.6}`, 0.8);
  });
  return (
    tile(paper) +
    art +
    hops +
    oval(at(from), y, 1.2, 1.2, '#8d99a6') +
    oval(at(to), y, 1.5, 1.5, red) +
    shape(red, `M${at(to)} ${y - 2.4} l-1.6 -2.6 h3.2 Z`) +
    emoji('hiking-boot', Math.round((at(from) - 3) * 100) / 100, 4.4, 6)
  );
}
const thermometer = (x: number, degrees: number, label: string) => {
  const y = (n: number) => 14 - n * 1.3;
  return (
    box(x - 2, 3, 4, 22, '#ffffff', 2) +
    line('#8d99a6', `M${x - 2} 5 a2 2 0 0 1 4 0 V23 M${x - 2} 5 V23`, 0.6) +
    times(12, (i) => line('#8d99a6', `M${x + 2} ${y(i - 8)} h${i === 8 ? 2 : 1}`, 0.5)) +
    line(mercury, `M${x} 26 V${y(degrees)}`, 1.6) +
    oval(x, 26.6, 2.8, 2.8, mercury) +
    inscription('0', x + 5.4, 12.6, 2.8, ink) +
    inscription(label, x + 6.2, y(degrees) - 1.4, 2.8, red)
  );
};

export const belowZeroIcons = {
  'x-thermometer-minus-five': tile('#eaf4fb') + thermometer(13, -5, '-5') + emoji('snowflake', 3, 4, 5.4),
  'x-two-thermometers': tile('#eaf4fb') + thermometer(6.6, -3, '-3') + thermometer(20.6, -7, '-7'),
  'x-number-cellar':
    tile('#cfeafb') +
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
    times(3, (i) => oval(13, 27.8 + i * 1, 0.3, 0.3, red)),
  'x-six-steps': walk(-6, 0, -7, 1, [-6, 0]),
  'x-integers-line':
    tile(paper) +
    lineOf(-3, 3, 16, [-3, -2, -1, 0, 1, 2, 3]).art +
    oval(16, 16, 1.6, 1.6, '#f2b53c') +
    line(ink, 'M1.6 16 l1.8 -1.4 M1.6 16 l1.8 1.4 M30.4 16 l-1.8 -1.4 M30.4 16 l-1.8 1.4', 0.8),
  'x-walk-right': walk(-3, 2, -4, 4, [-3, 0, 2]),
  'x-walk-left': walk(2, -3, -4, 4, [-3, 0, 2]),
  'x-walk-from-minus-three': walk(-3, -5, -6, 1, [-5, -3, 0]),
};
