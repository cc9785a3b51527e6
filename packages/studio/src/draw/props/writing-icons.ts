import { svg } from '../markup.ts';
import { box, line, oval, shape, times } from './icon-shapes.ts';

/** What people wrote on, printed with, and sent each other. */

/** A printing letter: a metal block with the mirrored letter raised on its head. */
const metalLetter = (x: number, y: number, letter: string) =>
  svg`<g transform="translate(${x} ${y})">${
    shape('#5d6675', 'M0 9 L3 11.4 V24 L0 21.6 Z') +
    box(3, 11.4, 9.4, 12.6, '#8a94a5') +
    box(3, 19.4, 9.4, 1.6, '#5d6675') +
    shape('#c5ced9', 'M0 0 H9.4 L12.4 2.4 V11.4 H3 L0 9 Z') +
    line('#20242d', letter, 1.7)
  }</g>`;

/** A tin lying on its side; its open mouth to the left, or its bottom with the knot. */
const tin = (x: number, y: number, label: string, mouth: boolean) =>
  svg`<g transform="translate(${x} ${y}) scale(.86)">${
    shape('#8a94a5', 'M0 -6 H9.4 C12.6 -6 12.6 6 9.4 6 H0 Z') +
    shape(label, 'M2 -6 H7.4 C10.6 -6 10.6 6 7.4 6 H2 C5 6 5 -6 2 -6 Z') +
    oval(0, 0, 2.9, 6, '#c3ccd7') +
    (mouth ? oval(0, 0, 2, 4.8, '#3a404c') : oval(0, 0, 2, 4.8, '#9aa5b4'))
  }</g>`;

