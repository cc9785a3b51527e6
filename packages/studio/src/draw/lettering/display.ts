import { devanagariFont, type FontBook, type FontId, hasDevanagari } from '../fonts.ts';
import { type Attributes, svg, tag } from '../markup.ts';
import type { Box, TextRun } from '../page-plan.ts';
import type { Random } from '../random.ts';
import type { Style } from '../styles.ts';
import { type Ids, round } from '../svg.ts';
import { type FontPiece, splitByFont } from './font-pieces.ts';
import { breaksBetween } from './formula-breaks.ts';

/**
 * Display lettering for titles, sound effects and cards: every letter is placed on its own, with an arch or a
 * jitter, a fat outline and a drop shadow. It is always drawn as outlines; its text runs are all but
 * transparent, so that a PDF can lay them over it for reading, searching and copying.
 */
export type Display = {
  text: string;
  font: FontId;
  x: number;
  y: number;
  size: number;
  width: number;
  /** From the top of the arch to the baseline of the last line. */
  height: number;
  /** Something hangs below the last baseline. */
  descends: boolean;
  turn: number;
  letters: Letter[];
  lines: DisplayLine[];
};
type Letter = {
  /** A character; in Devanagari a word, whose letters hang together. */
  text: string;
  font: FontId;
  x: number;
  baseline: number;
  middleX: number;
  middleY: number;
  turn: number;
};
type DisplayLine = { baseline: number; pieces: (FontPiece & { x: number; width: number })[] };

export type DisplayRequest = {
  text: string;
  /** Middle of the lettering. */
  x: number;
  y: number;
  maxWidth: number;
  maxHeight?: number;
  size: number;
  arch?: number;
  /** Degrees. */
  turn?: number;
  jitter?: number;
  random?: Random;
  /** Keeps small letters small: F = m × a is another formula in capitals. */
  asWritten?: boolean;
};

const capitalsOnly = new Set(['bangers', 'press-start-2p']);
const lineGap = 1.12;
/** Brackets and small letters hang below their line, and the outlines of narrow signs would touch. */
const asWrittenLineGap = 1.5;
const asWrittenTracking = 0.05;

export function setDisplay(fonts: FontBook, style: Style, request: DisplayRequest): Display {
  const { x, y, arch = 0, jitter = 0, random = () => 0.5 } = request;
  const font = request.asWritten && capitalsOnly.has(style.displayFont) ? style.font : style.displayFont;
  const printed = fonts.printable(font, request.text);
  const shown = capitalsOnly.has(font) ? capitals(printed) : printed;
  const tracking = font === 'bangers' ? 0.04 : request.asWritten ? asWrittenTracking : 0;
  const gap = request.asWritten ? asWrittenLineGap : lineGap;
  const unitsOf = (text: string): FontPiece[] =>
    splitByFont(fonts, font, text).flatMap((piece) =>
      piece.font === devanagariFont ? [piece] : [...piece.text].map((char) => ({ ...piece, text: char })),
    );
  const advances = new Map<string, number>();
  const advance = (text: string) => {
    const known = advances.get(text);
    if (known !== undefined) return known;
    const units = unitsOf(text);
    const wide =
      units.reduce((sum, unit) => sum + fonts.advance(unit.font, unit.text) + tracking, 0) - tracking;
    advances.set(text, wide);
    return wide;
  };
  const lines = chooseLines(shown, request, advance);
  const cap = fonts.metrics(font).capHeight;
  const widestEm = Math.max(...lines.map(advance), 0.01);
  const fitHeight =
    (request.maxHeight ?? Number.POSITIVE_INFINITY) / (cap + (lines.length - 1) * gap * cap * 1.15);
  const size = Math.min(request.size, request.maxWidth / widestEm, fitHeight);
  // Words that hang together at their headline cannot be bent.
  const arched = hasDevanagari(shown) ? 0 : arch;
  const bow = lines.length === 1 ? arched : arched * 0.35;
  const step = size * cap * 1.15 * gap;
  const top = y - ((lines.length - 1) * step) / 2;
  const letters: Letter[] = [];
  const original = [...printed];
  let used = 0;
  const setLines = lines.map((line, row) => {
    const width = advance(line) * size;
    const middle = top + row * step + (size * cap) / 2;
    let at = x - width / 2;
    const pieces: DisplayLine['pieces'] = [];
    for (const unit of unitsOf(line)) {
      const wide = fonts.advance(unit.font, unit.text) * size;
      const u = (at + wide / 2 - x) / (width / 2 || 1);
      const baseline = middle - bow * size * (1 - u * u) + (jitter ? (random() - 0.5) * size * 0.1 : 0);
      const turn = u * bow * 14 + (jitter ? (random() - 0.5) * jitter : 0);
      letters.push({
        ...unit,
        x: at,
        baseline,
        middleX: at + wide / 2,
        middleY: baseline - (size * cap) / 2,
        turn,
      });
      const length = [...unit.text].length;
      const text = original.slice(used, used + length).join('');
      used += length;
      const last = pieces.at(-1);
      if (last?.font === unit.font) {
        last.text += text;
        last.width = at + wide - last.x;
      } else pieces.push({ text, font: unit.font, x: at, width: wide });
      at += wide + tracking * size;
    }
    // The space between the lines.
    used += 1;
    return { baseline: middle, pieces: pieces.filter((piece) => piece.text.trim()) };
  });
  return {
    text: request.text,
    font,
    x,
    y,
    size,
    width: widestEm * size,
    height: size * cap + (lines.length - 1) * step + bow * size,
    descends: /[gjpqy,]/.test(shown) || hasDevanagari(shown),
    turn: request.turn ?? 0,
    letters,
    lines: setLines,
  };
}

