import { svg } from '../markup.ts';
import { ball, box, inscription, line, oval, shape, times } from './icon-shapes.ts';

/** Things of play, rooms, sport and streets that stories name. */

const wood = '#a4662f';
const skin = '#e8b47c';

/** A wooden cube seen from the front and a little from above, with a sign on it. */
const toyBlock = (x: number, y: number, fill: string, side: string, top: string, sign: string) =>
  shape(top, `M${x} ${y} L${x + 3} ${y - 3} H${x + 15} L${x + 12} ${y} Z`) +
  shape(side, `M${x + 12} ${y} L${x + 15} ${y - 3} V${y + 9} L${x + 12} ${y + 12} Z`) +
  box(x, y, 12, 12, fill) +
  box(x + 1.6, y + 1.6, 8.8, 8.8, '#fff6e0', 0.8) +
  inscription(sign, x + 6, y + 3, 6, side);

/** A domino that lies there, with the spots of its two halves. */
const domino = (x: number, y: number, turn: number, upper: [number, number][], lower: [number, number][]) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">${
    box(-5.6, -11, 12, 22.8, '#b9b19a', 1.8) +
    box(-6, -11.6, 12, 22.6, '#fffaf0', 1.8) +
    line('#8d94a5', 'M-4.4 0 H4.4', 1) +
    upper.map(([across, down]) => oval(across, down - 5.6, 1.3, 1.3, '#2f3542')).join('') +
    lower.map(([across, down]) => oval(across, down + 5.4, 1.3, 1.3, '#2f3542')).join('')
  }</g>`;

export const fairIcons = {
  'x-tyre':
    line('#2f3542', 'M16 5.6 A10.4 10.4 0 1 1 15.9 5.6 Z', 8) +
    times(
      24,
      (i) => svg`<g transform="rotate(${i * 15} 16 16)">${line('#161a21', 'M16 1.8 V4.4', 1.5)}</g>`,
    ) +
    line('#4b5362', 'M16 8 A8 8 0 1 1 15.9 8 Z', 1.2) +
    line('#8d94a5', 'M8.6 10.4 C10 8.4 11.6 7.4 13.6 6.8', 1.2),
  'x-puppet':
    line(wood, 'M5 4.4 L27 4.4 M16 1.6 V6.6', 2.4) +
    line('#5d6675', 'M6 5 L7 17 M26 5 L25 17 M16 6 V10', 0.7) +
    shape('#2456b0', 'M13 22 H19 L20.4 29 H17.2 L16 25 L14.8 29 H11.6 Z') +
    shape('#e5484d', 'M12 16.4 H20 L20 23 H12 Z') +
    line('#e5484d', 'M12.6 17.6 L7.6 19.4 M19.4 17.6 L24.4 19.4', 2.6) +
    ball(7, 18.4, 1.6, skin, skin) +
    ball(25, 18.4, 1.6, skin, skin) +
    box(10.4, 28.4, 4.6, 2.4, '#4b2a12', 1) +
    box(17, 28.4, 4.6, 2.4, '#4b2a12', 1) +
    oval(16, 12.6, 4.4, 4.2, skin) +
    shape('#ffd43b', 'M11.4 11 L16 5.6 L20.6 11 C18 10 14 10 11.4 11 Z') +
    oval(14.4, 12.4, 0.7, 0.9, '#2f3542') +
    oval(17.6, 12.4, 0.7, 0.9, '#2f3542') +
    line('#b13040', 'M14.4 14.6 Q16 15.8 17.6 14.6', 0.8) +
    oval(16, 13.4, 0.8, 0.7, '#d9735c') +
    oval(16, 19, 0.7, 0.7, '#ffd43b') +
    oval(16, 21.2, 0.7, 0.7, '#ffd43b'),
  'x-toy-blocks':
    toyBlock(1.4, 18.6, '#e5484d', '#b13040', '#ff8f93', 'A') +
    toyBlock(16.4, 18.6, '#4a9ff0', '#2456b0', '#9fd0ff', 'B') +
    toyBlock(8.8, 6, '#57b35a', '#2f7d3a', '#a3dca5', 'C'),
  'x-dominoes':
    domino(
      10.2,
      17,
      -16,
      [
        [-3, -2.8],
        [0, 0],
        [3, 2.8],
      ],
      [
        [-3, 0],
        [3, 0],
      ],
    ) +
    domino(
      22.6,
      16,
      14,
      [[0, 0]],
      [
        [-3, -2.8],
        [3, -2.8],
        [-3, 2.8],
        [3, 2.8],
      ],
    ),
  'x-light-switch':
    box(5, 3, 22, 26, '#aab4c2', 2.4) +
    box(6, 4, 20, 24, '#f3f5f8', 2) +
    box(10.4, 8, 11.2, 16, '#8d98a8', 1.2) +
    shape('#ffffff', 'M11.2 9 H20.8 V15.4 H11.2 Z') +
    shape('#d0d8e2', 'M11.2 15.4 H20.8 V23 H11.2 Z') +
    oval(16, 6, 0.8, 0.8, '#8d98a8') +
    oval(16, 26, 0.8, 0.8, '#8d98a8') +
    line('#e5484d', 'M14.8 12 H17.2', 1.2),
  'x-wall-socket':
    box(3, 3, 26, 26, '#aab4c2', 3) +
    box(4, 4, 24, 24, '#f3f5f8', 2.4) +
    oval(16, 16, 9.6, 9.6, '#b7c1cd') +
    oval(16, 16.4, 8.8, 8.8, '#dfe5ec') +
    oval(12, 16, 1.7, 1.7, '#2f3542') +
    oval(20, 16, 1.7, 1.7, '#2f3542') +
    box(14.6, 6.6, 2.8, 2.6, '#8d98a8', 0.6) +
    box(14.6, 22.8, 2.8, 2.6, '#8d98a8', 0.6),
  'x-bush':
    oval(16, 28.4, 13.6, 2.4, '#7a5a36') +
    ball(7.4, 21.4, 6.8, '#2f8a3c', '#2f8a3c') +
    ball(24.6, 21.4, 6.8, '#2f8a3c', '#2f8a3c') +
    ball(11.4, 14.6, 7.2, '#3a9c46', '#3a9c46') +
    ball(21, 14.4, 7, '#3a9c46', '#3a9c46') +
    ball(16, 20.6, 9, '#4bb257', '#4bb257') +
    line(
      '#2b7a33',
      'M10 13 q1.4 -1.8 2.8 0 M19 11.6 q1.4 -1.8 2.8 0 M6 21 q1.4 -1.8 2.8 0 M23.4 21.6 q1.4 -1.8 2.8 0 M13 19.4 q1.4 -1.8 2.8 0 M17.4 23.4 q1.4 -1.8 2.8 0 M11 24.6 q1.4 -1.8 2.8 0',
      1,
    ) +
    line('#8bd450', 'M8.4 10.6 q1.8 -2 4 -1.8 M18 9.4 q1.8 -1.8 4 -1.4 M12 15.6 q1.8 -1.4 3.6 -1', 1.2),
  'x-juice':
    line('#e5484d', 'M17.4 12 L20.6 2 L25.6 .9', 2) +
    ball(23.6, 9, 5.6, '#ff8c1a', '#ff8c1a') +
    oval(23.6, 9, 4.3, 4.3, '#ffd08a') +
    line('#ff8c1a', 'M23.6 5 V13 M19.6 9 H27.6 M20.8 6.2 L26.4 11.8 M26.4 6.2 L20.8 11.8', 0.9) +
    shape('#d5e6ef', 'M6 7 H23.6 L21.4 29 a1.8 1.8 0 0 1 -1.8 1.6 H10 a1.8 1.8 0 0 1 -1.8 -1.6 Z') +
    shape('#ff9d2e', 'M7.2 12 H22.2 L20.6 27.8 a1.6 1.6 0 0 1 -1.6 1.4 H10.6 a1.6 1.6 0 0 1 -1.6 -1.4 Z') +
    oval(14.7, 12, 7.5, 1.5, '#ffc46b') +
    shape('#ffe0ad', 'M9.4 14.6 H11.4 L12.4 26.6 H10.8 Z'),
  'x-chimney':
    oval(21, 5, 4.2, 3.2, '#c3cad3') +
    oval(25.4, 3, 3.6, 2.6, '#d9dee5') +
    oval(17.4, 7.4, 3, 2.4, '#b3bcc7') +
    shape('#8d2f2a', 'M1 31 L12 22 H20 L31 31 Z') +
    shape('#c4553f', 'M1 31 L6 26.8 H26 L31 31 Z') +
    line('#8d2f2a', 'M5 28.8 q1.6 1.6 3.2 0 t3.2 0 t3.2 0 t3.2 0 t3.2 0 t3.2 0 t2.4 0', 0.9) +
    box(9.6, 11, 12.8, 15.6, '#b5543c') +
    line(
      '#f0c9a8',
      'M9.8 14.8 H22.2 M9.8 18.6 H22.2 M9.8 22.4 H22.2 M14 11.2 V14.8 M19 11.2 V14.8 M11.8 14.8 V18.6 M16.4 14.8 V18.6 M20.6 14.8 V18.6 M14 18.6 V22.4 M19 18.6 V22.4 M11.8 22.4 V26.4 M16.4 22.4 V26.4 M20.6 22.4 V26.4',
      0.7,
    ) +
    box(8.2, 8.4, 15.6, 3.4, '#8d3f2c', 0.6) +
    oval(16, 8.6, 4.2, 0.9, '#3a2018'),
  'x-statue':
    box(6.4, 26.4, 19.2, 4.4, '#8f969f', 0.6) +
    box(8.4, 22, 15.2, 5, '#aeb5be', 0.4) +
    box(11.6, 23.2, 8.8, 2.4, '#e0b64f', 0.4) +
    shape('#c3c9d1', 'M11.4 22 C11 17 11.4 12.6 12.4 10.6 H19.6 C20.6 12.6 21 17 20.6 22 Z') +
    shape('#9aa2ad', 'M17.4 10.6 H19.6 C20.6 12.6 21 17 20.6 22 H17.8 C18.6 18 18.4 14 17.4 10.6 Z') +
    line('#c3c9d1', 'M12.6 12 L8.6 16.6 L11.4 18.4', 2.6) +
    line('#c3c9d1', 'M19.4 12 L23.8 8.4 L24.6 3', 2.6) +
    line('#9aa2ad', 'M13.4 13.4 C13.2 16 13 19 13.2 21.6 M15.8 13 C15.8 16 15.6 19 15.8 21.6', 0.8) +
    oval(16, 6.2, 3.5, 4, '#cfd5dc') +
    shape('#9aa2ad', 'M12.4 5.6 C12 .8 20 .8 19.6 5.6 C18 3.8 14 3.8 12.4 5.6 Z') +
    line('#6f7883', 'M14.4 6.6 h.4 M17.2 6.6 h.4 M15.2 8.6 h1.6', 0.8) +
    shape('#cfd5dc', 'M23.4 .6 H25.8 L26 3.6 H23.2 Z'),
};
