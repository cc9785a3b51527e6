import { isHex, mix, saturate } from '../colors.ts';
import type { ColorRole, Style } from '../styles.ts';

/** Dyed paper: a little duller than ink, and never quite black or white. */
function inPaper(hex: string, role: ColorRole): string {
  if (!isHex(hex) || role === 'light') return hex;
  const dyed = mix(saturate(hex, 0.94), '#fff3dc', role === 'scene' || role === 'sky' ? 0.12 : 0.07);
  return mix(dyed, '#4a3340', 0.04);
}

export const papercut = {
  slug: 'papercut',
  name: 'Paper cut',
  description: 'Layers of coloured paper, cut out and laid over each other.',
  ink: '#3a2b35',
  lineWidth: 0,
  sceneLineWidth: 0,
  borderWidth: 12,
  borderRadius: 0,
  paper: '#fbf3e2',
  bubbleFill: '#fffdf6',
  captionFill: '#ffdf9c',
  captionInk: '#3a2b35',
  captionTerm: '#96203c',
  term: '#b3243f',
  accent: '#d64b3c',
  titleFill: ['#d64b3c', '#d64b3c'],
  font: 'comic-neue',
  displayFont: 'fredoka',
  fontScale: 1,
  leading: 1.16,
  inked: false,
  dark: false,
  layered: true,
  monochrome: false,
  halftone: false,
  slanted: false,
  blocky: false,
  finish: 'paper',
  paint: inPaper,
} as const satisfies Style;
