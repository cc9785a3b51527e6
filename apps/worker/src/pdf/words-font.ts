import { devanagariFont, type FontBook } from '@panelwise/studio/draw/fonts';
import { type OutlinePoint, writeTrueType } from '@panelwise/studio/draw/fonts-truetype';

const unitsPerEm = 1000;

/**
 * A font in which each of these words of Devanagari is one glyph, shaped as it was planned. Printed letter by
 * letter, words would be copied in pieces: a vowel sign under a letter like क ends before the letter does, which
 * readers of PDFs take for the space between two words.
 */
export function makeWordsFont(fonts: FontBook, words: string[]): Uint8Array {
  const texts = [...new Set(words)].sort();
  const { ascent, descent } = fonts.metrics(devanagariFont);
  const codePoints = new Set(texts.flatMap((text) => [...text].map((char) => char.codePointAt(0)!)));
  return writeTrueType({
    family: 'Words',
    unitsPerEm,
    ascent: ascent * unitsPerEm,
    descent: descent * unitsPerEm,
    glyphs: [0x20, ...codePoints].map((codePoint) => ({ codePoint, advance: unitsPerEm / 4, contours: [] })),
    ligatures: texts.map((text) => ({
      text,
      advance: fonts.advance(devanagariFont, text) * unitsPerEm,
      contours: contoursOf(fonts.outline(devanagariFont, unitsPerEm, text, 0, 0)),
    })),
  });
}

/** Path data of lines and quadratic curves as outlines; in a font heights count upwards. */
function contoursOf(path: string): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  for (const [, command, list = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = list.trim().split(/\s+/).map(Number);
    if (command === 'M') contours.push([]);
    if (command === 'Z') continue;
    for (let i = 0; i + 1 < numbers.length; i += 2)
      contours.at(-1)!.push({ x: numbers[i]!, y: -numbers[i + 1]!, on: command !== 'Q' || i > 0 });
  }
  return contours.filter((contour) => contour.length > 2);
}
