import { ball, box, figure, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** What a butterfly goes through, machines at work, a lemonade stand, and tales of a snail. */

const leaf = '#6dbb45';
const leafShade = '#4b9a2f';
const bodyGreen = '#7cc94a';
const bodyPale = '#a9e06f';
const wood = '#a9713f';
const woodShade = '#8d5a34';
const stone = '#9aa0a8';
const stoneShade = '#7a8088';
const red = '#cf222e';
const road = '#5b6570';
const skin = '#c98d5f';

/** A caterpillar crawling to the right, its feet at y: three thin legs behind the head, five stubby ones further back. */
const caterpillar = (x: number, y: number, fill = bodyGreen, pale = bodyPale) =>
  times(5, (i) => oval(x + 1.6 + i * 2.9, y - 0.6, 1, 1.3, '#2b7a33')) +
  times(3, (i) => line('#2f3542', `M${x + 15.4 + i * 1.7} ${y - 2.6} l.5 1.5 l-.6 1.2`, 0.8)) +
  times(6, (i) => ball(x + 1.8 + i * 2.9, y - 3.6 - (i % 2) * 0.6, 2.5, i % 2 ? pale : fill, '#d7f2b4')) +
  ball(x + 19.2, y - 4.4, 3, '#ffd43b', '#fff0b3') +
  oval(x + 20.2, y - 4.8, 0.6, 0.7, '#2f3542') +
  line('#2f3542', `M${x + 19} ${y - 7} l-.8 -2 M${x + 20.4} ${y - 7} l1 -1.8`, 0.7);

const butterflyWing = (x: number, y: number, size: number, fill: string, edge: string) =>
  shape(
    edge,
    `M${x} ${y} Q${x + size} ${y - size * 1.3} ${x + size * 1.3} ${y - size * 0.3} Q${x + size * 1.2} ${y + size * 0.3} ${x + size * 0.6} ${y + size * 0.2} Q${x + size * 0.9} ${y + size} ${x + size * 0.3} ${y + size * 0.9} Z`,
  ) +
  shape(
    fill,
    `M${x + size * 0.2} ${y - size * 0.1} Q${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y - size * 0.3} Q${x + size * 0.9} ${y + size * 0.1} ${x + size * 0.3} ${y + size * 0.1} Z`,
  );

/** The snail of the tale, looking right, its foot at y. */
export const snail = (x: number, y: number, s = 1) =>
  shape(
    '#e8b46a',
    `M${x} ${y} Q${x + 6 * s} ${y - 4 * s} ${x + 11 * s} ${y - 2.4 * s} L${x + 12 * s} ${y - 6.6 * s} Q${x + 14.6 * s} ${y - 7.6 * s} ${x + 15 * s} ${y - 5 * s} Q${x + 14.6 * s} ${y} ${x + 11 * s} ${y} Z`,
  ) +
  line('#b9803a', `M${x + 13 * s} ${y - 7 * s} l-.4 -2.2 M${x + 14.4 * s} ${y - 6.8 * s} l1 -2`, 0.7) +
  oval(x + 13.6 * s, y - 5.2 * s, 0.5, 0.6, '#2f3542') +
  oval(x + 6 * s, y - 5 * s, 4.4 * s, 4.4 * s, '#b5652f') +
  line(
    '#f0c39a',
    `M${x + 6 * s} ${y - 5 * s} q${1.4 * s} -${1.6 * s} ${2.4 * s} ${0.4 * s} q-${0.2 * s} ${2.6 * s} -${3 * s} ${2.2 * s} q-${2.8 * s} -${1.2 * s} -${1.6 * s} -${4 * s}`,
    0.8,
  );

export const bear = (x: number, y: number, s: number) =>
  shape(
    stone,
    `M${x - 3.4 * s} ${y} V${y - 5 * s} Q${x - 3.4 * s} ${y - 8 * s} ${x} ${y - 8 * s} Q${x + 3.4 * s} ${y - 8 * s} ${x + 3.4 * s} ${y - 5 * s} V${y} Z`,
  ) +
  oval(x - 2 * s, y - 11.4 * s, 1.1 * s, 1.1 * s, stoneShade) +
  oval(x + 2 * s, y - 11.4 * s, 1.1 * s, 1.1 * s, stoneShade) +
  oval(x, y - 9.4 * s, 2.8 * s, 2.6 * s, stone) +
  oval(x, y - 8.7 * s, 1.2 * s, 0.9 * s, '#c4c9cf') +
  oval(x, y - 9 * s, 0.5 * s, 0.4 * s, '#3a3f47') +
  line(
    '#3a3f47',
    `M${x - 1.1 * s} ${y - 10 * s} v.1 M${x + 1.1 * s} ${y - 10 * s} v.1 M${x} ${y - 5 * s} V${y - 0.6 * s}`,
    0.6 * s,
  );

const cup = (x: number, y: number) =>
  shape('#ffd43b', `M${x - 1.6} ${y - 4} H${x + 1.6} L${x + 1.2} ${y} H${x - 1.2} Z`) +
  line('#e5484d', `M${x + 0.4} ${y - 4} l.8 -2`, 0.6);
const jug = (x: number, y: number, full: boolean) =>
  line('#8fb6cf', `M${x + 3} ${y - 6.4} q2.6 .4 2 2.6 q-.4 1.4 -2 1.4`, 0.9) +
  shape('#dff1fc', `M${x - 3} ${y - 8.4} H${x + 3} L${x + 3.4} ${y} H${x - 3.4} Z`) +
  (full
    ? shape('#ffd43b', `M${x - 3} ${y - 7} H${x + 3} L${x + 3.2} ${y - 0.4} H${x - 3.2} Z`)
    : line('#b9d6e6', `M${x - 2} ${y - 1} h4`, 0.7));
const counter =
  shape('#f3d9a0', 'M3 19 H19 V30 H3 Z') +
  line(woodShade, 'M3 22.6 H19 M3 26.2 H19', 0.6) +
  box(2, 17.4, 18, 2, wood, 0.4);

export const changeIcons = {
  'x-caterpillar-leaf':
    shape(leafShade, 'M.8 25 Q6 15 18 17 Q29 18 31.4 26 Q22 31.4 12 30 Q4 29 .8 25 Z') +
    shape(leaf, 'M2.4 25 Q8 17 18 18.6 Q27 19.6 29.6 25.6 Q21 29.6 12 28.4 Q5.6 27.6 2.4 25 Z') +
    line('#c5ee8e', 'M3 25 Q16 22.4 29 25.4', 0.8) +
    oval(25.4, 27, 2.4, 1.7, '#fff6e0') +
    oval(20.4, 28.6, 1.4, 1.1, '#fff6e0') +
    oval(28.6, 22.6, 1.8, 1.5, '#fff6e0') +
    caterpillar(4.6, 21.6) +
    shape('#fffaf0', 'M2.6 27 l.6 -2.4 l1.2 1 l1 -1.6 l1 1.4 l1.2 -.8 l.2 2.4 Q5.2 29.4 2.6 27 Z'),
  'x-caterpillar-legs':
    times(5, (i) => oval(3.6 + i * 3.6, 23.4, 1.3, 1.8, '#2b7a33')) +
    times(3, (i) =>
      line('#2f3542', `M${20.4 + i * 2.4} 20.6 l-.6 2 l.2 2 M${20.8 + i * 2.4} 20.6 l1 1.8 l-.2 2.2`, 0.7),
    ) +
    times(6, (i) => ball(4 + i * 3.6, 18.6 - (i % 2) * 0.8, 3.3, i % 2 ? bodyPale : bodyGreen, '#d7f2b4')) +
    ball(25.6, 17.4, 4, '#ffd43b', '#fff0b3') +
    oval(27, 16.8, 0.8, 0.9, '#2f3542') +
    line('#2f3542', 'M25 14 l-1 -2.8 M27 14 l1.4 -2.6', 0.8) +
    line(red, 'M18.4 22.6 a4.8 3.4 0 1 0 9.6 0 a4.8 3.4 0 1 0 -9.6 0', 0.8),
  'x-caterpillar-moult':
    line(wood, 'M0.6 24.6 Q16 22.6 31.4 24.6', 2.4) +
    times(4, (i) => oval(3.2 + i * 2.8, 19.8, 2.4, 2.6, '#e6e2cf')) +
    times(4, (i) => line('#c9c3a8', `M${3.2 + i * 2.8} 17.8 v4`, 0.5)) +
    line('#c9c3a8', 'M13 17 l1.8 1.4 l-1.4 1.4 l2 1.4 l-1.6 1.4', 0.8) +
    caterpillar(9, 23.6, '#57c23a', '#8bea5c'),
  'x-butterfly-hatching':
    line('#8a5227', 'M1.6 4.6 C8 2.6 14 5.4 20 3.6 S28 2 30.4 4', 2.4) +
    line('#3a2a1c', 'M11 4.6 V8', 1.4) +
    shape(
      '#cfe3b6',
      'M11 7.4 C15 8 17 11 17 16 C16.6 20 15 24 13 27 Q11 28.6 9 27 C6 22 5 17 5.4 13 C6 9.6 8 7.6 11 7.4 Z',
    ) +
    shape('#7a9a5f', 'M12 11 L10 14.6 L13 17 L10.6 20.4 L12.6 25.4 L15.4 19 L15.6 13 Z') +
    oval(19, 18.6, 1.4, 5, '#3a2a1c') +
    oval(19, 12.6, 1.6, 1.6, '#3a2a1c') +
    line(
      '#3a2a1c',
      'M18.4 11.4 l-1.4 -3 M19.8 11.4 l1.4 -3 M17.8 16 L15 14.6 M17.8 19 L15 20 M17.8 22 l-2 2',
      0.7,
    ) +
    shape('#e07b39', 'M20 15 Q24 13.6 23.4 16 L25 18 Q23 18.6 24.2 21 Q22.6 23.4 20.4 22 Z') +
    line('#8a3f14', 'M20.4 17 q2 .4 3 -.6 M20.6 19.6 q2 .4 3 1', 0.6) +
    shape(
      '#3b9be8',
      'M23 24 q1.4 2.2 0 3 q-1.4 -.8 0 -3 Z M26 21 q1.2 2 0 2.8 q-1.2 -.8 0 -2.8 Z M20.6 25.6 q1.2 2 0 2.8 q-1.2 -.8 0 -2.8 Z',
    ),
  'x-butterfly-flower':
    line('#3f9a3f', 'M13 31 Q12 25 13 20', 1.6) +
    shape(leaf, 'M13 27 Q18 22.6 22 26 Q17 29.4 13 27 Z') +
    times(6, (i) =>
      oval(
        13 + Math.round(Math.cos(i * 1.047) * 52) / 10,
        17.6 + Math.round(Math.sin(i * 1.047) * 40) / 10,
        3.4,
        2.8,
        '#f27aa5',
      ),
    ) +
    oval(13, 17.6, 3, 2.4, '#ffd43b') +
    butterflyWing(20, 10, 8, '#ffb14a', '#c8552b') +
    oval(19.4, 11.4, 1.3, 4.6, '#3a2a1c') +
    oval(17.6, 7.6, 1.8, 1.7, '#3a2a1c') +
    line('#3a2a1c', 'M17 6.4 l-2.4 -3 M18.4 6 l-.4 -3.4', 0.6) +
    line('#3a2a1c', 'M16.6 8.6 Q12.6 10.4 13 17', 0.9) +
    line('#3a2a1c', 'M18.6 13 L16.4 15.4 M19 15 L17 17', 0.7) +
    times(5, (i) => oval(15.4 + (i % 3) * 0.9, 15 + Math.floor(i / 3) * 1.6 + (i % 2), 0.6, 0.6, '#ffe680')),
  'x-crowbar': line('#6f7988', 'M3 27 L27 7', 3) + line('#c9d3dd', 'M4.4 25 L25.4 7.4', 0.8),
  'x-lever-bear':
    tile('#eaf3fb') +
    box(1, 28, 30, 1.6, '#c9a873') +
    shape(stoneShade, 'M9 28 L11.6 22 L14.6 28 Z') +
    line(wood, 'M3.4 18.4 L29 27', 1.9) +
    bear(6, 18.4, 1.35) +
    line('#2f9e44', 'M2 20 v4.4 M1 21.4 l1 -1.6 l1 1.6', 0.8) +
    shape(skin, 'M26 14 h3.4 v4.6 q1.6 2.4 .4 5.2 h-4 q-1.4 -2.8 .2 -5.2 Z') +
    box(25.6, 10.6, 4.2, 4, '#3a86d8', 0.6) +
    pointer(red, 22.6, 15, 22.6, 22.8, 1.1),
  'x-mountain-road':
    tile('#cfeafb') +
    shape('#86a35f', 'M2 29 L16 3 L30 29 Z') +
    shape('#ffffff', 'M13 8.6 L16 3 L19 8.6 L16.8 7.8 L15.4 9.4 Z') +
    line(
      '#f6ead0',
      'M4 28 Q20 27.6 26 24.6 Q28 22.6 22 22 Q10 21.4 9 18.8 Q9.4 16.6 20.6 16.2 Q22.6 14.6 16 13.4 Q13 12.4 15.6 9.6',
      2,
    ) +
    line(
      '#8d99a6',
      'M4 28 Q20 27.6 26 24.6 Q28 22.6 22 22 Q10 21.4 9 18.8 Q9.4 16.6 20.6 16.2 Q22.6 14.6 16 13.4 Q13 12.4 15.6 9.6',
      0.8,
    ) +
    box(12, 25.6, 3.4, 1.8, red, 0.4),
  'x-tree-house':
    shape('#3f8f3a', 'M4 12 Q2 3 12 3 Q18 -1 23 4 Q31 5 29.4 12 Q29 16 22 15.4 H9 Q5 16 4 12 Z') +
    shape(woodShade, 'M14 14 H19 L20 31 H13 Z') +
    box(6.4, 17.4, 17, 2, wood, 0.4) +
    box(8, 9.6, 13, 8, '#d99b55') +
    line(woodShade, 'M8 12.2 h13 M8 14.8 h13', 0.5) +
    shape('#c1443c', 'M6.6 10 L14.4 4.6 L22.4 10 Z') +
    box(12.4, 12, 4, 5.4, '#6b4a2c', 0.4) +
    oval(25.4, 16.4, 1.6, 1.6, stone) +
    line(wood, 'M22 16 H26', 1.2) +
    line('#c9a26b', 'M24 17 V24 M26.8 17 V28', 0.8) +
    shape('#e8b45c', 'M21.4 24 H26.6 L26 28 H22 Z') +
    box(22.6, 22.6, 1.4, 1.6, red) +
    box(24.2, 22.8, 1.2, 1.4, '#3a86d8'),
  'x-pulley-moving':
    box(3, 1, 26, 3, woodShade, 1) +
    line('#c9a26b', 'M9.6 4 V14.6 M22.4 14.6 V5', 1.4) +
    pointer(red, 22.4, 12, 22.4, 4.8, 1.4) +
    shape(skin, 'M20.6 9.6 h3.8 q1 1.4 0 3 h-3.8 q-1 -1.6 0 -3 Z') +
    oval(16, 15.4, 6.8, 6.8, stone) +
    oval(16, 15.4, 4.6, 4.6, '#c9d3dd') +
    oval(16, 15.4, 1.5, 1.5, '#5b6570') +
    line('#c9a26b', 'M9.6 14.6 A6.4 6.4 0 0 0 22.4 14.6', 1.4) +
    line('#6b7784', 'M16 17 V24', 1.8) +
    shape('#e8b45c', 'M10.6 23.6 h10.8 v7.4 h-10.8 Z') +
    shape('#c9913a', 'M10.6 26.4 h10.8 v1.8 h-10.8 Z'),
  'x-screw-boards':
    box(2, 15, 28, 6.6, '#d99b55', 0.6) +
    box(2, 22.4, 28, 6.6, '#b9784c', 0.6) +
    line(woodShade, 'M4 17.6 h7 M21 19 h7 M4 25.6 h6 M22 26 h6', 0.6) +
    shape('#6f7988', 'M10.6 3.4 H21.4 Q20.6 6.4 18.4 7.6 H13.6 Q11.4 6.4 10.6 3.4 Z') +
    box(10.2, 2, 11.6, 2, '#8a94a5', 0.8) +
    shape('#aab4c2', 'M13.8 7.4 H18.2 V22 L16 28.6 L13.8 22 Z') +
    times(6, (i) =>
      line('#f2a900', `M${12.6 + i * 0.16} ${10.6 + i * 2.9} L${19.4 - i * 0.16} ${8.8 + i * 2.9}`, 1.2),
    ) +
    line(red, 'M23.6 2.6 Q29.6 4.6 27 9', 1.2) +
    shape(red, 'M25 8 L29.4 8.6 L26.2 11.6 Z'),
  'x-door-knob':
    tile('#eaf3fb') +
    box(17, 1, 8, 30, '#c98f5a') +
    line(woodShade, 'M19 1 V31 M23 1 V31', 0.6) +
    box(6, 14.4, 24, 3.2, '#8d99a6', 0.6) +
    shape('#f2b84f', 'M4 7 Q9.6 6 10.4 12 V20 Q9.6 26 4 25 Q1.6 16 4 7 Z') +
    shape('#ffe08a', 'M4.6 9 Q7.6 8.6 8 13 L5 14 Z') +
    line(red, 'M12.6 9 Q15.4 16 12.6 23', 1) +
    shape(red, 'M11 21.6 L14.6 22.4 L11.8 25.6 Z'),
  'x-stand-full':
    tile('#cfeafb') +
    shape('#b9b4ab', 'M1 28 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    counter +
    jug(8, 17.4, true) +
    box(11.6, 20.4, 7, 5, '#ffffff', 0.6) +
    inscription('10', 15.1, 21.6, 2.8, '#2f3542') +
    figure(24, 29, 14, '#8a5fc0', skin, '#2a1c12') +
    figure(29, 29.6, 13, '#3a86d8', '#f0c39a', '#6b3f1d') +
    pointer(red, 21.6, 10.6, 29.6, 10.6, 0.9),
  'x-stand-empty':
    tile('#cfeafb') +
    shape('#b9b4ab', 'M1 28 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(4, (i) =>
      figure(
        29 - i * 4,
        29.4,
        14 - (i % 2),
        ['#8a5fc0', '#3a86d8', '#2f9e44', '#e07b39'][i]!,
        [skin, '#f0c39a', '#8d5a3b', '#f0c39a'][i]!,
        '#2a1c12',
      ),
    ) +
    shape('#f3d9a0', 'M2 19 H13 V30 H2 Z') +
    box(1.4, 17.4, 12.4, 2, wood, 0.4) +
    jug(7, 17.4, false),
  'x-stand-left-over':
    tile('#cfeafb') +
    shape('#b9b4ab', 'M1 28 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    counter +
    times(5, (i) => cup(4.6 + i * 3.4, 17.4)) +
    times(4, (i) => cup(6.4 + i * 3.4, 12.8)) +
    figure(25.6, 29.4, 11, '#2f9e44', skin, '#2a1c12') +
    cup(22.6, 24) +
    line(skin, 'M24.6 24.6 L22.8 23', 1),
  'x-snail-road':
    tile('#8fa6bd') +
    shape('#6dbb45', 'M1 24 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    box(1, 13, 30, 11, road) +
    line('#ffffff', 'M3 18.6 h4 M11 18.6 h4 M19 18.6 h4 M27 18.6 h3', 0.9) +
    box(16, 9, 13, 8, '#d9574a', 0.8) +
    box(11.4, 11, 4.8, 6, '#f2b84f', 0.8) +
    box(12, 12, 2.4, 2.4, '#dff1fc') +
    oval(14, 17.4, 1.6, 1.6, '#2f3542') +
    oval(25.6, 17.4, 1.6, 1.6, '#2f3542') +
    shape('#5b6b80', 'M3 6 Q3 3 6 3 Q8 1.4 10 3 Q13 3 12.6 6 Z') +
    line('#bfe0f5', 'M4 8 l-.8 2.6 M7 8 l-.8 2.6 M10 8 l-.8 2.6 M5.4 11.6 l-.8 2.6 M8.6 11.6 l-.8 2.6', 0.8) +
    shape('#3a2a1c', 'M20 5 Q23 1.6 25 4.6 Q28 2.4 30 5.4 Q27 5 25.4 6.8 Q23 8.6 20 5 Z') +
    shape('#f2a900', 'M20.4 4.8 L18 6 L20.6 6.2 Z') +
    snail(3.4, 29.4, 0.8),
  'x-snail-slide':
    tile('#8fa6bd') +
    shape(road, 'M1 15 L31 25 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line('#ffffff', 'M3 22 l4 1.3 M12 25 l4 1.3 M21 28 l4 1.3', 0.9) +
    line('#bfe0f5', 'M4 17.6 L26 25 M2 19 L12 22.4', 1.1) +
    line('#e3f4ff', 'M4 4 l-.8 2.6 M10 3 l-.8 2.6 M24 4 l-.8 2.6 M28.6 9 l-.8 2.6', 0.7) +
    shape('#e3f4ff', 'M2 12 q2 -3 4.4 -1 q3 -1 2.6 2 q-1.6 2.4 -4 1 q-2.4 .8 -3 -2 Z') +
    line('#ffffff', 'M3.4 9 h5 M2.4 7 h4.4', 0.9) +
    snail(10.4, 19.8, 1.05),
  'x-snail-peak':
    tile('#cfeafb') +
    shape('#8fa39a', 'M1 30 L9 20 L13 22 L20 6 L25 16 L31 24 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#ffffff', 'M16.4 14 L20 6 L23.6 13.4 L21 12.4 L19.4 14.6 Z') +
    line('#8a5227', 'M20 7 V1.4', 0.9) +
    shape(red, 'M20 1.2 L26 2.8 L20 4.8 Z') +
    line('#f6ead0', 'M3 29 Q9 27 10 22.6 Q13 20 15.4 16.6', 1) +
    snail(12.4, 14, 0.5) +
    pointer('#e07b39', 5, 20, 13, 8.6, 1),
  'x-garden-night':
    tile('#1f2a52') +
    oval(5, 13, 0.4, 0.4, '#ffffff') +
    oval(19, 4, 0.4, 0.4, '#ffffff') +
    oval(28, 11.4, 0.4, 0.4, '#ffffff') +
    shape('#f4f1d8', 'M24 3 a4 4 0 1 0 4 6 a3.4 3.4 0 0 1 -4 -6 Z') +
    shape('#2f6b3a', 'M1 21 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(7, (i) => shape('#8a6a4a', `M${2 + i * 4.2} 24 V14 l1.3 -1.8 l1.3 1.8 V24 Z`)) +
    box(1, 16, 30, 1.4, '#6b4f33') +
    box(1, 20.4, 30, 1.4, '#6b4f33') +
    snail(9, 28.6, 0.9) +
    shape(
      '#dfeaf7',
      'M4 8 q-1.6 -4 3 -4.4 q2.4 -2.4 5 0 q5 0 4 4.4 q-1 3 -5 2.4 q-2.4 1.6 -4 0 q-2.6 .4 -3 -2.4 Z',
    ) +
    line('#3b9be8', 'M5.6 8 q1.2 -1.4 2.4 0 t2.4 0 t2.4 0', 1),
  'x-bus-hill':
    tile('#cfeafb') +
    shape('#86c553', 'M1 29 L31 9 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    line(road, 'M1.6 28.2 L30.4 9', 2.2) +
    shape('#f2b84f', 'M8 18 L19.6 10.2 L23.4 15.6 L11.8 23.4 Z') +
    shape(
      '#dff1fc',
      'M9.8 18.2 L12 16.8 L13.2 18.6 L11 20 Z M13 16 L15.2 14.6 L16.4 16.4 L14.2 17.8 Z M16.2 13.8 L18.6 12.2 L19.8 14 L17.4 15.6 Z',
    ) +
    oval(13.4, 22.4, 1.7, 1.7, '#2f3542') +
    oval(21.6, 16.8, 1.7, 1.7, '#2f3542') +
    shape(
      '#e8edf2',
      'M5.4 20.4 q-2.4 -1 -1.6 -2.6 q1.4 -1 2.4 .4 Z M3 16.6 q-1.6 -.6 -1 -2 q1.4 -.6 2 .6 Z',
    ) +
    line('#3b9be8', 'M20.4 8 l.6 -1.4 M22.6 9.4 l1.2 -1', 0.7) +
    oval(9.6, 6.6, 3.4, 3.4, '#ffffff') +
    line('#2f3542', 'M9.6 6.6 V4.4 M9.6 6.6 L11.2 7.4', 0.7) +
    shape(
      '#9fc4ee',
      'M6.4 6 Q2.6 1.6 1.6 5.4 Q2 8.4 6.2 7.6 Z M12.8 6 Q16.6 1.6 17.6 5.4 Q17.2 8.4 13 7.6 Z',
    ),
};
