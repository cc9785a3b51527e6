import type { FontBook } from '../fonts.ts';
import { createParagraph, type Paragraph } from '../lettering/paragraph.ts';
import type { Style } from '../styles.ts';

/** Paragraphs of one page, measured once however often they are tried at another size. */
export type Measures = { fonts: FontBook; style: Style; paragraph: (text: string) => Paragraph };

export function createMeasures(fonts: FontBook, style: Style): Measures {
  const known = new Map<string, Paragraph>();
  return {
    fonts,
    style,
    paragraph: (text) => {
      let paragraph = known.get(text);
      if (!paragraph) {
        paragraph = createParagraph(fonts, style.font, text);
        known.set(text, paragraph);
      }
      return paragraph;
    },
  };
}
