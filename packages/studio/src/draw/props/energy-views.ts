import { bear } from './change-icons.ts';
import {
  battery,
  blue,
  chainLinks,
  charge,
  coatOn,
  cog,
  copper,
  flame,
  hand,
  hat,
  ink,
  lamp,
  paper,
  pot,
  red,
  snowman,
  steam,
  steel,
  thermometer,
  wire,
  wood,
  woodShade,
} from './energy-shapes.ts';
import { ball, box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';

/** Current in its loops, heat on its way, and tools that make work easier. */

export const energyViews = {
  'x-one-wire-lamp':
    tile(paper) +
    wire('M9 21 Q3 21 3.4 12 Q4 8 12 13') +
    battery(15, 21) +
    lamp(16, 8.6, false) +
    line(
      '#9aa0a8',
      'M21 21 h1.6 M24.4 20.4 l1.4 -.8 M26.8 18 l.6 -1.6 M27.4 14.4 l-.4 -1.6 M25.6 11.4 l-1.4 -.8',
      0.9,
    ) +
    put(line(red, 'M11 9 Q12 4 17 5 Q22 7 17 13 Q16 15 16 18 M16 23 v1', 3), 28, 6, 7),
  'x-loop-lamp-on':
    tile(paper) +
    wire('M10 23 Q2.6 23 3.4 14 Q4 10 14.4 14.4') +
    wire('M21.6 23 Q29.4 23 28.6 14 Q28 10 17.6 14.4') +
    battery(16, 23) +
    lamp(16, 9.6, true),
  'x-charges-in-wire':
    tile(paper) +
    line('#f0c9a8', 'M10.4 26 H5 V7 H27 V26 H21.6', 3.2) +
    battery(16, 26) +
    lamp(16, 8, true, 0.62) +
    times(5, (i) => charge(5, 10 + i * 3.4)) +
    times(5, (i) => charge(27, 10 + i * 3.4)) +
    times(3, (i) => charge(6.4 + i * 2.4, 7)) +
    times(3, (i) => charge(20.4 + i * 2.6, 7)) +
    pointer(red, 12, 20.6, 20, 20.6, 1.6) +
    pointer(blue, 8.4, 12, 8.4, 18, 0.8) +
    pointer(blue, 23.6, 18, 23.6, 12, 0.8),
  'x-bicycle-chain':
    tile(paper) +
    cog(7, 16, 3.6) +
    cog(24, 16, 5) +
    chainLinks(10.6) +
    chainLinks(21.6) +
    pointer(red, 11, 7, 20, 7, 1) +
    pointer(red, 20, 25.4, 11, 25.4, 1),
  'x-current-in-out':
    tile(paper) +
    line('#f0c9a8', 'M1.4 21 H13.4 M18.6 21 H30.6', 3.2) +
    lamp(16, 16, true, 1.3) +
    times(3, (i) => charge(3.4 + i * 3.4, 21)) +
    times(3, (i) => charge(21.6 + i * 3.4, 21)) +
    pointer(blue, 3, 25.4, 11, 25.4, 1) +
    pointer(blue, 21, 25.4, 29, 25.4, 1) +
    pointer('#f08c00', 8, 8, 4, 4.4, 1) +
    pointer('#f08c00', 24, 8, 28, 4.4, 1),
  'x-light-chain-dark':
    tile('#3b4468') +
    line('#9aa3c7', 'M10 25.5 H2.6 V17.4 H29.4 V25.5 H22', 0.9) +
    [5.6, 12.6, 19.6, 26.4].map((x) => lamp(x, 13.4, false, 0.72)).join('') +
    line(red, 'M17.4 9.6 L23 17.6 M23 9.6 L17.4 17.6', 1) +
    box(10, 23, 12, 5, '#2f9e44', 0.8) +
    box(18.6, 23, 3.4, 5, '#f3ad24', 0.6),
  'x-light-chain-on':
    tile('#3b4468') +
    // Each lamp joins the wire of one end of the battery with that of the other, and nothing else does.
    line('#f0c9a8', 'M11 26 H3 V4.6 H25.6 M21 26 H29.4 V21 H9.4', 0.9) +
    [9.4, 17.5, 25.6].map((x) => line('#f0c9a8', `M${x} 4.6 V21`, 0.9)).join('') +
    lamp(9.4, 12, true, 0.68) +
    lamp(17.5, 12, false, 0.68) +
    lamp(25.6, 12, true, 0.68) +
    line(red, 'M14.7 8.4 L20.3 16 M20.3 8.4 L14.7 16', 1) +
    battery(16, 26),
  'x-cable-cut':
    tile(paper) +
    box(1, 11, 17, 10, '#364fc7', 0) +
    box(1, 13, 17, 2, '#5c7cfa') +
    oval(18, 16, 2, 5, '#748ffc') +
    times(3, (i) => line(copper, `M18 ${14 + i * 2} H29`, 1.4)) +
    pointer('#2b8a3e', 20, 9, 29, 9, 1.2) +
    times(4, (i) => charge(20 + i * 2.6, 16)),
  'x-house-parallel':
    tile('#cfe9fb') +
    shape('#c0563b', 'M2 12 L16 3 L30 12 Z') +
    box(4, 12, 24, 17, '#fff6e0') +
    line(copper, 'M1 26.4 H21 M1 14.4 H21 M12 14.4 V26.4 M21 14.4 V26.4', 0.9) +
    box(9.4, 16, 5.2, 8.4, '#e6edf5', 0.6) +
    line(steel, 'M9.4 19 h5.2', 0.5) +
    ball(13, 17.6, 0.6, '#37b24d', '#b2f2bb') +
    lamp(21, 20, false, 0.66) +
    line(red, 'M20 15.6 l2.4 -1.6', 1),
  'x-socket-and-battery':
    halves('#ffe3e3', '#dff2cf') +
    box(3.4, 5, 9.4, 9.4, '#ffffff', 1) +
    oval(8, 9.6, 3.4, 3.4, '#dfe3ea') +
    oval(6.8, 9.6, 0.6, 0.6, ink) +
    oval(9.4, 9.6, 0.6, 0.6, ink) +
    line('#364fc7', 'M2 18 H7 l1.6 1.6', 1.6) +
    line(copper, 'M8.6 19.6 l1.8 -1 M8.6 19.8 l2 .8', 0.5) +
    line(red, 'M4.6 23.4 L11.4 29.4 M11.4 23.4 L4.6 29.4', 1.6) +
    battery(23.4, 15) +
    lamp(23.4, 7, true, 0.6) +
    line(copper, 'M18 15 Q16.6 11 21 9.4 M29.6 15 Q30.6 11 26 9.4', 0.7) +
    line('#2b8a3e', 'M20 26.4 L22.6 29 L28 23', 1.6) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-wire-hot':
    tile(paper) +
    line('#ff6b35', 'M10.4 24 H4.6 V7 H27.4 V24 H21.6', 2.4) +
    line('#ffd43b', 'M10.4 24 H4.6 V7 H27.4 V24 H21.6', 0.9) +
    battery(16, 24) +
    flame(16, 6, 8) +
    flame(5, 14, 6) +
    flame(27, 14, 6) +
    line(red, 'M12.6 13 L19.4 19.4 M19.4 13 L12.6 19.4', 1.4),
  'x-spoon-in-soup':
    tile('#fdeccb') +
    line(steel, 'M14 24 L25 8', 1.6) +
    line('#e8590c', 'M14 24 L19 16.6', 1.6) +
    pot(14, 28) +
    line(steel, 'M17.6 18.8 L25 8', 1.6) +
    line('#e8590c', 'M17.6 18.8 L21.6 13', 1.6) +
    oval(14, 24, 1.8, 1.4, '#d9480f') +
    hand(22.4, 4.4, 0.9) +
    pointer(red, 14.6, 16, 19.4, 8.8, 1.1) +
    steam(9, 17),
  'x-metal-wood-spoon':
    tile('#fdeccb') +
    line('#e8590c', 'M11 24 L5 6', 1.7) +
    line('#e8590c', 'M5 6 l-.4 -1.2', 2.6) +
    line(wood, 'M21 24 L27 6', 2) +
    line(wood, 'M27 6 l.4 -1.2', 2.8) +
    line('#e8590c', 'M21 24 L22.6 19.4', 2) +
    pot(16, 29) +
    pointer(red, 9.8, 15, 7.4, 7.4, 1) +
    pointer(red, 25, 18, 26, 15, 1) +
    thermometer(11, 11, 7, 0.9) +
    thermometer(21, 11, 7, 0.25),
  'x-pot-and-board':
    tile('#eef3f8') +
    put(pot(14, 26), 8, 15, 13) +
    box(18, 13, 11, 6.4, wood, 0.6) +
    line(woodShade, 'M19 15 h9 M19 17 h9', 0.4) +
    thermometer(14.6, 12, 9, 0.45) +
    thermometer(29, 11, 9, 0.45) +
    hand(4, 22, 0.9) +
    hand(19.6, 22, 0.9) +
    pointer(red, 6, 23, 6, 19.4, 1) +
    pointer(red, 9, 22.4, 9, 19.4, 1) +
    pointer(red, 12, 22.6, 12, 19.4, 1) +
    pointer(red, 23.4, 22.4, 23.4, 20.4, 0.7),
  'x-ice-in-juice':
    tile('#eef3f8') +
    shape('#dff1fc', 'M7 5 H25 L23 29 H9 Z') +
    shape('#ffa94d', 'M7.6 10 H24.4 L22.8 28 H9.2 Z') +
    box(12, 12, 8, 8, '#d0f0ff', 1) +
    box(13, 13, 3, 2, '#ffffff', 0.5) +
    pointer(red, 9.4, 14, 12.4, 15, 0.9) +
    pointer(red, 22.6, 14, 19.6, 15, 0.9) +
    pointer(red, 12, 25, 14, 20.6, 0.9) +
    pointer(red, 20, 25, 18, 20.6, 0.9),
  'x-snowman-coat':
    land('#bfe0f5', '#d3e4f0', 24) +
    ball(26, 6, 3, '#ffb703', '#ffe08a') +
    snowman(13, 27) +
    coatOn(13, 27) +
    pointer(red, 25, 12, 20.6, 18, 1) +
    pointer(red, 28, 14, 21.4, 22, 1) +
    line(red, 'M19.4 16.6 l3 3', 1),
  'x-tea-cools':
    halves('#ffe8cc', '#dbeafe') +
    emoji('hot-beverage', 7.6, 19, 11) +
    steam(7.4, 11.6) +
    thermometer(14, 27, 12, 0.9) +
    emoji('hot-beverage', 22, 19, 11) +
    thermometer(29.4, 27, 12, 0.35) +
    pointer(red, 4, 12, 2.4, 6.6, 0.8) +
    pointer(red, 11, 12, 12.4, 6.6, 0.8) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8) +
    line(blue, 'M19 5.6 h6 M19 8 h6', 1),
  'x-heater-room':
    tile('#fdf3dc') +
    ground('#c9a06a', 27) +
    box(3, 19.6, 9, 7.4, '#e9ecef', 0.6) +
    times(4, (i) => line(steel, `M${4.4 + i * 2} 20.8 v5`, 0.7)) +
    pointer(red, 5, 18, 5, 8, 1.1) +
    pointer(red, 8, 18, 8, 10, 1.1) +
    pointer(red, 8, 5, 18, 4.4, 1.1) +
    pointer(blue, 29, 12, 29, 22, 1.1) +
    pointer(blue, 27, 25.4, 14, 25.4, 1.1) +
    line(wood, 'M17.6 27 L20 6 M24.4 27 L22.6 6 M18 23 h6 M18.6 18.4 h5 M19.2 13.8 h4', 0.9) +
    someone(21, 17.6, 10.6, {
      shirt: '#ff8fa3',
      hands: [
        [-0.08, -0.18],
        [0.08, -0.18],
      ],
      long: true,
    }),
  'x-pot-convection':
    tile('#fdeccb') +
    put(pot(16, 24), 16, 14, 34) +
    flame(10, 28, 6) +
    flame(16, 28, 6) +
    flame(22, 28, 6) +
    pointer(red, 16, 20, 16, 11, 1.2) +
    line(blue, 'M16 10.4 Q22.6 9.6 23 14', 1) +
    pointer(blue, 23, 13, 22.4, 20, 1) +
    line(blue, 'M16 10.4 Q9.4 9.6 9 14', 1) +
    pointer(blue, 9, 13, 9.6, 20, 1) +
    [
      [13, 14],
      [19, 17],
      [12.4, 18.6],
      [20, 12.4],
    ]
      .map(([x, y]) => ball(x!, y!, 1, '#51a82f', '#b7e08a'))
      .join(''),
  'x-spoon-sideways':
    tile('#fdeccb') +
    flame(7, 24, 12) +
    line(steel, 'M6 15 H27', 2) +
    oval(5, 15, 3, 2, steel) +
    line('#e8590c', 'M8 15 H19', 2) +
    oval(5, 15, 3, 2, '#e8590c') +
    pointer(red, 9, 11.4, 22, 11.4, 1.2) +
    hand(23.4, 13, 0.9) +
    pointer(red, 7, 8.6, 7, 3, 1.2),
  'x-sun-to-earth':
    tile('#141b3d') +
    times(9, (i) => oval(3 + ((i * 7) % 27), 3 + ((i * 11) % 26), 0.3, 0.3, '#ffffff')) +
    ball(7.4, 16, 5.6, '#ffb703', '#ffe08a') +
    [10, 16, 22]
      .map(
        (y) =>
          line('#ffd43b', `M14 ${y} q1.1 -2.4 2.2 0 t2.2 0 t2.2 0 t2.2 0`, 0.8) +
          shape('#ffd43b', `M22.6 ${y - 1.4} l2.2 1.4 l-2.2 1.4 Z`),
      )
      .join('') +
    emoji('globe-showing-europe-africa', 27, 16, 7),
  'x-campfire-side':
    tile('#25325c') +
    ground('#5a4a3a', 25) +
    emoji('wood', 9, 26, 7) +
    flame(9, 20, 11) +
    someone(22, 28, 15, {
      shirt: '#4361ee',
      hands: [
        [-0.16, -0.06],
        [0.04, -0.24],
      ],
    }) +
    pointer('#ff8c42', 13.6, 17, 17.6, 16, 0.9) +
    pointer('#ff8c42', 14, 21, 18, 21, 0.9) +
    line('#8ec5ff', 'M27 12 v6 M25.2 13.2 l3.6 3.6 M28.8 13.2 l-3.6 3.6', 0.6),
  'x-hats-in-sun':
    land('#cfe9fb', '#e5bd74', 25) +
    ball(16, 4.6, 3, '#ffb703', '#ffe08a') +
    hat(8, 24, '#22252c', '#6b7280') +
    hat(24, 24, '#ffffff', '#c3c9d4') +
    pointer('#f08c00', 13, 8, 9.6, 17, 0.9) +
    pointer('#f08c00', 11, 7.4, 6.4, 17, 0.9) +
    pointer('#f08c00', 19, 8, 22.4, 16, 0.9) +
    pointer('#f08c00', 24, 16, 28.6, 9, 0.9) +
    thermometer(3, 14, 9, 0.9) +
    thermometer(29.4, 21, 8, 0.4),
  'x-stone-bear': bear(16, 30.4, 1.95),
  'x-lever-fulcrum':
    tile('#e8f0f8') +
    line('#8b6f47', 'M2 29 H30', 1.2) +
    shape('#7a8088', 'M9 29 L12 22 L15 29 Z') +
    line(steel, 'M3 24.6 L29 17', 1.6) +
    bear(6, 23.6, 1.1) +
    line(red, 'M8.4 21.8 a3.6 3.6 0 1 0 7.2 0 a3.6 3.6 0 1 0 -7.2 0', 0.8) +
    pointer(red, 27, 7, 27, 15, 1.2) +
    pointer('#2b8a3e', 6, 10.4, 6, 4, 1.2),
  'x-ramp-bear':
    land('#e8f0f8', '#c9c3b4', 28) +
    shape(wood, 'M3 28 L24 13 V28 Z') +
    box(24, 13, 7, 15, '#b9a98a') +
    line(woodShade, 'M3 28 L24 13', 0.8) +
    put(
      box(9, 24, 14, 2, '#5b6570') +
        oval(12, 27.4, 2, 2, ink) +
        oval(20, 27.4, 2, 2, ink) +
        bear(16, 24, 1.3),
      17.4,
      12,
      19,
      { turn: -35.5 },
    ) +
    someone(5.6, 27, 11, {
      shirt: '#a970ff',
      hands: [
        [0.02, -0.1],
        [0.2, 0.04],
      ],
    }) +
    pointer(red, 7, 9, 12, 5.4, 1.2),
  'x-pulley-branch':
    tile('#dff2cf') +
    shape('#4b9a2f', 'M1 4 Q8 0 16 2 Q26 0 31 5 V7 H1 Z') +
    line(woodShade, 'M1 8 Q16 6 31 8.6', 2.4) +
    line('#4a4f57', 'M16 8 V10', 1) +
    oval(16, 13, 3.6, 3.6, '#aab2bf') +
    oval(16, 13, 2.4, 2.4, '#dfe3ea') +
    oval(16, 13, 0.7, 0.7, ink) +
    line('#c9a06a', 'M12.4 13 V20 M19.6 13 L22 21.4', 0.8) +
    shape(wood, 'M8.8 20 H16 L15 25 H9.8 Z') +
    emoji('books', 12.4, 18.6, 4.6) +
    someone(25, 30, 12, {
      shirt: '#a970ff',
      hands: [
        [-0.12, 0.16],
        [-0.3, 0.04],
      ],
    }) +
    pointer('#2b8a3e', 6, 24, 6, 15, 1.1) +
    pointer(red, 27.6, 10, 27.6, 16, 1.1),
};
