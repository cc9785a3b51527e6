import { box, figure, ground, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** The Nile and the tombs of Egypt; a king, a senate and a market of Rome; and how the Indus cities were left. */

const sand = '#ecd49a';
const sandDark = '#d3b06a';
const sky = '#cfeafb';
const water = '#3b9be8';
const green = '#6fae4e';
const stone = '#c9b184';
const stoneDark = '#a88f5f';
const ink = '#3b2f24';
const red = '#cf222e';
const gold = '#f2b53c';
const linen = '#f4ead2';
const skin = '#9c6638';
const hair = '#1f1712';
const person = (x: number, y: number, height: number, robe: string, tone = skin, top = hair) =>
  figure(x, y, height, robe, tone, top);
const pyramid = (x: number, y: number, half: number, height: number) =>
  shape('#e3c27a', `M${x - half} ${y} L${x} ${y - height} L${x + half} ${y} Z`) +
  shape('#c49a52', `M${x + half} ${y} L${x} ${y - height} L${x + half * 0.3} ${y} Z`) +
  times(4, (i) =>
    line(
      '#b98f48',
      `M${x - half * (0.8 - i * 0.2)} ${y - height * (i + 1) * 0.2} H${x + half * (0.8 - i * 0.2)}`,
      0.35,
    ),
  );
/** Small signs as on an Egyptian wall. */
const glyphs = (x: number, y: number, count: number, color: string) =>
  times(count, (i) => {
    const at = x + i * 2.6;
    return [
      line(color, `M${at} ${y + 2} q.9 -2 1.8 0 M${at + 0.9} ${y + 0.6} v1.8`, 0.5),
      line(color, `M${at} ${y + 1.4} q.5 -.8 1 0 t1 0`, 0.5),
      oval(at + 0.9, y + 1.2, 0.9, 0.5, color),
      line(color, `M${at + 0.4} ${y} v2.2 h1.2`, 0.5),
    ][i % 4]!;
  });
const coffin = (x: number, y: number, long: number) =>
  shape(
    gold,
    `M${x} ${y} Q${x + long * 0.1} ${y - long * 0.2} ${x + long * 0.3} ${y - long * 0.17} L${x + long} ${y - long * 0.1} V${y + long * 0.1} L${x + long * 0.3} ${y + long * 0.17} Q${x + long * 0.1} ${y + long * 0.2} ${x} ${y} Z`,
  ) +
  oval(x + long * 0.16, y, long * 0.09, long * 0.1, '#2f6fb8') +
  times(3, (i) =>
    line('#2f6fb8', `M${x + long * (0.4 + i * 0.17)} ${y - long * 0.13} v${long * 0.26}`, long * 0.04),
  );

export const ancientIcons = {
  'x-scribe-counts-grain':
    tile('#f3dfae') +
    shape('#d9b877', 'M1 24 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    [18.4, 24, 29]
      .map((x, i) =>
        shape(
          '#e0a92e',
          `M${x - 3} 24 Q${x - 2} ${16 + i} ${x} ${15 + i} Q${x + 1.6} ${16 + i} ${Math.min(30.8, x + 3)} 24 Z`,
        ),
      )
      .join('') +
    emoji('sheaf-of-rice', 19, 3, 9) +
    oval(9, 9, 3.2, 3.4, '#9a6440') +
    shape('#1d1814', 'M5.6 9.6 Q5.4 4.6 9 4.6 Q12.6 4.6 12.4 9.6 L11.4 7.6 H6.6 Z') +
    shape('#9a6440', 'M5.4 20 Q5.2 13.4 9 13 Q12.8 13.4 12.6 20 Z') +
    shape('#ffffff', 'M3 24.4 Q3.4 19.6 9 19.4 Q14.6 19.6 15 24.4 Z') +
    shape('#fff3d0', 'M9.6 16.6 L16.4 15.4 L17 20.4 L10.2 21.6 Z') +
    line('#2f3542', 'M11.4 18 l.2 1.6 M12.8 17.8 l.2 1.6 M14.2 17.6 l.2 1.6', 0.5) +
    line('#9a6440', 'M12.2 15 L15.8 16.8', 1.2) +
    line('#7a3a1c', 'M15.4 18 L17.4 13.4', 0.6),
  'x-nile-ribbon':
    tile(sand) +
    line(green, 'M18 5.4 C13 9 22 13 16 18 C12 21.6 17 24 15 26.6', 8) +
    line(water, 'M18 3 C13 9 22 13 16 18 C12 21.6 17 24 15 29', 3.2) +
    times(5, (i) => line(sandDark, `M${[3, 25, 4, 24, 26][i]!} ${[8, 6, 20, 25, 16][i]!} q2 -1.6 4 0`, 0.7)) +
    pyramid(26, 22, 3, 4) +
    times(4, (i) => box([12.6, 20.4, 11.6, 18][i]!, [9, 13, 22, 26][i]!, 1.6, 1.4, linen)),
  'x-nile-flood':
    tile(sky) +
    box(1, 8, 30, 7, green) +
    shape(water, 'M1 9.6 Q9 7.6 16 9.6 T31 9 V15.6 H1 Z') +
    line('#e3f4ff', 'M4 12 h4 M14 13 h4 M23 11.6 h4', 0.7) +
    line('#8a5a33', 'M6 9 V5', 0.9) +
    oval(6, 4.4, 2.6, 1.8, green) +
    line('#ffffff', 'M1 16 H31', 1) +
    box(1, 16.6, 30, 9, '#5a3a22') +
    shape(water, 'M1 25 Q16 23 31 25 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(7, (i) =>
      line('#8bd450', `M${4 + i * 4} 20.6 v-2.6 M${4 + i * 4} 19 l-1.2 -1 M${4 + i * 4} 19 l1.2 -1`, 0.8),
    ),
  'x-egypt-ranks':
    tile(sand) +
    shape('#f6e7c1', 'M16 1.6 L30.4 30.4 H1.6 Z') +
    line(stoneDark, 'M11.8 10 H20.2 M8 17 H24 M4.8 23.6 H27.2', 0.6) +
    person(16, 9.6, 6.6, linen) +
    shape(gold, 'M14.4 4.6 Q16 1.8 17.6 4.6 L18 6 H14 Z') +
    times(3, (i) => person(12.6 + i * 3.4, 16.6, 5.4, ['#ffffff', '#d9c48a', '#ffffff'][i]!)) +
    times(4, (i) => person(9 + i * 4.6, 23.2, 5.2, ['#c7772e', '#8a5a33', '#b5793d', '#8a5a33'][i]!)) +
    times(7, (i) => person(5 + i * 3.7, 30, 5.2, '#e9dcc0')),
  'x-hieroglyph-owl':
    tile(stone) +
    shape('#dcc79b', 'M3 3 H29 V29 H3 Z') +
    emoji('owl', 5, 7, 15) +
    inscription('=', 22, 13, 3.6, ink) +
    inscription('M', 26, 11.6, 6, red) +
    glyphs(6, 24, 6, ink),
  'x-papyrus-sheet':
    tile(sky) +
    shape(water, 'M1 25 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(
      3,
      (i) =>
        line(green, `M${4 + i * 2.6} 26 V${12 - i}`, 0.9) +
        times(5, (k) => line(green, `M${4 + i * 2.6} ${12 - i} l${-2.4 + k * 1.2} -3`, 0.5)),
    ) +
    pointer(ink, 12.4, 15, 15.6, 15, 0.9) +
    box(17, 6, 12.6, 18, '#f0deb0', 0.8) +
    times(5, (i) => line('#d6bd82', `M17 ${8.6 + i * 3.2} h12.6`, 0.3)) +
    glyphs(18.4, 8, 4, ink) +
    glyphs(18.4, 13, 4, ink) +
    glyphs(18.4, 18, 4, ink),
  'x-pyramid-tomb':
    tile(sand) +
    pyramid(16, 28, 14, 23) +
    box(11, 20.4, 10, 5.6, '#5a4630', 0.4) +
    line('#5a4630', 'M11 24 L4.6 27', 1.2) +
    coffin(12.4, 23.6, 7),
  'x-great-pyramid':
    tile(sky) +
    shape(sand, 'M1 24 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    pyramid(16, 25, 13, 20) +
    times(6, (i) =>
      times(9 - i, (k) => line('#b98f48', `M${6.6 + i * 1.3 + k * 2.1} ${25 - i * 3} v-1.6`, 0.3)),
    ) +
    times(3, (i) => person(4 + i * 2, 29, 2.6, linen)),
  'x-workers-pull-block':
    tile(sky) +
    shape(sand, 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    pyramid(24, 22, 7, 10) +
    box(2.6, 18.4, 7, 6, '#d8c08a') +
    box(2, 24.2, 8.6, 1.2, '#8a5a33') +
    line('#a5672f', 'M10 22 H27', 0.7) +
    times(4, (i) => person(14 + i * 4, 26.4, 8, linen)) +
    box(3, 7, 8, 6, '#dcae72') +
    shape('#b5793d', 'M2.4 7 H11.6 L10.6 5 H3.4 Z') +
    emoji('bread', 13, 6, 4.6) +
    emoji('meat-on-bone', 17.6, 2.6, 4.6),
  'x-tomb-goods':
    tile('#7a5f3f') +
    box(3, 3, 26, 25, '#b8955f', 0.6) +
    glyphs(5, 5, 8, '#6b4d28') +
    coffin(5, 21, 13) +
    emoji('amphora', 19.6, 13, 7) +
    emoji('bread', 23.4, 21, 6) +
    line(gold, 'M10 12 q4 5 8 0', 1) +
    times(3, (i) => oval(12 + i * 2, 13.6 + (i === 1 ? 0.8 : 0), 0.8, 0.8, red)),
  'x-mummy':
    tile('#e9dcc0') +
    box(2, 22, 28, 3, '#a5672f') +
    box(5, 25, 2.4, 5, '#8a5a33') +
    box(24.6, 25, 2.4, 5, '#8a5a33') +
    shape('#f7f0dc', 'M4 18.6 Q4 14 9 14.2 Q12 13.6 14 15.4 L28 17.6 V21.6 H8 Q4 22 4 18.6 Z') +
    times(9, (i) => line('#cdbf98', `M${8 + i * 2.2} ${14.8 + i * 0.3} l1 ${6.4 - i * 0.3}`, 0.6)) +
    line('#cdbf98', 'M5 16 l5 5 M4.4 19 l4 -4', 0.6) +
    emoji('salt', 4, 3, 8) +
    oval(23, 8, 4, 4, '#f7f0dc') +
    oval(23, 8, 1.4, 1.4, '#cdbf98') +
    line('#f7f0dc', 'M26.6 9.4 Q29 13 27 16', 1.6),
  'x-valley-of-kings':
    tile(sky) +
    shape('#c9975a', 'M1 30 V12 L6 6 L12 9 L18 3 L25 7 L31 5 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -1 Z') +
    line('#a5763f', 'M6 6 L9 20 M18 3 L17 18 M25 7 L27 22', 0.7) +
    shape('#3b2a1a', 'M13 30 V22 H18 V30 Z') +
    line('#e3c27a', 'M12.2 30 V21.4 H18.8 V30', 0.9) +
    shape(sand, 'M1 28 H31 V28.6 a3 3 0 0 1 -3 2.4 H4 a3 3 0 0 1 -3 -2.4 Z') +
    pyramid(26, 29, 4, 6) +
    line(red, 'M22.4 22.6 L29.6 30 M29.6 22.6 L22.4 30', 0.5),
  'x-tomb-found':
    tile('#4a3826') +
    times(5, (i) => box(2 + i * 2.4, 6 + i * 4, 5, 4, '#8a6d45')) +
    box(16, 11, 13, 17, '#c9a25f', 0.6) +
    box(17.4, 13, 10.2, 15, '#2a1c10') +
    coffin(18, 24, 9) +
    oval(20, 16.6, 1.6, 1.6, gold) +
    oval(25, 17.4, 1.4, 1.4, gold) +
    person(13, 29, 9, '#6d7d55', '#f0c39a', '#5a3a1c') +
    shape('#fff0a8', 'M15 22.6 L27 13 V24 Z') +
    inscription('1922', 8, 2.4, 2.8, '#ffffff'),
  'x-rosetta':
    tile('#d6dbe2') +
    shape('#4a5058', 'M7 6 L12 3 L22 4 L25 9 V29 H6 L5 14 Z') +
    glyphs(8.4, 7, 5, '#e8e4d8') +
    glyphs(8, 10, 6, '#e8e4d8') +
    line('#8d99a6', 'M6 13.6 H24.6 M6 21 H24.6', 0.5) +
    times(3, (i) =>
      line(
        '#e8e4d8',
        `M8 ${15.4 + i * 1.9} q1 -1 2 0 l1 -.6 q1 1.2 2 0 l1.4 .4 q1 -1 2 0 l1.4 -.4 q1 1 2 0 l1.4 .2`,
        0.5,
      ),
    ) +
    inscription('ABC', 12, 22.4, 2, '#e8e4d8') +
    inscription('HPO', 19.4, 22.4, 2, '#e8e4d8') +
    inscription('KMT', 12.4, 25.6, 2, '#e8e4d8') +
    inscription('EXA', 19.6, 25.6, 2, '#e8e4d8'),
  'x-king-driven-out':
    tile(sky) +
    ground(25, sand) +
    box(1.6, 8, 9, 17, stone) +
    shape('#5a4630', 'M4 25 V16 Q6 13.4 8 16 V25 Z') +
    times(3, (i) => box(1.6 + i * 3.4, 6, 2.2, 2.4, stone)) +
    times(3, (i) => person(9.6 + i * 3.2, 26.4, 8, '#ffffff', '#d9a679')) +
    person(25.4, 26.4, 9.6, '#8a3fa0', '#d9a679') +
    shape(gold, 'M23.4 17.2 V14.6 L24.6 16 L25.4 14 L26.2 16 L27.4 14.6 V17.2 Z') +
    pointer(red, 19, 29, 29, 29, 0.9),
  'x-caesar-on-throne':
    tile('#ece3d0') +
    box(3, 2, 2.6, 24, '#ffffff', 0.6) +
    box(26.4, 2, 2.6, 24, '#ffffff', 0.6) +
    ground(26, stone) +
    shape(gold, 'M11 6 H21 V26 H11 Z') +
    shape('#8a3f2a', 'M12.4 8 H19.6 V22 H12.4 Z') +
    person(16, 25, 14, '#ffffff', '#e3b58a') +
    line('#c1272d', 'M13.6 17 L18.4 24', 1.6) +
    line('#4f8a30', 'M13.8 12.4 Q16 10.2 18.2 12.4', 1) +
    [6.6, 9.4, 23, 25.6].map((x) => person(x, 30, 7, '#ffffff', '#c98d5f')).join(''),
  'x-senate':
    tile('#ece3d0') +
    times(4, (i) => box(3 + i * 7.6, 2, 2.6, 9, '#ffffff', 0.6)) +
    box(1.4, 1, 29.2, 1.6, '#d6c9a8') +
    times(3, (i) => box(2 + i * 2, 13 + i * 5, 28 - i * 4, 2, stone)) +
    times(7, (i) => person(4.6 + i * 3.8, 18, 6, '#ffffff', '#d9a679')) +
    times(5, (i) => person(7.6 + i * 4.2, 23.4, 6, '#ffffff', '#c98d5f')) +
    person(16, 30, 8, '#ffffff', '#d9a679') +
    line('#c1272d', 'M14.6 26 L17.6 29.6', 1),
  'x-roman-trade':
    tile(sky) +
    box(1, 17, 30, 6, water) +
    shape('#8a5227', 'M4 15 H18 L16 19.4 H6.4 Z') +
    line('#6b4a2f', 'M11 15 V4', 0.8) +
    shape('#f7f0dc', 'M6.4 5 H15.6 V12 H6.4 Z') +
    line(red, 'M6.4 8.4 H15.6', 1) +
    emoji('amphora', 6.6, 11.4, 4) +
    emoji('amphora', 12, 11.4, 4) +
    shape(sand, 'M1 22 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(18.4, 22.4, 9, 3.6, '#a5672f', 0.4) +
    oval(20.6, 27, 1.9, 1.9, '#6b4a2f') +
    oval(25.4, 27, 1.9, 1.9, '#6b4a2f') +
    emoji('amphora', 18.6, 18, 4.6) +
    emoji('olive', 23, 18.6, 4) +
    emoji('horse', 9, 20, 9.4) +
    // The shafts and the collar that the horse pulls by.
    line('#6b4a2f', 'M20 25 L12.4 25.4', 0.9) +
    line('#c1443c', 'M12.6 22.6 Q11.4 24.8 12.4 26.6', 1),
  'x-indus-city-left':
    tile('#e9d9b8') +
    box(3, 6, 8, 8, '#c0764a') +
    box(12, 4, 7, 10, '#b5693f') +
    box(5.6, 9.6, 2, 4.4, '#5a3a24') +
    box(14.6, 9.6, 2, 4.4, '#5a3a24') +
    shape('#c0764a', 'M20 14 V9 L22 10.4 L24 8 V14 Z') +
    line('#d9b98a', 'M3.4 18.6 Q10 15.6 18 18 T28.4 17', 3.4) +
    line('#b58f5a', 'M4 18 l1.6 1 M12 17 l1.4 1.2 M20 18.4 l1.6 -1', 0.5) +
    times(4, (i) =>
      person(7 + i * 4.4, 28.6, 7, ['#d9a441', '#ffffff', '#c1553a', '#ffffff'][i]!, '#8d5a3b'),
    ) +
    pointer(ink, 23.6, 26, 30, 26, 1),
};
