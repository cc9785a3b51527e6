import { box, figure, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { writing } from './stroke-signs.ts';

/** How laws are made, checked and refused, what children have a right to, and how thirteen colonies became a country. */

const ink = '#2f3542';
const red = '#cf222e';
const green = '#2f9e44';
const paper = '#fffaf0';
const skins = ['#c98d5f', '#f0c39a', '#8d5a3b', '#e8b48e'];
const robes = ['#3a86d8', '#8a5fc0', '#2f9e44', '#e07b39', '#d9574a', '#5b6b80'];

const person = (x: number, y: number, height: number, i: number) =>
  figure(x, y, height, robes[i % 6]!, skins[i % 4]!, '#2a1c12');
const sheet = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, paper, 0.5) +
  line('#3d5a98', `M${x + w * 0.2} ${y + h * 0.2} H${x + w * 0.8}`, 0.9) +
  line(
    '#b9b2a3',
    `M${x + w * 0.2} ${y + h * 0.42} H${x + w * 0.8} M${x + w * 0.2} ${y + h * 0.6} H${x + w * 0.8}`,
    0.6,
  );
const seal = (x: number, y: number, r: number) =>
  oval(x, y, r, r, red) + oval(x, y, r * 0.55, r * 0.55, '#ff9a9a');
const dome = (x: number, y: number, s: number) =>
  shape('#cfc6ad', `M${x - 6 * s} ${y} V${y - 4 * s} H${x + 6 * s} V${y} Z`) +
  shape(
    '#e9e2cf',
    `M${x - 3.4 * s} ${y - 4 * s} Q${x - 3.4 * s} ${y - 9 * s} ${x} ${y - 9 * s} Q${x + 3.4 * s} ${y - 9 * s} ${x + 3.4 * s} ${y - 4 * s} Z`,
  ) +
  line(
    '#8d846b',
    `M${x - 4 * s} ${y} v${-3 * s} M${x - 1.4 * s} ${y} v${-3 * s} M${x + 1.4 * s} ${y} v${-3 * s} M${x + 4 * s} ${y} v${-3 * s} M${x} ${y - 9 * s} v${-2 * s}`,
    0.7 * s,
  );
const tick = (x: number, y: number, s: number) =>
  line(green, `M${x - s} ${y} L${x - s * 0.2} ${y + s * 0.8} L${x + s} ${y - s}`, s * 0.5);
const cross = (x: number, y: number, s: number) =>
  line(red, `M${x - s} ${y - s} L${x + s} ${y + s} M${x + s} ${y - s} L${x - s} ${y + s}`, s * 0.5);
/** A member of a chamber with a card of yes or no. */
const voter = (x: number, y: number, i: number, yes: boolean) =>
  person(x, y, 8.6, i) + box(x + 0.6, y - 11.4, 2.8, 2.8, yes ? green : red, 0.5);
const chest = (x: number, y: number) =>
  box(x, y, 5, 3.6, '#a9713f', 0.3) + line('#6b4423', `M${x} ${y + 1.8} h5 M${x + 2.5} ${y} v3.6`, 0.5);
const hat = (x: number, y: number) =>
  shape(ink, `M${x - 2.6} ${y} Q${x} ${y - 2.4} ${x + 2.6} ${y} Q${x} ${y - 0.6} ${x - 2.6} ${y} Z`);
const soldier = (x: number, y: number, coat: string) =>
  line(paper, `M${x - 0.9} ${y - 3} V${y} M${x + 0.9} ${y - 3} V${y}`, 1.2) +
  figure(x, y - 2, 8.6, coat, '#f0c39a', '#6b3f1d') +
  hat(x, y - 9.6);

