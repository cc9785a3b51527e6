import { fillIn } from '../../language/language.ts';
import type { LanguageTexts, LineKind } from '../../language/language-texts.ts';
import { seededRandom, shuffle } from '../random.ts';
import { plainWords } from '../text/words.ts';

export type Slots = { term?: string; amount?: string; name?: string; concept?: string };

/** Hands out short lines between the taught sentences, and sees to it that nothing is said twice in one comic. */
export type LineBank = {
  /** A line not said yet whose slots are all known; undefined when there is none left. */
  take(kind: LineKind, slots?: Slots): string | undefined;
  /** As `take`, from lines that are not of the language's own. */
  draw(lines: readonly string[], slots?: Readonly<Record<string, string | undefined>>): string | undefined;
  /** Notes a line from elsewhere; false when it was said before. */
  say(text: string): boolean;
};

/** @param grade number of the grade, 0 for Kindergarten; older readers get calmer lines. */
export function createLineBank(seed: string, grade: number, texts: LanguageTexts): LineBank {
  const random = seededRandom(`${seed} lines`);
  const said = new Set<string>();
  const ofAge = grade <= 5 ? texts.youngLines : texts.olderLines;
  const decks = new Map<unknown, string[]>();
  const key = (text: string) => plainWords(text).join(' ') || text;
  const drawFrom = (
    of: unknown,
    lines: readonly string[],
    slots: Readonly<Record<string, string | undefined>>,
  ) => {
    const deck = decks.get(of) ?? shuffle([...lines], random);
    decks.set(of, deck);
    for (const template of deck) {
      const line = fillIn(template, slots);
      if (line === undefined || said.has(key(line))) continue;
      said.add(key(line));
      // A template with a slot comes back later with another word; let others go first.
      decks.set(of, [...deck.filter((other) => other !== template), template]);
      return line;
    }
    return undefined;
  };
  return {
    take: (kind, slots = {}) => drawFrom(kind, [...texts.lines[kind], ...(ofAge[kind] ?? [])], slots),
    draw: (lines, slots = {}) => drawFrom(lines, lines, slots),
    say(text) {
      if (said.has(key(text))) return false;
      said.add(key(text));
      return true;
    },
  };
}
