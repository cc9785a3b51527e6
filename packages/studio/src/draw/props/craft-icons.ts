import { svg } from '../markup.ts';
import { box, line, onRound, oval, shape, times } from './icon-shapes.ts';

/** Things that hands make and count with. */

const weft = (y: number, fill: string) => box(7.4, y, 17.2, 2.4, fill);
const pot = (x: number, y: number, fill: string) =>
  shape(
    '#8fa3b3',
    `M${x - 4} ${y} H${x + 4} L${x + 3.5} ${y + 9} a1.2 1.2 0 0 1 -1.2 1.1 H${x - 2.3} a1.2 1.2 0 0 1 -1.2 -1.1 Z`,
  ) +
  shape('#e9f0f5', `M${x - 3} ${y} H${x + 3} L${x + 2.6} ${y + 9} H${x - 2.6} Z`) +
  shape(fill, `M${x - 3.9} ${y + 2.6} H${x + 3.9} L${x + 3.6} ${y + 7.4} H${x - 3.6} Z`) +
  oval(x, y, 4.4, 1.7, '#6f8494') +
  oval(x, y, 3.5, 1.1, fill);
/** A slice of a round from one turn to another. */
const part = (from: number, to: number, fill: string) =>
  shape(fill, `M16 16 L${onRound(16, 16, 13.5, from)} A13.5 13.5 0 0 1 ${onRound(16, 16, 13.5, to)} Z`);
const numerals = [
  'M0 .9 Q0 0 .9 0 T1.8 .9 V2.5 Q1.8 3.4 .9 3.4 T0 2.5 Z',
  'M.3 .7 L1.1 0 V3.4',
  'M0 .8 Q.2 0 .9 0 Q1.8 0 1.8 .9 Q1.8 1.6 0 3.4 H1.8',
  'M0 .4 Q.4 0 .9 0 Q1.7 0 1.7 .8 Q1.7 1.6 .7 1.6 Q1.8 1.6 1.8 2.5 Q1.8 3.4 .9 3.4 Q.3 3.4 0 2.9',
  'M1.4 3.4 V0 L0 2.4 H1.9',
  'M1.7 0 H.3 L.1 1.6 Q.4 1.3 .9 1.3 Q1.8 1.3 1.8 2.3 Q1.8 3.4 .8 3.4 Q.3 3.4 0 3',
];