/** Latin letters as capitals, one for one; π stays π. */
function capitals(text: string): string {
  return text.replace(/\p{Script=Latin}/gu, (char) => {
    const capital = char.toUpperCase();
    return capital.length === char.length ? capital : char;
  });
}

/** One line, or two or three where that makes the letters bigger. */
function chooseLines(text: string, request: DisplayRequest, advance: (text: string) => number): string[] {
  const words = wholeFormulas(text.split(' '));
  let best = [text];
  let bestSize = Math.min(request.size, request.maxWidth / Math.max(advance(text), 0.01));
  for (let count = 2; count <= Math.min(3, words.length); count++) {
    const lines = splitEvenly(words, count, advance);
    const fitsWidth = request.maxWidth / Math.max(...lines.map(advance), 0.01);
    const fitsHeight =
      (request.maxHeight ?? request.size * 1.2) /
      (count * (request.asWritten ? (0.95 * asWrittenLineGap) / lineGap : 0.95));
    const size = Math.min(request.size, fitsWidth, fitsHeight);
    if (size > bestSize * 1.15) [best, bestSize] = [lines, size];
  }
  return best;
}

/** Words, with those that no line may part joined into one. */
function wholeFormulas(words: string[]): string[] {
  const whole: string[] = [];
  words.forEach((word, i) => {
    if (i > 0 && !breaksBetween(words[i - 1]!, word)) whole.push(`${whole.pop()} ${word}`);
    else whole.push(word);
  });
  return whole;
}

function splitEvenly(words: string[], count: number, advance: (text: string) => number): string[] {
  const goal = advance(words.join(' ')) / count;
  const lines: string[] = [];
  let line: string[] = [];
  words.forEach((word, i) => {
    const wider = [...line, word].join(' ');
    const rest = words.length - i;
    const full = line.length && Math.abs(advance(wider) - goal) > Math.abs(advance(line.join(' ')) - goal);
    if (lines.length < count - 1 && line.length && (full || rest <= count - 1 - lines.length)) {
      lines.push(line.join(' '));
      line = [];
    }
    line.push(word);
  });
  return [...lines, line.join(' ')];
}

export type DisplayPaint = {
  fill: readonly [top: string, bottom: string];
  shadow: boolean;
  outline?: number;
};

export function drawDisplay(
  fonts: FontBook,
  style: Style,
  ids: Ids,
  display: Display,
  paint: DisplayPaint,
): string {
  const { size, letters } = display;
  const cap = fonts.metrics(display.font).capHeight * size;
  const glyphs = letters
    .map((letter) => {
      const d = fonts.outline(letter.font, size, letter.text, letter.x, letter.baseline);
      if (!d) return '';
      const turn = `rotate(${round(letter.turn)} ${round(letter.middleX)} ${round(letter.middleY)})`;
      return tag('path', { d, transform: letter.turn ? turn : undefined });
    })
    .join('');
  const outline = round((paint.outline ?? outlineWidth(size)) * 1.9);
  const soft = !style.inked || style.finish === 'watercolor';
  const inked = (color: string, extra?: Attributes) =>
    svg`<g fill="${color}" stroke="${color}" stroke-width="${outline}" stroke-linejoin="round"${extra}>${glyphs}</g>`;
  const gradient = ids('d');
  const first = display.lines[0]?.baseline ?? display.y;
  const last = display.lines.at(-1)?.baseline ?? display.y;
  let out = '';
  if (paint.shadow)
    out += inked(style.ink, {
      transform: `translate(${round(size * 0.05)} ${round(size * 0.07)})`,
      opacity: soft ? 0.25 : undefined,
    });
  out += inked(soft ? '#ffffff' : style.ink);
  out += svg`<linearGradient id="${gradient}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(first - cap)}" x2="0" y2="${round(last)}"><stop offset="0" stop-color="${paint.fill[0]}"/><stop offset="0.45" stop-color="${paint.fill[0]}"/><stop offset="1" stop-color="${paint.fill[1]}"/></linearGradient>`;
  out += svg`<g fill="url(#${gradient})">${glyphs}</g>`;
  return display.turn
    ? svg`<g transform="rotate(${display.turn} ${round(display.x)} ${round(display.y)})">${out}</g>`
    : out;
}

/** The box around drawn letters and their outline, px; nothing where no letter can be printed. Turns are not counted. */
export function displayBox(fonts: FontBook, display: Display): Box | undefined {
  const { letters, lines, size, descends } = display;
  const pieces = lines.flatMap((line) => line.pieces);
  if (pieces.length === 0) return undefined;
  const outline = outlineWidth(size);
  const cap = fonts.metrics(display.font).capHeight * size;
  const baselines = letters.map((letter) => letter.baseline);
  const x = Math.min(...pieces.map((piece) => piece.x)) - outline;
  const y = Math.min(...baselines) - cap - outline;
  const foot = Math.max(...baselines) + (descends ? size * 0.2 : 0) + outline;
  return {
    x,
    y,
    width: Math.max(...pieces.map((piece) => piece.x + piece.width)) + outline - x,
    height: foot - y,
  };
}

const outlineWidth = (size: number) => Math.max(5, size * 0.085);

/** The text under the drawn letters, one run for each font of a line, all but transparent. */
export function displayRuns(style: Style, display: Display): TextRun[] {
  return display.lines.flatMap(({ baseline, pieces }) =>
    pieces.map((piece) => ({ ...piece, y: baseline, size: display.size, fill: `${style.ink}05` })),
  );
}
