import { box, line, oval, pointer, shape, tile } from './icon-shapes.ts';
import { emoji, halves, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about safety online tell of: what strangers ask, what is kept, and who helps. */

const ink = '#2f3542';
const red = '#e5484d';
const green = '#2f9e44';
const fair = '#f2cfae';
const braid = '#6b3f22';

const screen =
  box(2, 3, 28, 21, ink, 1.8) +
  box(3.6, 4.6, 24.8, 17.8, '#cfe9fb', 0.8) +
  box(11, 24, 10, 3.4, '#8d99a6') +
  box(8, 27, 16, 1.6, '#6f7a86', 0.8);

/** A face with long braids that puts out its tongue. */
const sillyFace = (x: number, y: number, r: number) =>
  line(
    braid,
    `M${x - r * 0.9} ${y} Q${x - r * 1.3} ${y + r} ${x - r} ${y + r * 1.7} M${x + r * 0.9} ${y} Q${x + r * 1.3} ${y + r} ${x + r} ${y + r * 1.7}`,
    r * 0.44,
  ) +
  oval(x, y - r * 0.2, r * 1.1, r, braid) +
  oval(x, y + r * 0.1, r * 0.92, r * 0.95, fair) +
  shape(
    braid,
    `M${x - r * 0.96} ${y} Q${x - r * 0.8} ${y - r * 1.1} ${x} ${y - r * 1.1} Q${x + r * 0.8} ${y - r * 1.1} ${x + r * 0.96} ${y} Q${x + r * 0.4} ${y - r * 0.5} ${x} ${y - r * 0.66} Q${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.96} ${y} Z`,
  ) +
  oval(x - r * 0.36, y + r * 0.06, r * 0.13, r * 0.17, ink) +
  line(ink, `M${x + r * 0.22} ${y + r * 0.06} h${r * 0.3}`, r * 0.12) +
  line(ink, `M${x - r * 0.34} ${y + r * 0.5} h${r * 0.68}`, r * 0.12) +
  shape(
    red,
    `M${x - r * 0.2} ${y + r * 0.52} h${r * 0.4} v${r * 0.3} q${-r * 0.2} ${r * 0.22} ${-r * 0.4} 0 Z`,
  );

const photoOn = (x: number, y: number, size: number) =>
  box(x - size * 0.38, y - size / 2, size * 0.76, size, ink, size * 0.1) +
  box(x - size * 0.32, y - size * 0.42, size * 0.64, size * 0.84, '#bfe3f7') +
  sillyFace(x, y - size * 0.06, size * 0.19);

const grin = (x: number, y: number, s: number) =>
  box(x - 4 * s, y - 2.6 * s, 8 * s, 5.2 * s, '#f4a3a3', 1.2 * s) +
  line(
    '#8a1c1c',
    `M${x - 2 * s} ${y - 1.4 * s} l${1.2 * s} ${0.7 * s} M${x + 2 * s} ${y - 1.4 * s} l${-1.2 * s} ${0.7 * s} M${x - 1.6 * s} ${y + 1.4 * s} q${1.6 * s} ${-1.5 * s} ${3.2 * s} 0`,
    0.55 * s,
  );

const childAndAdult = (x: number, y: number, height: number) =>
  someone(x - height * 0.3, y, height * 0.68, {
    shirt: '#ff8fa3',
    long: true,
    hands: [
      [-0.06, -0.22],
      [0.14, 0.12],
    ],
  }) + someone(x + height * 0.26, y, height, { shirt: '#0b7285' });

export const onlineMoments = {
  'x-school-on-map':
    screen +
    box(3.6, 4.6, 24.8, 17.8, '#dcebc8', 0.8) +
    line('#ffffff', 'M4 17 H28 M10 5 V22 M22 5 V22 M4 9 L28 12', 1.1) +
    emoji('school', 16, 15.6, 8) +
    shape(red, 'M16 11.4 Q12.6 7.6 13 6.6 a3 2.6 0 0 1 6 0 Q19.4 7.6 16 11.4 Z') +
    oval(16, 6.8, 1.1, 1.1, '#ffffff'),
  'x-keep-secret':
    screen +
    emoji('dragon', 8.2, 16, 8.4) +
    shape('#ffffff', 'M10.4 6 H27.4 V15.4 H14.6 L12.6 18 L12.4 15.4 H10.4 Z') +
    writing('KEEP IT', 18.9, 7.4, 2.5, ink, 1.2) +
    writing('SECRET!', 18.9, 11.6, 2.5, '#c92a2a', 1.2),
  'x-two-passwords':
    halves('#ffe3e3', '#dff2cf') +
    line('#ffffff', 'M16 1.6 V30.4', 0.8) +
    emoji('dog', 8.4, 11, 9) +
    writing('ROCKY', 8.4, 18.4, 2.2, ink, 1.2) +
    line(red, 'M6.2 23.6 l4.4 4.4 M10.6 23.6 l-4.4 4.4', 1.3) +
    ['SPOON', 'CLOUD', 'TIGER', 'SEVEN']
      .map((word, i) => writing(word, 23.6, 5 + i * 4, 2.2, ink, 1.2))
      .join('') +
    line(green, 'M20.8 25.6 l2 2.2 l4 -4.6', 1.3),
  'x-ask-adult': tile('#dff2cf') + childAndAdult(16, 29, 22),
  'x-photo-spreads':
    tile('#f3eefb') +
    photoOn(16, 16, 13) +
    [
      [5.4, 7],
      [26.6, 7],
      [5.4, 25],
      [26.6, 25],
    ]
      .map(
        ([x, y]) =>
          pointer(
            red,
            16 + (x! - 16) * 0.48,
            16 + (y! - 16) * 0.56,
            16 + (x! - 16) * 0.7,
            16 + (y! - 16) * 0.7,
            0.7,
          ) + photoOn(x!, y!, 8.4),
      )
      .join(''),
  'x-block-and-tell':
    tile('#fdf6e8') +
    box(2, 3, 13.4, 12.6, '#e4f1fb', 1) +
    grin(8.7, 5.8, 0.68) +
    pointer('#2b6cb0', 8.7, 7.8, 8.7, 11.2, 0.7) +
    line('#2b6cb0', 'M5.8 10.6 V12.4 H11.6 V10.6', 0.8) +
    box(16.6, 3, 13.4, 12.6, '#ffe3e3', 1) +
    oval(23.3, 6.4, 1.8, 1.9, '#8d99a6') +
    shape('#8d99a6', 'M19.8 12.4 Q20.2 8.8 23.3 8.8 Q26.4 8.8 26.8 12.4 Z') +
    line(red, 'M19.4 4.2 L27.2 12.4 M27.2 4.2 L19.4 12.4', 1.1) +
    box(2, 17, 28, 13, '#dff2cf', 1) +
    childAndAdult(22, 29.4, 11.6) +
    writing('SAVE', 8.7, 13.4, 1.7, '#2b6cb0', 1.2) +
    writing('BLOCK', 23.3, 13.4, 1.7, '#c92a2a', 1.2) +
    writing('TELL', 8.4, 22.4, 2.6, '#2c7a36', 1.2),
} as const;
