import type { FontBook } from '../fonts.ts';
import type { TextRun } from '../page-plan.ts';
import { type Line, lineWidth, type Paragraph } from './paragraph.ts';

export type SetLines = {
  paragraph: Paragraph;
  lines: Line[];
  /** Printed font size and line distance, px. */
  size: number;
  leading: number;
};

export type RunPlace = {
  /** Left edge, or middle of the lines when `centered`. */
  x: number;
  /** Baseline of the first line. */
  baseline: number;
  centered: boolean;
  fill: string;
  termFill: string;
};

/**
 * Whether the i-th word of a line begins a run: where plain words and key terms, or fonts, meet. Spaces are the
 * paragraph's own, so words in another font stand alone.
 */
export function beginsRun({ font }: Paragraph, line: Line, i: number): boolean {
  const [before, word] = [line[i - 1], line[i]!];
  if (!before || before.term !== word.term || before.font !== word.font) return true;
  return word.font !== font && !word.glued;
}

/** The printed pieces of some lines: one per stretch of plain or key-term words in one font. */
export function toRuns(
  fonts: FontBook,
  { paragraph, lines, size, leading }: SetLines,
  place: RunPlace,
): TextRun[] {
  const { space } = paragraph;
  return lines.flatMap((line, row) => {
    const width = lineWidth(line, space) * size;
    let x = place.centered ? place.x - width / 2 : place.x;
    const y = place.baseline + row * leading;
    const runs: TextRun[] = [];
    line.forEach((word, i) => {
      const gap = i && !word.glued ? ' ' : '';
      const last = runs.at(-1);
      if (last && !beginsRun(paragraph, line, i)) {
        last.text += gap + word.text;
      } else {
        const start = x + (gap ? space * size : 0);
        runs.push({
          text: word.text,
          x: start,
          y,
          width: 0,
          size,
          font: word.font,
          fill: word.term ? place.termFill : place.fill,
        });
      }
      x += (word.width + (gap ? space : 0)) * size;
    });
    // Only whole runs are measured: their letters may join or keep apart across words.
    for (const run of runs) run.width = fonts.advance(run.font, run.text) * size;
    return runs;
  });
}
