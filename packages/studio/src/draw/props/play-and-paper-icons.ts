import { svg } from '../markup.ts';
import { ball, box, line, oval, shape, times } from './icon-shapes.ts';

/** Things of paper and of games: what hangs on walls, lies on desks and is played with. */

const wood = '#a4662f';
const woodDark = '#6b4226';

const heart = (x: number, y: number, size: number) =>
  shape(
    '#d3333d',
    `M${x} ${y + size} C${x - size * 1.5} ${y - size * 0.2} ${x - size * 0.8} ${y - size * 1.2} ${x} ${y - size * 0.3} C${x + size * 0.8} ${y - size * 1.2} ${x + size * 1.5} ${y - size * 0.2} ${x} ${y + size} Z`,
  );

const spade = (x: number, y: number, size: number) =>
  shape(
    '#22262e',
    `M${x} ${y - size} C${x + size * 1.6} ${y + size * 0.2} ${x + size * 0.9} ${y + size} ${x + size * 0.2} ${y + size * 0.4} L${x + size * 0.5} ${y + size * 1.2} H${x - size * 0.5} L${x - size * 0.2} ${y + size * 0.4} C${x - size * 0.9} ${y + size} ${x - size * 1.6} ${y + size * 0.2} ${x} ${y - size} Z`,
  );

/** A playing card that is turned in the hand; its face is around (16, 15). */
const card = (turn: number, face: string) =>
  svg`<g transform="translate(2.2 2.6) scale(.86) rotate(${turn} 16 36)">${box(10, 5.6, 12.8, 19, '#9aa5b4', 1.5) + box(10.4, 6, 12, 18.2, '#ffffff', 1.2) + face}</g>`;

/** The corners of a board seen from the front: of the square in a column and a row. */
const onBoard = (column: number, row: number): string => {
  const depth = row / 8;
  const y = 8 + depth * 19;
  const half = 10.4 + depth * 4;
  return `${(16 - half + (column / 8) * half * 2).toFixed(2)} ${y.toFixed(2)}`;
};