export const craftIcons = {
  'x-pie-unequal':
    oval(16, 16, 14.5, 14.5, '#b5732f') +
    part(0, 1 / 3, '#ff8c42') +
    part(1 / 3, 2 / 3, '#ff8c42') +
    part(2 / 3, 1, '#ffe8c2') +
    part(0.46, 2 / 3, '#ffe8c2') +
    line(
      '#7a4a21',
      [0, 0.46, 0.63, 0.82].map((turn) => `M16 16 L${onRound(16, 16, 13.5, turn)}`).join(' '),
      1.1,
    ),
  'x-scalene-triangle':
    shape('#5a3f94', 'M12 28.6 L1 4 L31 28.6 Z') + shape('#b49be8', 'M13.3 26.6 L5.6 9.4 L26.4 26.6 Z'),
  'x-tally-marks':
    box(0.8, 3, 30.4, 26, '#d9c493', 2) +
    box(2.2, 4.4, 27.6, 23.2, '#fff8e4', 1.2) +
    line('#2f3542', 'M8.4 8.4 L8 23.6 M13.6 8.2 L13.2 23.8 M18.8 8.4 L18.4 23.6 M24 8.2 L23.6 23.8', 2.2) +
    line('#cf222e', 'M4.6 21 L27.4 10.6', 2.2),
  'x-ruler-cm':
    box(0.4, 9.6, 31.2, 13.6, '#c98f2e', 1) +
    box(1.2, 10.4, 29.6, 12, '#ffd877', 0.6) +
    line(
      '#3a2a14',
      times(6, (i) => `M${3.2 + i * 5.1} 10.8 v4.4 `),
      0.9,
    ) +
    line(
      '#3a2a14',
      times(5, (i) => `M${5.75 + i * 5.1} 10.8 v2.8 `),
      0.6,
    ) +
    numerals
      .map((d, i) => svg`<g transform="translate(${2.3 + i * 5.1} 17.2)">${line('#3a2a14', d, 0.7)}</g>`)
      .join(''),
  'x-pencil-bundle':
    times(10, (i) => {
      const x = 1.6 + i * 2.88;
      const tip = 1.6 + Math.abs(i - 4.5) * 0.34;
      const fill = i % 2 ? '#f5b32f' : '#ffcb4d';
      return (
        shape(fill, `M${x} ${tip + 6} H${x + 2.88} V30 H${x} Z`) +
        shape('#f3d9b0', `M${x} ${tip + 6} L${x + 1} ${tip + 2} H${x + 1.88} L${x + 2.88} ${tip + 6} Z`) +
        shape('#3a2f28', `M${x + 0.8} ${tip + 2.8} L${x + 1.44} ${tip} L${x + 2.08} ${tip + 2.8} Z`) +
        line('#b5761a', `M${x} ${tip + 6.4} V30`, 0.5)
      );
    }) +
    line('#b5761a', `M30.4 9.6 V30`, 0.5) +
    box(0.8, 17, 30.4, 3.8, '#c8323f', 1.2) +
    line('#ef8088', 'M2.6 18.2 H29.4', 0.8),
  'x-clay-bowl':
    shape('#a3502c', 'M1.4 12 C1.6 21 6.6 27 11 28.2 V30.4 H21 V28.2 C25.4 27 30.4 21 30.6 12 Z') +
    shape('#c96f3f', 'M1.4 12 C1.6 21 6.6 27 11 28.2 H16 C10 25 7 19 6.6 12 Z') +
    oval(16, 12, 14.8, 5, '#c96f3f') +
    oval(16, 12.2, 12.8, 3.8, '#74371c') +
    line(
      '#f1d3a8',
      'M3.6 20 L6.4 18.6 L8.6 22 L11.6 19.8 L14.2 23 L16.8 20 L19.8 23 L22.4 19.6 L25 21.8 L28.2 19',
      1.3,
    ),
  'x-lemonade-stand':
    box(3, 8, 2, 22, '#8a5227') +
    box(27, 8, 2, 22, '#8a5227') +
    box(2, 19.4, 28, 11, '#b5732f', 0.6) +
    line('#8a5227', 'M2.6 23 H8.6 M23.4 23 H29.4 M2.6 26.6 H9 M23 26.6 H29.4', 0.9) +
    box(1, 17.6, 30, 2.6, '#d99b55', 0.8) +
    times(6, (i) =>
      shape(
        i % 2 ? '#ffffff' : '#f2b705',
        `M${(3.4 + i * 4.2).toFixed(1)} 1.4 h4.2 L${6 + i * 5} 8 a2.5 2.5 0 0 1 -5 0 Z`,
      ),
    ) +
    shape('#cfeaf6', 'M8.4 10.8 H14 L13.4 17.6 H9 Z') +
    shape('#ffe14d', 'M8.6 12.8 H13.8 L13.4 17.6 H9 Z') +
    line('#8fc4de', 'M14.2 12 C16.6 11.8 16.4 15.8 13.8 15.8', 1) +
    shape('#cfeaf6', 'M19.4 12.8 H23.4 L22.8 17.6 H20 Z') +
    shape('#ffe14d', 'M19.6 14 H23.2 L22.8 17.6 H20 Z') +
    line('#e0556a', 'M21.6 16 L23.2 10.8', 0.9) +
    shape('#ffe14d', 'M10.4 25 C11.6 21.4 20 21 21 24.4 L22.4 25 L21.2 26.2 C19.6 29.4 12 29.2 10.4 25 Z') +
    line('#fff6b8', 'M13 24.4 C14.4 23.4 16.6 23.2 18 23.6', 0.9),
  'x-spinning-wheel':
    line('#6b3d1b', 'M5 23 L3.4 30.4 M9.6 22.4 L11 30.4 M26 18.6 L28.4 30.4', 2) +
    line('#6b3d1b', 'M19 20 V11 M4.8 22 V12', 2) +
    oval(19, 11.4, 10.6, 10.6, '#8a5227') +
    svg`<circle cx="19" cy="11.4" r="9.2" fill="none" stroke="#c98a4b" stroke-width="2.4"/>` +
    oval(19, 11.4, 8, 8, '#fdf3df') +
    times(8, (i) => line('#b5732f', `M19 11.4 L${onRound(19, 11.4, 8, i / 8)}`, 1.3)) +
    oval(19, 11.4, 2, 2, '#6b3d1b') +
    line('#b5732f', 'M2 23.6 L30 17.6', 3) +
    line('#8b6f4a', 'M4.8 12.6 L14 2.2 M5.2 15 L13 20', 0.7) +
    oval(4.8, 12.6, 3, 4, '#f4ead6') +
    line('#c9b48d', 'M2.6 11 L7 10.4 M2.2 13.2 L7.4 12.4 M2.6 15.2 L7 14.6', 0.8),
  'x-hand-loom':
    box(2, 1.6, 3.4, 29, '#8a5227', 0.8) +
    box(26.6, 1.6, 3.4, 29, '#8a5227', 0.8) +
    box(1, 3, 30, 3, '#b5732f', 1) +
    box(1, 27, 30, 3, '#b5732f', 1) +
    box(7.4, 6, 17.2, 12, '#fdf6e6') +
    times(8, (i) => line('#b9a888', `M${8.6 + i * 2.12} 6 V18`, 0.8)) +
    ['#d9574a', '#ffc94d', '#d9574a', '#2f7fb8', '#d9574a']
      .map((fill, i) => weft(24.6 - i * 2.4, fill))
      .join('') +
    shape('#6b3d1b', 'M5.6 12 C9 9.4 21 9.4 26.4 12 C21 14.6 9 14.6 5.6 12 Z') +
    oval(16, 12, 5.4, 1.2, '#d9574a'),
  'x-paint-pots':
    ['#e03131', '#ff922b', '#ffd43b'].map((fill, i) => pot(5.6 + i * 10.4, 4.4, fill)).join('') +
    ['#2f9e44', '#2f7fe0', '#7b48c8'].map((fill, i) => pot(5.6 + i * 10.4, 20, fill)).join(''),
};
