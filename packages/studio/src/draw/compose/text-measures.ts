import type { FontBook } from '../fonts.ts';
import { type BubbleShape, shapeBubble } from '../lettering/bubble-shape.ts';
import { createParagraph, type Paragraph } from '../lettering/paragraph.ts';
import type { StagedLine } from '../staging/staged-panel.ts';
import type { Style } from '../styles.ts';

/** Paragraphs and balloons of one page, made once however often the planner tries them. */
export type Measures = {
  fonts: FontBook;
  style: Style;
  paragraph: (text: string) => Paragraph;
  /** As `shapeBubble`; the width is taken down to a multiple of four px, so that near misses are hits. */
  bubble: (line: StagedLine, nominalSize: number, maxWidth: number) => BubbleShape | undefined;
};

const widthStep = 4;

export function createMeasures(fonts: FontBook, style: Style): Measures {
  const paragraphs = new Map<string, Paragraph>();
  const bubbles = new Map<string, BubbleShape | undefined>();
  const paragraph = (text: string) => {
    let known = paragraphs.get(text);
    if (!known) {
      known = createParagraph(fonts, style.font, text);
      paragraphs.set(text, known);
    }
    return known;
  };
  return {
    fonts,
    style,
    paragraph,
    bubble: (line, nominalSize, maxWidth) => {
      const width = Math.floor(maxWidth / widthStep) * widthStep;
      const key = `${nominalSize}|${width}|${line.kind}|${line.text}`;
      if (!bubbles.has(key))
        bubbles.set(key, shapeBubble(paragraph(line.text), line.kind, style, nominalSize, width));
      return bubbles.get(key);
    },
  };
}
