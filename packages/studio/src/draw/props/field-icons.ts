import { svg } from '../markup.ts';
import { ball, box, line, oval, shape, times } from './icon-shapes.ts';

/** Things of sport, fields and meals that stories name. */

const wood = '#a4662f';
const woodDark = '#8a5227';
const iron = '#5d6675';

/** A fold of a curtain beside a window, from x outwards by `out`. */
const drape = (x: number, out: number) =>
  shape(
    '#c8372d',
    `M${x} 5 H${x + out * 9} C${x + out * 8} 14 ${x + out * 4.6} 18 ${x + out * 3.6} 20 L${x + out * 5.4} 30 H${x} Z`,
  ) +
  line(
    '#8f231c',
    `M${x + out * 2.4} 6 V29 M${x + out * 5} 6 C${x + out * 4.8} 12 ${x + out * 3.4} 17 ${x + out * 2.6} 20`,
    1,
  ) +
  line('#ffd43b', `M${x} 20.4 L${x + out * 4} 20`, 1.6);

export const fieldIcons = {
  'x-coal':
    shape('#2b2f38', 'M2 29 L3.4 22 L8.6 18.4 L14 20 L16.4 29 Z') +
    shape('#4b5362', 'M3.4 22 L8.6 18.4 L9.6 23 L5 25 Z') +
    shape('#22262e', 'M15 29.4 L15.6 22.6 L20.4 18.6 L27.6 20 L30.4 25 L29 29.4 Z') +
    shape('#4b5362', 'M20.4 18.6 L27.6 20 L24.4 24 L19 23.4 Z') +
    shape('#343944', 'M7.6 19.4 L9.6 11.6 L15.6 7.6 L22.4 9.6 L25 16 L20.6 21.4 L12.4 22.4 Z') +
    shape('#5d6675', 'M9.6 11.6 L15.6 7.6 L16.8 12.6 L12 15.6 Z') +
    shape('#464d5a', 'M15.6 7.6 L22.4 9.6 L20.6 14 L16.8 12.6 Z') +
    line('#8d94a5', 'M10.8 11.6 L14.8 9 M21.4 19.4 L25.6 20.4 M4.6 22 L7.8 19.8', 0.9),
  'x-banner':
    line(woodDark, 'M3 3 V31 M29 3 V31', 2.4) +
    ball(3, 2.8, 1.8, '#ffd43b', '#fff3bf') +
    ball(29, 2.8, 1.8, '#ffd43b', '#fff3bf') +
    shape('#ffb703', 'M3.4 6 C10 9.4 22 9.4 28.6 6 V20 C22 23.4 10 23.4 3.4 20 Z') +
    shape('#fff6d6', 'M5 8.4 C11 11 21 11 27 8.4 V18 C21 20.6 11 20.6 5 18 Z') +
    shape(
      '#e5484d',
      'M16 18.6 C11 15.4 12.4 11.6 14.4 12 C15.4 12.2 15.8 13 16 13.6 C16.2 13 16.6 12.2 17.6 12 C19.6 11.6 21 15.4 16 18.6 Z',
    ) +
    ball(9, 13.8, 1.8, '#4a9ff0', '#4a9ff0') +
    ball(23, 13.8, 1.8, '#57b35a', '#57b35a'),
  'x-drinking-straw':
    line('#ffffff', 'M6 30 L12.6 9.4 L20.6 3', 3.6) +
    times(6, (i) =>
      line('#e5484d', `M${(5.6 + i * 1.06).toFixed(2)} ${(28.4 - i * 3.3).toFixed(2)} l2.4 -1.2`, 1.3),
    ) +
    line('#e5484d', 'M15 5.6 l2.4 2.4 M18 3.2 l2.4 2.4', 1.3) +
    line('#ffffff', 'M16.6 30.4 L21.6 13 L29.4 7.4', 3.6) +
    times(5, (i) =>
      line('#2f7fd1', `M${(16 + i * 0.92).toFixed(2)} ${(28.6 - i * 3.3).toFixed(2)} l2.4 -1`, 1.3),
    ) +
    line('#2f7fd1', 'M24 9.4 l2.2 2.6 M27 7.4 l2 2.6', 1.3),
  'x-cork':
    shape('#b98a55', 'M6.6 7 H25.4 L23 28 C20 30 12 30 9 28 Z') +
    shape('#d9ad76', 'M8 8 H14 L13.4 28.6 C11.8 28.4 10.6 28 9.8 27.6 Z') +
    oval(16, 7, 9.4, 3.8, '#e6c28f') +
    line(
      '#8f6536',
      'M12 14 h1.6 M18 12.8 h2.2 M20 18 h1.4 M14 19 h2 M18 23 h2 M11.6 23.6 h1.4 M15.6 26.4 h1.4',
      1.2,
    ) +
    line('#b98a55', 'M12 6.4 h2 M17 7.6 h2.2 M15 5 h1.4', 0.9),
  'x-plough':
    line(woodDark, 'M31 12 L12 17', 2.8) +
    line(wood, 'M14 21 C9 16 6 9 1.6 6', 2.6) +
    line(wood, 'M17 20 C12 13 10 6 6.4 2.6', 2.2) +
    shape(iron, 'M8.4 21 C12 18.6 17 16.4 20 17 C20 21 22 24.6 27.6 27.6 L9.4 28 C10 25.6 9.6 23 8.4 21 Z') +
    shape(
      '#aab4c2',
      'M12 21 C14.6 19.4 17 18.4 19 18.6 C19.4 21.4 21 24 24 26 L14 26.4 C14.4 24.4 13.6 22.4 12 21 Z',
    ) +
    shape('#8a5a34', 'M1 28 H31 V31 H1 Z') +
    line('#6b4226', 'M3 28 q2 -3 4 0 M23 28 q2.4 -3 5 0', 1.6) +
    oval(29, 12.6, 1.6, 1.6, iron),
  'x-hay-bale':
    shape('#f2cf63', 'M2 14 L9 7.6 H31 L25 14 Z') +
    shape('#c99a2e', 'M25 14 L31 7.6 V21 L25 28 Z') +
    box(2, 14, 23, 14, '#e3b744') +
    line('#8a5227', 'M8.6 28 V14 L15 7.8 M18.4 28 V14 L24.6 7.8', 1.2) +
    line(
      '#b98a20',
      'M4 17 l2.6 1 M11 16.4 l4 1.4 M20.6 17 l3 1 M4 22 l3.4 -1 M11 23 l4.4 -1.4 M20.4 23 l3 1 M12 26 l3 .8 M4 26 l2.4 -.6 M11.4 19.8 l2.6 .6',
      0.9,
    ) +
    line('#f7e29a', 'M10.4 10.4 h3 M18 9.4 h3.4 M12 12.4 h4 M22 11.6 h3 M5 15.6 h2 M13 15.2 h2.6', 0.9) +
    line('#c99a2e', 'M2 20 l-1.4 -1.4 M2 25 l-1.4 1 M29.4 7.6 l1.6 -1.8 M14 7.6 l-1 -1.6', 0.9),
  'x-hoop':
    line('#e5484d', 'M16 3.4 A12.6 12.6 0 1 1 15.9 3.4 Z', 3.4) +
    times(
      6,
      (i) =>
        svg`<g transform="rotate(${i * 60} 16 16)">${line('#ffd43b', 'M12.6 3.9 A12.6 12.6 0 0 1 18.4 3.6', 2.6)}</g>`,
    ),
  'x-javelin':
    line(wood, 'M2.4 29.6 L24 8', 2) +
    line('#e5484d', 'M11.4 20.6 L15.4 16.6', 2.8) +
    line('#ffd43b', 'M12.4 19.6 L14.4 17.6', 1.2) +
    shape('#6f7988', 'M22 7.6 L30.8 1.2 L24.4 10 Z') +
    shape('#c3ccd7', 'M22.8 8 L30.8 1.2 L23.2 8.8 Z'),
  'x-hurdle':
    line(iron, 'M5 30 H11 M21 30 H27 M6 8 V29.6 M26 8 V29.6', 2.6) +
    line('#8d94a5', 'M6 22 H26', 1.4) +
    box(2.4, 5, 27.2, 7.6, '#ffffff', 0.8) +
    shape(
      '#e5484d',
      'M4 5 H10 L7.4 12.6 H2.4 V7 Z M15 5 H20.6 L18 12.6 H12.4 Z M25.6 5 H29.6 V8.6 L28.2 12.6 H23 Z',
    ),
  'x-lunch-box':
    shape('#2f7fd1', 'M3 4 H29 L30.4 14 H1.6 Z') +
    shape('#7fc0ff', 'M5 5.8 H27 L28 13 H4 Z') +
    box(1, 13, 30, 16, '#4a9ff0', 2.4) +
    box(3, 14.6, 26, 12.4, '#e6f2fb', 1.4) +
    line('#4a9ff0', 'M16.4 14.6 V27 M16.4 21 H29', 1.3) +
    shape('#f5d9a3', 'M4.4 25.4 L15 15.8 V25.4 Z') +
    shape('#8bd450', 'M4.4 25.4 L6.6 23.4 H15 V25.4 Z') +
    shape('#e5484d', 'M7.6 22.6 L9 21.2 H15 V22.6 Z') +
    line('#b98a55', 'M4.4 25.8 L15 16 V25.8 Z', 0.9) +
    ball(20.4, 17.8, 2.4, '#e5484d', '#ff9a9a') +
    line('#5f3a1b', 'M20.4 15.8 l.6 -1', 0.8) +
    ball(25.6, 17.8, 2.1, '#7d5ba6', '#b98bdb') +
    line('#ff8c1a', 'M18.6 23.4 H26.6 M19.4 25.4 H27', 1.5) +
    box(13.6, 28, 4.8, 2.6, '#ffd43b', 0.8),
  'x-curtain':
    box(7, 6, 18, 20, '#bfe6ff') +
    line('#ffffff', 'M16 6 V26 M7 16 H25', 1.5) +
    box(6, 25, 20, 2.4, '#f3ead8') +
    drape(2, 1) +
    drape(30, -1) +
    line(woodDark, 'M1.4 4 H30.6', 2) +
    ball(1.6, 4, 1.5, '#ffd43b', '#fff3bf') +
    ball(30.4, 4, 1.5, '#ffd43b', '#fff3bf'),
};