export const civicsIcons = {
  'x-stamped-papers':
    tile('#fff3e0') +
    sheet(2.6, 4, 12, 16) +
    writing('NEWS', 8.6, 5, 2, ink, 1.2) +
    sheet(17, 8, 12, 17) +
    seal(11.6, 16.6, 2.4) +
    seal(26, 21, 2.4) +
    shape('#b13e53', 'M6.4 22 h4 v2.6 h3 v3.4 h-10 v-3.4 h3 Z') +
    oval(18, 28.6, 2.4, 1.2, '#f2c14e') +
    oval(22.4, 28.6, 2.4, 1.2, '#f2c14e'),
  'x-parliament-far-away':
    tile('#cfe6f5') +
    shape('#86c553', 'M1 22 Q5 20 9.6 22 L9 31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#86c553', 'M31 18 Q22 16 18.6 20 L19.6 31 H28 a3 3 0 0 0 3 -3 Z') +
    shape('#4fa8d8', 'M9 23 Q14 21.4 19 22.6 L19.6 31 H9 Z') +
    line('#ffffff', 'M10.6 25.6 q1 -.8 2 0 t2 0 M12 28.6 q1 -.8 2 0 t2 0', 0.7) +
    person(5, 23, 10, 3) +
    writing('?', 5, 6.4, 4, red, 1.2) +
    box(19.4, 8, 11, 11.4, '#d9c79a') +
    box(21, 4, 2.6, 5, '#c4b07c') +
    shape('#8d6b3a', 'M20.6 4 L22.3 1.4 L24 4 Z') +
    times(4, (i) => box(20.6 + i * 2.5, 10.4, 1.4, 3.4, '#5b6b80', 0.5)) +
    times(4, (i) => oval(21 + i * 2.6, 17, 0.9, 0.9, skins[i]!)),
  'x-tea-overboard':
    tile('#27335c') +
    oval(26, 5.4, 2.4, 2.4, '#f4f1d8') +
    shape('#2f5f8f', 'M1 23 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#7a5230', 'M9 17 V3 M4.6 6 H14', 0.9) +
    shape('#e9e2cf', 'M5 6.4 H13.6 L13 12 H5.6 Z') +
    shape('#7a4f2a', 'M1 15.4 H18 L16 24 H1 Z') +
    line('#5a381c', 'M1 18.4 H17.4 M1 21 H16.8', 0.6) +
    person(6.4, 16, 7.4, 1) +
    person(12.6, 16, 7.4, 4) +
    line(skins[1]!, 'M13.6 11.6 L17.6 9.4', 1) +
    chest(17.6, 7) +
    chest(21, 14.4) +
    chest(20, 23.4) +
    chest(26, 24.6) +
    line('#bfe3f7', 'M22.6 22.6 l-1 -2 M24.4 22.4 l.6 -2.2', 0.8) +
    line('#8cc8ee', 'M2 27 q1.4 -1 2.8 0 t2.8 0 t2.8 0 M13 29 q1.4 -1 2.8 0 t2.8 0 t2.8 0', 0.7),
  'x-taxed-tea':
    tile('#fff3e0') +
    box(4, 11, 15, 15, '#a9713f', 0.8) +
    line('#6b4423', 'M4 16 H19 M4 21.4 H19', 0.8) +
    writing('TEA', 11.5, 12, 2.8, paper, 1.2) +
    seal(23.4, 12, 5.2) +
    writing('TAX', 23.4, 10.6, 2.6, paper, 1.3) +
    oval(24, 25, 2.8, 1.5, '#f2c14e') +
    oval(24, 23.4, 2.8, 1.5, '#f7d774'),
  'x-night-rider':
    tile('#1f2a52') +
    oval(6, 5.6, 2.6, 2.6, '#f4f1d8') +
    shape('#3a4a3a', 'M1 26 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(22, 9, 9, 17.4, '#8a6a4a') +
    shape('#5a3a2a', 'M20.6 9.4 L26.4 3.6 L31 8 V9.4 Z') +
    box(25, 17, 4, 9.4, '#5a381c', 0.3) +
    box(24, 11.4, 3, 3.4, '#ffd76a', 0.2) +
    shape(
      '#6b3f1d',
      'M4 17 Q9 14.6 14 16.4 L17.4 12 L20.6 13.6 L18 15.4 L16.4 19.6 L17 26 H15.2 L14 21.4 L8.4 21.6 L6.4 26 H4.6 L5.4 20.4 L2.4 21.4 Z',
    ) +
    shape('#3a5a8a', 'M9 16 L9.6 10.6 Q11.4 9 13.2 10.6 L13.4 16 Z') +
    oval(11.4, 7.6, 1.9, 2, '#f0c39a') +
    hat(11.4, 6.6) +
    line('#f0c39a', 'M13 11.4 L16.4 12.4', 0.9),
  'x-first-shots':
    tile('#dff1fc') +
    shape('#9ccb6a', 'M1 20 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(4, (i) => soldier(3.4 + i * 3, 25 + (i % 2), '#c8323f')) +
    times(3, (i) => soldier(22.6 + i * 3, 25 + (i % 2), '#8a6a4a')) +
    line(ink, 'M12.6 19.6 L16 18.8 M21.4 19.6 L18.6 18.8', 0.8) +
    oval(16.4, 17, 1.4, 1.2, '#ffffff') +
    oval(18.4, 16, 1.6, 1.3, '#ffffff') +
    oval(17, 14.6, 1.2, 1, '#ffffff'),
  'x-winter-camp':
    tile('#b9cfe0') +
    shape('#f4f9fc', 'M1 19 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#d9cba8', 'M1.6 20 L6.4 11 L11.2 20 Z') +
    shape('#d9cba8', 'M11 20 L15.4 12 L19.8 20 Z') +
    shape('#8a7a58', 'M5.2 20 L6.4 15 L7.6 20 Z M14.2 20 L15.4 15.6 L16.6 20 Z') +
    shape('#ff8c1a', 'M13 22.4 Q15 25 13.8 26.8 Q12.4 27.6 11.6 26.4 Q11.2 24.6 13 22.4 Z') +
    line('#6b4423', 'M10.6 27.6 L15.6 26.4 M10.8 26.4 L15.4 27.6', 0.9) +
    soldier(7.4, 28.6, '#5b6b80') +
    soldier(18.6, 28.6, '#5b6b80') +
    soldier(26.4, 28.6, '#27408b') +
    times(9, (i) => oval(3 + ((i * 7.3) % 27), 3 + ((i * 5.1) % 9), 0.6, 0.6, '#ffffff')),
  'x-bills-stuck':
    tile('#eef2f5') +
    times(7, (i) => sheet(2.6 + (i % 2) * 0.8, 22 - i * 2.6, 10, 6)) +
    box(15, 3, 2, 26, '#8a6a4a') +
    box(15, 12, 2, 7, '#eef2f5') +
    pointer(green, 13.8, 15.4, 20, 15.4, 1.3) +
    sheet(22, 12, 7, 8) +
    tick(25.6, 24, 2),
  'x-chamber-votes':
    tile('#f3e9d8') +
    box(12.6, 3, 7, 6, '#8a5227', 0.6) +
    person(16, 8, 7, 5) +
    times(8, (i) => voter(4 + (i % 4) * 7.4, i < 4 ? 20 : 30.4, i, i !== 2 && i !== 7 && i !== 4)),
  'x-same-bill-twice':
    tile('#dff1fc') +
    dome(8.4, 14, 1) +
    dome(23.6, 14, 1) +
    sheet(4.4, 16.6, 8, 10) +
    sheet(19.6, 16.6, 8, 10) +
    writing('=', 16, 19, 4.4, red, 1.2) +
    tick(11.6, 27.4, 1.8) +
    tick(26.8, 27.4, 1.8),
  'x-two-thirds':
    tile('#f3e9d8') +
    times(3, (i) => voter(6 + i * 8.6, 15.6, i, i < 2)) +
    line('#c9b99a', 'M3 17.2 H29', 0.6) +
    times(3, (i) => voter(6 + i * 8.6, 30.4, i + 3, i < 2)),
  'x-bill-refused':
    tile('#eef2f5') +
    sheet(5, 3, 20, 25) +
    writing('NO', 15.4, 13, 9, red, 1.3) +
    pointer(ink, 30, 24, 25.6, 24, 1.1) +
    line('#4361ee', 'M28.6 6 Q24 9 22.4 14', 1.6),
  'x-law-struck-down':
    tile('#f3e9d8') +
    shape('#e9d6a8', 'M3 5 H15 V25 H3 Z') +
    oval(3.4, 15, 1, 10.4, '#cdb27a') +
    oval(15, 15, 1, 10.4, '#cdb27a') +
    line('#8a6a3a', 'M5.6 9 H13 M5.6 12 H13 M5.6 15 H13 M5.6 18 H11', 0.7) +
    sheet(18.6, 4, 10, 13) +
    cross(23.6, 10.6, 4.4) +
    shape('#8a5227', 'M18 23.4 L22.4 19.4 L25.6 23 L21.2 27 Z') +
    line('#b5732f', 'M23.4 23.6 L29.4 29', 1.7) +
    box(15.4, 28.4, 9, 1.8, '#8a5227', 0.5),
  'x-rules-game-referee':
    tile('#dcefd6') +
    sheet(3, 4, 9, 12) +
    oval(23, 10, 6, 6, '#ffffff') +
    shape(ink, 'M23 7.6 L25.4 9.4 L24.4 12.2 H21.6 L20.6 9.4 Z') +
    line(
      ink,
      'M23 7.6 V4 M25.4 9.4 L28.8 8.4 M24.4 12.2 L26.4 15 M21.6 12.2 L19.6 15 M20.6 9.4 L17.2 8.4',
      0.6,
    ) +
    oval(13.4, 25, 4, 4, '#5b6b80') +
    shape('#5b6b80', 'M13 21 H23 V24 H16.4 Z') +
    oval(13.4, 25, 1.6, 1.6, '#dfe5ec') +
    line(red, 'M9.4 23 Q5 21 5 26', 0.8),
  'x-world-promise':
    tile('#4f8fd0') +
    oval(16, 12.6, 8.4, 8.4, '#dff1fc') +
    line(
      '#4f8fd0',
      'M16 4.2 V21 M7.6 12.6 H24.4 M9.6 7.6 Q16 11 22.4 7.6 M9.6 17.6 Q16 14.2 22.4 17.6 M16 4.2 Q9.6 12.6 16 21 M16 4.2 Q22.4 12.6 16 21',
      0.7,
    ) +
    line('#dff1fc', 'M6.4 8 Q4 14 8 20 M25.6 8 Q28 14 24 20', 1.2) +
    sheet(10.6, 20.4, 11, 9.6) +
    seal(19.4, 28, 1.4),
  'x-rights-kept':
    tile('#fff3e0') +
    figure(8.4, 28, 14, '#e5605e', '#c98d5f', '#2a1c12') +
    shape('#8cc8ee', 'M2.6 28.6 q2 -2.6 5 -1 q3 .6 2.4 1.8 Z') +
    shape('#7aa3d8', 'M4 25.6 l2.4 -1 l.8 2.6 Z') +
    shape('#3a86d8', 'M16 10 Q20 8 23 10 Q26 8 30 10 V24 Q26 22 23 24 Q20 22 16 24 Z') +
    shape(
      paper,
      'M17 11 Q20 9.4 22.6 11 V22.6 Q20 21 17 22.6 Z M29 11 Q26 9.4 23.4 11 V22.6 Q26 21 29 22.6 Z',
    ) +
    tick(26.4, 16, 2) +
    line('#b9b2a3', 'M18.4 13.6 H21.4 M18.4 16 H21.4 M18.4 18.4 H21.4', 0.7),
  'x-child-protected':
    tile('#e8f0e4') +
    figure(12, 29, 20, '#3a86d8', '#c98d5f', '#2a1c12') +
    figure(5.6, 29, 11.6, '#e5605e', '#c98d5f', '#2a1c12') +
    shape('#f2b90c', 'M17.4 9 H24 V17 Q24 22 20.7 24 Q17.4 22 17.4 17 Z') +
    shape('#ffe08a', 'M18.6 10.2 H20.7 V22.4 Q18.6 20.6 18.6 17 Z') +
    shape(
      '#5b6570',
      'M26 12 L28.4 14 L31 12.6 L29.8 15.4 L31 18 L28.2 17.4 L26.4 19.6 L26.2 16.6 L24.4 14.6 L26.6 14.6 Z',
    ) +
    pointer(red, 30.6, 23, 26, 21.4, 1.1),
  'x-no-child-in-mine':
    tile('#cdbfa8') +
    shape('#6b5a46', 'M1 10 L9 4 L20 3 L31 8 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#2a231c', 'M6 30 V17 Q6 10 13 10 Q20 10 20 17 V30 Z') +
    line('#8a5227', 'M6 30 V15 M20 30 V15 M5 14 H21', 1.5) +
    figure(12, 29.6, 10, '#d9a05a', '#c98d5f', '#2a1c12') +
    line('#aab4c2', 'M15.6 20 L18.4 29', 0.9) +
    oval(24.6, 26.4, 4, 2.6, '#3a3f47') +
    line(red, 'M4 20 a8.6 8.6 0 1 0 17.2 0 a8.6 8.6 0 1 0 -17.2 0 M6.6 14 L18.6 26', 1.6),
  'x-tell-an-adult':
    tile('#fff3e0') +
    figure(22, 29, 20, '#2f9e44', '#e8b48e', '#6b3f1d') +
    figure(8, 29, 13, '#e5605e', '#c98d5f', '#2a1c12') +
    shape(
      '#ffffff',
      'M4 3 H15 Q17 3 17 5 V9.6 Q17 11.6 15 11.6 H11.4 L9 14.4 L8.6 11.6 H4 Q2 11.6 2 9.6 V5 Q2 3 4 3 Z',
    ) +
    line(ink, 'M5 6 H14 M5 8.6 H11', 0.8) +
    shape('#e5484d', 'M26.6 6 Q28 3.6 29.4 5.4 Q30.4 7.4 26.6 10 Q22.8 7.4 23.8 5.4 Q25.2 3.6 26.6 6 Z'),
  'x-storm-and-tea':
    tile('#8fa6bd') +
    shape('#5b6b80', 'M4 6 Q3 2.6 7 3 Q9.4 .8 12 2.8 Q17 2.4 16 6.4 Z') +
    shape('#ffd43b', 'M10.6 6.4 L8 11 H10 L9 15 L12.8 9.8 H10.6 L12.2 6.4 Z') +
    line('#dff1fc', 'M4.6 8 l-1 3 M14.6 8 l-1 3 M6 12 l-1 3 M15 13 l-1 3', 0.7) +
    shape('#6dbb45', 'M1 25 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#7a5230', 'M8 27 L8.6 21 L13 18', 1.8) +
    oval(14.6, 18, 3.6, 2.6, '#3f8f3a') +
    oval(5, 27.4, 1.3, 1, '#ffd43b') +
    oval(11.4, 28.4, 1.3, 1, '#ffd43b') +
    oval(15, 27, 1.3, 1, '#ffd43b') +
    shape('#d9574a', 'M20 16 H28 Q29.6 20 27.4 24 H20.6 Q18.4 20 20 16 Z') +
    line('#d9574a', 'M28.4 18 q3 .4 1.6 3 q-.6 1.4 -2 1.4 M19.6 20 L17.4 17.4', 1.1) +
    oval(24, 15.6, 3, 0.9, '#b5403a') +
    oval(24, 14.4, 0.8, 0.8, '#b5403a'),
  'x-lemonade':
    shape('#ffffff', 'M8 8 H24 L22 30 H10 Z') +
    shape('#ffd43b', 'M8.6 13 H23.4 L21.6 29 H10.4 Z') +
    line(red, 'M18 12 L21 1.6', 1.6) +
    oval(23.4, 9, 4, 4, '#f2b90c') +
    oval(23.4, 9, 3, 3, '#fff0a8') +
    line('#f2b90c', 'M23.4 6 V12 M20.4 9 H26.4', 0.6),
  'x-hot-day-demand':
    tile('#ffe9c2') +
    oval(6.4, 6.4, 3.6, 3.6, '#ffb81f') +
    times(8, (i) =>
      line(
        '#ffb81f',
        `M${6.4 + Math.round(Math.cos(i * 0.785) * 48) / 10} ${6.4 + Math.round(Math.sin(i * 0.785) * 48) / 10} L${6.4 + Math.round(Math.cos(i * 0.785) * 58) / 10} ${6.4 + Math.round(Math.sin(i * 0.785) * 58) / 10}`,
        0.9,
      ),
    ) +
    box(2, 19, 9, 10, '#f3d9a0') +
    box(1.4, 17.6, 10.2, 2, '#a9713f', 0.4) +
    shape('#ffd43b', 'M4 13.4 H9 L8.6 17.6 H4.4 Z') +
    times(5, (i) => person(15 + i * 3.5, 29, 12 - (i % 2), i)) +
    writing('$', 22, 4.6, 6, green, 1.3) +
    pointer(green, 27, 11, 27, 3.6, 1.5),
  'x-wish-and-coins':
    tile('#fff3e0') +
    person(7, 29, 14, 0) +
    oval(9.4, 7.4, 6.6, 5.4, '#ffffff') +
    oval(8, 14.2, 0.9, 0.8, '#ffffff') +
    shape('#ffd43b', 'M7.4 4.6 H11.6 L11 10.6 H8 Z') +
    line(red, 'M10 4.6 L11 2.8', 0.6) +
    line('#c9b99a', 'M16.4 3 V29', 0.5) +
    person(24, 29, 14, 2) +
    shape('#ffd43b', 'M18.6 6 H22.8 L22.2 12 H19.2 Z') +
    line(red, 'M21 6 L22 4.2', 0.6) +
    oval(27.4, 9.4, 2.6, 1.4, '#c9913a') +
    oval(27.4, 8, 2.6, 1.4, '#f2c14e') +
    oval(27.4, 6.6, 2.6, 1.4, '#f7d774'),
};