export const writingIcons = {
  'x-inscribed-stone':
    shape('#23262e', 'M2 8.6 L6.4 3.4 L12 1.4 L21 2 L27 6.2 L30 9 V25 L26.6 31 H3.4 L1.6 27 Z') +
    shape(
      '#4a4f5c',
      'M3.4 9.4 L7.2 4.8 L12.2 3 L20.6 3.4 L26 7.2 L28.6 9.8 V24.6 L25.8 29.6 H4.2 L3 26.6 Z',
    ) +
    line(
      '#e9e2cf',
      'M8 6.8 v3 M10.4 6.4 h2.4 v3.2 h-2.4 Z M15 9.6 l1.4 -3 l1.4 3 Z M20.2 7.4 q1 -1.4 2 0 t2 0 M20.2 9.6 h3.6',
      0.9,
    ) +
    line('#8d94a3', 'M5 12.4 H27 M5 20.4 H27', 0.6) +
    line(
      '#e9e2cf',
      'M6 15.4 q1 -1.6 2 0 t2.4 -.6 M12.4 14.4 l1.6 1.6 q1 .4 1.6 -1 M17.6 14.6 q1.8 -.6 2 1.4 M21.6 15.8 l1.4 -1.6 l2.4 .6 M6 18.4 l2 -1 q1 1.2 2.4 .4 M12.4 18.6 q.6 -1.8 2.2 -1 l1.4 .8 M18 17.6 h2 l.8 1.2 M23 18.6 q.4 -1.6 2.4 -1',
      0.9,
    ) +
    line(
      '#e9e2cf',
      'M6 25.6 l1.3 -3.2 l1.3 3.2 M10.6 25.6 v-3.2 h2 M14.6 22.4 h2.4 M14.6 25.6 h2.4 M15 24 h1.6 M19 25.6 v-3.2 h2.2 v3.2 M23.2 22.4 h2.4 M24.4 22.4 v3.2',
      0.9,
    ),
  'x-cartouche':
    box(8, 29, 16, 2.4, '#a3702a', 0.8) +
    box(7.2, 0.8, 17.6, 28.8, '#a3702a', 8.6) +
    box(9, 2.6, 14, 25.2, '#fbe6b0', 7) +
    svg`<circle cx="16" cy="6.8" r="2.1" fill="none" stroke="#7a3b1a" stroke-width="1.4"/>` +
    line('#2a5d9c', 'M11.4 12.4 l1.5 -1.6 l1.5 1.6 l1.6 -1.6 l1.5 1.6 l1.5 -1.6 l1.5 1.6', 1.3) +
    shape('#3c7a3a', 'M13 15 C14.4 15.6 14.6 18 13.6 20 V21.6 H12 V16 Z') +
    shape('#b5432c', 'M16.4 16 A2.8 2.8 0 0 1 21 19.6 H16.4 Z') +
    shape('#7a3b1a', 'M16.4 20.4 H21 V21.6 H16.4 Z') +
    shape('#fffaf0', 'M11.4 25 Q16 21.8 20.6 25 Q16 27.6 11.4 25 Z') +
    line('#7a3b1a', 'M11.4 25 Q16 21.8 20.6 25', 1) +
    oval(16, 24.8, 1.1, 1.1, '#7a3b1a'),
  'x-tin-phone': svg`<g transform="rotate(-32 16 16)">${
    tin(-1.2, 16, '#d9574a', true) +
    tin(24, 16, '#2f7fb8', false) +
    line('#8a5227', 'M8.6 16 H24', 0.7) +
    oval(24, 16, 0.9, 0.9, '#8a5227')
  }</g>`,
  'x-metal-letters':
    metalLetter(1.6, 4, 'M3.2 8.8 L6 2.2 L8.8 8.8 M4.2 6.8 H7.8') +
    metalLetter(
      17.6,
      4,
      'M8.6 2.2 V8.8 H6 Q3.8 8.8 3.8 7.2 Q3.8 5.6 6 5.6 H8.4 M6 5.6 Q4 5.4 4 3.8 Q4 2.2 6 2.2 H8.6',
    ),
  // A leather ball full of ink on its handle, over the letters that it is dabbed on.
  'x-ink-ball':
    line('#8a5227', 'M16 3 V12', 4) +
    shape('#4a2f1c', 'M12 10 H20 L22 13 H10 Z') +
    shape('#23252c', 'M6.6 19 Q7 12.4 16 12.4 Q25 12.4 25.4 19 Q22 23.6 16 23.6 Q10 23.6 6.6 19 Z') +
    line('#8d99a6', 'M10.4 17 Q12 14.8 15 14.8', 1.1) +
    times(4, (i) => box(4.4 + i * 6, 25, 5.2, 5.4, '#9aa6b3', 0.5)) +
    line('#23252c', 'M4.4 25 H27.6', 1.2),
  'x-old-letter':
    box(0.8, 6, 30.4, 21, '#b58f52', 1) +
    box(2, 7.2, 28, 18.6, '#f5e3bb', 0.6) +
    line('#c9a86a', 'M2.6 25.2 L13 16.4 M29.4 25.2 L19 16.4', 1.1) +
    shape('#e8cf97', 'M2 7.2 H30 L17.4 18 Q16 19 14.6 18 Z') +
    line('#b58f52', 'M2.4 7.6 L14.6 18 Q16 19 17.4 18 L29.6 7.6', 1.1) +
    shape(
      '#9c1f2a',
      'M16 12.2 C17.6 11.4 19 12.6 19.8 13.6 C21.6 14 21.6 16 21.2 17.2 C22 18.8 20.6 20.2 19.4 20.6 C18.4 22 16.6 21.8 15.6 21.2 C13.8 22 12.4 20.8 12 19.4 C10.4 18.4 10.6 16.6 11.4 15.6 C11.4 13.6 13 13 14 13 Z',
    ) +
    oval(16.1, 16.9, 3, 3, '#c8404b') +
    line('#7c141e', 'M16.1 15 V18.8 M14.2 16.9 H18', 1),
  'x-drawing-board':
    line('#6b3d1b', 'M7 26 L4 31 M25 26 L28 31 M16 2 V.9', 2.2) +
    shape('#8a5227', 'M3 2.4 H29 L31 28 H1 Z') +
    shape('#d99b55', 'M4.4 3.8 H27.6 L29.4 26.6 H2.6 Z') +
    shape('#ffffff', 'M7 6 H25 L26.2 23.6 H5.8 Z') +
    line('#2f7fd1', 'M10.6 20.6 V13 L15 9 L19.4 13 V20.6 Z M13.6 20.4 V16.4 H16.4 V20.4', 1.1) +
    line('#9aa5b4', 'M9 22 H22', 0.6) +
    shape('#c8323f', 'M1.6 19.4 H4.6 V27.4 H1 Z M4.4 22.2 H28.6 V24.6 H4.4 Z'),
};
