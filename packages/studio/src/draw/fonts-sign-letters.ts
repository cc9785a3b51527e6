import { type PenPoint, penStroke } from './fonts-sign-shapes.ts';

/**
 * Letters with marks, composed of a font's own letter and marks drawn with a pen. The unit is the height of
 * capitals.
 */
export type MarkedLetter = { base: string; marks: Mark[] };
type Mark = {
  /** Where the mark hangs: over the letter, under its middle or right foot, at its right top, or across it. */
  at: 'over' | 'under' | 'foot' | 'beside' | 'across';
  strokes: PenPoint[][];
};

const mark = (at: Mark['at'], ...strokes: string[]): Mark => ({ at, strokes: strokes.map(penStroke) });

/** By their combining characters; over and under a letter 0,0 is the middle of its top or foot. */
const marks: Record<string, Mark> = {
  '\u0300': mark('over', '-14,34 8,14'),
  '\u0301': mark('over', '-8,14 14,34'),
  '\u0302': mark('over', '-20,14 0,32 20,14'),
  '\u0303': mark('over', '-22,18 -10,28 8,18 22,28'),
  '\u0304': mark('over', '-20,22 20,22'),
  '\u0306': mark('over', '@0,32,20,18,180,360'),
  '\u0307': mark('over', '@0,22,3,3,0,360'),
  '\u0308': mark('over', '@-17,22,3,3,0,360', '@17,22,3,3,0,360'),
  '\u030a': mark('over', '@0,24,13,12,0,360'),
  '\u030b': mark('over', '-18,14 -4,34', '8,14 22,34'),
  '\u030c': mark('over', '-20,32 0,14 20,32'),
  '\u0326': mark('under', '4,-12 -4,-30'),
  '\u0327': mark('under', '2,-2 6,-14 -8,-28'),
  '\u0328': mark('foot', '0,0 @-2,-14,14,12,120,290'),
};
const apostrophe = mark('beside', '8,0 2,-22');
/** Tall letters wear their caron at the side. */
const tall = new Set(['d', 't', 'l', 'L']);

const crossed: Record<string, MarkedLetter> = {
  ł: { base: 'l', marks: [mark('across', '-22,38 22,64')] },
  Ł: { base: 'L', marks: [mark('across', '-38,34 6,62')] },
  đ: { base: 'd', marks: [mark('across', '-6,80 44,80')] },
  Đ: { base: 'D', marks: [mark('across', '-48,50 2,50')] },
  ħ: { base: 'h', marks: [mark('across', '-46,80 8,80')] },
  Ħ: { base: 'H', marks: [mark('across', '-46,76 46,76')] },
};

/** The letters of Latin Extended-A, with a comma below or a caron, that a letter of the alphabet and marks make. */
export const markedLetters: Record<string, MarkedLetter> = {
  ...Object.fromEntries(
    [...range(0x100, 0x17f), ...range(0x1cd, 0x1d4), ...range(0x218, 0x21b)].flatMap((char) => {
      const [base, sign] = [...char.normalize('NFD')] as [string, string?];
      if (!sign || !marks[sign] || !/^[a-zA-Z]$/.test(base) || /[jJģ]/.test(base + char)) return [];
      const beside = sign === '\u030c' && tall.has(base);
      const comma = sign === '\u0327' && /[gklnrGKLNR]/.test(base);
      const worn = beside ? apostrophe : marks[comma ? '\u0326' : sign]!;
      return [[char, { base: base === 'i' && worn.at === 'over' ? 'ı' : base, marks: [worn] }]];
    }),
  ),
  // The comma of a small g turns upwards.
  ģ: { base: 'g', marks: [mark('over', '-4,14 4,32')] },
  ...crossed,
};

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
