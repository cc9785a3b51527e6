import {
  bark,
  barkOwl,
  barkShade,
  beetle,
  brownBeetle,
  chameleon,
  darkMoth,
  fennec,
  flyingGoose,
  germ,
  grass,
  greenBeetle,
  hoverfly,
  ink,
  kelp,
  paleMoth,
  photo,
  polarBear,
  red,
  rocks,
  seaBed,
  sky,
  snow,
  trunk,
  urchin,
} from './creature-shapes.ts';
import { ball, box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';

/** How animals fit their places, live together, and change from generation to generation. */

export const creatureViews = {
  'x-gear-for-places':
    halves('#9fd0ef', '#fbe3b0') +
    shape(snow, 'M1 23 Q8 21 16 23 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#e5bd74', 'M16 23 Q24 21 31 23 V28 a3 3 0 0 1 -3 3 H16 Z') +
    polarBear(9, 26, 0.84) +
    emoji('camel', 23.4, 19.4, 14) +
    times(3, (i) => oval(4 + i * 4.4, 6 + (i % 2) * 4, 0.6, 0.6, snow)) +
    ball(25, 6, 2.6, '#ffb703', '#ffe08a') +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-camel-hump':
    land('#fbe3b0', '#e5bd74', 25) +
    emoji('camel', 16, 16, 29) +
    oval(18.2, 8.4, 3.6, 3.2, '#fff3bf') +
    times(5, (i) => oval(16.2 + (i % 3) * 2, 7.4 + Math.floor(i / 3) * 2, 0.9, 0.8, '#ffd866')) +
    line('#7a4a21', 'M14.8 9.6 Q15 5.2 18.2 5 Q21.6 5.2 21.6 9.6', 0.6),
  'x-camel-foot':
    tile('#fbe3b0') +
    shape('#e5bd74', 'M1 15 H31 V16.4 H1 Z') +
    // The eye with its long lashes.
    oval(16, 8, 6.4, 4.2, '#fffdf5') +
    oval(16, 8, 2.8, 3.4, '#5a3a1c') +
    oval(15.2, 6.8, 0.8, 0.9, '#ffffff') +
    shape('#d9a05a', 'M8 8.6 Q10 2.6 16 2.6 Q22 2.6 24 8.6 Q22 5.2 16 5 Q10 5.2 8 8.6 Z') +
    line(
      ink,
      'M9.4 6.4 L6 4.6 M11 5.2 L8.4 2.4 M13.4 4.6 L12 1.8 M16 4.4 V1.6 M18.6 4.6 L20 1.8 M21 5.2 L23.6 2.4 M22.6 6.4 L26 4.6',
      0.7,
    ) +
    times(4, (i) => oval(3.4 + (i % 2) * 1.6, 6 + i * 2, 0.5, 0.5, '#c89a52')) +
    times(4, (i) => oval(28.4 - (i % 2) * 1.6, 6 + i * 2, 0.5, 0.5, '#c89a52')) +
    // The foot, wide on the sand.
    ground('#f0d59a', 27) +
    shape(
      '#c98d4b',
      'M13 16.4 H19 Q19 22 20.6 24 Q25.6 25.4 25.6 27.6 H6.4 Q6.4 25.4 11.4 24 Q13 22 13 16.4 Z',
    ) +
    line('#8a5a2a', 'M16 24.4 V27.4', 0.6) +
    oval(9.4, 27, 1.1, 0.7, '#6b4a28') +
    oval(22.6, 27, 1.1, 0.7, '#6b4a28') +
    pointer('#cf222e', 11, 29.6, 6, 29.6, 0.9) +
    pointer('#cf222e', 21, 29.6, 26, 29.6, 0.9),
  'x-fennec': fennec(16, 20, 1.2),
  'x-fennec-heat':
    land('#fbe3b0', '#e5bd74', 26) +
    ball(26.6, 5, 2.6, '#ffb703', '#ffe08a') +
    fennec(15, 22, 1) +
    pointer(red, 5.4, 9, 2.4, 4.4, 0.9) +
    pointer(red, 8, 8, 7.4, 3, 0.9) +
    pointer(red, 23.6, 9, 27, 11, 0.9) +
    pointer(red, 21.6, 8, 21.6, 3, 0.9) +
    put(beetle(16, 16, 3, '#3a2a1c', '#17110b'), 28, 27, 5),
  'x-bear-generations':
    tile('#bfe0f5') +
    times(3, (row) => shape(snow, `M1 ${9.6 + row * 9.8} H31 v1.2 H1 Z`)) +
    polarBear(7.4, 10, 0.46, '#b08d62', '#7a5a34') +
    polarBear(16, 10, 0.46, '#e6d9bf', '#a3906b') +
    polarBear(24.8, 10, 0.46, '#b08d62', '#7a5a34') +
    polarBear(7.4, 19.8, 0.5, '#e6d9bf', '#a3906b') +
    polarBear(16, 19.8, 0.5) +
    polarBear(24.8, 19.8, 0.5, '#e6d9bf', '#a3906b') +
    polarBear(7.4, 29.6, 0.56) +
    polarBear(16, 29.6, 0.56) +
    polarBear(24.8, 29.6, 0.56) +
    pointer('#1f6feb', 29.4, 7, 29.4, 14, 0.8) +
    pointer('#1f6feb', 29.4, 17, 29.4, 24, 0.8),
  'x-beak-parrot':
    oval(16, 15, 11, 12, '#e5484d') +
    oval(13, 12, 3.4, 3.6, '#ffffff') +
    oval(12.6, 12, 1.4, 1.6, ink) +
    shape('#3a3f47', 'M20 9 Q29 8 28 19 Q27 22 25 22 Q25.6 17 20 17 Z') +
    shape('#6b7280', 'M20 17 Q24 17.4 24 21 Q22 22 20 20 Z') +
    ball(27, 25.6, 2.8, '#8a5a34', '#c08a58'),
  'x-beak-eagle':
    oval(14, 15, 11, 11.6, '#f7f3e8') +
    line('#5a3a1c', 'M9.4 9.6 L16 11.4', 1.4) +
    oval(14, 12.6, 1.5, 1.7, ink) +
    shape('#f3ad24', 'M20 11 Q30 10.6 29.6 17 Q29.6 22 27.4 23.4 Q27.6 18.6 20 18 Z') +
    line('#b97a12', 'M20.6 16.6 L27 16.8', 0.7) +
    shape('#5a3a1c', 'M4 23 Q14 20 23 24 L21 31 H5 Z'),
  'x-beak-flamingo':
    line('#ff8fab', 'M6 31 Q3 21 9 15', 5) +
    oval(13, 12, 7.4, 6.6, '#ff8fab') +
    oval(13, 10.4, 1.3, 1.5, ink) +
    shape('#fbe0d0', 'M18.6 7.6 Q26 8.4 28 15 L22 18.6 Q22 14.6 18 15.6 Z') +
    shape('#2f3542', 'M28 15 Q29.4 21 24.6 26 Q22 23.6 22 18.6 Z'),
  'x-owl-bark': tile('#b9d99a') + trunk(bark, barkShade) + barkOwl,
  'x-chameleon-colours':
    tile('#dff2cf') +
    line('#8a5227', 'M1.4 13.4 H30.6 M1.4 29 H30.6', 1.6) +
    chameleon(15.6, 8.4, 1, '#5fae4a', '#8fd06f') +
    chameleon(15.6, 24, 1, '#e5484d', '#ffd43b') +
    pointer('#5b6570', 29, 14.4, 29, 20.6, 0.9),
  'x-hoverfly':
    tile(sky) +
    times(8, (i) => {
      const angle = (i / 8) * 2 * Math.PI;
      return oval(16 + Math.cos(angle) * 7, 24 + Math.sin(angle) * 4, 3.4, 2.4, '#ffffff');
    }) +
    oval(16, 24, 4.4, 2.8, '#ffd43b') +
    hoverfly(15.4, 14.6, 1.6),
  'x-wasp-hoverfly':
    halves('#ffe3e3', '#dff2cf') +
    hoverfly(7.8, 12, 0.78, true) +
    hoverfly(23.4, 12, 0.78) +
    shape('#cf222e', 'M5 22 L11 28 M11 22 L5 28') +
    line(red, 'M5 21.4 L11 27.4 M11 21.4 L5 27.4', 1.4) +
    line('#2b8a3e', 'M20.4 24.6 L22.6 27 L27 21.6', 1.4) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-geese-flying':
    tile('#bfe0f5') +
    shape(snow, 'M19 31 V25 Q25 22.6 31 24 V28 a3 3 0 0 1 -3 3 Z') +
    emoji('evergreen-tree', 27, 22, 8) +
    shape('#f0d59a', 'M1 25 Q8 23 14 31 H4 a3 3 0 0 1 -3 -3 Z') +
    ball(5.6, 5.6, 3, '#ffb703', '#ffe08a') +
    emoji('palm-tree', 5.4, 22, 8.6) +
    flyingGoose(10.4, 13, 1) +
    flyingGoose(15.4, 9.6, 0.9) +
    flyingGoose(15.4, 16.4, 0.9) +
    flyingGoose(20.4, 6.4, 0.8) +
    flyingGoose(20.4, 19.6, 0.8) +
    pointer('#1f6feb', 27, 13, 22, 13, 1),
  'x-hedgehog-winter':
    tile('#bcd3e6') +
    shape(snow, 'M1 12 Q10 7 16 8 Q24 8 31 12 V16 H1 Z') +
    shape('#8a5a34', 'M1 14 Q16 10 31 14 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    oval(16, 23, 11.4, 6.4, '#c98a3c') +
    times(9, (i) => oval(6.4 + i * 2.4, 26.4 - (i % 3), 2, 0.9, i % 2 ? '#b5532f' : '#e0a030')) +
    ball(16, 21.6, 5.4, '#7a5a3c', '#9b7850') +
    times(9, (i) => line('#4d3620', `M${11.4 + i * 1.1} ${19.8 - (i % 3)} l-.5 -1.6`, 0.5)) +
    oval(12.4, 23.6, 2.2, 1.6, '#e8c79a') +
    oval(10.4, 23.8, 0.6, 0.5, ink) +
    line(ink, 'M12.4 23.2 q.6 .5 1.2 0', 0.4) +
    shape(red, 'M25 7 q-2.8 -3.4 -4.4 -.8 q-.8 2.2 4.4 5.4 q5.2 -3.2 4.4 -5.4 q-1.6 -2.6 -4.4 .8 Z') +
    line('#1f6feb', 'M4.4 3 V8.4 M2.8 4.6 h3.2 M2.8 6.8 h3.2', 0.6) +
    line('#ffffff', 'M22.2 7.4 h1.4 l.6 -1 l.8 2 l.6 -1 h1.4', 0.5),
  'x-pond-life':
    tile(sky) +
    ground('#7cb84a', 13) +
    oval(16, 22.6, 14, 8, '#4aa8dc') +
    times(3, (i) => line('#4d7c2a', `M${3.4 + i * 1.6} 20 V${9 + i}`, 0.7)) +
    times(3, (i) => oval(3.4 + i * 1.6, 9 + i, 0.7, 1.7, '#7a4a21')) +
    emoji('duck', 21, 16.4, 8.4) +
    emoji('fish', 13, 25.4, 7) +
    emoji('frog', 9.4, 17.4, 5.6) +
    emoji('snail', 27, 25, 5.4) +
    emoji('fly', 15, 6, 3.4) +
    ball(26.6, 5, 2.4, '#ffb703', '#ffe08a'),
  'x-frog-needs':
    tile(sky) +
    ground('#7cb84a', 11) +
    oval(16, 23, 14.4, 8, '#4aa8dc') +
    oval(16, 25.6, 6, 2, '#3f9142') +
    emoji('frog', 16, 21.6, 8.4) +
    times(4, (i) => line('#4d7c2a', `M${25 + i * 1.4} 24 V${8 + (i % 2) * 2}`, 0.7)) +
    times(4, (i) => oval(25 + i * 1.4, 8 + (i % 2) * 2, 0.7, 1.9, '#7a4a21')) +
    emoji('fly', 7, 6, 4) +
    emoji('fly', 13.4, 4.4, 4) +
    emoji('fly', 19, 7, 4),
  'x-frog-bedroom':
    tile('#d9cdf3') +
    ground('#c9a06a', 25) +
    box(3, 19, 15, 7, '#4361ee', 1) +
    box(2, 15, 2, 12, '#8a5a34', 0.4) +
    box(4.4, 17, 4, 3, '#ffffff', 1) +
    emoji('teddy-bear', 22, 23.4, 5.4) +
    emoji('soccer-ball', 27.4, 25.6, 4.4) +
    emoji('frog', 12.4, 16, 6.4) +
    times(
      3,
      (i) =>
        line('#4d7c2a', `M${9.4 + i * 1.6} 9.6 V${4.6 + (i % 2)}`, 0.7) +
        oval(9.4 + i * 1.6, 4.6 + (i % 2), 0.6, 1.4, '#7a4a21'),
    ) +
    emoji('droplet', 19, 7, 5) +
    emoji('fly', 26, 7, 5) +
    line(red, 'M8.2 9.8 L13.6 4 M16.6 9.6 L21.4 4.4 M23.4 9.6 L28.6 4.4', 1),
  'x-fungi-leaves':
    tile('#cfe6b8') +
    ground('#7a5230', 17) +
    line('#e8d5b0', 'M16 20.4 Q12 22 9.6 27.6 M16 20.4 Q16 25 14.6 29 M24 20.4 Q21 23 20 28', 0.7) +
    emoji('brown-mushroom', 16, 16, 11) +
    emoji('brown-mushroom', 24, 18, 6.4) +
    emoji('fallen-leaf', 7, 18, 7.4) +
    emoji('fallen-leaf', 12, 21.6, 5, { turn: 60 }) +
    oval(26.2, 25.6, 4.8, 4.8, '#f4ead0') +
    emoji('microbe', 26.2, 25.6, 5.6) +
    pointer('#b7e08a', 6, 22.4, 6, 28, 1),
  'x-desert-night':
    tile('#25325c') +
    emoji('crescent-moon', 26, 6, 5.4) +
    times(5, (i) => oval(4 + i * 4, 4 + (i % 3) * 2, 0.4, 0.4, '#ffffff')) +
    ground('#c9a25e', 16, 1) +
    line('#b97f3f', 'M9 24 Q3.6 26.4 2.6 21.6', 1.6) +
    times(3, (i) => line('#a86f33', `M${6 + i * 2.6} 24 V27`, 1)) +
    oval(8.6, 23.4, 3.8, 2.2, '#b97f3f') +
    fennec(10.6, 20, 0.46) +
    emoji('snake', 22, 23, 8) +
    put(brownBeetle(16, 16, 3), 12, 27.4, 6) +
    emoji('cactus', 26.4, 14.6, 7),
  'x-otter-role':
    seaBed +
    times(3, (i) => kelp(22 + i * 3.2, 27, 18 - i * 2)) +
    emoji('otter', 9, 9, 12) +
    urchin(9, 22.6, 2.2) +
    urchin(15, 24.6, 2) +
    emoji('tropical-fish', 25, 17, 5) +
    pointer('#ffffff', 9, 19, 9, 15, 1) +
    pointer('#ffffff', 21, 22, 17.8, 23.4, 1),
  'x-kelp-gone':
    seaBed +
    times(3, (i) => line('#4d7c2a', `M${21 + i * 3.2} 27 v-2.6`, 0.8)) +
    [
      [5, 26],
      [10, 23.4],
      [10.4, 27.6],
      [15, 25.4],
      [19, 22.6],
      [20, 28],
      [25, 26],
      [28, 22.6],
    ]
      .map(([x, y]) => urchin(x!, y!, 1.7))
      .join('') +
    emoji('tropical-fish', 6, 12, 5, { mirrored: true }) +
    pointer('#ffffff', 6, 8, 2.4, 8, 0.8),
  'x-beaver-pond':
    tile(sky) +
    ground('#86c552', 11) +
    shape('#4aa8dc', 'M1 15 Q10 12 18 15 V27 Q8 29 1 26 Z') +
    shape('#4aa8dc', 'M20 23 H31 V26 H20 Z') +
    shape('#7a4a21', 'M16 14 Q20 13 21 17 L22.6 28 H15 Z') +
    line(
      '#a9713f',
      'M16.4 16 L21 19 M16 20 L22 22.4 M16 24 L22 26 M21 15.4 L16.4 19 M21.6 19.4 L16 24.6',
      0.9,
    ) +
    emoji('beaver', 25, 16, 9, { mirrored: true }) +
    emoji('duck', 5.4, 15.4, 6) +
    emoji('frog', 11.4, 20, 5) +
    emoji('fish', 7, 24, 5.4) +
    emoji('evergreen-tree', 5, 7.6, 7),
  'x-many-kinds':
    tile('#cfe6b8') +
    ground('#8fc763', 20) +
    emoji('deciduous-tree', 6.4, 12, 12) +
    emoji('evergreen-tree', 26, 12, 11) +
    emoji('deer', 16, 16, 9) +
    emoji('butterfly', 15, 5.6, 5.4) +
    emoji('bird', 21, 6.4, 4.6) +
    emoji('rabbit', 8, 24.4, 6.4) +
    emoji('mushroom', 15, 26, 5) +
    emoji('snail', 21, 26.4, 4.6) +
    emoji('tulip', 26.6, 24.4, 6),
  'x-harm-and-help':
    halves('#e8d9c8', '#dff2cf') +
    shape('#a98a63', 'M1 20 H16 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(grass, 'M16 20 H31 V28 a3 3 0 0 1 -3 3 H16 Z') +
    times(3, (i) => box(2.6 + i * 4, 17.6, 2.4, 4, bark) + oval(3.8 + i * 4, 17.6, 1.2, 0.6, '#e8c79a')) +
    emoji('axe', 10.6, 14.4, 6.4, { turn: 180 }) +
    emoji('canned-food', 4.6, 26.6, 4) +
    emoji('cup-with-straw', 10.6, 26.6, 4.4) +
    emoji('deciduous-tree', 27.4, 15, 10) +
    someone(20, 29, 13, {
      shirt: '#4361ee',
      hands: [
        [-0.1, -0.2],
        [0.2, -0.12],
      ],
    }) +
    emoji('seedling', 26, 26, 6.4) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-beetle-photo':
    tile('#f3e2c4') +
    photo(9, 14, greenBeetle(5.8, 11.4, 0.62) + greenBeetle(12, 11.4, 0.62) + greenBeetle(9, 16, 0.62)) +
    shape('#b98a5c', 'M18 4 H29 V28 H18 Z') +
    brownBeetle(20.8, 9, 0.66) +
    brownBeetle(26.2, 9, 0.66) +
    brownBeetle(20.8, 17, 0.66) +
    brownBeetle(26.2, 17, 0.66) +
    brownBeetle(20.8, 24.6, 0.66) +
    greenBeetle(26.2, 24.6, 0.66),
  'x-beetles-mixed':
    rocks +
    [
      [6, 7],
      [16, 6],
      [26, 8],
      [5, 17],
      [26, 17],
      [10, 26],
      [21, 26],
    ]
      .map(([x, y]) => greenBeetle(x!, y!, 0.8))
      .join('') +
    brownBeetle(15, 16.4, 0.8),
  'x-beetle-eggs':
    tile('#dff2cf') +
    shape('#4b9a2f', 'M1 12 Q12 3 30 8 Q26 22 12 24 Q4 22 1 12 Z') +
    times(21, (i) =>
      oval(6 + (i % 7) * 3, 10.4 + Math.floor(i / 7) * 3 + (i % 2) * 0.6, 0.9, 1.2, '#fff3bf'),
    ) +
    greenBeetle(5, 27, 0.7) +
    brownBeetle(11, 28, 0.6) +
    emoji('bird', 24, 23, 11) +
    greenBeetle(17, 26, 0.5),
  'x-bird-picks-green':
    rocks +
    emoji('bird', 9.4, 9.6, 14, { mirrored: true }) +
    greenBeetle(19, 12.4, 0.85) +
    brownBeetle(7, 24, 0.85) +
    brownBeetle(16, 24, 0.85) +
    brownBeetle(25, 24, 0.85) +
    brownBeetle(27, 8, 0.7) +
    line(red, 'M14.6 12.4 a4.4 5.4 0 1 0 8.8 0 a4.4 5.4 0 1 0 -8.8 0', 0.7),
  'x-population-shift':
    rocks +
    times(5, (i) => (i < 4 ? greenBeetle(4.6 + i * 5.6, 6, 0.6) : brownBeetle(4.6 + i * 5.6, 6, 0.6))) +
    times(5, (i) => (i < 2 ? greenBeetle(4.6 + i * 5.6, 16, 0.6) : brownBeetle(4.6 + i * 5.6, 16, 0.6))) +
    times(5, (i) => brownBeetle(4.6 + i * 5.6, 26, 0.6)) +
    pointer('#ffffff', 30, 7, 30, 13.6, 0.8) +
    pointer('#ffffff', 30, 17, 30, 23.6, 0.8),
  'x-mouse-hides':
    tile('#f6e3b0') +
    ground('#d9b25e', 23) +
    emoji('lion', 23, 13, 15) +
    times(7, (i) =>
      line('#7a9a3a', `M${2 + i * 1.9} 29 Q${1.4 + i * 1.9} 22 ${3 + i * 1.9} ${16 + (i % 3)}`, 0.8),
    ) +
    emoji('mouse', 7.6, 25, 8) +
    times(3, (i) => emoji('mouse', 15 + i * 4.6, 28, 3.8)),
  'x-moths-on-soot':
    tile('#c9ced6') +
    trunk('#3b3b40', '#232328') +
    paleMoth(12.6, 11, 0.9) +
    paleMoth(19.6, 21, 0.9) +
    darkMoth(19.4, 10, 0.9) +
    line('#55565e', 'M16 9 l3.4 0', 0.01) +
    emoji('bird', 5.4, 21, 8, { mirrored: true }) +
    shape('#6b7280', 'M26 31 V21 H28 V17 H29.4 V21 H31 V28 a3 3 0 0 1 -3 3 Z') +
    oval(28.6, 13.6, 1.6, 1.3, '#4a4f57') +
    oval(27, 10.4, 2, 1.6, '#4a4f57'),
  'x-germs-resist':
    halves('#fde2e2', '#fde2e2') +
    germ(5, 7, '#3fb950') +
    germ(11, 5, '#3fb950') +
    germ(7, 13, '#3fb950') +
    germ(12, 11, '#8250df') +
    germ(6, 19, '#3fb950') +
    emoji('pill', 9, 26, 7) +
    pointer('#5b6570', 14.6, 16, 18, 16, 1.1) +
    times(9, (i) => germ(20.6 + (i % 3) * 3.9, 7 + Math.floor(i / 3) * 7, '#8250df')),
  'x-wolf-to-dogs':
    tile('#e6efe0') +
    emoji('wolf', 16, 7.6, 12) +
    line('#8a6238', 'M16 14.6 V18 M6 21 V18 H26 V21 M16 18 V21', 0.8) +
    emoji('poodle', 26, 25.6, 8.4) +
    emoji('dog', 6, 25.6, 8.4) +
    emoji('guide-dog', 16, 25.6, 8.4),
};
