import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** What lessons about computers tell of. */

const ink = '#2f3542';
const on = '#ffc933';
const off = '#5b6570';

const lamp = (x: number, y: number, r: number, lit: boolean) =>
  (lit ? oval(x, y, r * 1.35, r * 1.35, '#ffe9a8') : '') + oval(x, y, r, r, lit ? on : off);
/** A coin that is paid, or one that stays in the purse. */
const coin = (x: number, y: number, r: number, value: string, paid: boolean) =>
  oval(x, y, r, r, paid ? '#c9913a' : '#c5ccd4') +
  oval(x, y, r * 0.85, r * 0.85, paid ? '#f7d774' : '#e9edf2') +
  writing(value, x, y - r * 0.5, r, paid ? '#8d6b10' : '#aab4bf', 1.3);

export const computingMoments = {
  'x-name-to-number':
    tile('#eaf3fb') +
    box(2, 3, 28, 7, '#ffffff', 1.4) +
    line(
      '#8d99a6',
      'M3.4 3 H28.6 a1.4 1.4 0 0 1 1.4 1.4 V8.6 a1.4 1.4 0 0 1 -1.4 1.4 H3.4 a1.4 1.4 0 0 1 -1.4 -1.4 V4.4 a1.4 1.4 0 0 1 1.4 -1.4 Z',
      0.4,
    ) +
    writing('EXAMPLE.COM', 16, 5.2, 2.4, '#2f3542', 1.1) +
    emoji('open-book', 16, 16.4, 9) +
    pointer('#2f6fd0', 8, 11, 10.6, 15.4, 0.9) +
    pointer('#2f6fd0', 21.4, 16.6, 24, 21, 0.9) +
    box(4, 22, 24, 7, '#ffe9a8', 1.4) +
    writing('192.0.2.7', 16, 24.2, 2.6, '#2f3542', 1.1),
  'x-robot-long-list':
    tile('#eef4fb') +
    emoji('robot', 8.4, 16, 13) +
    shape('#ffffff', 'M17 2 H29 V30 H17 Z') +
    line('#c5ccd4', 'M17 2 H29 V30 H17 Z', 0.5) +
    times(11, (i) => box(18.6, 3.6 + i * 2.4, [8, 6.4, 7.2][i % 3]!, 1.2, '#8fb3dc', 0.4)) +
    line(ink, 'M17 30 q1.5 -2 3 0 t3 0 t3 0 t3 0', 0.5),
  'x-two-in-bits':
    tile('#1d2447') +
    lamp(11, 9.6, 3.2, true) +
    lamp(21, 9.6, 3.2, false) +
    writing('2', 11, 15.4, 4.6, on, 1.2) +
    writing('1', 21, 15.4, 4.6, off, 1.2) +
    writing('10=2', 16, 23.4, 4.4, '#ffffff', 1.2),
  'x-thirteen-in-coins':
    tile('#fff3e0') +
    coin(5.8, 9, 4.4, '8', true) +
    coin(13.8, 9, 3.6, '4', true) +
    coin(20.6, 9, 3, '2', false) +
    coin(27, 9, 2.8, '1', true) +
    [...'1101'].map((bit, i) => writing(bit, [5.8, 13.8, 20.6, 27][i]!, 15.6, 4.4, ink, 1.3)).join('') +
    writing('8+4+1=13', 16, 24, 3.4, '#cf222e', 1.2),
  'x-two-searches':
    tile('#eef4fb') +
    times(12, (i) => box(2.4 + i * 2.3, 5, 1.9, 5, i === 10 ? '#f59f00' : '#4a90e2', 0.3)) +
    times(10, (i) => line('#e5484d', `M${3.4 + i * 2.3} 13 q1.1 -2 2.2 0`, 0.5)) +
    line('#c5ccd4', 'M2 16.4 H30', 0.5) +
    times(12, (i) => box(2.4 + i * 2.3, 19, 1.9, 4, i === 6 ? '#f59f00' : '#4a90e2', 0.3)) +
    times(12, (i) =>
      box(2.4 + i * 2.3, 25.4, 1.9, 4, i === 10 ? '#f59f00' : i > 6 ? '#4a90e2' : '#d5dbe2', 0.3),
    ) +
    pointer('#e5484d', 17.4, 22.6, 25.6, 26, 0.6),
  'x-network-of-networks':
    tile('#e8f4ec') +
    line('#2f9e44', 'M8 9 L24 9 L16 24 Z', 1.3) +
    [
      [8, 9, 'house'],
      [24, 9, 'school'],
      [16, 24, 'hospital'],
    ]
      .map(([x, y, building]) => {
        const [cx, cy] = [Number(x), Number(y)];
        return (
          oval(cx, cy, 6.6, 5.6, '#ffffff') +
          line('#4a90e2', `M${cx - 4} ${cy + 2.6} L${cx} ${cy - 1.4} L${cx + 4} ${cy + 2.6} Z`, 0.6) +
          emoji(String(building), cx, cy - 2, 4.4) +
          emoji('laptop', cx - 3.8, cy + 2.4, 3.4) +
          emoji('mobile-phone', cx + 3.8, cy + 2.4, 3.4)
        );
      })
      .join(''),
  'x-cat-jigsaw':
    tile('#eef4fb') +
    box(3, 4, 21, 24, '#ffffff', 0.6) +
    emoji('cat', 13.4, 16, 18) +
    line(
      '#5b6570',
      'M10 4 V9 q-2.4 1.6 0 3.2 V20 q2.4 1.6 0 3.2 V28 M17 4 V10 q2.4 1.6 0 3.2 V20 q-2.4 1.6 0 3.2 V28 M3 12 H5 q1.6 -2.4 3.2 0 H12 q1.6 2.4 3.2 0 H24 M3 20 H5 q1.6 2.4 3.2 0 H12 q1.6 -2.4 3.2 0 H24',
      0.6,
    ) +
    box(17.2, 20.3, 7, 8, '#eef4fb') +
    emoji('puzzle-piece', 26, 25, 8),
  'x-page-on-screen':
    box(3, 3, 26, 20, '#3d4a63', 1.6) +
    box(4.6, 4.6, 22.8, 16.8, '#ffffff', 0.6) +
    box(4.6, 4.6, 22.8, 3, '#4a90e2', 0.6) +
    writing('CATS', 16, 9.4, 3.2, ink, 1.2) +
    emoji('cat', 10, 16.8, 7) +
    times(3, (i) => box(15.6, 14.4 + i * 2.2, [10, 8, 9][i]!, 1.1, '#c5ccd4', 0.4)) +
    shape('#8d99a6', 'M1 24 H31 L28.6 29 H3.4 Z'),
  'x-scrambled-message':
    tile('#eef4fb') +
    box(2.4, 4, 11, 8, '#ffffff', 0.8) +
    writing('HI MUM', 7.9, 6.8, 2, ink, 1.2) +
    pointer('#4a90e2', 14.4, 8, 18, 8, 0.8) +
    box(18.6, 4, 11, 8, '#2f3542', 0.8) +
    writing('X7+K9?', 24.1, 6.8, 2, '#7ee787', 1.2) +
    emoji('locked-with-key', 16, 21, 12) +
    emoji('eyes', 26.4, 24, 5.4) +
    line('#e5484d', 'M23.4 21 L29.4 27 M29.4 21 L23.4 27', 0.8),
  'x-dragon-asks':
    box(2, 2, 28, 21, '#2f3542', 1.8) +
    box(3.6, 3.6, 24.8, 17.8, '#cfe9fb', 0.8) +
    emoji('dragon', 9, 14, 11) +
    shape('#ffffff', 'M15.4 5.4 H27 V12.6 H18 L15.4 15 Z') +
    emoji('school', 19.4, 9, 5.4) +
    writing('?', 24.4, 6.4, 5, ink, 1.2) +
    emoji('video-game', 16, 27, 9),
  'x-castle-locked': tile('#e6f4e0') + emoji('castle', 16, 14, 24) + emoji('locked', 16, 24, 11),
  'x-prize-message':
    box(1, 2, 30, 22, '#3d4a63', 1.8) +
    box(2.6, 3.6, 26.8, 18.8, '#fff3bf', 0.8) +
    writing('FREE!', 19.6, 5.8, 3.8, '#cf222e', 1.4) +
    emoji('wrapped-gift', 7, 11.6, 7.4) +
    emoji('mobile-phone', 14, 13, 4) +
    emoji('stopwatch', 24, 13.6, 5.4) +
    box(5, 17.6, 22, 3.4, '#ffffff', 0.6) +
    times(5, (i) => oval(8 + i * 2.6, 19.3, 0.7, 0.7, ink)) +
    line(ink, 'M21.6 18.2 V20.4', 0.6) +
    shape('#8d99a6', 'M11 24 H21 L22.4 29.6 H9.6 Z'),
  'x-nasty-messages':
    box(8, 1, 16, 30, '#2f3542', 2.4) +
    box(9.4, 3, 13.2, 26, '#ffffff', 1) +
    [5, 12.6, 20.2]
      .map(
        (y, i) =>
          box(10.4 + (i % 2) * 1.4, y, 9.6, 5.6, '#f4a3a3', 1.2) +
          line(
            '#8a1c1c',
            `M${13 + (i % 2) * 1.4} ${y + 1.2} l1.4 .8 M${17.4 + (i % 2) * 1.4} ${y + 1.2} l-1.4 .8`,
            0.6,
          ) +
          line('#8a1c1c', `M${13.4 + (i % 2) * 1.4} ${y + 4.4} q1.8 -1.8 3.6 0`, 0.6),
      )
      .join(''),
};
