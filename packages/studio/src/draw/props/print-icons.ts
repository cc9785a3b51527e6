import { europeCoast } from './coastlines.ts';
import { historyIcons } from './history-icons.ts';
import { box, figure, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji, small } from './picture-pieces.ts';
import { writingIcons } from './writing-icons.ts';

/** Books by hand, from blocks and from movable type, and what became of them. */

const wood = '#a8713d';
const dark = '#6b4423';
const page = '#fffaf0';

const lines = (x: number, y: number, width: number, count: number) =>
  times(count, (i) => line('#6b6f78', `M${x} ${y + i * 1.5} h${width}`, 0.5));
const sheet = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, page, 0.3) + lines(x + 0.9, y + 1.6, width - 1.8, Math.floor((height - 2) / 1.5));

export const printIcons = {
  'x-letters-ink-press':
    tile('#f7f1e4') +
    small(writingIcons['x-metal-letters'], 1.6, 3, 12) +
    shape('#3a3f47', 'M19 9 H28 L27 15 H20 Z') +
    oval(23.5, 9, 4.5, 1.4, '#17181d') +
    line('#8a5a34', 'M25 8.4 L28.4 2.6', 1) +
    oval(25, 8.4, 1.6, 1, '#17181d') +
    line('#d8cbb0', 'M2.6 16.6 H29.4', 0.5) +
    small(historyIcons['x-printing-press'], 9, 16.8, 14),
  'x-printed-true-or-false':
    tile('#eef2f5') +
    emoji('newspaper', 2.4, 3, 15) +
    emoji('magnifying-glass-tilted-left', 17, 3.4, 12) +
    line('#2f9e44', 'M5.4 24.4 l2.6 3 l5 -6.4', 1.6) +
    line('#cf222e', 'M19.4 21.4 l6 6 m0 -6 l-6 6', 1.4),
  'x-scribe':
    tile('#e6d8bf') +
    box(20, 3, 8, 11, '#bcd7e8', 3) +
    line('#8d846b', 'M24 3 V14 M20 8 H28', 0.7) +
    figure(10, 26, 19, '#5a4330', '#f0c39a', '#5a4330') +
    oval(10, 9.6, 2.4, 1, '#f0c39a') +
    shape(wood, 'M12 22 L29 19 V21 L12 24.4 Z') +
    box(25, 20.6, 2.2, 10, dark) +
    box(4, 26, 24, 2, wood) +
    shape(page, 'M14.6 20.6 L20 18.4 L26.6 18 L21.4 20.6 Z') +
    line('#5a4330', 'M12.6 17.4 L18 18.4', 2) +
    line('#ffffff', 'M18.4 19.4 L21.6 12.6', 1) +
    emoji('candle', 2, 17, 9),
  'x-woodblock':
    tile('#efe6d4') +
    box(2.6, 8, 12.4, 18, wood, 0.6) +
    box(4.2, 9.6, 9.2, 14.8, dark, 0.3) +
    times(2, (col) =>
      times(3, (i) => {
        const [x, y] = [5.4 + col * 4.2, 11 + i * 4.4];
        return line(
          '#d9a866',
          `M${x} ${y} h2.8 M${x + 1.4} ${y - 0.6} v3.2 M${x + 0.2} ${y + 2.6} l2.4 -1`,
          0.6,
        );
      }),
    ) +
    pointer('#e5484d', 15.6, 17, 19, 17, 1) +
    box(19.6, 8, 10.4, 18, page, 0.3) +
    times(2, (col) =>
      times(3, (i) => {
        const [x, y] = [21 + col * 4.4, 11 + i * 4.4];
        return line(
          '#2f3542',
          `M${x} ${y} h2.8 M${x + 1.4} ${y - 0.6} v3.2 M${x + 0.2} ${y + 1.6} l2.4 1`,
          0.6,
        );
      }),
    ),
  'x-printer-at-press':
    tile('#e6d8bf') +
    box(12, 3, 3, 27, wood, 0.4) +
    box(27, 3, 3, 27, wood, 0.4) +
    box(11, 3, 20, 3, dark, 0.4) +
    box(11, 24, 20, 3.4, wood, 0.4) +
    box(20, 6, 2.4, 9, '#8d99a6') +
    box(15.6, 15, 11, 2.6, dark, 0.4) +
    sheet(16.4, 20.6, 9.6, 3.4) +
    line(dark, 'M21.2 11.4 L10.6 13.4', 1.3) +
    figure(6, 30, 20, '#7a2f2f', '#f0c39a', '#4a3420') +
    line('#7a2f2f', 'M8 18 L10.8 13.8', 2.2) +
    oval(10.8, 13.4, 1.1, 1.1, '#f0c39a'),
  'x-paper-and-parchment':
    box(1, 1, 14.4, 30, '#eaf5ea', 2) +
    box(16.6, 1, 14.4, 30, '#f9efe0', 2) +
    times(4, (i) => box(3.4, 12 - i * 1.4, 9.6, 3, i % 2 ? '#ffffff' : '#f1efe8', 0.3)) +
    lines(4.4, 8.6, 7.4, 1) +
    times(2, (i) => oval(8.2, 27 - i * 1.6, 3, 1.2, i ? '#ffd43b' : '#f3ad24')) +
    shape(
      '#e8d2a6',
      'M19 6 Q21 7.6 23.8 6 Q26.6 7.6 28.8 6 L28 10 Q29.6 13 28.4 17 Q26 15.6 23.8 17.4 Q21.4 15.6 19.2 17 Q18 13 19.8 10 Z',
    ) +
    times(7, (i) => oval(23.8, 28 - i * 1.3, 3, 1.2, i % 2 ? '#ffd43b' : '#f3ad24')),
  'x-presses-in-towns':
    tile('#86b8d6') +
    shape('#d9cfa0', europeCoast) +
    // From Mainz to Venice, Rome, Paris, Seville, London and the others that had one by 1500.
    [
      [14.8, 14],
      [17.8, 19],
      [17.9, 22.8],
      [10.5, 15.6],
      [5.3, 26.6],
      [8.4, 12.2],
      [22.9, 14],
      [9.4, 22.6],
      [16.5, 10.6],
      [12.3, 18.6],
      [17.2, 16.2],
      [12.4, 12.8],
      [22.2, 17.6],
      [19.6, 13],
    ]
      .map(
        ([x, y]) =>
          box(x! - 1.2, y! - 1.2, 2.4, 2.4, '#8f3f2f', 0.3) + box(x! - 0.8, y! - 0.3, 1.6, 0.8, page),
      )
      .join('') +
    emoji('books', 22, 22, 8),
  'x-readers-grow':
    tile('#eef2f7') +
    figure(5, 28, 10, '#8f3f2f', '#f0c39a', '#4a3420') +
    emoji('open-book', 2.6, 19.6, 5) +
    pointer('#e5484d', 8.4, 16, 12.4, 16, 1.1) +
    [14.6, 19.4, 24.2, 28.6]
      .map(
        (x, i) =>
          figure(
            x,
            28,
            10,
            ['#3a86d8', '#e07b39', '#4fa84f', '#8a5fc0'][i]!,
            ['#f0c39a', '#c98d5f', '#8d5a3b', '#e0ac80'][i]!,
            '#4a3420',
          ) + emoji('open-book', x - 2.4, 19.6, 5),
      )
      .join('') +
    emoji('books', 15, 3, 10),
  'x-same-page-far-apart':
    tile('#cfe4ef') +
    shape('#c9dca0', 'M1 14 Q6 11 11 15 V31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c9dca0', 'M31 14 Q26 11 21 15 V31 H28 a3 3 0 0 0 3 -3 Z') +
    figure(5.6, 30, 13, '#5a4330', '#f0c39a', '#8d8d92') +
    figure(26.4, 30, 13, '#3f5f7a', '#c98d5f', '#2a1c12') +
    sheet(3, 5, 7, 9) +
    sheet(22, 5, 7, 9) +
    pointer('#e5484d', 16, 9.4, 11, 9.4, 0.9) +
    pointer('#e5484d', 16, 9.4, 21, 9.4, 0.9),
  'x-pages-spread':
    tile('#f0e6d0') +
    sheet(11.6, 11, 8.6, 11) +
    [
      [3, 3],
      [14, 1.6],
      [25, 4],
      [2.4, 22],
      [25.4, 21],
    ]
      .map(([x, y]) => sheet(x!, y!, 4.6, 6))
      .join('') +
    pointer('#e5484d', 11, 12, 8, 9, 0.9) +
    pointer('#e5484d', 16, 10.4, 16, 8.4, 0.9) +
    pointer('#e5484d', 20.8, 12, 24.4, 9.4, 0.9) +
    pointer('#e5484d', 11, 21, 7.6, 23.6, 0.9) +
    pointer('#e5484d', 20.8, 21, 24.8, 23.4, 0.9),
  'x-forbidden-books':
    tile('#e6d8bf') +
    emoji('books', 5, 8, 22) +
    line('#5b6472', 'M3 10 L29 26 M29 10 L3 26', 2) +
    emoji('locked', 10.6, 12, 11),
} as const;
