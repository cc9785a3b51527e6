/** The letters and digits of a text, and where in the text each of them stands. */
function lettersOf(text: string): { letters: string; places: number[] } {
  const places: number[] = [];
  let letters = '';
  for (const { 0: sign, index } of text.matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    const lower = sign.toLowerCase();
    letters += lower;
    for (let i = 0; i < lower.length; i++) places.push(index);
  }
  return { letters, places };
}

export type Span = { from: number; to: number };

/**
 * Finds pieces of a story in it by their letters alone, whatever was done to spaces and quotes.
 * @returns a finder: the span of letters of a piece, the first at or after `from`; undefined when it is not there
 */
export function findIn(story: string): (piece: string, from?: number) => Span | undefined {
  const { letters } = lettersOf(story);
  return (piece, from = 0) => {
    const wanted = lettersOf(piece).letters;
    if (!wanted) return undefined;
    const at = letters.indexOf(wanted, from);
    return at < 0 ? undefined : { from: at, to: at + wanted.length };
  };
}

/** The spans of sentences that follow each other in a story. A sentence that is not there gets an empty span. */
export function spansOf(story: string, sentences: readonly string[]): Span[] {
  const find = findIn(story);
  let end = 0;
  return sentences.map((text) => {
    const span = find(text, end) ?? { from: end, to: end };
    end = span.to;
    return span;
  });
}

/** A piece shorter than this, in letters, belongs to a sentence only as a whole. */
const leastShared = 3;

/** Numbers of the spans that a span lies in, wholly or in part. */
export const touching = (spans: readonly Span[], { from, to }: Span): number[] =>
  spans.flatMap((span, i) => {
    const shared = Math.min(span.to, to) - Math.max(span.from, from);
    return shared >= Math.min(leastShared, to - from, span.to - span.from) && shared > 0 ? [i] : [];
  });
