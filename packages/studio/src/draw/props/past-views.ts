import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, someone } from './picture-parts.ts';
import { bale } from './silk-icons.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about the past and about how people govern themselves tell. */

const ink = '#2f3542';
const red = '#cf222e';
const iron = '#7d8797';
const brick = '#c8744a';

const cog = (x: number, y: number, r: number, fill: string) =>
  times(8, (i) => {
    const angle = (i / 8) * 2 * Math.PI;
    return oval(
      Math.round((x + Math.cos(angle) * r) * 100) / 100,
      Math.round((y + Math.sin(angle) * r) * 100) / 100,
      r * 0.26,
      r * 0.26,
      fill,
    );
  }) +
  oval(x, y, r, r, fill) +
  oval(x, y, r * 0.4, r * 0.4, '#d5dbe3');

const sheet = (x: number, y: number, s = 1) =>
  box(x - 2.4 * s, y - 3 * s, 4.8 * s, 6 * s, '#fffaf0', 0.4) +
  line(
    ink,
    `M${x - 1.4 * s} ${y - 1.4 * s} h${2.8 * s} M${x - 1.4 * s} ${y} h${2.8 * s} M${x - 1.4 * s} ${y + 1.4 * s} h${1.8 * s}`,
    0.5 * s,
  );

const capitol = (x: number, y: number) =>
  shape('#b4c2d3', `M${x - 3} ${y - 3} a3 3.2 0 0 1 6 0 Z`) +
  box(x - 5, y - 3, 10, 1.2, '#8496ab') +
  times(4, (i) => box(x - 4.4 + i * 2.5, y - 1.8, 1.2, 3.8, '#b4c2d3')) +
  box(x - 5.4, y + 2, 10.8, 1.4, '#8496ab') +
  line(ink, `M${x} ${y - 6.2} v-1.6`, 0.4);

/** Somebody behind a desk with a flag beside it. */
const president = (x: number, y: number, s: number) =>
  line('#8a6a3c', `M${x + 6 * s} ${y} V${y - 13 * s}`, 0.7 * s) +
  shape('#3a6fd8', `M${x + 6 * s} ${y - 13 * s} h${4 * s} v${3 * s} h-${4 * s} Z`) +
  someone(x, y + 1.4 * s, 13 * s, { shirt: '#2f3f63' }) +
  box(x - 6 * s, y - 4.4 * s, 12 * s, 5.6 * s, '#9a6236', 0.6 * s) +
  box(x - 6.8 * s, y - 5.4 * s, 13.6 * s, 1.4 * s, '#b97b48', 0.4 * s) +
  shape('#fffaf0', `M${x - 2 * s} ${y - 5.6 * s} h${3.6 * s} l${0.6 * s} -${1.2 * s} h-${3.6 * s} Z`);

const heap = (x: number, y: number, fill: string, shade: string) =>
  shape(fill, `M${x - 3.6} ${y} Q${x} ${y - 8} ${x + 3.6} ${y} Z`) +
  shape(
    '#9a6236',
    `M${x - 4.4} ${y} H${x + 4.4} Q${x + 3.6} ${y + 4.4} ${x} ${y + 4.4} Q${x - 3.6} ${y + 4.4} ${x - 4.4} ${y} Z`,
  ) +
  oval(x - 0.8, y - 2, 0.5, 0.4, shade) +
  oval(x + 1, y - 1.2, 0.5, 0.4, shade);

