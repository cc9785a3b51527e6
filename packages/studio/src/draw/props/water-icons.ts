import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** Water on its way: up as vapour, into clouds, down again, and along rivers. */

const sky = '#cfeafa';
const water = '#3f9fe0';
const pale = '#9ccbea';
const blue = '#2f7fe0';
const soil = '#8a5a34';

const ground = (fill: string, from: number) =>
  shape(fill, `M1 ${from} H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z`);
const cloud = (x: number, y: number, size: number, fill = '#ffffff') =>
  oval(x, y, size, size * 0.62, fill) +
  oval(x - size * 0.6, y + size * 0.24, size * 0.6, size * 0.42, fill) +
  oval(x + size * 0.6, y + size * 0.24, size * 0.62, size * 0.42, fill);
const drop = (x: number, y: number, size = 1) =>
  shape(
    blue,
    `M${x} ${y - size * 1.6} Q${x + size * 1.3} ${y + size * 0.4} ${x} ${y + size} Q${x - size * 1.3} ${y + size * 0.4} ${x} ${y - size * 1.6} Z`,
  );
/** Vapour nobody can see: broken lines that rise. */
const rising = (x: number, y: number, height: number) =>
  times(Math.floor(height / 3), (i) => line(pale, `M${x} ${y - i * 3} v-1.6`, 0.9)) +
  shape(pale, `M${x - 1.3} ${y - height + 1} L${x} ${y - height - 1.4} L${x + 1.3} ${y - height + 1} Z`);

