import { svg } from '../markup.ts';
import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { organIcons } from './organ-icons.ts';

/** The heart at work, the two loops of the blood and what swims in it. */

const red = '#cf222e';
const bright = '#ee5a62';
const dark = '#8e1d28';
/** Blood poor in oxygen is dark red, never blue. */
const poor = '#7a2038';
const poorEdge = '#430c1c';
const skin = '#e8b48e';
const darkSkin = '#9a6240';

const bodyForm = (x: number, y: number, s: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${s})">${shape(
    '#f0c8a4',
    'M0 -15.6 C3.2 -15.6 5 -13.4 4.8 -10.6 C4.6 -8.4 3.4 -7.4 2.4 -6.6 V-5.8 C6.6 -5.4 9 -4.4 9.6 -1.4 L11.4 8.4 H8.4 L6.8 1.4 V6.4 L6.4 15.6 H2 L1 7.6 H-1 L-2 15.6 H-6.4 L-6.8 6.4 V1.4 L-8.4 8.4 H-11.4 L-9.6 -1.4 C-9 -4.4 -6.6 -5.4 -2.4 -5.8 V-6.6 C-3.4 -7.4 -4.6 -8.4 -4.8 -10.6 C-5 -13.4 -3.2 -15.6 0 -15.6 Z',
  )}</g>`;
/** A small heart, its point to the lower right as in a chest. */
export const heart = (x: number, y: number, s: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${s})">${
    line(dark, 'M-.6 -2.6 V-4.2 M1 -2.8 Q1.4 -4.4 2.6 -4', 1.4) +
    shape(
      dark,
      'M-2.8 -2.6 C.2 -3.6 3.2 -2.4 3.4 .2 C3.4 2.6 2.2 4.4 1.4 5 C-.8 4 -3.6 2 -3.8 -.4 C-3.8 -1.6 -3.4 -2.4 -2.8 -2.6 Z',
    ) +
    shape(
      bright,
      'M-2.4 -1.8 C.2 -2.8 2.4 -1.8 2.6 .2 C2.6 2 1.8 3.4 1.2 4 C-.6 3 -2.8 1.6 -3 -.4 C-3 -1.2 -2.8 -1.6 -2.4 -1.8 Z',
    )
  }</g>`;
const redCell = (x: number, y: number, s = 1) =>
  oval(x, y, 2.5 * s, 1.9 * s, '#b3202c') + oval(x, y, 1.2 * s, 0.8 * s, '#e07078');
const vessel = (edge: string, fill: string, d: string, width: number) =>
  line(edge, d, width + 1.1) + line(fill, d, width);
const lungs = (x: number, y: number, s: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${s})">${
    line('#b98f52', 'M0 -7 V-2.6 M0 -2.8 L-2 -.6 M0 -2.8 L2 -.6', 1.4) +
    shape('#f2a3b0', 'M-1.6 -4.4 Q-6.6 -4 -7 4 Q-6.8 6 -4 5.4 Q-1 4.6 -1.2 .4 Z') +
    shape('#f2a3b0', 'M1.6 -4.4 Q6.6 -4 7 4 Q6.8 6 4 5.4 Q1 4.6 1.2 .4 Z')
  }</g>`;
/** A heart cut into a right half, poor, on the left, and a left half, red, on the right. */
const halves = (x: number, y: number, s: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${s})">${
    shape(
      '#5a2a3a',
      'M-4.6 -3 C-2.6 -4.6 -.6 -4.2 0 -3 C.6 -4.2 2.6 -4.6 4.6 -3 C6 -.6 4.4 2.6 0 5.6 C-4.4 2.6 -6 -.6 -4.6 -3 Z',
    ) +
    shape(poor, 'M-.4 -2 C-1.2 -3.2 -2.6 -3.6 -4 -2.4 C-5 -.6 -3.8 1.8 -.4 4.4 Z') +
    shape(bright, 'M.4 -2 C1.2 -3.2 2.6 -3.6 4 -2.4 C5 -.6 3.8 1.8 .4 4.4 Z')
  }</g>`;

