/**
 * Key terms of a caption or line. The script marks them with stars ("*leaf*"), which nobody has to see: a field shows the
 * words without them, and what is typed there is put back between the stars.
 */

type Range = readonly [start: number, end: number];
type Marked = { plain: string; terms: Range[] };

const term = /\*([^*\n]+)\*/g;

function read(marked: string): Marked {
  const terms: Range[] = [];
  let gone = 0;
  const plain = marked.replace(term, (whole, words: string, at: number) => {
    terms.push([at - gone, at - gone + words.length]);
    gone += whole.length - words.length;
    return words;
  });
  return { plain, terms };
}

function write({ plain, terms }: Marked): string {
  let text = '';
  let done = 0;
  for (const [start, end] of terms) {
    text += `${plain.slice(done, start)}*${plain.slice(start, end)}*`;
    done = end;
  }
  return text + plain.slice(done);
}

/** The key terms of a text, in order. */
export const termsIn = (marked: string): string[] => {
  const { plain, terms } = read(marked);
  return terms.map(([start, end]) => plain.slice(start, end));
};

/** The text after its plain words were changed in a field: its terms stay, with the letters that were typed inside them. */
export function retyped(marked: string, plain: string): string {
  const before = read(marked);
  const most = Math.min(before.plain.length, plain.length);
  let head = 0;
  while (head < most && before.plain[head] === plain[head]) head++;
  let tail = 0;
  while (tail < most - head && before.plain.at(-1 - tail) === plain.at(-1 - tail)) tail++;
  const changedUntil = before.plain.length - tail;
  const longer = plain.length - before.plain.length;
  const terms = before.terms.flatMap(([start, end]): Range[] => {
    if (end <= head) return [[start, end]];
    if (start >= changedUntil) return [[start + longer, end + longer]];
    // Half of a term is none.
    const isInside = start <= head && changedUntil <= end;
    const words = plain.slice(start, end + longer);
    return isInside && words.trim() && !/[*\n]/.test(words) ? [[start, end + longer]] : [];
  });
  return write({ plain, terms });
}

/** The words that are selected, without the spaces around them, and whether they are a key term now. */
export type TermChoice = { words: string; start: number; end: number; isTerm: boolean };

/** What a selection in the plain words offers; a caret inside a term counts for that term. */
export function termChoice(marked: string, from: number, to: number): TermChoice | undefined {
  const { plain, terms } = read(marked);
  const inside = terms.find(([start, end]) => start <= from && to <= end && (from < to || from < end));
  if (inside) return { words: plain.slice(...inside), start: inside[0], end: inside[1], isTerm: true };
  const selected = plain.slice(from, to);
  const words = selected.trim();
  if (!words || /[*\n]/.test(words) || words.length > 60) return undefined;
  const start = from + selected.indexOf(words);
  return { words, start, end: start + words.length, isTerm: false };
}

/** Makes the chosen words a key term, or no longer one. Terms that they overlap give way. */
export function withTermChanged(marked: string, { start, end, isTerm }: TermChoice): string {
  const { plain, terms } = read(marked);
  const others = terms.filter((one) => one[1] <= start || one[0] >= end);
  const next: Range[] = isTerm ? others : [...others, [start, end] as const].sort((a, b) => a[0] - b[0]);
  return write({ plain, terms: next });
}
