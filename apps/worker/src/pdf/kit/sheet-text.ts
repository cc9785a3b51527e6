import { html, words } from '@panelwise/studio/draw/markup';

/** Letters of Devanagari with the signs that go with them: a font of whole words sets each such piece. */
const devanagari = /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]+/gu;

/** What a sheet says, piece by piece, so that the print can be read back and the fonts can be made. */
export type SheetText = {
  /** Words of a person as markup, noted as words that have to be printed. */
  say(text: string): string;
  /** Everything that was said, in its order. */
  said: string[];
  /** The pieces in Devanagari, which need their own font. */
  pieces: Set<string>;
};

/** Collects the words of a document while it is written. */
export function collectText(): SheetText {
  const said: string[] = [];
  const pieces = new Set<string>();
  return {
    said,
    pieces,
    say: (text) => {
      said.push(text);
      let at = 0;
      let out = '';
      for (const { 0: piece, index } of text.matchAll(devanagari)) {
        if (index > at) out += html`<span>${words(text.slice(at, index))}</span>`;
        out += html`<span class="deva">${words(piece)}</span>`;
        pieces.add(piece);
        at = index + piece.length;
      }
      return at < text.length ? out + html`<span>${words(text.slice(at))}</span>` : out;
    },
  };
}
