import { ball, box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';
import {
  bean,
  blue,
  cotton,
  crown,
  deep,
  earth,
  jar,
  leafPair,
  red,
  roof,
  stem,
  tall,
  trunk,
  whiteRoot,
} from './plant-shapes.ts';

/** A bean from its rest to its fruit, and the floors of a rainforest. */

export const seedViews = {
  'x-bean-bag':
    tile('#fff3dc') +
    shape('#d9b98a', 'M4 11 Q11 7 19 11 L21 29 H2 Z') +
    line('#a9844f', 'M4.6 12 Q11 9.4 18.4 12', 1) +
    times(4, (i) => bean(6 + i * 3.8, 12.4 - (i % 2) * 1.8, 0.42)) +
    bean(25.6, 20, 0.94) +
    emoji('zzz', 27, 10, 6),
  'x-seed-coat-shield':
    tile('#e8f0f8') +
    bean(16, 17, 2.3, '#8a3f20', '#c98a64') +
    bean(16, 17, 1.8, '#fbeec8', '#fff9e6') +
    line(stem, 'M16 20 q-1 -3 .6 -5', 1) +
    leafPair(16.4, 15.4, 0.42) +
    emoji('snowflake', 5, 6, 6.4) +
    emoji('snowflake', 26.4, 5.4, 5.4) +
    emoji('beetle', 4.6, 26, 7) +
    emoji('beetle', 27.4, 26.4, 6) +
    line(red, 'M7.4 9 l2 2 M9.4 9 l-2 2', 0.8) +
    line(red, 'M22.8 8 l2 2 M24.8 8 l-2 2', 0.8) +
    line(red, 'M7.6 22 l2 2 M9.6 22 l-2 2', 0.8) +
    line(red, 'M22.6 22.6 l2 2 M24.6 22.6 l-2 2', 0.8),
  'x-seed-waits':
    land('#fbe9c4', '#c9a06a', 15) +
    line('#a57f4a', 'M4 18 l3 2 l2 -1.6 M20 17 l3 2.4 l4 -1 M12 29 l3 -1.4 l4 1', 0.6) +
    bean(16, 23, 1) +
    emoji('zzz', 22, 17.4, 5.4) +
    emoji('hourglass-not-done', 7, 8, 8) +
    emoji('spiral-calendar', 17, 8, 7) +
    emoji('spiral-calendar', 25, 8, 7),
  'x-sprout-in-dark':
    halves('#3a3450', '#fff3c4') +
    shape(earth, 'M1 23 H16 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(earth, 'M16 23 H31 V28 a3 3 0 0 1 -3 3 H16 Z') +
    bean(8, 26, 0.6) +
    line('#e8e3b0', 'M8 24 Q7 20 9 17.4 q2 -1 2 1', 1) +
    ball(26.6, 5.4, 3, '#ffb703', '#ffe08a') +
    line(stem, 'M23 23 V13', 1.2) +
    leafPair(23, 13.6, 0.9) +
    leafPair(23, 18, 0.7),
  'x-bean-on-cotton':
    tile('#e8f0f8') +
    cotton(16, 24, 11) +
    bean(16, 18, 1.5) +
    emoji('droplet', 6, 10, 6) +
    emoji('droplet', 26, 10, 6) +
    pointer(blue, 8, 13.6, 10.6, 16, 0.9) +
    pointer(blue, 24, 13.6, 21.4, 16, 0.9),
  'x-cotton-sprout':
    tile('#fff8e6') +
    cotton(16, 27, 11) +
    line(stem, 'M17 21 Q18.4 14 17 9', 1.3) +
    leafPair(17, 9.4, 0.9) +
    bean(16, 22, 1) +
    whiteRoot('M13 24 q-2 1 -3 3 M15 25 q0 1 -.6 2') +
    emoji('droplet', 6, 20, 5) +
    ball(27, 6, 2.6, '#ffb703', '#ffe08a'),
  'x-bean-swells':
    tile('#e8f0f8') +
    emoji('droplet', 5.4, 7, 5) +
    bean(5.6, 17, 0.64) +
    pointer('#5b6570', 9.4, 17, 11.4, 17, 0.9) +
    bean(15.6, 17, 0.84) +
    pointer('#5b6570', 20, 17, 22, 17, 0.9) +
    bean(26.4, 17, 0.92) +
    shape('#fbeec8', 'M25 13.6 L27 16 L25.4 18 L27.2 21 L28.6 17.4 L27.4 13.4 Z') +
    pointer(blue, 5.6, 10, 5.6, 13, 0.8) +
    line(red, 'M24 10.6 l-1 -2 M27 10.2 v-2.4 M29.4 11 l1 -1.8', 0.8),
  'x-bean-root-shoot':
    land('#cfe9fb', earth, 13) +
    ground(deep, 27) +
    line(stem, 'M16 16.4 Q17.6 10 16 6', 1.4) +
    leafPair(16, 6.6, 0.9) +
    bean(16, 18, 1) +
    whiteRoot('M15 21.4 Q14.6 25 15.4 29.4 M15 24 q-2 1 -3.4 3 M15.2 26 q2 .6 3 2.4') +
    pointer('#ffffff', 8, 19, 8, 27.4, 1) +
    pointer('#2b8a3e', 24, 11.4, 24, 4.4, 1),
  'x-jar-turned':
    tile('#eef3f8') +
    jar(8.4, 25, bean(8.4, 15, 0.62) + whiteRoot('M8.4 17.4 V23')) +
    put(jar(16, 25, bean(16, 15, 0.62)), 23.6, 16, 24, { turn: 90 }) +
    whiteRoot('M22 16 h-1.4 Q19.4 16.4 19.4 19') +
    line(blue, 'M12.4 6 Q16 2 20 6', 1) +
    shape(blue, 'M21.6 3.4 L21.4 8 L18 6 Z') +
    pointer(red, 8.4, 26.6, 8.4, 30, 0.8) +
    pointer(red, 18.6, 25.6, 18.6, 30, 0.8),
  'x-seed-far-away':
    land('#cfe9fb', '#86c552', 22) +
    shape('#5f9438', 'M1 22 H17 Q16 27 1 27.6 Z') +
    emoji('deciduous-tree', 8, 13, 18) +
    times(4, (i) => line('#c9c98a', `M${3 + i * 3.4} 26.6 v-2.6`, 0.7)) +
    ball(26.6, 5, 3, '#ffb703', '#ffe08a') +
    emoji('seedling', 26, 20, 9) +
    emoji('droplet', 21.6, 27, 3.6) +
    line('#5b6570', 'M13 10 Q20 6 24 13.4', 0.8) +
    shape('#5b6570', 'M24.9 15 L22.8 13 L25.4 12.4 Z'),
  'x-seed-lunch':
    tile('#fbe3e3') +
    oval(16, 17, 14.4, 13, '#ffffff') +
    oval(16, 17, 11.4, 10, '#eef3f8') +
    times(12, (i) => oval(8.4 + (i % 4) * 1.9, 10.4 + Math.floor(i / 4) * 1.8, 0.9, 0.6, '#fffdf2')) +
    bean(23.6, 13.6, 0.46) +
    bean(19.6, 14.6, 0.46) +
    emoji('pea-pod', 11, 21.6, 8) +
    emoji('chestnut', 20, 21.4, 6) +
    emoji('chestnut', 24.4, 19.6, 5),
  'x-plant-whole':
    land('#cfe9fb', earth, 21) +
    line(stem, 'M16 21 Q17 12 15.6 5', 1.3) +
    leafPair(16.4, 16, 1) +
    emoji('blossom', 15.4, 6, 7) +
    emoji('pea-pod', 23.4, 11.4, 7) +
    line(stem, 'M16.4 12 Q19 9.6 21.4 9.4', 0.8) +
    whiteRoot('M16 21.4 V29 M16 23.4 q-3 1 -5 4 M16 24.6 q3 .6 4.6 3.4'),
  'x-rain-two-metres':
    tile('#cfe0ea') +
    emoji('cloud-with-rain', 10, 6, 9) +
    shape('#4aa8dc', 'M15 7 H24 V29 H15 Z') +
    line('#ffffff', 'M15 10.6 h2 M15 14.4 h2 M15 18 h2 M15 21.6 h2 M15 25.4 h2', 0.6) +
    someone(8, 29.4, 15.4, { shirt: '#90be6d', long: true }) +
    pointer(red, 27, 20, 27, 7.4, 1) +
    pointer(red, 27, 16, 27, 28.6, 1),
  'x-forest-floor':
    tile('#2f4a33') +
    ground('#4d3620', 23) +
    tall(5, 4, 1, 26) +
    tall(13, 3, 1, 25) +
    tall(22, 4.4, 1, 26) +
    tall(29, 2.4, 1, 24) +
    roof(4.6, '#1f3522') +
    emoji('fallen-leaf', 9, 27, 4) +
    emoji('fallen-leaf', 17, 28, 4, { turn: 80 }) +
    emoji('brown-mushroom', 26, 26.4, 4) +
    leafPair(16.6, 24.4, 0.4),
  'x-umbrella-leaf':
    tile('#5f8f52') +
    ground('#4d3620', 27) +
    tall(29, 3, 1, 28) +
    line('#3f7a2c', 'M17 28 Q18 18 15 9', 1.2) +
    shape('#4fae3f', 'M1.6 12 Q8 1 18 4 Q29 6 27.6 14 Q22 12.6 16 13.6 Q8 12.6 1.6 12 Z') +
    line(
      '#2f7a2a',
      'M14.6 8.6 Q8 9 3.6 11.4 M14.6 8.6 Q21 8.6 26 12.6 M14.6 8.6 Q12 7 10 5.6 M14.6 8.6 Q18 6.6 20 5.4',
      0.5,
    ) +
    someone(12, 28.6, 13, {
      shirt: '#ffb703',
      hands: [
        [-0.08, -0.2],
        [0.14, 0.1],
      ],
      long: true,
    }),
  'x-canopy':
    tile('#bfe3f5') +
    tall(8, 2.6, 12) +
    tall(24, 2.6, 12) +
    roof(5, '#2f7a2f') +
    roof(10, '#3f9a3f') +
    line('#7a5230', 'M8 19 H18', 1.2) +
    emoji('monkey', 12.4, 15.4, 7) +
    emoji('parrot', 20, 7, 7) +
    emoji('sloth', 25, 19.4, 9) +
    emoji('butterfly', 6, 6, 4.4) +
    emoji('frog', 5, 24, 4),
  'x-emergent-tree':
    tile('#bfe3f5') +
    roof(22, '#2f7a2f') +
    roof(26, '#3f9a3f') +
    tall(16, 2.4, 9, 26) +
    crown(16, 9, 2.2) +
    someone(16, 6.4, 6, {
      shirt: '#ffb703',
      hands: [
        [-0.16, 0.2],
        [0.2, 0.24],
      ],
      long: true,
    }) +
    emoji('eagle', 26, 7, 8) +
    emoji('eagle', 5, 12, 5),
  'x-forest-storeys':
    tile('#bfe3f5') +
    ground('#4d3620', 26) +
    tall(8, 1.8, 5, 28) +
    crown(8, 6, 1.2) +
    times(4, (i) => tall(11.6 + i * 4.8, 1.4, 14, 28)) +
    times(4, (i) => crown(11.6 + i * 4.8, 13, 0.9, '#57a335')) +
    times(3, (i) => crown(11 + i * 7, 22, 0.7, '#86c552')) +
    emoji('eagle', 15, 4.4, 5) +
    emoji('parrot', 21, 10.6, 5) +
    emoji('frog', 25, 21, 4) +
    emoji('ant', 18, 28.4, 3.4),
  'x-half-of-species':
    halves('#7fbf63', '#e6ebf1') +
    crown(5.4, 5, 0.7) +
    crown(11.6, 5, 0.7) +
    emoji('butterfly', 5, 11, 5) +
    emoji('parrot', 11.6, 12, 5) +
    emoji('snake', 5, 19, 5) +
    emoji('monkey', 11.6, 19.6, 5) +
    emoji('frog', 5, 26.4, 4.6) +
    emoji('hibiscus', 11.6, 26.6, 5) +
    emoji('camel', 20.4, 11, 5) +
    emoji('penguin', 27, 12, 5) +
    emoji('bison', 20.4, 19, 5) +
    emoji('rabbit', 27, 19.6, 5) +
    emoji('cactus', 20.4, 26.4, 5) +
    emoji('sunflower', 27, 26.6, 5) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-poor-soil':
    land('#5f8f52', '#c9a878', 15) +
    shape('#6b4426', 'M1 15 H31 V17.4 H1 Z') +
    tall(16, 4, 1, 17) +
    line(
      '#e8d5b0',
      'M16 16.6 Q10 17 3 18.4 M16 16.6 Q22 17 29 18.4 M12 17.2 l-1 3 M20 17.2 l1 3 M7 17.8 l-1 2.4 M25 17.8 l1 2.4',
      1,
    ) +
    emoji('fallen-leaf', 6, 13, 4.4) +
    emoji('fallen-leaf', 25, 13, 4.4, { turn: 60 }) +
    emoji('brown-mushroom', 10, 13, 3) +
    pointer(red, 8, 20.6, 13.4, 18, 0.9) +
    pointer(red, 24, 20.6, 18.6, 18, 0.9) +
    line('#a9844f', 'M6 26 h4 M14 25 h4 M22 27 h4', 0.6),
  'x-forest-rain':
    land('#cfe0ea', '#6b9e47', 26) +
    emoji('cloud-with-rain', 21, 7, 13) +
    emoji('cloud', 9, 6, 7) +
    times(4, (i) => emoji('deciduous-tree', 5 + i * 7, 23, 9)) +
    pointer(blue, 5, 17, 5, 10, 1) +
    pointer(blue, 10, 17.4, 10, 11, 1),
  'x-rainforest-map':
    tile('#8ecae6') +
    shape('#e0d2a4', 'M5 6 Q12 4 14.4 10 Q16 13 13 18 Q10 24 9 28.4 Q6.4 26 6.6 20 Q3.4 14 5 6 Z') +
    shape('#2f8f3f', 'M5.4 8.4 Q11 6.6 13.6 11 Q12.6 14.6 8.6 14.4 Q5 12.4 5.4 8.4 Z') +
    shape(
      '#e0d2a4',
      'M18 5 Q26 2.4 29.6 8 Q30.4 11 27.4 12.6 Q27.6 19 24.6 25 Q22 26 21.4 20 Q21.6 15 20 13 Q16.6 11 18 5 Z',
    ) +
    shape('#2f8f3f', 'M21 12 Q24.4 10.6 26.4 13 Q26 16 22.8 16 Q21 14.6 21 12 Z') +
    line('#5ba7c9', 'M6 11 Q9 12 13 10.6', 0.6),
  'x-cool-rainforest':
    tile('#d5e0e6') +
    ground('#6f8f62', 24) +
    emoji('evergreen-tree', 9, 14, 16) +
    emoji('evergreen-tree', 24, 15, 14) +
    emoji('bear', 16, 22, 10) +
    emoji('cloud-with-rain', 16, 6.4, 8) +
    line('#ffffff', 'M2 20 h9 M20 21.4 h10 M8 27.4 h8', 1),
  'x-forest-cut':
    land('#f3e2c4', '#c9a06a', 18) +
    emoji('deciduous-tree', 25, 11, 11) +
    emoji('deciduous-tree', 26.6, 19, 7) +
    emoji('sloth', 22.4, 12, 7) +
    times(
      3,
      (i) =>
        box(3 + i * 5, 19 + (i % 2) * 2, 3, 4, trunk) +
        oval(4.5 + i * 5, 19 + (i % 2) * 2, 1.5, 0.7, '#e8c79a'),
    ) +
    emoji('axe', 6, 12, 7) +
    emoji('wood', 23, 27, 6) +
    emoji('cow', 10, 27, 8),
};
