import type { Random } from './deck.ts';

/** The same things in another order (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const list = [...things];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

/** How words are compared: case and spacing do not matter. */
export const sameWords = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The first of those that read the same. */
export function distinctBy<T>(things: readonly T[], textOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return things.filter((one) => {
    const text = sameWords(textOf(one));
    return !seen.has(text) && seen.add(text);
  });
}

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
