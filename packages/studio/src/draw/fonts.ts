import type { Font } from 'fontkit';
import { create } from 'fontkit';
import { missingCharacters, printableText } from './lettering/printable-text.ts';

/** The single list of lettering fonts: where each comes from and how a page names it. */
export const fontFiles = {
  balsamiq: face('balsamiq-sans', 'balsamiq-sans-latin-700-normal.woff', 'Balsamiq Sans', 700),
  bangers: face('bangers', 'bangers-latin-400-normal.woff', 'Bangers', 400),
  'comic-neue': face('comic-neue', 'comic-neue-latin-700-normal.woff', 'Comic Neue', 700),
  fredoka: face('fredoka', 'fredoka-latin-600-normal.woff', 'Fredoka', 600),
  'patrick-hand': face('patrick-hand', 'patrick-hand-latin-400-normal.woff', 'Patrick Hand', 400),
  kalam: face('kalam', 'kalam-latin-700-normal.woff', 'Kalam', 700),
  'jersey-15': face('jersey-15', 'jersey-15-latin-400-normal.woff', 'Jersey 15', 400),
  'press-start-2p': face('press-start-2p', 'press-start-2p-latin-400-normal.woff', 'Press Start 2P', 400),
  // The letters of Europe's other languages, which their makers ship apart.
  'balsamiq-ext': face('balsamiq-sans', 'balsamiq-sans-latin-ext-700-normal.woff', 'Balsamiq Sans Ext', 700),
  'bangers-ext': face('bangers', 'bangers-latin-ext-400-normal.woff', 'Bangers Ext', 400),
  'fredoka-ext': face('fredoka', 'fredoka-latin-ext-600-normal.woff', 'Fredoka Ext', 600),
  'patrick-hand-ext': face('patrick-hand', 'patrick-hand-latin-ext-400-normal.woff', 'Patrick Hand Ext', 400),
  'kalam-ext': face('kalam', 'kalam-latin-ext-700-normal.woff', 'Kalam Ext', 700),
  'jersey-15-ext': face('jersey-15', 'jersey-15-latin-ext-400-normal.woff', 'Jersey 15 Ext', 400),
  'press-start-2p-ext': face(
    'press-start-2p',
    'press-start-2p-latin-ext-400-normal.woff',
    'Press Start 2P Ext',
    400,
  ),
} as const;
export type FontId = keyof typeof fontFiles;
export type FontFile = { package: string; file: string; family: string; weight: number };
export const fontIds = Object.keys(fontFiles) as FontId[];

function face(name: string, file: string, family: string, weight: number): FontFile {
  return { package: `@fontsource/${name}`, file: `files/${file}`, family, weight };
}

/** The fonts that print what a lettering font lacks, the first that has it; Balsamiq's extension has the most. */
const extensions: Partial<Record<FontId, FontId[]>> = {
  balsamiq: ['balsamiq-ext'],
  bangers: ['bangers-ext', 'balsamiq-ext'],
  'comic-neue': ['balsamiq-ext'],
  fredoka: ['fredoka-ext', 'balsamiq-ext'],
  'patrick-hand': ['patrick-hand-ext', 'balsamiq-ext'],
  kalam: ['kalam-ext', 'balsamiq-ext'],
  'jersey-15': ['jersey-15-ext', 'balsamiq-ext'],
  'press-start-2p': ['press-start-2p-ext', 'balsamiq-ext'],
};

export type FontMetrics = { ascent: number; descent: number; capHeight: number };

/** Measures and outlines text. Lengths are in ems unless a size is given; nothing here depends on a browser. */
export type FontBook = {
  /** Width of one unbroken piece of text, in ems. */
  advance(font: FontId, text: string): number;
  /** Ascent, descent (positive) and height of capitals, in ems. */
  metrics(font: FontId): FontMetrics;
  /** Path data of the text with its baseline starting at x, y; size in px. */
  outline(font: FontId, size: number, text: string, x: number, y: number): string;
  /** The font that prints a character in text of this font: itself or an extension; undefined where none has it. */
  fontFor(font: FontId, char: string): FontId | undefined;
  /** The text as it can be printed: known substitutes for what the fonts lack, white space made single. */
  printable(font: FontId, text: string): string;
  /** Characters of the text that neither the fonts nor a substitute can print, each once. */
  missing(font: FontId, text: string): string[];
};

type Glyphs = {
  outlines: { commands: { command: string; args: number[] }[]; x: number; y: number }[];
  advance: number;
};

/**
 * Makes a font book from font file bytes (woff, woff2 or ttf). Fonts are parsed at first use, so a page
 * pays only for the two it is lettered in.
 */
export function createFontBook(bytes: Record<FontId, Uint8Array>): FontBook {
  const fonts = new Map<FontId, Font>();
  const runs = new Map<string, Glyphs>();

  const getFont = (id: FontId): Font => {
    let font = fonts.get(id);
    if (!font) {
      const parsed = create(bytes[id] as Parameters<typeof create>[0]);
      if (!('layout' in parsed)) throw new Error(`Font file ${id} holds a collection, not one font.`);
      font = parsed;
      fonts.set(id, font);
    }
    return font;
  };

  const layOut = (id: FontId, text: string): Glyphs => {
    const key = `${id}|${text}`;
    const known = runs.get(key);
    if (known) return known;
    const font = getFont(id);
    const unit = 1 / font.unitsPerEm;
    const run = font.layout(text);
    let x = 0;
    const outlines = run.glyphs.map((glyph, i) => {
      const position = run.positions[i]!;
      const placed = {
        commands: glyph.path.commands,
        x: (x + position.xOffset) * unit,
        y: position.yOffset * unit,
      };
      x += position.xAdvance;
      return placed;
    });
    const glyphs = { outlines, advance: x * unit };
    if (runs.size > 20_000) runs.clear();
    runs.set(key, glyphs);
    return glyphs;
  };

  const has = (id: FontId, char: string) => getFont(id).hasGlyphForCodePoint(char.codePointAt(0)!);
  const fontFor = (id: FontId, char: string) => {
    if (has(id, char)) return id;
    return extensions[id]?.find((extension) => has(extension, char));
  };

  return {
    advance: (id, text) => layOut(id, text).advance,
    metrics: (id) => {
      const font = getFont(id);
      const unit = 1 / font.unitsPerEm;
      return {
        ascent: font.ascent * unit,
        descent: -font.descent * unit,
        capHeight: (font.capHeight || font.unitsPerEm * 0.7) * unit,
      };
    },
    outline: (id, size, text, x, y) =>
      outlinePath(layOut(id, text), size, size / getFont(id).unitsPerEm, x, y),
    fontFor,
    printable: (id, text) => printableText(text, (char) => fontFor(id, char) !== undefined),
    missing: (id, text) => missingCharacters(text, (char) => fontFor(id, char) !== undefined),
  };
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const commandLetters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function outlinePath(glyphs: Glyphs, size: number, scale: number, x: number, y: number): string {
  let d = '';
  for (const glyph of glyphs.outlines) {
    const left = x + glyph.x * size;
    const baseline = y - glyph.y * size;
    for (const { command, args } of glyph.commands) {
      d += commandLetters[command];
      for (let i = 0; i < args.length; i += 2) {
        d += `${i ? ' ' : ''}${oneDecimal(left + args[i]! * scale)} ${oneDecimal(baseline - args[i + 1]! * scale)}`;
      }
    }
  }
  return d;
}
