import { box, inscription, line, oval, shape, tile, times } from './icon-shapes.ts';
import { someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** The goals of five games and the allowances of a club, as the lesson on averages tells them. */

const ink = '#2f3542';
const blue = '#4aa8e0';
const orange = '#ff9f1c';

/** The sorted goals on cards of their own, so that nobody reads one long number; `marked` cards are orange. */
const sortedGoals = (x: number, y: number, size: number, marked: readonly number[]) =>
  [1, 2, 2, 4, 6]
    .map((goals, i) => {
      const left = x + i * size * 1.25;
      const chosen = marked.includes(i);
      return (
        box(left, y, size, size * 1.3, chosen ? orange : '#b9c6d3', 0.5) +
        box(left + 0.3, y + 0.3, size - 0.6, size * 1.3 - 0.6, chosen ? '#ffe2b3' : '#ffffff', 0.4) +
        inscription(String(goals), left + size / 2, y + size * 0.32, size * 0.66, chosen ? '#b33c00' : ink)
      );
    })
    .join('');

const vote = (x: number, y: number, fill: string) => oval(x, y, 1.7, 1.7, fill);

export const closeLooksAtAverages = {
  'x-mode-of-goals':
    tile('#f4f9fd') +
    sortedGoals(2.2, 11, 4.6, [1, 2]) +
    line('#d9480f', 'M8.2 19.4 V21 H18.2 V19.4', 0.8) +
    inscription('MODE 2', 16, 23.6, 2.8, '#b33c00'),
  'x-three-averages':
    tile('#f4f9fd') +
    inscription('MEAN 3', 7.8, 5.6, 2, '#b35c00') +
    [1, 4, 2, 6, 2]
      .map((goals, i) =>
        times(goals, (block) => box(15.6 + i * 2.9, 9.2 - block * 1.25, 2.3, 1.05, blue, 0.2)),
      )
      .join('') +
    line(orange, 'M14.8 6.6 H30', 0.6) +
    line('#c3ccd5', 'M2.6 11.4 H29.4 M2.6 21 H29.4', 0.3) +
    inscription('MEDIAN 2', 7.8, 15.2, 1.6, '#2c7a36') +
    sortedGoals(15.4, 14, 2.4, [2]) +
    inscription('MODE 2', 7.8, 25, 2, '#b33c00') +
    sortedGoals(15.4, 24, 2.4, [1, 2]),
  'x-families-average':
    tile('#f4f9fd') +
    box(2.4, 20.4, 11.6, 1, '#b9c6d3', 0.4) +
    box(16.4, 20.4, 13.4, 1, '#b9c6d3', 0.4) +
    [5.4, 11].map((x) => someone(x, 20.4, 11, { shirt: blue })).join('') +
    [18.6, 23.1, 27.6].map((x) => someone(x, 20.4, 11, { shirt: orange })).join('') +
    inscription('2', 8.2, 3, 4.4, ink) +
    inscription('3', 23.1, 3, 4.4, ink) +
    inscription('MEAN 2.5', 16, 24.4, 3, '#b35c00'),
  'x-paper-mean':
    shape('#8d96a1', 'M3 5 H29 V30 H3 Z') +
    shape('#fbfaf4', 'M3.6 5.6 H28.4 V29.4 H3.6 Z') +
    inscription('MEAN', 16, 8, 4.6, '#c92a2a') +
    writing('$28', 16, 14.6, 6, '#c92a2a') +
    line('#9aa3ad', 'M6 23.4 H15 M17 23.4 H26 M6 25.4 H15 M17 25.4 H26 M6 27.4 H15 M17 27.4 H24', 0.6),
  'x-modes-or-none':
    tile('#fdf7ee') +
    line('#c9bfa9', 'M18.6 3 V29', 0.4) +
    times(8, (i) => vote(3.9 + (i % 2) * 3.5, 22 - Math.floor(i / 2) * 3.7, '#e5484d')) +
    times(8, (i) => vote(11.5 + (i % 2) * 3.5, 22 - Math.floor(i / 2) * 3.7, '#2f6fd0')) +
    line(ink, 'M2.2 24.3 H17 M20 24.3 H29.8', 0.5) +
    inscription('2 MODES', 9.6, 26, 2, ink) +
    ['#e5484d', '#2f6fd0', '#ffc928'].map((fill, i) => vote(21.6 + i * 3.6, 22, fill)).join('') +
    inscription('NO MODE', 24.8, 26, 1.6, ink),
} as const;