export const playAndPaperIcons = {
  'x-photo': svg`<g transform="rotate(-7 16 16)">${
    box(2.6, 5.6, 27, 21.4, '#8d97a6', 0.6) +
    box(2, 5, 27, 21.4, '#ffffff', 0.6) +
    box(4, 7, 23, 17.4, '#9bd8ff') +
    ball(23, 10.6, 2, '#ffd43b', '#fff3bf') +
    shape('#57b35a', 'M4 20.4 C10 16.4 19 17 27 19.4 V24.4 H4 Z') +
    shape('#c8372d', 'M8 24.4 C8 20 9.6 18.4 12 18.4 C14.4 18.4 16 20 16 24.4 Z') +
    shape('#f2b134', 'M16 24.4 C16 21.4 17.2 20 19 20 C20.8 20 22 21.4 22 24.4 Z') +
    oval(12, 15, 3, 3.2, '#c98a5b') +
    oval(19, 17.6, 2.3, 2.5, '#c98a5b') +
    shape(
      '#3a2416',
      'M8.8 15 C8.6 11.4 10 10.4 12 10.4 C14 10.4 15.4 11.4 15.2 15 C14.4 13 9.6 13 8.8 15 Z M16.6 17.6 C16.4 15 17.6 14.2 19 14.2 C20.4 14.2 21.6 15 21.4 17.6 C20.6 16 17.4 16 16.6 17.6 Z',
    )
  }</g>`,
  'x-certificate':
    box(1.4, 4, 29.2, 22, '#b98a3c', 1) +
    box(2.8, 5.4, 26.4, 19.2, '#fff6dc', 0.6) +
    line('#d9b35b', 'M4.8 7.4 H27.2 V22.6 H4.8 Z', 0.8) +
    line('#3d5a98', 'M10.4 10.6 H21.6', 1.9) +
    line('#a39a86', 'M7.6 14.4 H24.4 M9.6 17.2 H22.4 M7.4 20 H13', 1) +
    shape(
      '#c8372d',
      'M19.6 22 L17.6 31 L20.6 29 L22.4 31.6 L23.6 22 Z M23 22 L26.4 31.2 L27.4 28.6 L30 29 L26.2 21 Z',
    ) +
    oval(23.2, 20.6, 4.6, 4.6, '#e0a526') +
    oval(23.2, 20.6, 2.9, 2.9, '#ffd95a') +
    shape(
      '#e0a526',
      'M23.2 18.4 L23.9 20 L25.6 20.2 L24.3 21.3 L24.7 23 L23.2 22.1 L21.7 23 L22.1 21.3 L20.8 20.2 L22.5 20 Z',
    ),
  'x-poster':
    box(4, 1.6, 25, 29.4, '#8d97a6', 0.6) +
    box(3.4, 1, 25, 29.4, '#fffdf3', 0.6) +
    box(5.4, 4.4, 21, 3.4, '#e5484d', 0.8) +
    box(5.4, 9.4, 21, 11.4, '#bfe6ff') +
    ball(10, 12.8, 2, '#ffd43b', '#fff3bf') +
    shape('#57b35a', 'M5.4 20.8 L12 14 L16 18 L20.4 12 L26.4 18.4 V20.8 Z') +
    line('#8d97a6', 'M6 23.4 H25.6 M6 25.8 H25.6 M6 28.2 H18', 1.1) +
    oval(5, 2.6, 1.3, 1.3, '#2f7fd1') +
    oval(26.8, 2.6, 1.3, 1.3, '#2f7fd1'),
  'x-child-drawing':
    svg`<g transform="rotate(4 16 16)">${
      box(2.4, 4.4, 28, 22.6, '#9aa5b4', 0.4) +
      box(1.8, 3.8, 28, 22.6, '#ffffff', 0.4) +
      line(
        '#f2a30f',
        'M6.4 6.8 A1.8 1.8 0 1 1 6.3 6.8 Z M6.4 11.8 V13.4 M9.4 10.6 L10.8 12 M10.4 7.8 L12.4 7.6',
        1.3,
      ) +
      line('#e5484d', 'M11.4 22.4 V15.2 H19.4 V22.4 Z M10.2 15.4 L15.4 9.8 L20.6 15.4', 1.5) +
      line('#2f7fd1', 'M14.4 22.2 V18.6 H16.8 V22.2', 1.2) +
      line(
        '#22262e',
        'M24.6 11.6 A1.8 1.8 0 1 1 24.5 11.6 Z M24.6 15.2 V19.4 M22 16.8 H27.2 M24.6 19.4 L22.8 22.6 M24.6 19.4 L26.4 22.6',
        1.2,
      ) +
      line('#3f9142', 'M3.6 24.4 l1.2 -2 l1 2 l1.2 -2.2 l1 2.2 H28', 1.3)
    }</g>` +
    svg`<g transform="translate(12 27.4) rotate(8)">${
      shape('#7d5ba6', 'M0 1.6 L3.6 0 H14 V3.2 H3.6 Z') + box(5, 0, 6, 3.2, '#4f3577')
    }</g>`,
  'x-sticky-tape':
    shape('#d9b35b', 'M14 26.6 H30.4 L29.2 27.8 L30.6 29 L29.2 30.2 H14 Z') +
    line('#8a5a34', 'M14 8.4 A7.4 8 0 1 1 13.9 8.4 Z', 2.4) +
    line('#c9962e', 'M14 5.4 A10 10.8 0 1 1 13.9 5.4 Z', 5.6) +
    line('#f0cf7a', 'M14 4.8 A10.6 11.4 0 1 1 13.9 4.8 Z', 3.4) +
    line('#fff1c4', 'M4.6 12.4 C5.6 9.4 7.6 7 10.4 5.8', 1.4) +
    line('#b98a3c', 'M17 28.6 H28', 0.8),
  'x-playing-cards':
    card(-27, heart(13.4, 10, 1.8)) +
    card(-9, spade(13.4, 9.6, 1.8)) +
    card(9, heart(13.4, 10, 1.8)) +
    card(27, spade(16.4, 17, 3.6) + spade(12.4, 9, 1.1)),
  'x-chessboard':
    shape(woodDark, `M${onBoard(0, 0)} L${onBoard(8, 0)} L${onBoard(8, 8)} V30 H1.6 Z`) +
    shape('#8a5227', 'M1.6 27 H30.4 V30.4 H1.6 Z') +
    shape('#fff1d4', `M${onBoard(0, 0)} L${onBoard(8, 0)} L${onBoard(8, 8)} L${onBoard(0, 8)} Z`) +
    times(64, (i) => {
      const [column, row] = [i % 8, Math.floor(i / 8)];
      if ((column + row) % 2 === 0) return '';
      return shape(
        '#4a2c17',
        `M${onBoard(column, row)} L${onBoard(column + 1, row)} L${onBoard(column + 1, row + 1)} L${onBoard(column, row + 1)} Z`,
      );
    }),
  'x-easel':
    line(woodDark, 'M16 4 L22 30', 1.8) +
    line(wood, 'M15 2 L4 31 M17 2 L28 31', 2.4) +
    line(woodDark, 'M16 .8 V6', 2.4) +
    box(4.4, 5, 23.2, 16.6, '#c9b98f', 0.6) +
    box(5.2, 5.8, 21.6, 15, '#ffffff') +
    box(6.4, 7, 19.2, 12.6, '#bfe6ff') +
    ball(11, 10.6, 2, '#ffd43b', '#fff3bf') +
    shape('#57b35a', 'M6.4 19.6 V16 C11 12.4 15 16.4 19 13.6 C22 11.8 24 12.6 25.6 14 V19.6 Z') +
    shape('#e5484d', 'M16 15 L19 12 L22 15 V18.4 H16 Z') +
    box(3, 21.4, 26, 2.4, wood, 0.8) +
    line('#e6b476', 'M4 22 H28', 0.8),
  'x-traffic-cone':
    shape('#c9541a', 'M2 27 L5 25 H27 L30 27 V30 C30 30.6 29.6 31 29 31 H3 C2.4 31 2 30.6 2 30 Z') +
    shape('#f2742b', 'M13.6 2.4 C14.4 1.2 17.6 1.2 18.4 2.4 L25 27 C21 29.4 11 29.4 7 27 Z') +
    shape(
      '#ffffff',
      'M12 8.4 C14 9.6 18 9.6 20 8.4 L21.5 14 C18.4 15.6 13.6 15.6 10.5 14 Z M9.1 19 C13 21 19 21 22.9 19 L24.2 24 C20 26.4 12 26.4 7.8 24 Z',
    ) +
    shape(
      '#d65f1c',
      'M18.4 2.4 L25 27 C23.4 28 21 28.6 18.4 28.8 C19.4 20 18.6 10 17 1.6 C17.6 1.7 18.1 2 18.4 2.4 Z',
    ) +
    shape(
      '#d9dde3',
      'M18.6 9.2 L20 8.4 L21.5 14 C20.8 14.5 20 14.8 19.1 15 Z M19.2 20.4 L22.9 19 L24.2 24 C22.8 24.9 21 25.4 19 25.6 Z',
    ),
};
