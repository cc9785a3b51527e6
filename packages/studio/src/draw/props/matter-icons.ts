import { ball, box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** Atoms and what they join to; no atom here has a size that is true beside other things. */

const paper = '#f7f5ff';
const ink = '#2f3542';
const red = '#cf222e';
const gold = '#f2b53c';
const goldDark = '#c98a1a';
const oxygen = (x: number, y: number, r = 2.4) => ball(x, y, r, '#e5484d', '#ff9a9a');
const hydrogen = (x: number, y: number, r = 1.7) => ball(x, y, r, '#dfe4ec', '#ffffff');
const carbon = (x: number, y: number, r = 2.4) => ball(x, y, r, '#4a4f5c', '#8d94a5');
const water = (x: number, y: number, size = 1) =>
  hydrogen(x - 2.6 * size, y + 1.9 * size, 1.7 * size) +
  hydrogen(x + 2.6 * size, y + 1.9 * size, 1.7 * size) +
  oxygen(x, y, 2.5 * size);
const carbonDioxide = (x: number, y: number, size = 1) =>
  oxygen(x - 3 * size, y, 2 * size) + oxygen(x + 3 * size, y, 2 * size) + carbon(x, y, 2.3 * size);
/** Where electrons may be: thicker towards the middle, and no paths. */
const cloud = (x: number, y: number, r: number, nucleus = 1) =>
  times(5, (i) =>
    oval(
      x,
      y,
      r * (1 - i * 0.17),
      r * (1 - i * 0.17),
      ['#e4ebfd', '#ccd9fa', '#b3c6f6', '#9ab3f0', '#829fe9'][i]!,
    ),
  ) +
  times(3, (i) =>
    oval(
      x + [-0.5, 0.6, 0.5][i]! * r * 0.12 * nucleus,
      y + [-0.4, -0.3, 0.6][i]! * r * 0.12 * nucleus,
      r * 0.09 * nucleus,
      r * 0.09 * nucleus,
      i === 1 ? '#8d99a6' : '#e5484d',
    ),
  );

export const matterIcons = {
  'x-atom-cloud': cloud(16, 16, 14.6, 1.6),
  'x-gold-halves':
    tile(paper) +
    times(5, (i) => {
      const width = 26 / 2 ** i;
      return (
        box(3, 3 + i * 5.4, width, 3.4, gold, 0.4) +
        line(goldDark, `M3.4 ${5.8 + i * 5.4} h${width - 0.8}`, 0.6)
      );
    }) +
    times(4, (i) => line(red, `M${3 + 13 / 2 ** i} ${2.4 + i * 5.4} v4.6`, 0.5)) +
    emoji('scissors', 19.4, 19, 10),
  'x-atoms-on-millimetre':
    tile(paper) +
    box(2, 2.6, 28, 9, '#ffe08a', 0.8) +
    times(14, (i) => line(ink, `M${3.6 + i * 1.9} 11.4 v-${i % 5 ? 2.4 : 4}`, 0.5)) +
    oval(14, 9.4, 0.3, 0.3, red) +
    line(red, 'M14 9.4 L3 18.6 M14 9.4 L29 18.6', 0.4) +
    box(3, 18.6, 26, 9, '#ffffff', 1) +
    times(13, (i) => times(4, (k) => ball(4.4 + i * 1.93, 20 + k * 2, 0.95, '#8fa5ff', '#dfe6ff'))),
  'x-gold-atoms':
    tile(paper) +
    shape(goldDark, 'M2 27 L5.4 18 H14.6 L18 27 Z') +
    shape(gold, 'M5.4 18 L6.8 14.6 H13.2 L14.6 18 Z') +
    line('#fff3bf', 'M7 20 L5.4 24.6 M7.8 16.2 H12', 0.8) +
    shape('#ffd43b', 'M4 8 L4.8 10.2 L7 11 L4.8 11.8 L4 14 L3.2 11.8 L1.4 11 L3.2 10.2 Z') +
    shape('#ffd43b', 'M12 5 L12.6 6.6 L14.2 7.2 L12.6 7.8 L12 9.4 L11.4 7.8 L9.8 7.2 L11.4 6.6 Z') +
    line(ink, 'M13.2 18.6 L17.6 14.4', 0.6) +
    oval(22.6, 10, 7.4, 7.4, ink) +
    oval(22.6, 10, 6.7, 6.7, '#ffffff') +
    oval(22.6, 10, 3.8, 3.8, '#c6cad3'),
  'x-pea-on-pitch':
    tile('#6fbf5a') +
    line('#ffffff', 'M3 5 H29 V27 H3 Z M16 5 V27 M3 11 H8 V21 H3 M29 11 H24 V21 H29', 0.8) +
    line('#ffffff', 'M11.4 16 a4.6 4.6 0 1 0 9.2 0 a4.6 4.6 0 1 0 -9.2 0', 0.8) +
    oval(16, 16, 0.8, 0.8, '#1f7a2e') +
    pointer(red, 21.4, 9.6, 17, 14.8, 1),
  'x-atom-old-and-new':
    tile(paper) +
    [0, 60, 120]
      .map((turn) =>
        line(
          '#4361ee',
          turn === 0
            ? 'M2.4 9 a6 2.4 0 1 0 12 0 a6 2.4 0 1 0 -12 0'
            : turn === 60
              ? 'M5.4 3.8 Q10.8 4.6 12 9 Q12.6 13 11.4 14.2 Q6 13.4 4.8 9 Q4.2 5 5.4 3.8'
              : 'M11.4 3.8 Q6 4.6 4.8 9 Q4.2 13 5.4 14.2 Q10.8 13.4 12 9 Q12.6 5 11.4 3.8',
          0.7,
        ),
      )
      .join('') +
    oval(8.4, 9, 1.5, 1.5, '#e5484d') +
    oval(14.2, 9, 0.9, 0.9, '#ffb703') +
    oval(5.4, 4, 0.9, 0.9, '#ffb703') +
    oval(5.4, 14, 0.9, 0.9, '#ffb703') +
    line(red, 'M2.6 3 L14.6 15.4 M14.6 3 L2.6 15.4', 1.2) +
    cloud(20.6, 20, 9.6) +
    line('#2f9e44', 'M3.6 24 l3 3.2 l5 -6.6', 1.6),
  'x-letters-and-atoms':
    tile(paper) +
    times(
      3,
      (i) => box(3 + i * 9, 4, 8, 8, '#ffe8b8', 1) + inscription('CAT'[i]!, 7 + i * 9, 5.6, 4.6, ink),
    ) +
    hydrogen(6.6, 22, 3) +
    oxygen(15.6, 22, 4) +
    carbon(25, 22, 3.8),
  'x-atoms-join':
    tile(paper) +
    oxygen(5.4, 8, 3) +
    oxygen(12.4, 8, 3) +
    pointer(ink, 16.4, 8, 20, 8, 0.9) +
    oxygen(23, 8, 3) +
    oxygen(27.4, 8, 3) +
    hydrogen(4, 20, 2) +
    hydrogen(13.6, 20, 2) +
    oxygen(8.8, 23.6, 3) +
    pointer(ink, 16.4, 22.6, 20, 22.6, 0.9) +
    water(25.2, 21.6, 1.2),
  'x-water-formula':
    tile('#2f6b52') +
    inscription('H', 8, 4, 8, '#ffffff') +
    inscription('2', 14, 9, 5, '#ffd43b') +
    inscription('O', 22, 4, 8, '#ffffff') +
    hydrogen(6, 23, 2.8) +
    hydrogen(12.6, 23, 2.8) +
    oxygen(22.4, 22.6, 4) +
    line('#ffd43b', 'M13.6 15.2 L7.6 19.4 M14.2 15.2 L13 19.4', 0.7),
  'x-water-on-fire':
    tile('#f3d9b5') +
    shape('#8a5a33', 'M3 27 L23 25 L23.6 27.6 L3.4 29.6 Z M4 25.4 L24 28 L23.6 30.4 L3.6 27.6 Z') +
    emoji('fire', 4, 17.4, 9) +
    [
      [14, 20.4, 2.4],
      [17, 17.4, 2.8],
      [12.6, 15.4, 2.2],
      [16, 13, 1.8],
    ]
      .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.8, '#ffffff'))
      .join('') +
    shape('#3b9be8', 'M20.6 9.4 Q18 14 17.6 24.6 Q20 25.4 22 24.6 Q21.4 16 23.6 11.6 Z') +
    line('#d6ecff', 'M21 12.4 Q19.4 17 19.4 23', 0.6) +
    shape('#7d8896', 'M19.6 8.4 L24.4 12.8 L31 8 L26 1.6 Z') +
    line('#5b6570', 'M19.6 8.4 L24.4 12.8', 1) +
    line('#5b6570', 'M20.4 8 Q22 1.6 28 3.4', 0.7),
  'x-salt-parts':
    tile(paper) +
    shape('#b9bec8', 'M3 12.4 L5.4 7.6 L11 6.6 L13.4 10.4 L11.4 14 L5.6 14.6 Z') +
    shape('#dfe3ea', 'M5.4 7.6 L11 6.6 L9 10 Z') +
    line(ink, 'M16 8.6 v4 M14 10.6 h4', 0.9) +
    box(20.6, 4.4, 7.6, 11, '#e8f2fa', 1.6) +
    box(21.4, 6.4, 6, 8.4, '#c6dd6a', 1.2) +
    box(20.2, 3.4, 8.4, 2, '#8d99a6', 0.6) +
    pointer(ink, 16, 16.4, 16, 19.6, 1) +
    emoji('salt', 10.4, 19.4, 11.4),
  'x-wood-to-gases':
    tile('#f3d9b5') +
    emoji('fire', 8, 12, 15) +
    shape('#8a5a33', 'M7 27 L24 25 L24.6 27.6 L7.4 29.6 Z M8 25.4 L25 28 L24.6 30.4 L7.6 27.6 Z') +
    carbonDioxide(7, 5, 0.9) +
    carbonDioxide(24, 8.4, 0.9) +
    water(17, 4.6, 0.9) +
    water(27.4, 17, 0.8) +
    carbonDioxide(4.8, 14, 0.7) +
    pointer(ink, 11, 12.6, 9, 8.4, 0.6) +
    pointer(ink, 16.6, 12, 17, 8.8, 0.6) +
    pointer(ink, 21, 14, 23, 11.4, 0.6),
};