export const waterIcons = {
  'x-puddle-gone':
    tile(sky) +
    ground('#b4b8bf', 20) +
    emoji('sun', 20, 2, 10) +
    oval(12, 25.4, 8.4, 2.8, '#a2a7af') +
    line('#ffffff', 'M4 25.4 a8 2.6 0 0 1 16 0 a8 2.6 0 0 1 -16 0', 0.5) +
    oval(12, 25.4, 1.8, 0.7, water),
  'x-evaporation':
    tile(sky) +
    ground('#b4b8bf', 21) +
    emoji('sun', 19, 1.6, 12) +
    oval(11.6, 25.4, 9, 3, water) +
    oval(9, 24.6, 2.4, 0.6, '#8ecbf0') +
    rising(7, 21, 12) +
    rising(11.6, 20, 14) +
    rising(16.2, 21, 12),
  'x-vapour-returns':
    tile(sky) +
    ground('#b4b8bf', 25) +
    oval(7, 27.6, 4.6, 1.6, '#a2a7af') +
    rising(7, 24, 12) +
    cloud(17, 8, 6.4) +
    pointer(blue, 8, 9.6, 11, 8.4, 0.9) +
    times(4, (i) => drop(22 + (i % 2) * 3.4, 16 + i * 2.6, 0.9)) +
    oval(25, 27.6, 4.6, 1.6, water),
  'x-condensation':
    tile('#b9d9f0') +
    cloud(16, 8, 8) +
    times(8, (i) => drop(10 + (i % 4) * 4, 7 + Math.floor(i / 4) * 3.4, 0.8)) +
    emoji('snowflake', 2, 2, 6) +
    rising(10, 29, 13) +
    rising(16, 29, 13) +
    rising(22, 29, 13),
  'x-cloud-drops':
    tile(sky) +
    cloud(11, 9, 8) +
    oval(19.4, 19.4, 9, 9, '#5b6270') +
    oval(19.4, 19.4, 8, 8, '#eaf6fd') +
    line('#8a5a2c', 'M25.8 26 L29 29.4', 2.4) +
    times(4, (i) => drop(15 + (i % 2) * 4.6, 17 + Math.floor(i / 2) * 5, 1.1)) +
    emoji('snowflake', 20.6, 17, 5.4),
  'x-rain-snow-hail':
    tile(sky) +
    cloud(16, 7.6, 10, '#aab6c4') +
    times(3, (i) => drop(5.6 + (i % 2) * 2.4, 17 + i * 4, 1)) +
    emoji('snowflake', 11, 15, 5.4) +
    emoji('snowflake', 13, 22.6, 5.4) +
    times(5, (i) => oval(21.6 + (i % 2) * 4, 16.4 + i * 2.8, 1.3, 1.3, '#ffffff')) +
    times(5, (i) => line('#8fa3b5', `M${20.8 + (i % 2) * 4} ${17.2 + i * 2.8} q.8 .6 1.6 0`, 0.4)),
  'x-collection':
    tile(sky) +
    ground('#8fcf7c', 14) +
    shape('#8d99a6', 'M1 16 L8 4 L15 16 Z') +
    shape('#ffffff', 'M5.8 7.8 L8 4 L10.2 7.8 L8 9 Z') +
    line(water, 'M8.4 12 Q12 17 10 20 Q14 22 17.4 22', 1.6) +
    oval(9.6, 20, 3.6, 1.6, water) +
    shape(water, 'M16 20.6 Q22 18.6 31 20 V28 a3 3 0 0 1 -3 3 H13 Q18 25 16 20.6 Z') +
    line('#e3f4ff', 'M20 24 q1.4 -1 2.8 0 M24.6 27 q1.4 -1 2.8 0', 0.6) +
    shape('#7a4f2c', 'M1 26 H13.6 Q13 29 12.6 31 H4 a3 3 0 0 1 -3 -3 Z') +
    times(4, (i) => oval(3.4 + i * 2.4, 28.4, 0.8, 0.8, water)),
  'x-groundwater':
    tile(sky) +
    cloud(9, 5, 5, '#aab6c4') +
    times(4, (i) => drop(5.6 + i * 2.2, 10 + (i % 2) * 2, 0.7)) +
    ground(soil, 15) +
    box(1, 14, 30, 1.6, '#6fbf5c') +
    shape('#6aa7cf', 'M1 23 Q16 21.6 31 23 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    times(9, (i) => oval(3.6 + i * 3.1, 25 + (i % 3) * 1.9, 1.3, 0.9, '#a39a72')) +
    pointer('#cfeafa', 6, 16, 6, 22, 0.9) +
    pointer('#cfeafa', 10.6, 16, 10.6, 22, 0.9) +
    box(21.4, 10.6, 6, 14, '#8d99a6') +
    box(22.8, 12, 3.2, 12.6, '#2f3542') +
    box(22.8, 21.6, 3.2, 3, water) +
    line('#8a5a2c', 'M21.6 10.6 V5.4 H27.2 V10.6', 0.9) +
    line('#3a2a1c', 'M24.4 5.6 V19', 0.4) +
    box(23.4, 18.4, 2, 2.2, '#b5732f'),
  'x-water-round':
    tile(sky) +
    emoji('sun', 22, 1.4, 8) +
    shape('#8d99a6', 'M1 22 L8 9 L16 22 Z') +
    ground('#8fcf7c', 21) +
    shape(water, 'M15 22 Q22 19.6 31 21 V28 a3 3 0 0 1 -3 3 H12 Q17 26 15 22 Z') +
    line(water, 'M8 16 Q9.6 20 12 21.6 Q15 23 17 24', 1.3) +
    cloud(9.4, 5.6, 5) +
    times(4, (i) => drop(5.4 + i * 2.4, 11 + (i % 2) * 1.6, 0.7)) +
    rising(25, 19.4, 8) +
    rising(21.4, 20, 8) +
    pointer(blue, 21, 8.4, 15.4, 5.8, 1) +
    pointer(blue, 10, 19, 15, 23.4, 1),
  'x-plant-vapour':
    tile(sky) +
    ground(soil, 20) +
    emoji('deciduous-tree', 7.6, 2.6, 18) +
    line('#5a3a1c', 'M16.6 20 L12 26 M16.6 20 V28 M16.6 20 L21.4 26', 1) +
    pointer(water, 8.6, 28.6, 13.6, 23.6, 0.9) +
    pointer(water, 24.6, 28.6, 19.6, 23.6, 0.9) +
    rising(5, 14, 9) +
    rising(28, 14, 9),
  'x-salt-stays':
    tile(sky) +
    emoji('sun', 20, 1.4, 9) +
    ground(water, 17) +
    times(12, (i) => box(4 + (i % 6) * 4.4, 21 + Math.floor(i / 6) * 4 + (i % 2), 1.4, 1.4, '#ffffff', 0.2)) +
    rising(7, 16.4, 11) +
    rising(12.4, 16.4, 11) +
    rising(17.8, 16.4, 9),
  'x-sun-and-gravity':
    tile(sky) +
    emoji('sun', 1.4, 1.6, 8) +
    ground(water, 24) +
    cloud(20, 6.4, 6, '#aab6c4') +
    rising(6, 23, 11) +
    rising(10.4, 23, 11) +
    times(4, (i) => drop(16.4 + i * 2.6, 13 + (i % 2) * 2, 0.8)) +
    pointer('#e5484d', 27.4, 11, 27.4, 21.6, 1.6) +
    pointer('#f2a516', 13.6, 21.6, 13.6, 12, 1.4),
  'x-floodplain':
    tile(sky) +
    ground('#6dbb45', 10) +
    shape('#a9c98c', 'M1 10.6 Q16 6.4 31 10.6 V12 H1 Z') +
    times(5, (row) => line('#3f8f2c', `M1.4 ${14 + row * 3.6} H30.6`, 0.9)) +
    times(5, (row) =>
      times(10, (i) =>
        line(
          '#2f7a22',
          `M${2.6 + i * 3} ${14 + row * 3.6} l-.7 -1.7 M${2.6 + i * 3} ${14 + row * 3.6} l.7 -1.7`,
          0.6,
        ),
      ),
    ) +
    shape('#8a5a32', 'M10.4 11 Q17 16.4 11.4 21.6 Q8 26 12.6 31 H25.6 Q21 26.4 24 22.4 Q28.6 16.4 18 11 Z') +
    shape(water, 'M12.6 11 Q20 16.4 14.2 21.8 Q11 26 15.6 31 H22.6 Q18 26 21 22 Q25.6 16.4 16 11 Z'),
  'x-deposition':
    tile(sky) +
    shape(soil, 'M1 11 L11 17 L20 20.4 L31 22 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape(water, 'M1 6.6 L11 12.6 L20 14.6 L31 14.6 V22 L20 20.4 L11 17 L1 11 Z') +
    shape('#2a6fae', 'M25.4 14.6 H31 V22 L25.4 21.2 Z') +
    oval(4.4, 11.8, 1.5, 1.2, '#8d99a6') +
    oval(7.2, 13.6, 1.6, 1.2, '#6f7a86') +
    oval(9.8, 15.2, 1.3, 1.1, '#9aa5b1') +
    shape('#f0dba0', 'M11.6 17.2 Q15 16 18.8 19.2 L18.6 20 Z') +
    times(7, (i) => oval(12.8 + i * 0.9, 17.1 + i * 0.3 + (i % 2) * 0.3, 0.22, 0.22, '#b8954a')) +
    shape('#5a3b22', 'M18.8 19.9 Q22 18.4 25.4 20.6 V21.4 L19 20.2 Z') +
    pointer('#ffffff', 3.4, 8.8, 9, 12.2, 0.8) +
    inscription('STONES', 6.4, 19.4, 1.6, '#ffffff') +
    inscription('SAND', 14.6, 22.2, 1.6, '#ffffff') +
    inscription('MUD', 21.8, 24.4, 1.6, '#ffffff') +
    inscription('SEA', 28.2, 11.6, 1.6, '#1f4f80'),
} as const;
