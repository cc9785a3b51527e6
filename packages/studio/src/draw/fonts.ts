import type { Font } from 'fontkit';
import { create } from 'fontkit';
import type { Shaper } from './fonts-shaper.ts';
import { makeSignsFont, signCharacters } from './fonts-signs.ts';
import { isWoff, unwrapWoff } from './fonts-woff.ts';
import { missingCharacters, printableText } from './lettering/printable-text.ts';

/** The single list of lettering font files: where each comes from and how a page names it. */
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
  // Vietnamese letters with two marks, of which every style has one of two.
  'bangers-vietnamese': face('bangers', 'bangers-vietnamese-400-normal.woff', 'Bangers Vietnamese', 400),
  'patrick-hand-vietnamese': face(
    'patrick-hand',
    'patrick-hand-vietnamese-400-normal.woff',
    'Patrick Hand Vietnamese',
    400,
  ),
  // Hindi and other languages in Devanagari, for every style.
  'kalam-devanagari': face('kalam', 'kalam-devanagari-700-normal.woff', 'Kalam Devanagari', 700),
} as const;
/** A font that comes as a file. */
export type FontFileId = keyof typeof fontFiles;
export type FontFile = { package: string; file: string; family: string; weight: number };
export const fontFileIds = Object.keys(fontFiles) as FontFileId[];

/** The fonts that pages are lettered in; each has a font of signs made to match it, for what it lacks. */
const letteringFonts = [
  'balsamiq',
  'bangers',
  'comic-neue',
  'fredoka',
  'patrick-hand',
  'kalam',
  'jersey-15',
  'press-start-2p',
] as const satisfies FontFileId[];
type LetteringFont = (typeof letteringFonts)[number];
type SignsId = `${LetteringFont}-signs`;
export type FontId = FontFileId | SignsId;

const signsBase = new Map<FontId, LetteringFont>(letteringFonts.map((id) => [`${id}-signs`, id]));
const angularFonts = new Set<FontId>(['jersey-15', 'press-start-2p']);

/** Raised digits that many fonts have, in several sizes, are drawn like those that few have. */
const ownSigns = new Set('¹²³');

/** The font whose text is shaped by its script's own rules. */
export const devanagariFont = 'kalam-devanagari' as const satisfies FontFileId;
/** Whether a text needs `devanagariFont` and its shaper. */
export const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** The fonts of letters that only Vietnamese has. */
export const vietnameseFonts = [
  'bangers-vietnamese',
  'patrick-hand-vietnamese',
] as const satisfies FontFileId[];
/** Whether a text needs `vietnameseFonts`. */
export const hasVietnamese = (text: string) => /[\u1ea0-\u1ef9]/iu.test(text.normalize('NFC'));

/** Whether only few texts need a font: a browser fetches it for those. */
export const isOfFewTexts = (id: FontId): boolean =>
  id === devanagariFont || vietnameseFonts.some((one) => one === id);

function face(name: string, file: string, family: string, weight: number): FontFile {
  return { package: `@fontsource/${name}`, file: `files/${file}`, family, weight };
}

/** The fonts that print what a lettering font lacks, the first that has it; Balsamiq's extension has the most. */
const extensions = new Map<FontId, FontId[]>(
  letteringFonts.map((id) => {
    const own = `${id}-ext`;
    const ext = Object.hasOwn(fontFiles, own) ? [own as FontFileId] : [];
    const vietnamese = id === 'bangers' ? vietnameseFonts : vietnameseFonts.toReversed();
    return [id, [...ext, `${id}-signs`, 'balsamiq', 'balsamiq-ext', ...vietnamese, devanagariFont]];
  }),
);

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
  /** The font as a file, to embed where text is set by its name. */
  file(font: FontId): Uint8Array;
  /** The text as it can be printed: white space made single, decoration that no font has left out. */
  printable(font: FontId, text: string): string;
  /** Characters of the text that should be read and that no font can print, each once. */
  missing(font: FontId, text: string): string[];
};

type Glyphs = {
  outlines: { commands: { command: string; args: number[] }[]; x: number; y: number }[];
  advance: number;
};

