import { ball, box, line, onRound, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Cells as a microscope shows them, and what their parts do. */

const paper = '#fdf6f0';
const ink = '#2f3542';
const red = '#cf222e';
const skin = '#e58ca3';
const jelly = '#fde2e8';
const core = '#8e5bb5';
const wall = '#5f9a2a';
const plantSkin = '#b7d86a';
const sap = '#8cc9ee';
const chloro = '#2f9e44';
const power = '#ef8354';

const nucleus = (x: number, y: number, r: number) =>
  ball(x, y, r, core, '#b98bdb') + oval(x + r * 0.15, y + r * 0.15, r * 0.35, r * 0.35, '#5d3585');
const mito = (x: number, y: number, r = 2) =>
  oval(x, y, r, r * 0.62, power) +
  line(
    '#fbd3b8',
    `M${x - r * 0.6} ${y} l${r * 0.35} -${r * 0.25} l${r * 0.35} ${r * 0.5} l${r * 0.4} -${r * 0.35}`,
    r * 0.22,
  );
/** An animal cell: a thin skin, jelly and a nucleus. */
const animalCell = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.94, skin) + oval(x, y, r * 0.9, r * 0.84, jelly) + nucleus(x + r * 0.1, y, r * 0.34);
const bean = (x: number, y: number, r = 1.9) =>
  oval(x, y, r, r * 0.62, chloro) + oval(x, y, r * 0.6, r * 0.25, '#7bd07f');
/** A plant cell: a stiff wall, a thin skin inside it, and a bag of sap. */
function plantCell(x: number, y: number, w: number, h: number, green = true): string {
  return (
    box(x, y, w, h, wall, 1.6) +
    box(x + 1, y + 1, w - 2, h - 2, plantSkin, 1.2) +
    box(x + 1.5, y + 1.5, w - 3, h - 3, green ? '#e2f3c2' : '#f6efdc', 1) +
    box(x + w * 0.3, y + h * 0.28, w * 0.44, h * 0.44, sap, 1.4) +
    nucleus(x + w * 0.2, y + h * 0.72, Math.min(w, h) * 0.1) +
    (green
      ? bean(x + w * 0.25, y + h * 0.18, w * 0.09) +
        bean(x + w * 0.6, y + h * 0.16, w * 0.09) +
        bean(x + w * 0.84, y + h * 0.36, w * 0.07) +
        bean(x + w * 0.55, y + h * 0.85, w * 0.09) +
        bean(x + w * 0.82, y + h * 0.76, w * 0.08)
      : '')
  );
}
const slide = (inner: string) =>
  oval(16, 16, 15, 15, '#2f3542') + oval(16, 16, 13.8, 13.8, '#f4f8fb') + inner;

