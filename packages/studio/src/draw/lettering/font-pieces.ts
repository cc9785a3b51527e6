import type { FontBook, FontId } from '../fonts.ts';

/** A stretch of text in one font. */
export type FontPiece = { text: string; font: FontId };

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const ascii = /^[ -~]*$/;

/** What a reader takes for one character: a letter with its marks, a whole conjunct of Devanagari. */
export function graphemes(text: string): string[] {
  return ascii.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Text in pieces of one font each: what the font lacks comes from the next that has it. */
export function splitByFont(fonts: FontBook, font: FontId, text: string): FontPiece[] {
  if (ascii.test(text)) return text ? [{ text, font }] : [];
  const pieces: FontPiece[] = [];
  for (const grapheme of graphemes(text)) {
    const own = fontOf(fonts, font, grapheme);
    const last = pieces.at(-1);
    if (last?.font === own) last.text += grapheme;
    else pieces.push({ text: grapheme, font: own });
  }
  return pieces;
}

/** The font of a grapheme's letter; where it lacks a mark on it, the first that has them all. */
function fontOf(fonts: FontBook, font: FontId, grapheme: string): FontId {
  const candidates = [...grapheme].map((char) => fonts.fontFor(font, char));
  const whole = candidates.find((id) => id && [...grapheme].every((char) => fonts.fontFor(id, char) === id));
  return whole ?? candidates[0] ?? font;
}
