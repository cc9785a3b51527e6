import { isHex, mix, saturate } from './colors.ts';
import type { FontId } from './fonts.ts';
import { inMangaTone } from './manga-tones.ts';
import { chalkboard } from './styles/chalkboard.ts';
import { papercut } from './styles/papercut.ts';

/** What a colour is used for; a style may treat a sky and a sleeve differently. */
export type ColorRole =
  | 'skin'
  | 'skin-shade'
  | 'hair'
  | 'hair-shine'
  | 'blush'
  | 'eye'
  | 'mouth'
  | 'tongue'
  | 'cloth'
  | 'cloth-shade'
  | 'accent'
  | 'prop'
  | 'scene'
  | 'sky'
  | 'light';

export type Style = {
  slug: string;
  name: string;
  description: string;
  /** Line colour, and line widths in page px; a width of 0 draws no line. */
  ink: string;
  lineWidth: number;
  sceneLineWidth: number;
  borderWidth: number;
  borderRadius: number;
  paper: string;
  bubbleFill: string;
  captionFill: string;
  captionInk: string;
  captionTerm: string;
  term: string;
  accent: string;
  titleFill: [top: string, bottom: string];
  font: FontId;
  displayFont: FontId;
  /** Letters of some fonts are small for their size: nominal size times this is the printed size. */
  fontScale: number;
  /** Line distance in sizes. */
  leading: number;
  inked: boolean;
  /** Light lines and letters on a dark ground: nothing white may stand behind text. */
  dark: boolean;
  /** Every shape is a piece of paper that throws a shadow. */
  layered: boolean;
  monochrome: boolean;
  halftone: boolean;
  slanted: boolean;
  blocky: boolean;
  finish: 'none' | 'watercolor' | 'pixel' | 'chalk' | 'paper';
  paint: (hex: string, role: ColorRole) => string;
};

/** Art px per picture px in the pixel style. */
export const pixelSize = 4;

export const styles = {
  comic: {
    slug: 'comic',
    name: 'Comic book',
    description: 'Bold ink, bright colours and halftone dots.',
    ink: '#1b1420',
    lineWidth: 4.2,
    sceneLineWidth: 2.6,
    borderWidth: 6,
    borderRadius: 0,
    paper: '#fffaf0',
    bubbleFill: '#ffffff',
    captionFill: '#ffe168',
    captionInk: '#1b1420',
    captionTerm: '#a30f1a',
    term: '#c1121f',
    accent: '#e63946',
    titleFill: ['#ffd60a', '#ff8c1a'],
    font: 'balsamiq',
    displayFont: 'bangers',
    fontScale: 0.97,
    leading: 1.16,
    inked: true,
    dark: false,
    layered: false,
    monochrome: false,
    halftone: true,
    slanted: true,
    blocky: false,
    finish: 'none',
    paint: (hex, role) => (isHex(hex) && role === 'scene' ? mix(saturate(hex, 1.05), '#ffffff', 0.12) : hex),
  },
  manga: {
    slug: 'manga',
    name: 'Manga',
    description: 'Black ink, screen tones and speed lines.',
    ink: '#111111',
    lineWidth: 3.8,
    sceneLineWidth: 2.2,
    borderWidth: 5,
    borderRadius: 0,
    paper: '#ffffff',
    bubbleFill: '#ffffff',
    captionFill: '#ffffff',
    captionInk: '#111111',
    captionTerm: '#000000',
    term: '#000000',
    accent: '#111111',
    titleFill: ['#ffffff', '#ffffff'],
    font: 'comic-neue',
    displayFont: 'bangers',
    fontScale: 1,
    leading: 1.16,
    inked: true,
    dark: false,
    layered: false,
    monochrome: true,
    halftone: false,
    slanted: true,
    blocky: false,
    finish: 'none',
    paint: inMangaTone,
  },
  flat: {
    slug: 'flat',
    name: 'Flat colour',
    description: 'Soft shapes without outlines, like a picture book app.',
    ink: '#22304a',
    lineWidth: 0,
    sceneLineWidth: 0,
    borderWidth: 0,
    borderRadius: 26,
    paper: '#f3f6fb',
    bubbleFill: '#ffffff',
    captionFill: '#22304a',
    captionInk: '#ffffff',
    captionTerm: '#ffd166',
    term: '#c2255c',
    accent: '#ff6b4a',
    titleFill: ['#ff5d73', '#ff8a3d'],
    font: 'fredoka',
    displayFont: 'fredoka',
    fontScale: 1,
    leading: 1.18,
    inked: false,
    dark: false,
    layered: false,
    monochrome: false,
    halftone: false,
    slanted: false,
    blocky: false,
    finish: 'none',
    paint: (hex, role) =>
      isHex(hex) && (role === 'scene' || role === 'sky') ? mix(hex, '#ffffff', 0.1) : hex,
  },
  watercolor: {
    slug: 'watercolor',
    name: 'Watercolor',
    description: 'Loose washes and brown pencil on warm paper.',
    ink: '#4b3a36',
    lineWidth: 2.9,
    sceneLineWidth: 1.7,
    borderWidth: 2.5,
    borderRadius: 0,
    paper: '#fbf5e9',
    bubbleFill: '#fffdf7',
    captionFill: '#fff3d6',
    captionInk: '#4b3a36',
    captionTerm: '#a8401a',
    term: '#a8401a',
    accent: '#b5502b',
    titleFill: ['#b5502b', '#b5502b'],
    font: 'patrick-hand',
    displayFont: 'kalam',
    fontScale: 1.14,
    leading: 1.08,
    inked: true,
    dark: false,
    layered: false,
    monochrome: false,
    halftone: false,
    slanted: false,
    blocky: false,
    finish: 'watercolor',
    paint: inWatercolor,
  },
  pixel: {
    slug: 'pixel',
    name: 'Pixel art',
    description: 'Chunky squares and a small palette, like an old video game.',
    ink: '#1a1c2c',
    lineWidth: 6,
    sceneLineWidth: 5,
    borderWidth: 8,
    borderRadius: 0,
    paper: '#f4f4f4',
    bubbleFill: '#ffffff',
    captionFill: '#ffcd75',
    captionInk: '#1a1c2c',
    captionTerm: '#96213b',
    term: '#b13e53',
    accent: '#b13e53',
    titleFill: ['#ffcd75', '#ef7d57'],
    font: 'jersey-15',
    displayFont: 'press-start-2p',
    fontScale: 1.2,
    leading: 1.2,
    inked: true,
    dark: false,
    layered: false,
    monochrome: false,
    halftone: false,
    slanted: false,
    blocky: true,
    finish: 'pixel',
    paint: (hex) => hex,
  },
  chalkboard,
  papercut,
} as const satisfies Record<string, Style>;
export type StyleSlug = keyof typeof styles;
export const styleSlugs = Object.keys(styles) as StyleSlug[];

/** The style with this slug; a comic with an unknown one is drawn as a comic book. */
export function getStyle(slug: string): Style {
  return Object.hasOwn(styles, slug) ? styles[slug as StyleSlug] : styles.comic;
}

function inWatercolor(hex: string, role: ColorRole): string {
  if (!isHex(hex)) return hex;
  if (role === 'scene' || role === 'sky') return mix(saturate(hex, 0.8), '#fffaf0', 0.34);
  if (role === 'hair' || role === 'eye') return mix(hex, '#fffaf0', 0.06);
  return mix(saturate(hex, 0.88), '#fffaf0', 0.16);
}
