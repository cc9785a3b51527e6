import { box, figure, inscription, line, oval, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './picture-pieces.ts';

/** How people vote, count, decide, and keep those in power in check. */

const red = '#e5484d';
const wood = '#a8713d';
const skins = ['#c98d5f', '#f0c39a', '#8d5a3b', '#e0ac80'];
const robes = ['#3a86d8', '#e07b39', '#4fa84f', '#8a5fc0', '#d9577e'];
const person = (x: number, y: number, height: number, i: number) =>
  figure(x, y, height, robes[i % 5]!, skins[i % 4]!, i % 3 ? '#2a1c12' : '#6b4a2c');
const raised = (x: number, y: number, height: number, i: number) =>
  line(
    skins[i % 4]!,
    `M${x + height * 0.2} ${y - height * 0.5} L${x + height * 0.34} ${y - height * 1.1}`,
    0.9,
  ) + person(x, y, height, i);
const ballotBox = (x: number, y: number) =>
  box(x, y, 8, 7, '#5b7fb5', 0.6) + box(x + 2, y - 0.6, 4, 1, '#24364f', 0.3);
const paper = (x: number, y: number) =>
  box(x, y, 3.4, 4.2, '#ffffff', 0.2) +
  line('#8d99a6', `M${x + 0.6} ${y + 1.4} h2.2 M${x + 0.6} ${y + 2.6} h2.2`, 0.4);

export const ballotIcons = {
  'x-pizza-or-noodles':
    tile('#fdf2e2') +
    emoji('pizza', 2, 2, 11) +
    emoji('steaming-bowl', 19, 2, 11) +
    [3.4, 9, 23, 28.6].map((x, i) => raised(x, 30, 14, i) + oval(x, 20, 0.8, 1, '#7a2a2a')).join('') +
    line(red, 'M13 17 l2 -2.4 M13.4 19.6 h2.6 M19 17 l-2 -2.4 M18.6 19.6 h-2.6', 0.9),
  'x-secret-ballot':
    tile('#eef2f7') +
    box(3, 4, 15, 25, '#c9d3dd', 0.6) +
    box(4.6, 5.6, 11.8, 23.4, '#8f3f55') +
    line('#6e2c40', 'M7 6 V29 M10.4 6 V29 M13.8 6 V29', 0.8) +
    box(5.6, 26, 3, 3, '#2f3542') +
    box(11, 26, 3, 3, '#2f3542') +
    ballotBox(20.6, 20) +
    paper(22.8, 15.6) +
    box(19.6, 27, 10, 2, wood),
  'x-equal-votes':
    tile('#eef2f7') +
    person(6, 28, 17, 0) +
    person(26.4, 28, 10, 4) +
    ballotBox(12, 21) +
    paper(10.4, 13) +
    paper(19.6, 15.4) +
    inscription('1', 12.2, 9, 3, red) +
    inscription('1', 21.4, 11, 3, red) +
    line('#5b6472', 'M14.6 6 h4 M14.6 8 h4', 0.9),
  'x-open-count':
    tile('#eef2f7') +
    person(6, 22, 13, 0) +
    person(16, 21, 13, 2) +
    person(26, 22, 13, 4) +
    box(2, 21, 28, 3, wood, 0.5) +
    box(4, 24, 2.4, 6, '#8a5a2c') +
    box(25.6, 24, 2.4, 6, '#8a5a2c') +
    times(3, (i) => paper(5 + i * 1.6, 17.4 - i * 0.8)) +
    times(3, (i) => paper(20 + i * 1.6, 17.4 - i * 0.8)),
  'x-majority-plurality':
    tile('#f4f9fd') +
    // Votes for pizza, noodles and soup, and half of all thirty, in one scale.
    [13, 10, 7]
      .map(
        (votes, i) =>
          box(3.4 + i * 8, 27.4 - votes * 1.2, 6, votes * 1.2, ['#4cc9f0', '#b3bac3', '#b3bac3'][i]!, 0.4) +
          inscription(String(votes), 6.4 + i * 8, 28 - votes * 0.6 - 2, 3, '#24364f'),
      )
      .join('') +
    line(red, `M2 ${27.4 - 15 * 1.2} H24.6`, 0.8) +
    inscription('15', 27.8, 27.4 - 15 * 1.2 - 1.9, 3.8, red) +
    line('#3f4a5a', 'M2 27.6 H27', 0.7),
  'x-good-loser':
    tile('#eef7ea') +
    emoji('handshake', 6, 11, 20) +
    emoji('ballot-box-with-ballot', 2, 1.6, 9) +
    emoji('rosette', 21.6, 2, 8),
  'x-hands-up':
    tile('#eef7ea') +
    [
      [6, 20],
      [13, 19],
      [20, 19.4],
      [26.4, 20],
    ]
      .map(([x, y], i) => raised(x!, y!, 11, i))
      .join('') +
    [
      [4.6, 30],
      [11, 30],
      [17.6, 30],
      [24, 30],
    ]
      .map(([x, y], i) => raised(x!, y!, 12, i + 2))
      .join(''),
  'x-rights-shield':
    tile('#eef2f7') +
    times(6, (i) => person(4.6 + (i % 3) * 4.6, 18 + Math.floor(i / 3) * 11, 10, i)) +
    shape('#3a6fd8', 'M19 9 L25 6.6 L31 9 V18 Q30 25.6 25 28.6 Q20 25.6 19 18 Z') +
    shape('#dbe7ff', 'M20.6 10 L25 8.2 L29.4 10 V18 Q28.6 24 25 26.6 Q21.4 24 20.6 18 Z') +
    person(23.2, 22, 9, 1) +
    person(27, 22, 9, 3),
  'x-law-for-all':
    tile('#f5f0e4') +
    emoji('balance-scale', 9, 1.4, 14) +
    box(4, 16.4, 24, 1.4, '#8d846b', 0.4) +
    person(8, 30, 11.6, 2) +
    figure(16, 30, 12, '#8f1f3a', '#f0c39a', '#6b4a2c') +
    shape('#f2c14e', 'M13.8 18.6 L14.4 20.6 H17.6 L18.2 18.6 L17 19.6 L16 17.8 L15 19.6 Z') +
    person(24, 30, 11.6, 0),
  'x-reporter-asks':
    tile('#eef2f7') +
    figure(9, 30, 19, '#e07b39', '#8d5a3b', '#2a1c12') +
    figure(23.6, 30, 20, '#3b4660', '#f0c39a', '#8d8d92') +
    line('#2f3542', 'M11.6 19 L17.4 16.4', 1.2) +
    oval(18.4, 15.8, 1.6, 1.4, '#2f3542') +
    emoji('newspaper', 1.6, 1.6, 9),
  'x-votes-march':
    tile('#e9e2d2') +
    [7, 16, 25]
      .map(
        (x, i) =>
          line('#8a5a2c', `M${x + 3} 20 V8`, 0.8) +
          box(x - 1.6, 2.6, 9, 6.4, '#ffffff', 0.4) +
          line('#6a3f8f', `M${x + 0.4} 5 l1.6 2 l3 -3.6`, 1) +
          figure(x, 30, 16, ['#6a3f8f', '#f3efe6', '#3f7a4a'][i]!, skins[i]!, '#4a2f1c') +
          oval(x, 15.4, 3.6, 1, '#5a4a3a') +
          oval(x, 14.6, 2, 1.4, '#5a4a3a'),
      )
      .join(''),
} as const;
