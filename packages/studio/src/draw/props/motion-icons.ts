import { box, figure, ground, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';
import { someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** Falling, pushing and being pushed back: a red arrow is a force, a blue one is a way that something moves. */

const paper = '#eef4fb';
const ink = '#2f3542';
const force = '#cf222e';
const way = '#2f6fd0';
const space = '#1d2447';
const dust = '#c9cdd6';
const grass = '#86c553';
const wood = '#b5793d';
const stars = [
  [4, 4],
  [27, 5],
  [14, 3],
  [22, 9],
  [8, 10],
]
  .map(([x, y]) => oval(x!, y!, 0.4, 0.4, '#ffffff'))
  .join('');
/** Somebody on a skateboard who pushes with the arms to the right (1) or to the left (-1). */
function skater(x: number, y: number, height: number, way: 1 | -1, shirt: string): string {
  const at = (across: number, up: number) =>
    `${Math.round((x + way * across * height) * 100) / 100} ${Math.round((y - up * height) * 100) / 100}`;
  return (
    line('#4a3f8a', `M${at(-0.28, 0.05)} L${at(0.28, 0.05)}`, height * 0.07) +
    oval(Math.round((x - height * 0.18) * 100) / 100, y, height * 0.05, height * 0.05, ink) +
    oval(Math.round((x + height * 0.18) * 100) / 100, y, height * 0.05, height * 0.05, ink) +
    line(
      '#3d4a63',
      `M${at(-0.12, 0.1)} L${at(-0.06, 0.4)} M${at(0.1, 0.1)} L${at(0.04, 0.4)}`,
      height * 0.1,
    ) +
    line(shirt, `M${at(-0.02, 0.42)} L${at(0, 0.66)}`, height * 0.2) +
    line('#c98d5f', `M${at(0.04, 0.64)} L${at(0.36, 0.6)}`, height * 0.08) +
    oval(x, Math.round((y - height * 0.86) * 100) / 100, height * 0.13, height * 0.14, '#c98d5f') +
    shape(
      '#2a1c12',
      `M${at(-0.15, 0.86)} Q${at(-0.13, 1.02)} ${at(0, 1.02)} Q${at(0.14, 1.02)} ${at(0.15, 0.9)} Q${at(0, 0.96)} ${at(-0.15, 0.86)} Z`,
    )
  );
}
const scaleWith = (x: number, stretch: number) =>
  line('#8d99a6', `M${x} 3 v2`, 0.8) +
  box(x - 2, 5, 4, 9, '#e3e9f0', 0.8) +
  line(force, `M${x - 1.4} ${6 + stretch} h2.8`, 0.9) +
  line('#8d99a6', `M${x} 14 v${stretch * 0.6}`, 0.7) +
  box(x - 2.6, 14 + stretch * 0.6, 5.2, 5, '#f2994a', 0.6);

/** The moon as it is, grey with craters: a yellow disc would be taken for the sun. */
const moon = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#c9ccd4') +
  oval(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.26, '#a4a9b5') +
  oval(x + r * 0.4, y + r * 0.1, r * 0.2, r * 0.2, '#a4a9b5') +
  oval(x - r * 0.1, y + r * 0.5, r * 0.16, r * 0.16, '#a4a9b5');

export const motionIcons = {
  'x-body-goes-on':
    oval(9, 6, 3.4, 3.6, '#c98d5f') +
    line('#3a86d8', 'M9.4 11 L14.6 20', 5) +
    line('#3d4a63', 'M14 22 L21 22.4 L21.6 29', 3.4) +
    line('#8d99a6', 'M3 9 V28 M3 28 H14', 2.2) +
    pointer(way, 15.6, 9, 28, 9, 1.6),
  'x-belt-holds':
    oval(12, 5.6, 3.4, 3.6, '#c98d5f') +
    line('#3a86d8', 'M12 11.4 V21', 6) +
    line('#3d4a63', 'M12.6 23 L21 23.4 L21.6 29.4', 3.4) +
    line('#8d99a6', 'M7 6 V28 M7 28 H16', 2.2) +
    line(ink, 'M9 9.6 L15 20.4 M9 21 H15.4', 1.5) +
    pointer(force, 27, 14, 16.6, 14, 1.6),
  'x-apple-falls':
    tile('#cfeafb') +
    ground(25, grass) +
    box(6.4, 12, 3.4, 14, '#8a5a33') +
    [
      [8, 8],
      [13, 7],
      [6.6, 10.4],
      [11, 11.4],
    ]
      .map(([x, y]) => oval(x!, y!, 5, 4.4, '#4f9e3c'))
      .join('') +
    oval(7, 9, 1, 1, '#e5484d') +
    oval(11, 6, 1, 1, '#e5484d') +
    someone(20.4, 29, 13.4, { shirt: '#8b5fd0' }) +
    line('#8fa9bd', 'M18.8 5.4 V8.4 M20.4 4 V8 M22 5.4 V8.4', 0.6) +
    emoji('red-apple', 17.8, 9.8, 5.2) +
    line('#e8871e', 'M16.6 14.4 l-1.8 -1 M24.2 14.4 l1.8 -1', 0.8) +
    pointer(force, 27, 10, 27, 22, 1.2),
  'x-moon-drop':
    tile(space) +
    oval(4, 4, 0.4, 0.4, '#ffffff') +
    oval(27, 5, 0.4, 0.4, '#ffffff') +
    oval(15.6, 3, 0.4, 0.4, '#ffffff') +
    shape(dust, 'M1 22 Q16 18.6 31 22 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    oval(7, 26, 3, 1, '#aab0ba') +
    oval(24, 27, 4, 1.2, '#aab0ba') +
    line('#6f7cb8', 'M9.4 3.6 V6.6 M12 4.6 V7 M21 3.6 V6.6 M23.4 4.6 V7', 0.6) +
    emoji('hammer', 6.6, 7.6, 8) +
    emoji('feather', 18, 7.6, 8) +
    pointer(force, 10.6, 16, 10.6, 20.6, 1) +
    pointer(force, 22, 16, 22, 20.6, 1),
  'x-apple-speeds':
    tile(paper) +
    [1, 2, 3, 4]
      .map((second, i) => {
        const y = 1 + second * second * 0.66;
        return (
          emoji('red-apple', 1.8 + i * 7.4, y, 5.2) +
          pointer(way, 4.4 + i * 7.4, y + 5.4, 4.4 + i * 7.4, y + 5.4 + second * 2.7, 1)
        );
      })
      .join('') +
    line('#8fa9bd', 'M2 29 H30', 1),
  'x-throw-round-earth':
    tile(space) +
    stars +
    oval(16, 19, 9.4, 9.4, '#4fa8d8') +
    shape(
      '#7cc47a',
      'M10 13 Q14 10.4 17 12.4 Q16 17 12 20 Q8.6 19 10 13 Z M20 18 Q25 16.6 24.6 21 Q22 25 19.6 22.4 Z',
    ) +
    shape('#8a8f9c', 'M14.4 10.4 L16 6.4 L17.6 10.4 Z') +
    line('#ffd43b', 'M16 6.4 Q21 6.6 22 12', 0.7) +
    line('#ffd43b', 'M16 6.4 Q26 7 25.2 20', 0.7) +
    line('#ff7b54', 'M16 6.4 a12.6 12.6 0 1 1 -.1 0', 0.8) +
    oval(22, 12, 0.9, 0.9, '#ffffff') +
    oval(25.2, 20, 0.9, 0.9, '#ffffff') +
    oval(3.6, 17, 1, 1, '#ff7b54'),
  'x-weight-earth-moon':
    tile(paper) +
    line('#aab8c8', 'M16 2 V30', 0.6) +
    scaleWith(8.4, 6.6) +
    scaleWith(23.6, 1.1) +
    emoji('globe-showing-europe-africa', 4.6, 23, 7.4) +
    moon(23.6, 26.6, 3),
  'x-pull-sixth':
    tile(space) +
    oval(4, 4, 0.4, 0.4, '#ffffff') +
    oval(28, 4.4, 0.4, 0.4, '#ffffff') +
    oval(14, 3, 0.4, 0.4, '#ffffff') +
    line('#5b6aa8', 'M16 2 V30', 0.5) +
    emoji('globe-showing-europe-africa', 3.4, 20, 10) +
    moon(23.6, 25, 3) +
    figure(8.4, 20.4, 10, '#d94a6a', '#c98d5f', '#2a1c12') +
    figure(23.6, 22.4, 10, '#d94a6a', '#c98d5f', '#2a1c12') +
    pointer('#ffd43b', 13, 10.4, 13, 20, 1.2) +
    shape('#ffd43b', 'M26.8 12.4 h2.6 L28.1 14 Z'),
  'x-sandwich-flies':
    tile('#dfeaf4') +
    ground(24, '#8d99a6') +
    box(2.6, 4, 10, 8, '#bfe3f7', 1) +
    box(15, 4, 10, 8, '#bfe3f7', 1) +
    box(3, 15, 5, 9.4, '#3a6fb0', 1) +
    line('#7f93a6', 'M8 15 h4 M8.6 18 h3 M8 21 h4', 0.8) +
    emoji('sandwich', 12.4, 13.4, 8.4) +
    pointer(way, 21.6, 17.4, 30, 17.4, 1.3) +
    pointer(force, 14, 27.4, 4, 27.4, 1.3),
  'x-first-law':
    tile(paper) +
    line('#8fa9bd', 'M3 13.6 H29 M3 27.6 H29', 0.9) +
    emoji('soccer-ball', 11.6, 4.4, 9) +
    emoji('soccer-ball', 5, 18.4, 9) +
    line('#8fa9bd', 'M1.6 20 h2.6 M1.4 22.8 h2.4 M1.6 25.6 h2.6', 0.7) +
    pointer(way, 15.4, 23, 29.4, 23, 1.3),
  'x-friction-ball':
    tile('#cfeafb') +
    ground(22, grass) +
    times(9, (i) => line('#4f8a30', `M${3 + i * 3.3} 23.6 l-.7 -2 M${3 + i * 3.3} 23.6 l.8 -2`, 0.7)) +
    emoji('soccer-ball', 9, 10, 12.4) +
    pointer(way, 22, 14, 30, 14, 1.2) +
    pointer(force, 11, 26, 3, 26, 1.3),
  'x-book-forces':
    tile(paper) +
    box(4, 18, 24, 2.6, wood, 0.4) +
    box(6, 20, 2.4, 10, wood) +
    box(23.6, 20, 2.4, 10, wood) +
    box(10, 13.4, 12, 4.6, '#c1272d', 0.6) +
    box(10.8, 14.4, 11, 2.4, '#ffffff', 0.2) +
    box(10, 16.8, 12, 1.2, '#c1272d', 0.4) +
    pointer(force, 19, 3, 19, 12.6, 1.4) +
    pointer('#2f9e44', 13, 12.8, 13, 3.2, 1.4),
  'x-cart-full-empty':
    tile(paper) +
    emoji('shopping-cart', 2, 11, 12) +
    pointer(way, 3, 8, 13.4, 8, 1.2) +
    times(4, (i) =>
      box(
        19.6 + (i % 2) * 4.2,
        8 + Math.floor(i / 2) * 3.8,
        4,
        3.6,
        ['#c98a4a', '#e5b36a', '#8fbf5a', '#d86a5a'][i]!,
        0.4,
      ),
    ) +
    emoji('shopping-cart', 17, 11, 13) +
    pointer(way, 18.4, 5, 23, 5, 1.2) +
    line('#8fa9bd', 'M2 25 H30', 0.9),
  'x-skaters-push':
    tile('#dff0d8') +
    ground(26, '#a3a7ad') +
    skater(10.4, 25.6, 16, 1, '#3a86d8') +
    skater(22, 25.6, 12, -1, '#d94a6a') +
    pointer(way, 6.4, 5, 1.8, 5, 1.1) +
    pointer(way, 24, 5, 30, 5, 1.1) +
    line('#8fa9bd', 'M15 11 l1.4 -2 M16.6 12 v-2.6 M18 12.6 l1.4 -2', 0.6),
  'x-small-mass-fast':
    tile(paper) +
    pointer(force, 2, 8, 8.4, 8, 1.4) +
    box(9, 5, 6, 6, '#f2994a', 0.6) +
    pointer(way, 16, 8, 29.6, 8, 1.3) +
    line('#8fa9bd', 'M2 11.6 H30 M2 27.6 H30', 0.8) +
    pointer(force, 2, 22, 8.4, 22, 1.4) +
    box(9, 15.6, 12, 12, '#c7772e', 0.6) +
    pointer(way, 22, 22, 26, 22, 1.3),
  'x-cart-six-newtons':
    tile(paper) +
    writing('6 = 2 × 3', 16, 3, 2.8, '#2f3542', 1.3) +
    line('#8fa9bd', 'M2 27.4 H30', 0.8) +
    box(9, 19.4, 13, 2.6, '#e5484d', 0.8) +
    oval(12, 24.8, 2.4, 2.4, '#3d4a63') +
    oval(19, 24.8, 2.4, 2.4, '#3d4a63') +
    box(10, 11, 11, 8.4, '#f2994a', 0.8) +
    writing('2 KG', 15.5, 13.8, 2.4, '#2f3542', 1.3) +
    pointer(force, 2, 20.6, 8.6, 20.6, 1.5) +
    writing('6 N', 5, 16.2, 2.2, force, 1.3) +
    pointer(way, 22.8, 20.6, 29.6, 20.6, 1.3) +
    writing('3', 26, 16.2, 2.2, way, 1.3),
  'x-wall-push':
    tile(paper) +
    ground(27, '#a3a7ad') +
    times(6, (i) =>
      times(2, (k) => box(20.4 + k * 4.6 - (i % 2 ? 1.4 : 0), 3 + i * 4, 4.2, 3.6, '#c0674a', 0.3)),
    ) +
    oval(9, 9, 2.6, 2.8, '#c98d5f') +
    shape('#2a1c12', 'M6.2 9 Q6.4 5.8 9 5.8 Q11.4 5.8 11.6 8 Q9 7.4 6.2 9 Z') +
    line('#3a86d8', 'M9 13 L7.4 19', 4) +
    line('#3d4a63', 'M7 20.4 L9.4 23.4 L8.4 27 M7 20.4 L4 23.6 L3 27', 2) +
    line('#c98d5f', 'M9.6 13.4 L18 13.4', 1.7) +
    pointer(force, 12, 9.6, 18.4, 9.6, 1.1) +
    pointer('#2f9e44', 18.4, 17.6, 12, 17.6, 1.1),
  'x-truck-fly':
    tile('#cfeafb') +
    ground(25, '#a3a7ad') +
    shape('#f2994a', 'M14.6 8 H20 L20 25 H14.6 Z') +
    box(1.4, 6, 13, 19, '#e9edf2', 0.8) +
    box(15.4, 10, 3.8, 5, '#bfe3f7', 0.4) +
    oval(5.4, 25, 2.4, 2.4, ink) +
    oval(15.6, 25, 2.4, 2.4, ink) +
    emoji('fly', 21, 14, 5.4) +
    pointer(force, 26.4, 17, 30.6, 17, 1) +
    pointer(force, 20.6, 21.6, 16.4, 21.6, 1),
  'x-rocket-gas':
    tile(space) +
    stars +
    shape('#eef2f7', 'M13 17 V10 Q13 5 16 2.4 Q19 5 19 10 V17 Z') +
    shape(force, 'M13 8 Q13.6 4.6 16 2.4 Q18.4 4.6 19 8 Z') +
    oval(16, 11, 1.6, 1.6, '#4fa8d8') +
    shape('#c1332c', 'M13 13 L10 18.4 H13 Z M19 13 L22 18.4 H19 Z') +
    times(3, (i) => oval(13.4 + i * 2.6, 21, 2, 2.6, '#ffb703')) +
    times(3, (i) => oval(12.6 + i * 3.4, 26, 2.6, 2.8, '#ffd98a')) +
    pointer('#ffffff', 24.6, 18, 24.6, 27.6, 1.2) +
    pointer('#ff7b54', 7.4, 14, 7.4, 4, 1.4),
};
