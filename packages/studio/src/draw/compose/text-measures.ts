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

/** Balloons by text, kind, size and width. One key of all four would be a new text at each of very many looks. */
type ByText = Map<string, Map<StagedLine['kind'], Map<number, Map<number, BubbleShape | undefined>>>>;

/** The map at this key, which is made where there is none. */
function within<K, I, V>(maps: Map<K, Map<I, V>>, key: K): Map<I, V> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<I, V>();
  maps.set(key, made);
  return made;
}

export function createMeasures(fonts: FontBook, style: Style): Measures {
  const paragraphs = new Map<string, Paragraph>();
  const bubbles: ByText = new Map();
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
      const ofSize = within(within(within(bubbles, line.text), line.kind), nominalSize);
      if (!ofSize.has(width))
        ofSize.set(width, shapeBubble(paragraph(line.text), line.kind, style, nominalSize, width));
      return ofSize.get(width);
    },
  };
}