export const cellIcons = {
  'x-cheek-cells': slide(
    animalCell(10.6, 10.4, 5.2) + animalCell(21, 9.4, 4.6) + animalCell(9, 21, 4.4) + animalCell(20, 20.6, 6),
  ),
  'x-leaf-cells': slide(
    times(6, (i) => plantCell(4.2 + (i % 3) * 7.9 + (i > 2 ? 0.6 : 0), i > 2 ? 16.4 : 7.4, 7.4, 8.4)),
  ),
  'x-tissue': times(9, (i) => animalCell(6 + (i % 3) * 10, 6 + Math.floor(i / 3) * 10, 5)),
  'x-animal-or-mouse':
    tile('#eaf5dd') +
    emoji('elephant', 2, 2, 14) +
    emoji('mouse', 4, 21, 7) +
    line(ink, 'M12 12 L19.4 9 M10 25 L19.4 24', 0.6) +
    oval(24, 8.6, 5.8, 5.8, ink) +
    oval(24, 8.6, 5.2, 5.2, '#ffffff') +
    oval(24, 23.6, 5.8, 5.8, ink) +
    oval(24, 23.6, 5.2, 5.2, '#ffffff') +
    [8.6, 23.6]
      .map(
        (y) => animalCell(22, y - 1.6, 1.9) + animalCell(26, y - 1.2, 1.9) + animalCell(23.8, y + 2.4, 1.9),
      )
      .join(''),
  'x-cell-gate':
    tile(paper) +
    animalCell(16, 16, 10.6) +
    line(skin, 'M5.4 16 a10.6 9.9 0 1 0 21.2 0 a10.6 9.9 0 1 0 -21.2 0', 1.6) +
    box(4, 13.6, 3, 5, paper) +
    box(25, 13.6, 3, 5, paper) +
    pointer('#2f9e44', 1.6, 16, 8.8, 16, 1.2) +
    pointer(red, 23.2, 16, 30.4, 16, 1.2) +
    oval(2.6, 12.4, 1, 1, '#3b9be8') +
    oval(29, 19.8, 1, 1, '#6d6a72'),
  'x-cell-plan':
    tile(paper) +
    animalCell(11, 18, 9.6) +
    line(ink, 'M13 15 L20 8', 0.6) +
    oval(23.4, 8.6, 6.4, 6.4, core) +
    oval(23.4, 8.6, 5.4, 5.4, '#f3e6fb') +
    line('#3a6fd8', 'M19.6 6.6 q1.9 4 3.8 0 t3.8 0', 0.9) +
    line('#d94a6a', 'M19.6 10.6 q1.9 -4 3.8 0 t3.8 0', 0.9) +
    line('#9aa3b5', 'M20.4 7.4 v2.4 M22.4 7.6 v2 M24.4 7.4 v2.2 M26.4 7.6 v2', 0.5),
  'x-cell-power':
    tile(paper) +
    animalCell(16, 16, 11) +
    mito(9, 12, 2.4) +
    mito(11, 21, 2.4) +
    mito(22, 22.4, 2.4) +
    mito(23, 10.6, 2.4) +
    mito(15.4, 8.6, 2.2) +
    mito(8, 16.8, 2.2) +
    shape('#ffc933', 'M28 1.6 L24.4 7.4 H27 L25.4 12 L30 5.8 H27.2 L29.2 1.6 Z') +
    pointer(ink, 24.6, 9.8, 26, 8, 0.6),
  'x-cell-jelly':
    tile(paper) +
    oval(16, 16, 13, 12.4, skin) +
    oval(16, 16, 12, 11.4, '#fbc9d6') +
    times(12, (i) => oval(7 + ((i * 7) % 19), 9 + ((i * 5) % 14), 0.5, 0.5, '#ffffff')) +
    nucleus(17.6, 15.6, 4) +
    mito(9.6, 12.4, 2.4) +
    mito(22.4, 22, 2.4) +
    mito(12, 22.4, 2.2) +
    mito(23.4, 9.8, 2),
  'x-cell-wall-view':
    tile('#eef7df') +
    times(4, (i) => plantCell(2.6 + (i % 2) * 13.6, 2.6 + Math.floor(i / 2) * 13.6, 13.2, 13.2)) +
    pointer(red, 22, 29.6, 16.4, 24, 1.2),
  'x-wall-and-skin':
    tile('#f6fbef') +
    box(0.9, 3, 9, 26, wall) +
    times(5, (i) => line('#7fb544', `M1.4 ${6 + i * 5} h8`, 0.6)) +
    box(10.4, 3, 2.2, 26, '#e0a030') +
    box(13, 3, 17.6, 26, '#e2f3c2') +
    times(3, (i) => pointer('#3b9be8', 4 + i, 9 + i * 7, 17, 9 + i * 7, 0.8)) +
    bean(24, 11, 3) +
    bean(23, 22, 3),
  'x-chloroplast-work':
    tile('#e2f3c2') +
    emoji('sun', 1.4, 1.4, 9) +
    times(3, (i) => pointer('#e0a010', 8.6 + i * 1.6, 10.4 - i * 1.6, 13 + i * 1.6, 14.4 - i * 1.6, 0.8)) +
    oval(18, 19, 9.4, 6, chloro) +
    oval(18, 19, 8.2, 4.8, '#9be09a') +
    times(4, (i) => times(3, (k) => box(11.4 + i * 3.6, 17 + k * 1.6, 2.8, 1.2, chloro, 0.6))) +
    pointer(ink, 24.6, 22, 27.4, 25.4, 0.9) +
    shape('#ffffff', 'M25 25.4 h5 v5 h-5 Z') +
    line('#c4ccd8', 'M25 25.4 h5 v5 h-5 Z M25 27 h5', 0.5),
  'x-leaf-and-root-cell':
    tile('#f6fbef') +
    plantCell(2.4, 8, 13, 16) +
    plantCell(16.8, 8, 13, 16, false) +
    shape('#5fb84a', 'M5.4 6.4 Q6 1.6 12.4 1.8 Q12 6.8 5.4 6.4 Z') +
    line('#c9955f', 'M23.2 1.4 V6.6 M23.2 3 L20.4 5.4 M23.2 4 L26 6.2', 1),
  'x-sugar-to-energy':
    tile('#eef7df') +
    oval(8, 9, 6.4, 4.4, chloro) +
    oval(8, 9, 5.2, 3.2, '#9be09a') +
    times(3, (i) => box(4.6 + i * 2.6, 7.6, 2, 3, chloro, 0.6)) +
    pointer(ink, 13.6, 12, 17, 14.6, 0.9) +
    shape('#ffffff', 'M13.4 15.4 h4.4 v4.4 h-4.4 Z') +
    line('#c4ccd8', 'M13.4 15.4 h4.4 v4.4 h-4.4 Z M13.4 17 h4.4', 0.5) +
    pointer(ink, 18.6, 18.6, 20.6, 20.4, 0.9) +
    mito(22.6, 23.6, 6) +
    shape('#ffc933', 'M28.4 11.6 L25 17 H27.4 L26 21 L30.4 15.4 H27.8 L29.6 11.6 Z'),
  'x-vacuole-full-empty':
    tile('#f6fbef') +
    box(2.4, 14, 12.4, 15, wall, 1.6) +
    box(3.4, 15, 10.4, 13, '#e2f3c2', 1.2) +
    box(4.6, 16.2, 8, 10.6, sap, 2) +
    shape(wall, 'M17.6 16 Q24 14.6 29.6 16.4 Q28 21 29.4 28.4 Q23 27 17.4 28.6 Q19 22 17.6 16 Z') +
    shape('#e2f3c2', 'M18.8 17 Q24 15.8 28.4 17.2 Q27 21.4 28.2 27.2 Q23 26 18.8 27.4 Q20 22 18.8 17 Z') +
    oval(23.6, 22, 1.8, 2.4, sap) +
    emoji('tulip', 3.4, 1.4, 11) +
    emoji('wilted-flower', 18, 1.4, 11),
  'x-plant-cell-view': tile('#f6fbef') + plantCell(3, 5, 26, 22),
  'x-cell-cat':
    tile(paper) +
    emoji('cat', 2, 10, 18) +
    line(ink, 'M15 17 L20 11', 0.6) +
    oval(23.4, 9, 6.6, 6.6, ink) +
    oval(23.4, 9, 5.9, 5.9, '#ffffff') +
    times(5, (i) => {
      const [x, y] = onRound(23.4, 9, 3.5, i / 5)
        .split(' ')
        .map(Number) as [number, number];
      return animalCell(x, y, 1.8);
    }),
};