export const pastViews = {
  'x-grid-brick-drain':
    tile('#ecd3a0') +
    box(11.3, 1, 10, 30, '#f6e6c6') +
    shape('#cfe4f3', 'M21.3 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H21.3 Z') +
    times(9, (i) => box(2 + (i % 3) * 3.1, 8 + Math.floor(i / 3) * 5.6, 2.4, 4.6, brick)) +
    shape(brick, 'M12.6 15 H18.6 V18.6 H12.6 Z') +
    shape('#94502f', 'M18.6 15 L20.4 13.4 V17 L18.6 18.6 Z') +
    shape('#dd8f66', 'M12.6 15 L14.4 13.4 H20.4 L18.6 15 Z') +
    box(21.8, 14, 8.6, 2, '#b9bec6', 0.3) +
    box(22.4, 16, 2, 7, brick) +
    box(27.8, 16, 2, 7, brick) +
    box(22.4, 22, 7.4, 2, brick) +
    box(24.4, 18.6, 3.4, 3.4, '#3b9be8') +
    line('#e7f5ff', 'M25 20 q.8 -.6 1.6 0', 0.4),
  'x-cogs-and-steam':
    tile('#e6e0d6') +
    ground('#b9a88e', 26) +
    box(3, 15, 11, 11, '#8a4a34', 1) +
    line('#6b3626', 'M3 18.6 H14 M3 22.4 H14', 0.5) +
    box(6, 7, 4, 8, '#6b3626') +
    oval(9, 4.6, 2.6, 1.8, '#ffffff') +
    oval(13, 3.6, 3.2, 2, '#ffffff') +
    shape('#f2994a', 'M6.4 25 q-.6 -3 2 -4.6 q2.6 1.8 2 4.6 Z') +
    cog(20, 20.4, 4.6, iron) +
    cog(26.6, 13.4, 3.2, '#5b6570') +
    line(ink, 'M14 20 H17', 1),
  'x-union-and-law':
    halves('#f6ead0', '#e3ecf6') +
    ground('#b9a88e', 26) +
    someone(5, 28, 12, {
      shirt: '#6b5a48',
      hands: [
        [-0.1, -0.2],
        [0.12, 0.34],
      ],
    }) +
    someone(10, 28, 12, { shirt: '#8a5a48', long: true }) +
    someone(14, 28, 10, { shirt: '#4f6b5a' }) +
    line('#8a5227', 'M7.4 19 V8', 0.7) +
    box(2, 4, 11.4, 5.4, '#ffffff', 0.4) +
    writing('UNION', 7.7, 5.4, 2.4, red, 1.2) +
    box(18.4, 5, 10.6, 15, '#fffaf0', 0.6) +
    writing('LAW', 23.7, 7, 3, ink, 1.3) +
    line('#8d99a6', 'M20.4 12.4 h6.6 M20.4 14.6 h6.6', 0.5) +
    oval(23.7, 17.4, 1.4, 1.4, red) +
    line('#2b8a3e', 'M24 26 l1.6 1.8 l3.4 -4', 1.1),
  'x-carve-new-block':
    tile('#f3e7d3') +
    [20, 23.4, 26.8]
      .map((y, i) => box(3 + i * 0.6, y, 10, 3, ['#a9713f', '#96633b', '#8a5a34'][i]!, 0.3))
      .join('') +
    box(17, 14, 12, 13, '#b97b48', 0.5) +
    line('#6b3f1f', 'M19.4 17 h3 M21 16 v4 M19.4 20 h3.4', 0.7) +
    line(iron, 'M25 21 L28.4 12.6', 1.1) +
    line('#8a5a34', 'M28.4 12.6 L30 8.6', 1.8) +
    times(3, (i) => line('#e0b884', `M${22 + i * 2} ${28.6 - (i % 2)} q.8 -1 1.6 0`, 0.6)) +
    sheet(8, 11, 1.5),
  'x-pages-fly-out':
    tile('#cfe4f3') +
    ground('#c9b79c', 26) +
    box(3, 8, 10, 18, '#8a5a34', 0.6) +
    // A doorway full of light, its door open to the left.
    box(4.4, 9.6, 7.2, 16.4, '#fff1b8') +
    shape('#6b4426', 'M4.4 9.6 L1.4 11.4 V28 L4.4 26 Z') +
    oval(2.2, 19.6, 0.4, 0.5, '#ffd43b') +
    sheet(8, 21, 0.8) +
    sheet(15.6, 19, 0.9) +
    sheet(19.6, 12, 1) +
    sheet(25, 7, 1) +
    sheet(26.4, 17, 1.1) +
    line('#ffffff', 'M12.6 21 q1.2 -1 1.6 -1 M15 15 q1.6 -2 2.4 -2.2 M21 10 q1.4 -1.8 2 -2', 0.5),
  'x-tree-and-axe':
    land('#cfe9fb', '#86c552', 25) +
    emoji('deciduous-tree', 13, 15, 25) +
    line('#8a5227', 'M28.6 29 L22.6 20.4', 1.6) +
    shape('#9aa4b0', 'M24.8 19 L20.6 21.8 Q18.4 19.6 19.4 17.4 Q22.6 16.6 24.8 19 Z') +
    line(red, 'M17.4 22.4 l-1.6 1 M17.6 20.4 h-2', 0.7),
  'x-silk-secret':
    tile('#2d2a4a') +
    oval(12.4, 17, 6, 8.4, '#f7f1e2') +
    line('#d9cdb0', 'M8 13 q4.4 3 8.8 0 M7 17 q5.4 3.4 10.8 0 M8 21 q4.4 3 8.8 0', 0.6) +
    line('#f7f1e2', 'M15.6 24.6 q3 3 7 1.6', 0.6) +
    emoji('locked', 23, 14, 12),
  'x-spices':
    tile('#fdf2e2') +
    ground('#c9a36a', 26) +
    heap(7, 15, '#c1432c', '#8f2a18') +
    heap(16, 21.6, '#e3a32a', '#b97a12') +
    heap(25, 15, '#5b4636', '#2f241b') +
    line('#a8632e', 'M13 9 l6 -3 M14 10.6 l6 -3', 1.4),
  'x-president': president(14, 27, 1.5),
  'x-three-checks':
    tile('#eef4fa') +
    pointer(red, 11.4, 12.6, 8.4, 17.6, 0.8) +
    pointer(red, 6.4, 16.6, 9.6, 11.2, 0.8) +
    pointer(red, 20.6, 12.6, 23.6, 17.6, 0.8) +
    pointer(red, 25.6, 16.6, 22.4, 11.2, 0.8) +
    pointer(red, 12.6, 23, 19.6, 23, 0.8) +
    pointer(red, 19.4, 25.4, 12.4, 25.4, 0.8) +
    capitol(16, 9.6) +
    president(6.4, 28, 0.7) +
    line('#8a5a34', 'M24.6 25.6 L29.4 28.4', 1) +
    line('#a9713f', 'M23 27.4 L26.4 22', 2.8) +
    line('#8a5a34', 'M22 26.6 l2.4 1.6 M25.2 21.2 l2.4 1.6', 0.8),
  'x-three-again':
    tile('#fdeed2') +
    box(11.3, 1, 10, 30, '#e3f1e0') +
    shape('#e3ecf6', 'M21.3 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H21.3 Z') +
    oval(6.2, 16, 4.4, 1.6, '#b98a5c') +
    box(1.8, 16, 8.8, 4, '#d9b48a') +
    times(6, (i) => box(2.4 + i * 1.4, 16, 0.6, 4, '#a9713f')) +
    box(1.6, 20, 9.2, 1.2, '#a9713f') +
    line('#8a6a3c', 'M6.2 14.4 V9.4', 0.5) +
    shape('#f2994a', 'M6.2 9.4 h3.6 v.8 h-3.6 Z') +
    shape('#ffffff', 'M6.2 10.2 h3.6 v.8 h-3.6 Z') +
    shape('#2b8a3e', 'M6.2 11 h3.6 v.8 h-3.6 Z') +
    someone(14, 22, 10, { shirt: '#f2994a', skin: '#a9714a', long: true }) +
    someone(18.8, 22, 10, { shirt: '#ffffff', skin: '#8d5a3b' }) +
    line('#8a5a34', 'M25.4 17.4 L29.6 20.4', 1) +
    line('#a9713f', 'M24 19 L27.2 14', 2.6) +
    box(23, 21.6, 6.4, 1.4, '#8a5a34', 0.4),
  'x-scarf-and-camel':
    land('#cfe9fb', '#ecd08f', 22) +
    emoji('two-hump-camel', 19.6, 17, 19) +
    bale(21.6, 14.2, 5) +
    emoji('scarf', 6, 23.6, 8),
  'x-long-walk':
    land('#cfe4f3', '#d9c08a', 19) +
    shape('#ead9ae', 'M1 24 Q16 20 31 25 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    emoji('palm-tree', 25.4, 11.4, 10) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        someone(22.6 - i * 4, 26.6 + (i % 2) * 1.4, 11, {
          shirt: '#ffffff',
          legs: '#f1ece0',
          skin: ['#9a6a48', '#8d5a3b', '#a9714a', '#7a4a30', '#9a6a48'][i]!,
          hair: i === 0 ? '#9a6a48' : '#2a1c12',
        }),
      )
      .join('') +
    line('#8a5a34', 'M26 15.6 V27.4', 0.7) +
    pointer(red, 9, 6, 22, 6, 1),
} as const;