export const bloodIcons = {
  'x-heart-pumps':
    bodyForm(16, 16, 0.98) +
    line(
      red,
      'M16.6 12 V4 M16.6 13 Q11 10.6 8.2 14 L6.2 22 M17 13 Q22 10.6 24 14 L25.8 22 M16 15 V20 M15.6 20 L13.4 29.6 M16.4 20 L18.6 29.6',
      0.9,
    ) +
    heart(16.6, 13.6, 0.95) +
    pointer(red, 10.6, 11.6, 8, 14.2, 0.7) +
    pointer(red, 16, 18, 16, 21.4, 0.7),
  'x-marrow-cells':
    organIcons['x-bone-cut'] +
    redCell(11.6, 3.4) +
    redCell(6, 5.4, 0.9) +
    redCell(10.6, 8.4, 0.8) +
    redCell(3.4, 10, 0.7) +
    oval(5.4, 1.8, 1.6, 1.6, '#f4f0fa') +
    oval(5.4, 1.8, 0.8, 0.8, '#9a86c8') +
    pointer('#2f3542', 17.4, 13, 13.6, 8.6, 0.9),
  'x-heart-and-fist':
    tile('#eaf3fb') +
    shape(
      '#f0c8a4',
      'M10 4.4 H14 V7 Q20 7.4 21.6 10.4 L23 22 H20 L19 14 V31 H5 V14 L4 22 H1.2 L2.4 10.4 Q4 7.4 10 7 Z',
    ) +
    oval(12, 3.4, 3.6, 3.4, '#f0c8a4') +
    line('#c99a72', 'M12 9 V28', 0.6) +
    heart(12.8, 14, 1.15) +
    shape(skin, 'M23.6 24.4 Q22.8 21 24.6 19.6 Q27 18.4 29.6 19.8 Q31 22 30 25 L29 30.6 H25 Z') +
    line('#b87748', 'M25.2 19.8 v2.6 M26.8 19.4 v2.8 M28.4 19.6 v2.6 M24 23.4 q3 .8 4 -.6', 0.6),
  'x-valve':
    tile('#fff3e6') +
    [4, 19]
      .map(
        (x, i) =>
          box(x - 2, 2, 13, 28, '#b5303a', 1) +
          box(x, 2, 9, 28, '#f7b8b3') +
          (i === 0
            ? shape('#fffaf0', `M${x} 17 Q${x + 3} 13 ${x + 2.2} 8.6 L${x} 12 Z`) +
              shape('#fffaf0', `M${x + 9} 17 Q${x + 6} 13 ${x + 6.8} 8.6 L${x + 9} 12 Z`) +
              pointer(red, x + 4.5, 27, x + 4.5, 5, 1.8)
            : shape(
                '#fffaf0',
                `M${x} 17 Q${x + 4} 15 ${x + 4.5} 11.4 Q${x + 5} 15 ${x + 9} 17 L${x + 9} 14.6 Q${x + 5.4} 13.4 ${x + 4.9} 9.6 H${x + 4.1} Q${x + 3.6} 13.4 ${x} 14.6 Z`,
              ) +
              pointer(red, x + 4.5, 3, x + 4.5, 8.6, 1.6) +
              line('#2f3542', `M${x + 2} 20 l5 5 m0 -5 l-5 5`, 1.2)),
      )
      .join(''),
  'x-finger-cut':
    tile('#e8f2fb') +
    shape(
      darkSkin,
      'M4 31 V15 Q4 11 8 11 H9.6 V6 Q9.6 2 13 2 Q16.4 2 16.4 6 V13 H20 Q22 11 24 13 Q26.6 12.4 27.4 15 Q29.4 16 29 19 V25 Q28.4 29 25 31 Z',
    ) +
    line('#5e3822', 'M20 13.6 V19 M24 14 V19 M27.4 15.6 V20 M9.6 12 Q9.4 18 13 20', 0.8) +
    shape('#d9a98a', 'M11 4.6 Q13 2.6 15 4.6 V6 H11 Z') +
    line(red, 'M11 9.4 L15.2 8', 1.3) +
    shape(red, 'M13 9.6 Q15.2 13.4 13 14.6 Q10.8 13.4 13 9.6 Z') +
    shape(red, 'M18.4 3.4 Q20.6 7.2 18.4 8.4 Q16.4 7.2 18.4 3.4 Z'),
  'x-loop-lungs':
    tile('#fff3e6') +
    lungs(16, 10.6, 1.15) +
    vessel(poorEdge, poor, 'M13.6 23 Q4 23 4.4 14 Q5 11 8.6 11.4', 1.7) +
    vessel(dark, bright, 'M23.4 11.4 Q27.6 11 27.8 14 Q28 23 18.6 23', 1.7) +
    pointer(poorEdge, 3.2, 18.4, 3.8, 12.4, 1) +
    pointer(dark, 29, 13.4, 28.4, 19, 1) +
    halves(16, 25, 1.05),
  'x-loop-body':
    tile('#fff3e6') +
    bodyForm(16, 16, 0.92) +
    line(
      red,
      'M16 11 V4.6 M16.6 13 Q10.2 11 8.4 14.6 L7.2 21 M16.6 13 Q21.2 11 23 14.6 L24.4 21 M16 14 V20 M16 20 L13.8 29.4 M16.4 20 L18.2 29.4',
      1,
    ) +
    halves(16.4, 13.6, 0.66) +
    pointer(red, 16.1, 17.4, 16.1, 21.4, 0.9) +
    pointer(red, 23.2, 15.4, 24.2, 20.4, 0.8) +
    pointer(red, 8.2, 15.4, 7.3, 20.4, 0.8),
  'x-two-loops':
    tile('#fff3e6') +
    lungs(16, 8, 0.85) +
    vessel(poorEdge, poor, 'M13.4 16 Q5 15 6 9 Q6.6 6.4 10 6.8', 1.4) +
    vessel(dark, bright, 'M22 6.8 Q25.4 6.4 26 9 Q27 15 18.6 16', 1.4) +
    vessel(dark, bright, 'M18.4 18.4 Q27.6 19 26.8 24 Q26 27.6 20 27.4', 1.4) +
    vessel(poorEdge, poor, 'M12 27.4 Q6 27.6 5.2 24 Q4.4 19 13.6 18.4', 1.4) +
    bodyForm(16, 26.4, 0.27) +
    halves(16, 17, 0.8) +
    pointer(poorEdge, 4, 13.4, 4.2, 8, 0.9) +
    pointer(dark, 28, 8, 28, 13.4, 0.9) +
    pointer(dark, 29, 20, 28.8, 26, 0.9) +
    pointer(poorEdge, 3, 26, 2.8, 20, 0.9),
  'x-capillary-swap':
    tile('#f2a7a0') +
    times(3, (i) => oval(6 + i * 10, 25.4, 4.8, 5, '#e58b86') + oval(6 + i * 10, 26.4, 1.6, 1.6, '#8e3b54')) +
    box(1, 4, 30, 13.4, '#ffe0d2') +
    box(1, 4.8, 30, 11.8, '#f7b0a8') +
    times(3, (i) => redCell(6 + i * 9.6, 10, 1.5)) +
    pointer('#2f3542', 11.4, 2.4, 19.6, 2.4, 0.9) +
    times(
      3,
      (i) =>
        oval(6 + i * 10, 14.6, 0.9, 0.9, '#2f80ed') +
        pointer('#2f80ed', 6 + i * 10, 15.6, 6 + i * 10, 21, 0.9) +
        oval(8 + i * 10, 23, 0.9, 0.9, '#2f80ed'),
    ),
  'x-away-swap-back':
    tile('#fff3e6') +
    vessel(dark, bright, 'M18.4 7.4 Q27 8 26.4 15 Q26.2 19 24 21.6', 2) +
    vessel(poorEdge, poor, 'M8 21.6 Q5.8 19 5.6 15 Q5 8 13.6 7.4', 2) +
    line(bright, 'M24 21.8 Q20 19 16 20.4 M24 21.8 Q20 22.6 16 23 M24 21.8 Q20 26 16 25.6', 0.8) +
    line(poor, 'M8 21.8 Q12 19 16 20.4 M8 21.8 Q12 22.6 16 23 M8 21.8 Q12 26 16 25.6', 0.8) +
    pointer('#2f3542', 22.6, 11, 24.2, 16, 0.8) +
    pointer('#2f3542', 7.8, 16, 9.4, 11, 0.8) +
    halves(16, 7.4, 1) +
    inscription('ARTERY', 20, 16.6, 1.6, dark) +
    inscription('VEIN', 10.8, 16.6, 1.6, poorEdge) +
    inscription('CAPILLARIES', 16, 27.8, 1.8, dark),
  'x-pump-valve-pulse':
    tile('#fff3e6') +
    bodyForm(6.6, 16, 0.44) +
    line(
      red,
      'M6.8 15 V11 M6.8 15 L3.6 16 L2.8 19 M6.8 15 L9.8 16 L10.6 19 M6.6 17 L5.4 22 M6.8 17 L8 22',
      0.6,
    ) +
    heart(6.8, 15, 0.55) +
    box(12.4, 3, 7.6, 26, '#b5303a', 0.6) +
    box(13.6, 3, 5.2, 26, '#f7b8b3') +
    shape('#fffaf0', 'M13.6 18 Q15.4 15 15 11.4 L13.6 13.6 Z M18.8 18 Q17 15 17.4 11.4 L18.8 13.6 Z') +
    pointer(red, 16.2, 26, 16.2, 6, 1.2) +
    heart(25.6, 20, 0.95) +
    line(red, 'M21.4 17.6 q-1 2.4 0 4.8 M29.8 17.6 q1 2.4 0 4.8', 0.7) +
    pointer(red, 25.6, 12.6, 25.6, 4, 1.5),
  'x-vein-skin':
    tile('#fff3e6') +
    shape(skin, 'M1 9 Q12 5 24 7 L31 8.6 V18 L22 19 Q10 18 1 21.4 Z') +
    line('#8aa3c8', 'M1 13 Q8 11 13 13 T24 12 L31 13 M13 13 Q17 16 22 15.6', 1.1) +
    oval(20, 21, 9.4, 9.4, '#6b7784') +
    oval(20, 21, 8.2, 8.2, '#f7d9c8') +
    shape('#5a0f18', 'M12.4 17.6 H27.6 Q29 21 27.6 24.4 H12.4 Q11 21 12.4 17.6 Z') +
    shape('#8f1a26', 'M12.2 18.8 H27.8 Q28.6 21 27.8 23.2 H12.2 Q11.4 21 12.2 18.8 Z') +
    times(3, (i) => oval(15.4 + i * 4.6, 21 + (i % 2) * 0.8 - 0.4, 1.7, 1.2, '#6d101b')) +
    line('#6b7784', 'M13.2 27.6 L8.4 31', 2.2),
  'x-blood-cells':
    tile('#fbe0dc') +
    redCell(8, 7.4, 1.9) +
    redCell(22.6, 26, 1.7) +
    redCell(6.4, 25.6, 1.4) +
    redCell(17, 4.4, 1.1) +
    shape(
      '#ffffff',
      'M17 12 Q19 8.6 22.6 9.6 Q27 8.8 28.6 12.4 Q31 16 28.4 19.2 Q26.6 22.6 22.4 21.4 Q17.6 22.2 16.4 18.4 Q14.4 15 17 12 Z',
    ) +
    shape(
      '#9a86c8',
      'M19.4 13.4 Q22 11.6 23.4 13.8 Q26.6 13.4 26.4 16.4 Q26 19.4 22.8 18 Q19 18.4 19.4 13.4 Z',
    ) +
    [
      [8.6, 16.6],
      [11.6, 19],
      [6, 19],
      [12.4, 15],
    ]
      .map(([x, y]) =>
        shape(
          '#e8b04a',
          `M${x! - 1.3} ${y} L${x! - 0.3} ${y! - 1.2} L${x! + 1.3} ${y! - 0.5} L${x! + 0.9} ${y! + 1} L${x! - 0.7} ${y! + 1.2} Z`,
        ),
      )
      .join(''),
  'x-platelets-at-work':
    tile('#fbe0dc') +
    shape(darkSkin, 'M1 4 a3 3 0 0 1 3 -3 H12.4 L14.6 13 H1 Z') +
    shape(darkSkin, 'M31 4 a3 3 0 0 0 -3 -3 H19.6 L17.4 13 H31 Z') +
    shape('#e2555f', 'M1 13 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c98a2e', 'M13 5 H19 L18 17 H14 Z') +
    line('#fff0c8', 'M12.6 7 L19.4 10 M19.6 6 L12.8 11 M13 13 L19 16 M18.8 12.6 L13.4 16.4', 0.7) +
    times(9, (i) => {
      const x = 13.6 + (i % 3) * 2.3;
      const y = 6.4 + Math.floor(i / 3) * 3.8;
      return shape(
        '#f4c768',
        `M${x - 1.2} ${y} L${x - 0.2} ${y - 1.1} L${x + 1.2} ${y - 0.4} L${x + 0.8} ${y + 1} L${x - 0.7} ${y + 1.1} Z`,
      );
    }) +
    [
      [9, 17],
      [22.6, 17.4],
      [16, 20.4],
      [11.6, 22],
    ]
      .map(([x, y]) =>
        shape(
          '#f4c768',
          `M${x! - 1.2} ${y} L${x! - 0.2} ${y! - 1.1} L${x! + 1.2} ${y! - 0.4} L${x! + 0.8} ${y! + 1} L${x! - 0.7} ${y! + 1.1} Z`,
        ),
      )
      .join('') +
    redCell(6, 25, 1) +
    redCell(20, 26, 1) +
    redCell(27, 23, 1),
};
