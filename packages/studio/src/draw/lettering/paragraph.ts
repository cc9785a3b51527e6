import { devanagariFont, type FontBook, type FontId } from '../fonts.ts';
import { graphemes, splitByFont } from './font-pieces.ts';
import { breaksBetween, isSign } from './formula-breaks.ts';

/** A word as it is set; lengths in ems, so that one measuring serves every size. */
export type Word = {
  text: string;
  font: FontId;
  width: number;
  /** Marked as a key term with *stars*. */
  term: boolean;
  /** Follows the word before it without a space. */
  glued: boolean;
  /** A glued word that may still start a new line: the second half of a long or hyphenated one. */
  breakable: boolean;
  /** Stays on the line of the word before it as long as both fit on one: parts of a formula. */
  held: boolean;
};
export type Line = Word[];
export type Paragraph = {
  words: Word[];
  font: FontId;
  space: number;
  capHeight: number;
  /** Line distance as a share of the style's: letters with signs above and below need more. */
  spread: number;
};

const longestPiece = 16;
const devanagariSpread = 1.14;

/** Splits text into words, takes the *stars* off key terms, and measures. */
export function createParagraph(fonts: FontBook, font: FontId, text: string): Paragraph {
  const words: Word[] = [];
  let spaced = true;
  for (const { part, term } of termParts(text)) {
    for (const [piece] of part.matchAll(/\s+|\S+/g)) {
      if (!piece.trim()) {
        spaced = true;
        continue;
      }
      // What no font can print, such as an emoji, may leave nothing of a word.
      for (const printed of fonts.printable(font, piece).split(' ').filter(Boolean)) {
        splitLongWord(printed).forEach((part, i) => {
          splitByFont(fonts, font, part).forEach((cut, j) => {
            words.push({
              ...cut,
              width: fonts.advance(cut.font, cut.text),
              term,
              glued: words.length > 0 && (i > 0 || j > 0 || !spaced),
              breakable: i > 0 && j === 0,
              held: false,
            });
          });
        });
        spaced = true;
      }
      spaced = false;
    }
  }
  holdFormulas(words);
  return {
    words,
    font,
    space: fonts.advance(font, ' '),
    capHeight: fonts.metrics(font).capHeight,
    spread: words.some((word) => word.font === devanagariFont) ? devanagariSpread : 1,
  };
}

/** Most characters that are held on one line; a longer formula goes on in the next, from a sign on. */
const longestFormula = 18;

function holdFormulas(words: Word[]): void {
  let before = '';
  let together = 0;
  let at = 0;
  while (at < words.length) {
    let end = at + 1;
    while (words[end]?.glued) end++;
    const whole = lineText(words.slice(at, end));
    const goesOn = at > 0 && !breaksBetween(before, whole);
    const held = goesOn && (together < longestFormula || !isSign(whole));
    words[at]!.held = held;
    together = (held ? together + 1 : 0) + whole.length;
    before = whole;
    at = end;
  }
}

/** The text in pieces, each a key term or not. A lone star is just a star. */
function termParts(text: string): { part: string; term: boolean }[] {
  return text.split(/\*([^*\n]+)\*/).map((part, i) => ({ part, term: i % 2 === 1 }));
}

/** Cuts a hyphenated word after its hyphens and an over-long one anywhere, as places to break a line. */
function splitLongWord(word: string): string[] {
  if (word.length <= 9) return [word];
  return word
    .split(/(?<=[a-z]-)(?=[a-z]{3})/i)
    .flatMap((part) => (part.length > 24 ? cutEvery(part, longestPiece) : [part]));
}

/** A text in pieces of `count` graphemes. */
function cutEvery(text: string, count: number): string[] {
  const all = graphemes(text);
  return Array.from({ length: Math.ceil(all.length / count) }, (_, i) =>
    all.slice(i * count, (i + 1) * count).join(''),
  );
}

/** Width of a line in ems. */
export function lineWidth(line: Line, space: number): number {
  let width = 0;
  line.forEach((word, i) => {
    width += word.width + (i && !word.glued ? space : 0);
  });
  return width;
}

export function lineText(line: Line): string {
  return line.map((word, i) => (i && !word.glued ? ' ' : '') + word.text).join('');
}

/**
 * Greedy line breaking; `maxWidth` in ems. A single word wider than that, or what is held together, still gets its line.
 */
export function wrap({ words, space }: Paragraph, maxWidth: number): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  let width = 0;
  words.forEach((word, i) => {
    const gap = line.length && !word.glued ? space : 0;
    const stays =
      !line.length ||
      word.held ||
      (word.glued && !word.breakable) ||
      width + gap + widthTogether(words, i, space) <= maxWidth;
    if (stays) {
      line.push(word);
      width += gap + word.width;
    } else {
      lines.push(line);
      line = [word];
      width = word.width;
    }
  });
  if (line.length) lines.push(line);
  return lines;
}

/** Width in ems of a word with those that are held on its line. */
function widthTogether(words: Word[], at: number, space: number): number {
  if (!words[at + 1]?.held && !words[at + 1]?.glued) return words[at]!.width;
  let end = at + 1;
  let held = at;
  for (; words[end]?.held || words[end]?.glued; end++) {
    if (words[end]!.held) held = end;
  }
  // Pieces of one word break where they may, as long as nothing holds them.
  return held === at ? words[at]!.width : lineWidth(words.slice(at, end), space);
}

/** Breaks lines as evenly as `maxWidth` (ems) allows without needing more of them. */
export function balance(paragraph: Paragraph, maxWidth: number): Line[] {
  const known = balanced.get(paragraph) ?? new Map<number, Line[]>();
  balanced.set(paragraph, known);
  const lines = known.get(maxWidth) ?? breakEvenly(paragraph, maxWidth);
  known.set(maxWidth, lines);
  return lines;
}

/** A page tries the same words at many sizes, and widths in ems come back with each. */
const balanced = new WeakMap<Paragraph, Map<number, Line[]>>();

function breakEvenly(paragraph: Paragraph, maxWidth: number): Line[] {
  let best = wrap(paragraph, maxWidth);
  const count = best.length;
  let low = maxWidth * 0.3;
  let high = maxWidth;
  for (let i = 0; i < 9; i++) {
    const middle = (low + high) / 2;
    const lines = wrap(paragraph, middle);
    const fits = lines.length <= count && lines.every((line) => lineWidth(line, paragraph.space) <= maxWidth);
    if (fits) {
      best = lines;
      high = middle;
    } else low = middle;
  }
  return best;
}

export function widest(lines: Line[], space: number): number {
  return Math.max(0, ...lines.map((line) => lineWidth(line, space)));
}
