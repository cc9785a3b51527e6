import { box, figure, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { emoji } from './nested-icon.ts';

/** DNA from its ladder to the chromosome, and how Mendel's peas and people inherit. */

const paper = '#fbf7ee';
const rail = '#3a6fd8';
const otherRail = '#d94a6a';
const purple = '#8e5bd0';
const purpleShade = '#6a3aa8';
const white = '#ffffff';
const whiteShade = '#c9cfdb';
const leaf = '#4f9e3c';
const ink = '#2f3542';
const gold = '#f2b53c';
/** Adenine, thymine, cytosine and guanine, each in a colour of its own. */
const baseColors: Record<string, string> = { A: '#f28f3b', T: '#5fb84a', C: '#4fa8d8', G: '#c06fc9' };

/** A flower of the pea on its stalk: `x`, `y` is its middle, `r` half its width. */
function pea(x: number, y: number, r: number, fill: string, shade: string): string {
  const at = (across: number, down: number) =>
    `${Math.round((x + across * r) * 100) / 100} ${Math.round((y + down * r) * 100) / 100}`;
  return (
    line(leaf, `M${at(0, 0.7)} Q${at(0.2, 1.3)} ${at(0, 1.9)}`, r * 0.22) +
    shape(leaf, `M${at(0.05, 1.5)} Q${at(0.9, 0.9)} ${at(1.1, 1.5)} Q${at(0.6, 2)} ${at(0.05, 1.5)} Z`) +
    shape(
      fill,
      `M${at(0, 0.8)} Q${at(-1.3, 0.5)} ${at(-1, -0.5)} Q${at(-0.6, -1.2)} ${at(0, -0.8)} Q${at(0.6, -1.2)} ${at(1, -0.5)} Q${at(1.3, 0.5)} ${at(0, 0.8)} Z`,
    ) +
    line(
      shade,
      `M${at(0, 0.8)} Q${at(-1.3, 0.5)} ${at(-1, -0.5)} Q${at(-0.6, -1.2)} ${at(0, -0.8)} Q${at(0.6, -1.2)} ${at(1, -0.5)} Q${at(1.3, 0.5)} ${at(0, 0.8)}`,
      r * 0.12,
    ) +
    shape(
      shade,
      `M${at(0, 0.7)} Q${at(-0.7, 0.3)} ${at(-0.4, -0.2)} Q${at(0, 0)} ${at(0.4, -0.2)} Q${at(0.7, 0.3)} ${at(0, 0.7)} Z`,
    )
  );
}
const purplePea = (x: number, y: number, r: number) => pea(x, y, r, purple, purpleShade);
const whitePea = (x: number, y: number, r: number) => pea(x, y, r, white, whiteShade);
const crossSign = (x: number, y: number) =>
  line(ink, `M${x - 1.2} ${y - 1.2} l2.4 2.4 M${x + 1.2} ${y - 1.2} l-2.4 2.4`, 0.9);

/** A rung of the ladder: two bases that fit each other. */
const rung = (y: number, left: string, right: string) =>
  box(7, y, 9, 4, baseColors[left]!, 0.6) +
  box(16, y, 9, 4, baseColors[right]!, 0.6) +
  line(white, `M16 ${y + 0.4} v3.2`, 0.7) +
  inscription(left, 11.4, y + 0.9, 2.3, ink) +
  inscription(right, 20.6, y + 0.9, 2.3, ink);

/** The two wound threads of DNA from left to right, with their rungs. */
function helix(
  x: number,
  y: number,
  turns: number,
  width: number,
  height: number,
  colors: [string, string],
): string {
  const half = width / 2;
  const waveFrom = (up: number) =>
    `M${x} ${y} ${Array.from({ length: turns }, (_, i) => `q${half / 2} ${(i % 2 ? -up : up) * height} ${half} 0`).join(' ')}`;
  const rungs = Array.from({ length: turns }, (_, i) =>
    [0.3, 0.5, 0.7]
      .map((share) => {
        const reach = height * (share === 0.5 ? 0.48 : 0.38);
        return `M${Math.round((x + (i + share) * half) * 100) / 100} ${y - reach} v${2 * reach}`;
      })
      .join(' '),
  ).join(' ');
  return line('#9aa3b5', rungs, 0.6) + line(colors[0], waveFrom(1), 1.2) + line(colors[1], waveFrom(-1), 1.2);
}

export const heredityIcons = {
  'x-dna-tube':
    shape('#e8f4fb', 'M11 3 H21 V25 Q21 30 16 30 Q11 30 11 25 Z') +
    shape('#bfe3f5', 'M11.6 13 H20.4 V25 Q20.4 29.2 16 29.2 Q11.6 29.2 11.6 25 Z') +
    oval(14.4, 17, 2.4, 1.8, white) +
    oval(17.4, 16.4, 2.2, 1.7, white) +
    oval(16, 19.2, 3, 2, white) +
    oval(18, 21.2, 1.6, 1.2, white) +
    line('#c4ccd8', 'M13 17.4 q1.4 -1.4 2.6 .2 M15.6 16.4 q1.6 -1 2.8 .4 M14 20 q2 -1.4 4 .4', 0.6) +
    line('#8d99a6', 'M11 3 V25 Q11 30 16 30 Q21 30 21 25 V3', 1) +
    box(9.6, 1.6, 12.8, 2.4, '#8d99a6', 1),
  'x-barbell':
    line('#8d99a6', 'M3 16 H29', 1.8) +
    box(5, 8, 3, 16, ink, 1) +
    box(8.6, 10.6, 2.4, 10.8, '#55606e', 1) +
    box(24, 8, 3, 16, ink, 1) +
    box(21, 10.6, 2.4, 10.8, '#55606e', 1),
  'x-base-pair':
    box(3, 3, 3, 26, rail, 1) +
    box(26, 3, 3, 26, otherRail, 1) +
    box(6, 12, 10, 8, baseColors.A!, 1) +
    box(16, 12, 10, 8, baseColors.T!, 1) +
    line(white, 'M16 12.6 v6.8', 1) +
    inscription('A', 11, 13.6, 4.8, ink) +
    inscription('T', 21, 13.6, 4.8, ink),
  'x-pea-purple': purplePea(16, 11, 9.4),
  'x-pea-white': whitePea(16, 11, 9.4),
  'x-dna-ladder':
    tile(paper) +
    box(4.4, 2, 2.6, 28, rail, 1) +
    box(25, 2, 2.6, 28, otherRail, 1) +
    rung(3.4, 'A', 'T') +
    rung(10.4, 'C', 'G') +
    rung(17.4, 'T', 'A') +
    rung(24.4, 'G', 'C'),
  'x-gene-piece':
    tile(paper) +
    shape('#fde9b8', 'M10.4 6 H21.6 V20 H10.4 Z') +
    helix(2, 13, 3, 8, 7, [rail, otherRail]) +
    helix(14, 13, 1, 8, 7, [gold, '#e07b39']) +
    helix(18, 13, 3, 8, 7, [rail, otherRail]) +
    line(gold, 'M10.4 6 V20 M21.6 6 V20', 0.8) +
    pointer(ink, 16, 20.6, 16, 24.4, 0.9) +
    oval(14.2, 27.2, 1.9, 1.8, '#5fb84a') +
    oval(17.2, 26.4, 1.8, 1.7, '#4fa8d8') +
    oval(18.6, 28.4, 1.7, 1.6, '#5fb84a') +
    oval(16, 28.8, 1.7, 1.4, '#c06fc9'),
  'x-dna-packed':
    tile(paper) +
    line('#5d3a9e', 'M2.4 6 Q5 2 7 6 T11 6 T15 6 T19 6', 0.7) +
    pointer(ink, 19.6, 8, 17, 11.4, 0.8) +
    times(7, (i) => line('#5d3a9e', `M${4 + i * 1.9} 12.4 q2 1.8 0 4.4`, 0.9)) +
    pointer(ink, 14, 18, 17.6, 20.4, 0.8) +
    line('#6a3aa8', 'M20 15.4 Q23.6 21.4 20 29 M28.4 15.4 Q24.8 21.4 28.4 29', 3.4) +
    times(6, (i) => line('#b38ce6', `M${19.6 + Math.sin(i * 0.62) * 2.4} ${16.4 + i * 2.3} l2.6 .6`, 0.7)) +
    times(6, (i) => line('#b38ce6', `M${26.2 - Math.sin(i * 0.62) * 2.4} ${17 + i * 2.3} l2.6 -.6`, 0.7)) +
    oval(24.2, 22.2, 1.8, 1.5, '#4a2482'),
  'x-double-helix': tile(paper) + helix(3, 16, 4, 13, 12, [rail, otherRail]),
  'x-dna-recipe':
    tile(paper) +
    helix(3, 9, 4, 13, 8, [rail, otherRail]) +
    pointer(ink, 11, 15.4, 9, 18.4, 0.9) +
    pointer(ink, 21, 15.4, 23, 18.4, 0.9) +
    emoji('banana', 3, 18.6, 10.4) +
    figure(23.4, 29.6, 10, '#3a86d8', '#c98d5f', '#2a1c12'),
  'x-pea-cross-first':
    tile('#eaf5dd') +
    purplePea(9.4, 6.8, 3.6) +
    crossSign(16, 7) +
    whitePea(22.6, 6.8, 3.6) +
    pointer(ink, 16, 13.4, 16, 19, 1) +
    times(4, (i) => purplePea(5.2 + i * 7.2, 23.2, 2.7)),
  'x-pea-cross-second':
    tile('#eaf5dd') +
    purplePea(9.4, 6.8, 3.6) +
    crossSign(16, 7) +
    purplePea(22.6, 6.8, 3.6) +
    pointer(ink, 16, 13.4, 16, 19, 1) +
    times(3, (i) => purplePea(5.2 + i * 7.2, 23.2, 2.7)) +
    whitePea(26.8, 23.2, 2.7),
  'x-pea-alleles':
    tile('#eaf5dd') +
    purplePea(6.4, 9.4, 4) +
    purplePea(16, 9.4, 4) +
    whitePea(25.6, 9.4, 4) +
    inscription('PP', 6.4, 20.6, 4.2, ink) +
    inscription('Pp', 16, 20.6, 4.2, ink) +
    inscription('pp', 25.6, 20.6, 4.2, ink),
  'x-hand-six':
    tile('#e3eef8') +
    times(5, (i) =>
      line('#d9a072', `M${9.6 + i * 3.3} 19 L${6.6 + i * 4.7} ${[8.4, 5.6, 4.6, 5.6, 8.4][i]!}`, 2.7),
    ) +
    line('#d9a072', 'M10 24.6 L3.8 18.4', 3) +
    shape('#d9a072', 'M8 18 Q16 14.4 24.2 18 L23.6 25 Q22 29.4 19.6 31 H12.4 Q9.4 29 8.6 25 Z') +
    line('#b97f52', 'M11.4 21.4 Q16 19.6 20.6 21.4 M11.6 24.4 Q15 23.4 17 25.4', 0.6),
  'x-height-mark':
    tile('#f3ead8') +
    box(14.6, 3, 2.8, 27, gold, 0.5) +
    times(13, (i) => line(ink, `M14.6 ${4.6 + i * 2} h${i % 2 ? 1.1 : 1.8}`, 0.5)) +
    figure(8, 30, 25, '#3a86d8', '#c98d5f', '#2a1c12') +
    figure(24, 30, 17.6, '#d94a6a', '#c98d5f', '#2a1c12') +
    line('#cf222e', 'M4 4.4 H15 M17 12 H29', 0.6),
};
