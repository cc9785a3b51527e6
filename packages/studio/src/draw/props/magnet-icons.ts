import { svg } from '../markup.ts';
import { box, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Magnets that pull, push, point and lift. */

const red = '#d92b2b';
const blue = '#2f5fc8';
const steel = '#7d8797';
const skin = '#e8b48e';
const ink = '#2f3542';
const arrow = '#2f9e44';

/** A bar magnet with its letters, north on the left unless turned. */
const bar = (x: number, y: number, w: number, h: number, turned = false) => {
  const [a, b] = turned ? [blue, red] : [red, blue];
  const s = h * 0.5;
  const north = (cx: number) =>
    line(
      '#ffffff',
      `M${cx - s * 0.35} ${y + h / 2 + s / 2} V${y + h / 2 - s / 2} L${cx + s * 0.35} ${y + h / 2 + s / 2} V${y + h / 2 - s / 2}`,
      h * 0.13,
    );
  const south = (cx: number) =>
    line(
      '#ffffff',
      `M${cx + s * 0.34} ${y + h / 2 - s * 0.4} Q${cx} ${y + h / 2 - s * 0.66} ${cx - s * 0.3} ${y + h / 2 - s * 0.34} Q${cx - s * 0.3} ${y + h / 2} ${cx} ${y + h / 2} Q${cx + s * 0.36} ${y + h / 2 + s * 0.06} ${cx + s * 0.3} ${y + h / 2 + s * 0.34} Q${cx} ${y + h / 2 + s * 0.66} ${cx - s * 0.34} ${y + h / 2 + s * 0.4}`,
      h * 0.13,
    );
  return (
    box(x, y, w / 2, h, a, 0.4) +
    box(x + w / 2, y, w / 2, h, b, 0.4) +
    (turned ? south(x + w / 4) + north(x + (w * 3) / 4) : north(x + w / 4) + south(x + (w * 3) / 4))
  );
};
const horseshoe = (x: number, y: number, s: number) =>
  line(red, `M${x - 4 * s} ${y + 5 * s} V${y} a${4 * s} ${4 * s} 0 0 1 ${8 * s} 0 V${y + 5 * s}`, 3 * s) +
  line('#dfe3e8', `M${x - 4 * s} ${y + 5.4 * s} v${1.4 * s} M${x + 4 * s} ${y + 5.4 * s} v${1.4 * s}`, 3 * s);
const clip = (x: number, y: number, turn = 0, s = 1) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${line(steel, 'M-1 -1.6 V1.8 A1 1 0 0 0 1 1.8 V-2.2 A.8 .8 0 0 0 -.4 -2.2 V1.2', 0.6)}</g>`;
const compassAt = (x: number, y: number, r: number, turn: number) =>
  oval(x, y, r, r, '#e0a92e') +
  oval(x, y, r * 0.8, r * 0.8, '#fffdf5') +
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">${
    shape(red, `M0 ${-r * 0.66} L${r * 0.2} 0 H${-r * 0.2} Z`) +
    shape('#8d99a6', `M0 ${r * 0.66} L${r * 0.2} 0 H${-r * 0.2} Z`)
  }</g>`;
const car = (x: number, y: number, fill: string) =>
  shape(
    fill,
    `M${x} ${y - 1.6} V${y - 4} L${x + 2} ${y - 4.4} L${x + 3.6} ${y - 7} H${x + 8} L${x + 9.8} ${y - 4.4} L${x + 12} ${y - 4} V${y - 1.6} Z`,
  ) +
  shape(
    '#dff1fc',
    `M${x + 3.2} ${y - 4.4} L${x + 4.2} ${y - 6.2} H${x + 5.6} V${y - 4.4} Z M${x + 6.3} ${y - 4.4} V${y - 6.2} H${x + 7.5} L${x + 8.6} ${y - 4.4} Z`,
  ) +
  oval(x + 3, y - 1.4, 1.5, 1.5, ink) +
  oval(x + 9, y - 1.4, 1.5, 1.5, ink);
const crane = (hang: number) =>
  tile('#dff1fc') +
  box(1, 28, 30, 2, '#a9a39a') +
  box(3, 4, 3, 24, '#e0a92e') +
  line('#b5821c', 'M3 8 L6 12 L3 16 L6 20 L3 24 L6 28', 0.6) +
  box(3, 4, 22, 2.4, '#e0a92e') +
  line(ink, `M21 6 V${hang}`, 0.8) +
  box(17.4, hang, 7.2, 2.6, '#5b6570', 0.6) +
  line('#c9772e', `M18.4 ${hang - 0.6} h5.2 M18.4 ${hang - 1.6} h5.2`, 0.7);

export const magnetIcons = {
  'x-clips-jump':
    tile('#fff3e6') +
    box(2, 22, 28, 3, '#b9784c', 0.6) +
    box(4, 25, 2.4, 6, '#8a5227') +
    box(25.6, 25, 2.4, 6, '#8a5227') +
    bar(8, 3.4, 16, 5.4) +
    line(skin, 'M24 1 L20.4 3.6', 3.4) +
    line(skin, 'M12.6 3.2 V7 M15.4 3 V7.4 M18.2 3.2 V7', 1.7) +
    oval(16, 3, 4.4, 2, skin) +
    clip(9.6, 12, 10) +
    clip(14, 13.6, -20) +
    clip(19, 11.4, 15) +
    clip(23.4, 14.6, -10) +
    clip(6.4, 16, 30) +
    clip(16.6, 19.6, 80) +
    line('#6b7784', 'M9 15 v3 M14 17.4 v2.4 M19.4 15.4 v3 M23.6 18.6 v2', 0.6),
  'x-field-around':
    tile('#f4f0fb') +
    line(
      '#8a5fc0',
      'M6 16 Q3 3 16 3 T26 16 M6 16 Q3 29 16 29 T26 16 M8 14.6 Q8 7 16 7 T24 14.6 M8 17.4 Q8 25 16 25 T24 17.4 M10 14 Q11 10.6 16 10.6 T22 14 M10 18 Q11 21.4 16 21.4 T22 18',
      0.8,
    ) +
    bar(6, 13.2, 20, 5.6) +
    clip(29, 12.6, 60) +
    clip(3, 20.4, -60),
  'x-through-hand':
    tile('#efe6fb') +
    bar(8, 2.6, 16, 5.4) +
    shape(
      skin,
      'M1 12.4 Q6 10.4 12 11 H25 Q27.6 11.2 27.4 13 Q27.4 14.4 25 14.4 H29 Q30.4 15.6 29 17 L22 18 Q14 20.6 8 18.4 L1 18.6 Z',
    ) +
    line('#b87748', 'M16 14.4 H25 M17 16.6 H26', 0.6) +
    clip(12, 22.4, 0) +
    clip(18.6, 22.6, 8) +
    clip(18.8, 27, -8) +
    line('#8a5fc0', 'M10 9 V10.4 M14 9 V10.4 M18 9 V10.4 M22 9 V10.4', 0.8),
  'x-near-far':
    tile('#fff8f0') +
    line('#c9b99a', 'M16 3 V29', 0.5) +
    box(2, 27, 12.6, 2, '#c9a873') +
    box(17.4, 27, 12.6, 2, '#c9a873') +
    horseshoe(8.4, 12.6, 0.95) +
    clip(4.6, 22, 5) +
    clip(8.4, 22.6, 85) +
    clip(12.2, 22, -5) +
    clip(5, 25.4, 20, 0.8) +
    horseshoe(23.6, 6, 0.95) +
    clip(19.6, 25.6, 90) +
    clip(23.6, 25.8, 70) +
    clip(27.4, 25.6, 100) +
    pointer(ink, 30, 22, 30, 14, 0.9),
  'x-ring-stays':
    tile('#fff8f0') +
    box(2, 26.6, 28, 2, '#c9a873') +
    horseshoe(16, 8, 1.2) +
    line(steel, 'M10.4 17 L12.4 23.6 M9 17 h3', 1.1) +
    clip(20.8, 19, 10) +
    oval(25.4, 24.4, 3, 2.6, '#c3ccd6') +
    oval(25.4, 24.4, 1.9, 1.6, '#fff8f0') +
    shape('#bfe8f7', 'M23.8 21.2 L25.4 19.4 L27 21.2 L25.4 22.8 Z') +
    oval(6, 24.4, 2.6, 2.4, '#f0c040') +
    oval(6, 24.4, 1.6, 1.4, '#fff8f0'),
  'x-small-stronger':
    tile('#fff8f0') +
    horseshoe(9.6, 9, 1.35) +
    clip(4.4, 21.4, 4) +
    clip(15, 21.4, -4) +
    box(22.4, 8, 6.4, 3, '#aab4c2', 0.6) +
    times(4, (i) => clip(25.6, 13.6 + i * 4.4, i % 2 ? 8 : -8)) +
    times(3, (i) => clip(22.6, 13.8 + i * 4.4, i % 2 ? -8 : 8)) +
    times(3, (i) => clip(28.4, 13.8 + i * 4.4, i % 2 ? 10 : -10)),
  'x-stroke-needle':
    tile('#fff8f0') +
    line(steel, 'M3 16 H22', 1.1) +
    line('#5b6570', 'M3.6 16 h.8', 0.5) +
    svg`<g transform="rotate(-62 17 9)">${bar(12, 7.4, 11, 3.8)}</g>` +
    pointer(arrow, 4.6, 11.6, 13, 11.6, 1.1) +
    line(steel, 'M7 25 H26', 1.1) +
    clip(25, 27.6, 10, 0.9) +
    clip(22.4, 27.8, -10, 0.9) +
    clip(8, 27.6, 6, 0.9),
  'x-like-poles':
    tile('#fff8f0') +
    bar(1.6, 13, 11, 5, true) +
    bar(19.4, 13, 11, 5) +
    pointer(red, 11.6, 9, 3.6, 9, 1.4) +
    pointer(red, 20.4, 9, 28.4, 9, 1.4) +
    line('#8a5fc0', 'M14 12 Q15.4 15.5 14 19 M18 12 Q16.6 15.5 18 19', 0.8),
  'x-strong-ends':
    tile('#fff8f0') +
    bar(5, 12.6, 22, 6.4) +
    [
      [3.4, 11, 40],
      [2.8, 16, 90],
      [3.6, 21, -40],
      [7, 22.4, 0],
      [7, 9, 0],
      [28.6, 11, -40],
      [29.2, 16, 90],
      [28.4, 21, 40],
      [25, 22.4, 0],
      [25, 9, 0],
    ]
      .map(([x, y, turn]) => clip(x!, y!, turn, 0.8))
      .join('') +
    clip(16, 22, 80, 0.8),
  'x-poles-meet':
    tile('#fff8f0') +
    bar(2, 6, 11, 5) +
    bar(19, 6, 11, 5) +
    pointer(arrow, 3, 3.6, 11.6, 3.6, 1.2) +
    pointer(arrow, 29, 3.6, 20.4, 3.6, 1.2) +
    line('#d9cbb4', 'M2 16 H30', 0.5) +
    bar(2, 22, 11, 5, true) +
    bar(19, 22, 11, 5) +
    pointer(red, 11.6, 19.4, 3, 19.4, 1.2) +
    pointer(red, 20.4, 19.4, 29, 19.4, 1.2),
  'x-poles-and-compass':
    tile('#fff8f0') +
    bar(2, 4.6, 9.6, 4.4) +
    bar(20.4, 4.6, 9.6, 4.4) +
    pointer(arrow, 12.4, 6.8, 15.4, 6.8, 1) +
    pointer(arrow, 19.6, 6.8, 16.6, 6.8, 1) +
    bar(4.4, 12.4, 9.6, 4.4, true) +
    bar(18, 12.4, 9.6, 4.4) +
    pointer(red, 3.8, 14.6, 1.4, 14.6, 1) +
    pointer(red, 28.2, 14.6, 30.6, 14.6, 1) +
    line('#d9cbb4', 'M2 18.6 H30', 0.5) +
    oval(9.4, 24.8, 5.2, 5.2, '#4fa8d8') +
    shape(
      '#7cc47a',
      'M6 22 Q8 20 10 21.4 Q10.4 23.6 8.4 24.4 Q8.6 27 7.4 28.4 Q5.4 26 6 22 Z M11 24 Q13 23 13.6 25 Q13 28 11.4 28.2 Q10.4 26 11 24 Z',
    ) +
    pointer('#8a5fc0', 15.4, 28.6, 15.4, 21.2, 0.9) +
    compassAt(23, 24.8, 5, 0),
  'x-car-chased':
    tile('#eaf3fb') +
    box(1, 26, 30, 2, '#c9a873') +
    car(16.4, 26, '#f2b84f') +
    bar(17, 15.6, 10.4, 3.2) +
    bar(3.6, 15.6, 9.6, 3.2, true) +
    shape(skin, 'M1 14.4 H4.6 Q6 15.6 5.4 17.4 Q6 19.4 4.6 20 H1 Z') +
    pointer(arrow, 18, 10.6, 28, 10.6, 1.4) +
    line('#8a5fc0', 'M14 13.6 Q15.4 17 14 20.4', 0.8),
  'x-magnet-cut':
    tile('#fff8f0') +
    bar(5, 4, 22, 6) +
    line(ink, 'M16 2 V12', 0.8) +
    pointer(ink, 16, 12.6, 16, 17, 1) +
    bar(2.4, 20, 12, 6) +
    bar(17.6, 20, 12, 6),
  'x-earth-magnet':
    tile('#1d2447') +
    line(
      '#9a8ad8',
      'M16 5 Q3 2 3 16 T16 27 M16 5 Q29 2 29 16 T16 27 M16 6 Q7 6 7 16 T16 26 M16 6 Q25 6 25 16 T16 26',
      0.8,
    ) +
    oval(16, 16, 8.4, 8.4, '#4fa8d8') +
    shape(
      '#7cc47a',
      'M10 11 Q13 7.6 16 9 Q17 12.6 13.6 14 Q14 19 12 21 Q9 18 8.6 15 Z M18.6 13 Q22 11.4 23.4 15 Q22.6 20 19.4 20.6 Q17.4 17 18.6 13 Z',
    ) +
    svg`<g transform="rotate(82 16 16)">${bar(10, 14.4, 12, 3.4, true)}</g>` +
    compassAt(27, 27, 3.6, 0),
  'x-crane-lifts':
    crane(9) +
    car(15, 18.6, '#d9574a') +
    pointer(arrow, 29, 20, 29, 11, 1.1) +
    shape('#f2b90c', 'M11.4 9.6 L8.6 14.4 H10.6 L9.4 18.4 L13.4 13 H11.2 L12.8 9.6 Z') +
    box(8, 22, 5, 6, '#5b6570', 0.6) +
    box(9.4, 23, 2.2, 2.2, '#5fd06a', 0.4),
  'x-crane-drops':
    crane(9) +
    car(15, 28, '#d9574a') +
    pointer(red, 29, 14, 29, 23, 1.1) +
    shape('#b9bfc8', 'M11.4 9.6 L8.6 14.4 H10.6 L9.4 18.4 L13.4 13 H11.2 L12.8 9.6 Z') +
    line(red, 'M7.6 17.6 L14.4 10', 1.2) +
    box(8, 22, 5, 6, '#5b6570', 0.6) +
    box(9.4, 25, 2.2, 2.2, '#d9574a', 0.4),
  'x-compass-north':
    tile('#dcefd6') +
    compassAt(16, 17, 11, 0) +
    times(4, (i) => line(ink, `M${onRound(16, 17, 7.6, i / 4)} L${onRound(16, 17, 8.6, i / 4)}`, 0.7)) +
    line(ink, 'M14.8 4.6 V1.8 L17.2 4.6 V1.8', 0.8),
};
