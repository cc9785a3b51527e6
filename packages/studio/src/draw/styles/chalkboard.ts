import { isHex, mix, saturate } from '../colors.ts';
import type { ColorRole, Style } from '../styles.ts';

const board = '#1f2c27';
const chalk = '#f5f2e7';

/** How much of a colour the chalk leaves on the board: broad fills are rubbed thin, things and people are drawn firmly. */
const strength: Record<ColorRole, number> = {
  skin: 0.66,
  'skin-shade': 0.5,
  hair: 0.56,
  'hair-shine': 0.6,
  blush: 0.7,
  eye: 0,
  mouth: 0.3,
  tongue: 0.7,
  cloth: 0.6,
  'cloth-shade': 0.46,
  accent: 0.34,
  prop: 0.66,
  scene: 0.34,
  sky: 0.1,
  light: 0.42,
};

function inChalk(hex: string, role: ColorRole): string {
  if (!isHex(hex)) return hex;
  const pastel = mix(saturate(hex, 1.2), chalk, 0.12);
  return mix(board, pastel, strength[role]);
}

export const chalkboard = {
  slug: 'chalkboard',
  name: 'Chalkboard',
  description: 'White and pastel chalk on a dark green board.',
  ink: chalk,
  lineWidth: 3.2,
  sceneLineWidth: 1.9,
  borderWidth: 4,
  borderRadius: 0,
  paper: board,
  bubbleFill: '#18231f',
  captionFill: '#18231f',
  captionInk: '#ffe9a6',
  captionTerm: '#9fe8d0',
  term: '#ffd56b',
  accent: '#ffd56b',
  titleFill: ['#24352f', '#24352f'],
  font: 'patrick-hand',
  displayFont: 'kalam',
  fontScale: 1.14,
  leading: 1.08,
  inked: true,
  dark: true,
  layered: false,
  monochrome: false,
  halftone: false,
  slanted: false,
  blocky: false,
  finish: 'chalk',
  paint: inChalk,
} as const satisfies Style;