/**
 * What a font book is made from: font files (woff, woff2 or ttf), and shapers for scripts with rules of their own.
 * Without its shaper a script is shaped by the rules that the font parser knows.
 */
export type FontSources = {
  files: Partial<Record<FontFileId, Uint8Array>>;
  shapers?: Partial<Record<FontFileId, Shaper>>;
};

/** What is remembered of texts that were set before; a stranger's texts must not fill the memory. */
const mostHeld = { glyphs: 500_000, characters: 50_000 };

/** Makes a font book. Fonts are parsed at first use, so a page pays only for those it is lettered in. */
export function createFontBook({ files, shapers = {} }: FontSources): FontBook {
  const fonts = new Map<FontId, Font>();
  // By font first: a key of both would be a new text at each look.
  const runs = new Map<FontId, Map<string, Glyphs>>();
  let held = 0;
  const chosen = new Map<FontId, Map<string, FontId | undefined>>();
  let heldCharacters = 0;

  const getFont = (id: FontId): Font => {
    let font = fonts.get(id);
    if (!font) {
      font = parseFont(id, bytesOf(id));
      fonts.set(id, font);
    }
    return font;
  };

  const bytesOf = (id: FontId): Uint8Array => {
    const base = signsBase.get(id);
    if (base) return makeSignsFont(getFont(base), id, angularFonts.has(base));
    const bytes = files[id as FontFileId];
    if (!bytes) throw new Error(`Font ${id} is not loaded.`);
    return bytes;
  };

  const layOut = (id: FontId, text: string): Glyphs => {
    const known = runs.get(id)?.get(text);
    if (known) return known;
    const font = getFont(id);
    const unit = 1 / font.unitsPerEm;
    let x = 0;
    const outlines = shapeText(id, font, text).map(({ path, xAdvance, xOffset, yOffset }) => {
      const placed = { commands: path.commands, x: (x + xOffset) * unit, y: yOffset * unit };
      x += xAdvance;
      return placed;
    });
    const glyphs = { outlines, advance: x * unit };
    held += outlines.length;
    if (held > mostHeld.glyphs) {
      runs.clear();
      held = outlines.length;
    }
    const ofFont = runs.get(id) ?? new Map<string, Glyphs>();
    runs.set(id, ofFont.set(text, glyphs));
    return glyphs;
  };

  const shapeText = (id: FontId, font: Font, text: string) => {
    const shaper = shapers[id as FontFileId];
    if (shaper) return shaper(text).map((glyph) => ({ ...glyph, path: font.getGlyph(glyph.id).path }));
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, i) => ({ path, ...positions[i]! }));
  };

  const has = (id: FontId, char: string) => {
    if (signsBase.has(id)) return signCharacters.has(char);
    if (isOfFewTexts(id) && !files[id as FontFileId]) return false;
    return getFont(id).hasGlyphForCodePoint(char.codePointAt(0)!);
  };
  const fontFor = (id: FontId, char: string) => {
    const known = chosen.get(id);
    if (known?.has(char)) return known.get(char);
    if (++heldCharacters > mostHeld.characters) {
      chosen.clear();
      heldCharacters = 1;
    }
    const found = candidates(id, char).find((font) => has(font, char));
    const ofFont = chosen.get(id) ?? new Map<string, FontId | undefined>();
    chosen.set(id, ofFont.set(char, found));
    return found;
  };

  const candidates = (id: FontId, char: string): FontId[] => {
    const others = extensions.get(id) ?? [];
    return ownSigns.has(char) ? [...others, id] : [id, ...others];
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
    file: bytesOf,
    printable: (id, text) => printableText(text, (char) => fontFor(id, char) !== undefined),
    missing: (id, text) => missingCharacters(text, (char) => fontFor(id, char) !== undefined),
  };
}

function parseFont(id: FontId, bytes: Uint8Array): Font {
  const plain = isWoff(bytes) ? unwrapWoff(bytes) : bytes;
  const parsed = create(plain as Parameters<typeof create>[0]);
  if (!('layout' in parsed)) throw new Error(`Font file ${id} holds a collection, not one font.`);
  return parsed;
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
