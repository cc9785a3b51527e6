import {
  ash,
  cup,
  cutVolcano,
  glow,
  grass,
  house,
  ink,
  kneeling,
  lava,
  mountain,
  pacific,
  peak,
  red,
  rock,
  rockDark,
  shake,
  table,
  wood,
} from './earth-shapes.ts';
import { ball, box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, halves, land, put, someone } from './picture-parts.ts';

/** Plates that stick and slip, and rock that melts and comes out. */

export const restlessEarthViews = {
  'x-cup-dancing':
    tile('#fdf3dc') +
    table(16, 29, 12, 11) +
    put(cup(16, 20), 16, 10.6, 32, { turn: 14 }) +
    line('#7a4a21', 'M15 3.6 l-1 -1.4 M18.4 4 l.8 -1.6', 0.8) +
    shake(7, 12) +
    shake(23.6, 12) +
    shake(3.4, 22) +
    shake(27, 22),
  'x-earth-cut':
    tile('#141b3d') +
    emoji('globe-showing-europe-africa', 15, 16, 27) +
    shape('#c0392b', 'M15 16 L15 3.4 A12.6 12.6 0 0 1 27.6 16 Z') +
    shape('#f08c3a', 'M15 16 L15 8 A8 8 0 0 1 23 16 Z') +
    shape('#ffe08a', 'M15 16 L15 12.4 A3.6 3.6 0 0 1 18.6 16 Z') +
    line('#5a3a1c', 'M15 3.4 A12.6 12.6 0 0 1 27.6 16', 0.9) +
    pointer('#ffffff', 29.6, 3, 24.6, 7.2, 0.9),
  'x-plates-globe':
    tile('#141b3d') +
    ball(16, 16, 13, '#4aa8dc', '#8ecae6') +
    shape('#6dbb45', 'M6 10 Q11 5 15 9 Q14 14 9 15 Q5 14 6 10 Z') +
    shape('#6dbb45', 'M18 17 Q25 14 27 19 Q24 26 19 25 Q16.6 21 18 17 Z') +
    line(
      '#fff3bf',
      'M9 5 L14 11 L12 17 L4 21 M14 11 L22 8 L28 11 M12 17 L16 22 L13 28.6 M16 22 L28 20',
      0.9,
    ) +
    pointer(red, 9.4, 12, 5.4, 12, 0.9) +
    pointer(red, 19, 12.6, 23.4, 13, 0.9) +
    pointer(red, 21, 24.4, 25, 24, 0.9) +
    pointer(red, 9, 22.4, 9, 26, 0.9),
  'x-plates-stuck':
    tile('#cfe9fb') +
    shape(rock, 'M1 12 H15.4 l-1.4 5 l2.4 4 l-2 5 l1 5 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(rockDark, 'M15.4 12 H31 V28 a3 3 0 0 1 -3 3 H15.4 l-1 -5 l2 -5 l-2.4 -4 Z') +
    shape(grass, 'M1 9.6 H15.6 V12.4 H1 Z M15.6 9.6 H31 V12.4 H15.6 Z') +
    line('#ffe08a', 'M12 15 q2 2 0 4 t0 4 M19 15 q-2 2 0 4 t0 4', 0.8) +
    line(red, 'M15.4 12.6 l-1.4 4.6 l2.4 4 l-2 5 l.8 4', 1) +
    pointer('#ffffff', 4, 17, 4, 26, 1.3) +
    pointer('#ffffff', 27, 27, 27, 18, 1.3) +
    put(line('#5b6570', 'M10 16 a6 6 0 0 1 12 0 M8 16 H24 V26 H8 Z', 2.4), 15.6, 5.4, 8),
  'x-finger-snap':
    tile('#fff3dc') +
    shape('#d9a06a', 'M9 31 Q8 22 12 18 Q18 15.6 22 20 Q24 25 22 31 Z') +
    line('#d9a06a', 'M14 19 Q11 13 13.6 8.6', 3.2) +
    line('#d9a06a', 'M19.6 19 Q22 13.6 16.4 9.6', 3.2) +
    line('#b97f50', 'M13 22 q3 -2 6 0 M13.4 25.6 q3 -1.6 6 0', 0.6) +
    line(red, 'M15 5.4 V2 M10.4 6.4 L8 3.6 M19.8 6.4 L22.4 3.8 M8.6 10 L5 9.4 M22.6 10 L26 9.4', 1.1),
  'x-fault-slide':
    tile(grass) +
    shape('#7fb84d', 'M16.4 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H15 l1.6 -5 l-1.6 -8 l2 -8 Z') +
    box(1, 11, 15, 4.4, '#5b6570') +
    box(16, 17, 15, 4.4, '#5b6570') +
    line('#ffffff', 'M2 13.2 h3 M7 13.2 h3 M12 13.2 h2 M18 19.2 h3 M23 19.2 h3 M28 19.2 h2', 0.6) +
    line('#5a3a1c', 'M16.4 1 L17 10 L15 18 L16.6 26 L15 31', 1) +
    pointer(red, 11, 26, 11, 19, 1.3) +
    pointer(red, 21, 5, 21, 13, 1.3) +
    house(6, 9.4, 0.9) +
    house(25.4, 30, 0.9) +
    times(3, (i) => box(20 + i * 1.7, 26.4 + (i % 2), 1.1, 0.9, '#c0563b')),
  'x-focus-below':
    land('#cfe9fb', rock, 10) +
    shape(grass, 'M1 9 H31 V11 H1 Z') +
    house(9, 9.4, 0.8) +
    house(24, 9.4, 0.8) +
    [3.4, 6, 8.6]
      .map((r) =>
        line('#ffe08a', `M${16 - r} 23 a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 -${r * 2} 0`, 0.7),
      )
      .join('') +
    line('#3f2d1c', 'M12 31 L20 15', 0.9) +
    emoji('collision', 16, 23, 5) +
    line(red, 'M16 10.4 V3', 0.9) +
    shape(red, 'M16 3 L21 4.8 L16 6.6 Z'),
  'x-tv-quake':
    tile('#e6ecf3') +
    box(4, 6, 24, 17, '#2f3542', 1.4) +
    box(5.6, 7.6, 20.8, 13.8, '#dbeafe', 0.6) +
    box(12, 23, 8, 3, '#5b6570') +
    inscription('6', 11, 9.6, 9, red) +
    line(ink, 'M16 15 h1.4 l.8 -4 l1.2 7.4 l1.2 -6 l.8 4 l.8 -1.4 h2', 0.6),
  'x-seismograph-lines':
    tile('#eef3f8') +
    box(3, 4, 26, 10, '#ffffff', 0.6) +
    box(3, 18, 26, 10, '#ffffff', 0.6) +
    line(ink, 'M4 9 h4 l.8 -1 l.8 2 l.8 -1.6 l.8 1.2 h3 l.8 -1 l.8 1.6 l.8 -1 h3', 0.6) +
    line(red, 'M4 23 h2 l1 -3 l1.4 7 l1.4 -8 l1.6 8.6 l1.4 -8 l1.4 7 l1.4 -8 l1.4 8 l1.2 -5 l1 2 h2', 0.7) +
    line('#5b6570', 'M28.6 5 L21.4 9 M28.6 18.6 L22.6 23', 0.9),
  'x-ring-pacific': pacific((x, y) => ball(x, y, 1.2, red, '#ff9a9a')),
  'x-ring-volcanoes': pacific((x, y) => peak(x, y)),
  'x-tsunami':
    tile('#cfe9fb') +
    shape('#c9a878', 'M31 8 L18 24 H31 Z') +
    shape(grass, 'M31 6 L21 18.6 L23 20 L31 11 Z') +
    shape('#1d7bb8', 'M1 14 Q5 12 8 14 Q9 7 14 8 Q18 9.6 16.6 13 Q14 11.4 13 15 Q14.6 20 19.4 22 V27 H1 Z') +
    line('#ffffff', 'M9 11 Q11 7.8 14.4 8.6 M10.6 14 Q11.6 10.6 14.6 11', 0.8) +
    shape('#b08a66', 'M1 27 H9 V23.6 H19 V27 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    pointer(red, 14, 30, 14, 24.6, 1.2) +
    someone(26.4, 12.6, 8, {
      shirt: '#f9a03f',
      hands: [
        [-0.14, 0.04],
        [0.16, 0.1],
      ],
    }) +
    pointer('#2b8a3e', 22.4, 9, 26.4, 3.6, 1),
  'x-under-table':
    tile('#fdf3dc') +
    table(16, 29, 12, 16) +
    kneeling(14, 29, 1.7) +
    line('#c98d5f', 'M18.4 23 L26 22', 1.2) +
    box(6, 4, 2.2, 1.6, '#c0563b') +
    box(13, 2.6, 2.2, 1.6, '#c0563b') +
    box(21, 5, 2.2, 1.6, '#c0563b') +
    shape('#a5d8ff', 'M26 3 l2 2 l-2.4 1 Z') +
    shape('#a5d8ff', 'M9.6 8 l2 1 l-2.2 1.4 Z'),
  'x-drop-down': kneeling(13, 28, 2.7) + pointer(red, 27, 6, 27, 16, 1.8),
  'x-take-cover': table(16, 30, 14, 21) + kneeling(13, 30, 2.2),
  'x-hold-on':
    table(16, 30, 14, 21) +
    kneeling(12, 30, 2.2) +
    line('#c98d5f', 'M16 23 L28 22', 2) +
    oval(29, 22, 1.8, 1.8, '#c98d5f'),
  'x-swaying-house':
    land('#cfe9fb', '#c9c3b4', 27) +
    shape('#9db0c8', 'M11 27 Q11.6 14 16 4 L24 6.4 Q20.6 15 20.6 27 Z') +
    times(4, (i) => line('#fff3bf', `M${13.6 + (3 - i) * 0.9} ${23 - (3 - i) * 4.4} h5`, 1.6)) +
    line('#8fa3bb', 'M9 27 V4 H17', 0.5) +
    pointer(red, 8, 8, 3, 8, 1.1) +
    pointer(red, 25, 12, 30, 12, 1.1) +
    line('#5b6570', 'M3 28.6 q1.4 -1 2.6 0 t2.6 0 t2.6 0 t2.6 0 t2.6 0 t2.6 0 t2.6 0 t2.6 0 t2.6 0', 0.7),
  'x-volcano-open':
    tile('#ffd8a8') +
    ash(16, 5, 1.1) +
    ash(21, 8, 0.7) +
    shape('#7d6450', 'M2 29 L13 13 H19 L30 29 Z') +
    shape('#5a4434', 'M13 13 H19 L18 16 H14 Z') +
    line(lava, 'M16 14 V10 M14.6 13.6 Q12 10 9 12 M17.4 13.6 Q20 9.6 23 12.4', 1.2) +
    line(lava, 'M16 15 Q15 20 17 23 T16 29', 1.8) +
    box(6, 8.4, 2, 1.8, '#4d3620', 0.5) +
    box(24.6, 6, 1.8, 1.6, '#4d3620', 0.5) +
    box(11, 6, 1.4, 1.4, '#4d3620', 0.4) +
    line('#b4bac4', 'M26 14 q1.4 -1.4 0 -3 M28.4 15 q1.4 -1.4 0 -3', 0.8),
  'x-rock-melts':
    tile(rockDark) +
    shape(rock, 'M1 4 a3 3 0 0 1 3 -3 H28 a3 3 0 0 1 3 3 V11 Q16 14 1 11 Z') +
    line('#4d3826', 'M3 15 h5 M12 16 h4 M24 15 h5 M4 27 h4 M24 28 h5', 0.7) +
    shape(lava, 'M6 22 Q8 15.6 15 17 Q22 14.6 26 20 Q28 27 20 27.6 Q12 29.6 8 27 Q5.4 25 6 22 Z') +
    shape(glow, 'M10 22.4 Q13 18.6 17 20 Q22 19 23 22.4 Q22 25.4 17 25 Q12 26 10 22.4 Z') +
    shape(rock, 'M13 21 l2.4 -.8 l1.6 1.4 l-1.4 1.6 l-2.4 -.4 Z') +
    line('#ffe08a', 'M10 14.6 q1 -1.4 0 -2.6 M16 14.6 q1 -1.4 0 -2.6 M22 14.6 q1 -1.4 0 -2.6', 0.8),
  'x-volcano-smokes':
    land('#bfe3fb', grass, 25) +
    mountain(16, 27, 13, 15) +
    shape('#5a4434', 'M13.4 12 H18.6 L17.6 13.8 H14.4 Z') +
    ash(16, 9.4, 0.9) +
    ash(19, 6.4, 0.8, '#a3aab6') +
    ash(23, 4, 0.6, '#b4bac4'),
  'x-melt-depth':
    tile('#141b3d') +
    shape('#c8612f', 'M16 29.6 L4 8.8 A24 24 0 0 1 28 8.8 Z') +
    shape('#e8853a', 'M16 29.6 L9.4 18.2 A13.2 13.2 0 0 1 22.6 18.2 Z') +
    shape('#ffd43b', 'M16 29.6 L13.6 25.4 A4.8 4.8 0 0 1 18.4 25.4 Z') +
    line('#6b4426', 'M4 8.8 A24 24 0 0 1 28 8.8', 0.5) +
    mountain(16, 5.6, 2.2, 3) +
    oval(16, 6.3, 0.9, 0.34, glow) +
    line(lava, 'M16 6.2 V2.8', 0.5) +
    line('#ffffff', 'M12.4 5.4 a3.6 3.2 0 1 0 7.2 0 a3.6 3.2 0 1 0 -7.2 0', 0.6) +
    line('#ffffff', 'M16 9.6 V24.6', 0.5) +
    line('#c1121f', 'M14 25.6 l4 4 m0 -4 l-4 4', 1.1),
  'x-volcano-cut':
    tile('#ffd8a8') + ash(16, 3.6, 0.6) + cutVolcano + pointer('#ffffff', 10, 23, 13.6, 19.4, 0.9),
  'x-soda-and-magma':
    halves('#dbeafe', '#ffd8a8') +
    shape(
      '#8ecae6',
      'M6.4 11 H10.6 V14 Q13 16 13 19 V28 Q13 29.4 11.6 29.4 H5.4 Q4 29.4 4 28 V19 Q4 16 6.4 14 Z',
    ) +
    times(6, (i) => oval(6 + (i % 3) * 2.4, 18 + Math.floor(i / 3) * 4.6, 0.9, 0.9, '#ffffff')) +
    line('#ffffff', 'M8.4 10 V4 M7 9.6 L4 5 M10 9.6 L13 5', 1) +
    times(4, (i) => oval(5 + i * 2.4, 4 - (i % 2), 0.7, 0.7, '#ffffff')) +
    shape('#7d6450', 'M17.4 29 L22.6 14 H25.4 L30.4 29 Z') +
    shape(lava, 'M23.2 14 H24.8 V22 Q27.4 23 27 26 Q24 28 21 26 Q20.6 23 23.2 22 Z') +
    times(4, (i) => oval(23 + (i % 2) * 2, 25 - i * 2, 0.7, 0.7, '#fff3bf')) +
    line(lava, 'M24 13 V6 M23 12.6 L20.4 7 M25 12.6 L27.6 7', 1) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-school-far':
    land('#cfe9fb', grass, 17) +
    shape(rock, 'M1 22 H7 l-1 4 l1.6 5 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(rockDark, 'M8.4 22 H31 V28 a3 3 0 0 1 -3 3 H9 l-1.6 -5 Z') +
    mountain(6, 17, 4.6, 8) +
    ash(6, 7, 0.6) +
    line(lava, 'M7.6 31 L6.6 26 L7.6 22 V17', 1) +
    emoji('school', 25.4, 15, 9) +
    pointer('#5b6570', 16, 19.6, 11, 19.6, 0.9) +
    pointer('#5b6570', 16, 19.6, 21, 19.6, 0.9),
  'x-hot-spot':
    tile('#8ecae6') +
    shape('#1d7bb8', 'M1 11 H31 V16 H1 Z') +
    shape(rock, 'M1 16 H31 V21 H1 Z') +
    shape('#c0563b', 'M1 21 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    mountain(5, 16, 2.6, 4.6) +
    mountain(12, 16, 3.2, 6.4) +
    mountain(21, 16, 4.6, 10) +
    shape(lava, 'M19.6 31 Q20 24 20.4 21 V7 H21.6 V21 Q22 24 22.6 31 Z') +
    ash(21, 4.6, 0.6) +
    pointer('#ffffff', 17, 18.6, 7, 18.6, 1.2),
  'x-ash-plane':
    tile('#3f78b8') +
    mountain(8.6, 30, 7, 11) +
    ash(7, 15, 1.1, '#6b7280') +
    ash(13, 11, 1.2, '#6b7280') +
    ash(20, 8, 1, '#7a828f') +
    emoji('airplane', 22, 21, 15) +
    times(14, (i) => box(9 + ((i * 37) % 21), 13 + ((i * 53) % 17), 0.8, 0.8, '#4a4f57')) +
    line(red, 'M19.4 26 l4.4 4 m0 -4 l-4.4 4', 1.2),
  'x-volcano-farm':
    land('#cfe9fb', '#6b4a2c', 19) +
    mountain(22, 19, 9, 13) +
    line(lava, 'M22 6.4 V9', 1.2) +
    ash(22, 4, 0.5) +
    times(4, (row) => times(8, (i) => emoji('seedling', 4 + i * 3.4 + (row % 2), 21 + row * 2.6, 3.4))) +
    someone(12, 29, 12, {
      shirt: '#e5484d',
      hands: [
        [-0.08, -0.24],
        [0.2, -0.1],
      ],
      long: true,
    }) +
    line(wood, 'M16.4 19 L18.6 29', 0.9) +
    shape('#8d95a3', 'M17.2 27.6 L20.4 27.2 L19.6 30.6 Z'),
  'x-volcano-watch':
    tile('#ffe8cc') +
    mountain(11, 29, 10, 15) +
    line(lava, 'M11 14.6 V18', 1.4) +
    pointer(red, 5.4, 20, 2.4, 17, 1) +
    pointer(red, 16.6, 20, 19.6, 17, 1) +
    line('#8d95a3', 'M10 12 q-1.6 -2 0 -4 t0 -4 M13 12 q-1.6 -2 0 -4 t0 -4', 0.9) +
    box(20, 3, 10, 8, '#ffffff', 0.6) +
    line(ink, 'M21 7 h1.6 l.8 -2.4 l1 4.8 l1 -4 l.8 2.4 h2', 0.6) +
    someone(25.6, 29.4, 13, {
      shirt: '#ffffff',
      legs: '#5b6570',
      hands: [
        [-0.16, 0],
        [0.06, -0.22],
      ],
    }) +
    box(19.6, 21.4, 3, 4, '#5b6570', 0.4) +
    box(20.2, 22, 1.8, 1.4, '#8ce99a'),
};
