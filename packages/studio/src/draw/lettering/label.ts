import type { FontBook } from '../fonts.ts';
import type { TextRun } from '../page-plan.ts';
import type { Style } from '../styles.ts';
import { rectTag } from '../svg.ts';
import { balance, createParagraph, type Line, type Paragraph, widest } from './paragraph.ts';
import { toRuns } from './runs.ts';
import { smallestNominal } from './text-sizes.ts';

export type LabelRequest = {
  text: string;
  /** Middle of the label, and top of its capitals. */
  x: number;
  y: number;
  maxWidth: number;
  size: number;
  maxLines?: number;
  plate?: string;
  ink?: string;
};

/** A short text beside a thing or in a diagram: its lines, its box and its plate. */
export type Label = {
  text: string;
  size: number;
  nominalSize: number;
  runs: TextRun[];
  box: { x: number; y: number; width: number; height: number };
  plate: string | undefined;
};

export type LabelMaker = { fonts: FontBook; style: Style };

/**
 * Sets a label: the asked size or the nearest smaller one at which it fits in its lines. Where it fits at no size
 * that can be read, it takes the smallest that can and as many lines as it needs.
 */
export function makeLabel({ fonts, style }: LabelMaker, request: LabelRequest): Label {
  const { text, x, y, maxWidth, maxLines = 3, plate } = request;
  const paragraph = createParagraph(fonts, style.font, text);
  const { lines, nominalSize } = fit(paragraph, style, maxWidth, request.size, maxLines);
  const size = nominalSize * style.fontScale;
  const leading = size * style.leading * paragraph.spread;
  const capHeight = paragraph.capHeight * size;
  const width = widest(lines, paragraph.space) * size;
  const height = (lines.length - 1) * leading + capHeight;
  const ink = request.ink ?? style.ink;
  const runs = toRuns(
    fonts,
    { paragraph, lines, size, leading },
    { x, baseline: y + capHeight, centered: true, fill: ink, termFill: style.term },
  );
  const box = plate
    ? { x: x - width / 2 - 12, y: y - 8, width: width + 24, height: height + 18 }
    : { x: x - width / 2, y, width, height: height + 4 };
  return { text, size, nominalSize, runs, box, plate };
}

function fit(
  paragraph: Paragraph,
  style: Style,
  maxWidth: number,
  wanted: number,
  maxLines: number,
): { lines: Line[]; nominalSize: number } {
  const smallest = smallestNominal(style, 'label');
  let nominalSize = Math.max(wanted, smallest);
  for (;;) {
    const lines = balance(paragraph, maxWidth / (nominalSize * style.fontScale));
    const fits = widest(lines, paragraph.space) * nominalSize * style.fontScale <= maxWidth;
    if ((fits && lines.length <= maxLines) || !(nominalSize > smallest)) return { lines, nominalSize };
    nominalSize = Math.max(smallest, nominalSize - 1);
  }
}

/** Moves a label, text and all. */
export function moveLabel(label: Label, dx: number, dy: number): Label {
  return {
    ...label,
    box: { ...label.box, x: label.box.x + dx, y: label.box.y + dy },
    runs: label.runs.map((run) => ({ ...run, x: run.x + dx, y: run.y + dy })),
  };
}

export function drawLabelPlate({ box, plate }: Label, style: Style): string {
  if (!plate) return '';
  const fill = style.monochrome ? '#ffffff' : style.dark ? style.bubbleFill : plate;
  return rectTag(box.x, box.y, box.width, box.height, fill, {
    radius: style.blocky ? 0 : 12,
    stroke: style.inked ? { color: style.ink, width: Math.max(2, style.lineWidth * 0.6) } : undefined,
  });
}
