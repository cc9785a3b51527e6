import type { Expression } from './expressions.ts';

/** A token with the numbers of all lists of words that it is in, and how many tokens its sentence has from it on. */
export type Marked = { symbols: ReadonlySet<number>; sentence: number; left: number };

/** How far an expression looks ahead, in tokens. */
const furthest = 30;

/**
 * Where an expression ends that begins at `start`, as the number of the token after it; undefined where it does not match.
 * All places where it can have got to are followed at once, one bit each, so that its cost is its length times its gaps,
 * whatever the text.
 */
export function endOfMatch(
  { elements }: Expression,
  tokens: readonly Marked[],
  start: number,
): number | undefined {
  const { sentence, left } = tokens[start]!;
  const length = Math.min(left, furthest);
  const inside = 2 ** (length + 1) - 1;
  let places = 1;
  for (const element of elements) {
    let next = 0;
    if (element.kind === 'gap') {
      next = places;
      for (let i = 1; i <= element.most; i++) next |= places << i;
      next &= inside;
    } else
      for (let rest = places; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const i = 31 - Math.clz32(bit);
        const here = i < length ? tokens[start + i] : undefined;
        if (element.kind === 'word') {
          if (element.optional) next |= bit;
          if (here?.symbols.has(element.symbol)) next |= bit << 1;
        } else if (element.kind === 'next') {
          if (!here?.symbols.has(element.symbol)) next |= bit;
        } else if (element.kind === 'last') {
          if (!here && length < furthest) next |= bit;
        } else {
          const before = tokens[start + i - 1];
          const same = before?.sentence === sentence;
          if (element.kind === 'first' ? !same : !(same && before.symbols.has(element.symbol))) next |= bit;
        }
      }
    if (next === 0) return undefined;
    places = next;
  }
  return start + 31 - Math.clz32(places & -places);
}
