import { limits } from '@panelwise/contracts/domain/limits';

/** Numbers that a panel can show as so many things, as words of stories write them. */
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
/** The number that a word writes, 2 to 12; undefined for every other word. */
export function numberOf(word: string): number | undefined {
  if (Object.hasOwn(numbers, word)) return numbers[word];
  const value = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  return value >= 2 && value <= limits.countMax ? value : undefined;
}

/** The word for a number of things. */
export const numberWord = (count: number): string =>
  Object.keys(numbers).find((word) => numbers[word] === count) ?? String(count);

/** "Two thousand dollars" are not two. */
const multiples = /^(?:hundred|thousand|million|billion|dozen|percent)s?$/;
/** "Two boxes of bees", "after ten minutes small drops": the number is that of another noun. */
const endsCount = /^(?:of|\p{L}+[^su\P{L}]s)$/u;
const isTens = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;

/** How far before its noun a number may stand: "three big red apples". */
const attributes = 2;

/** "Two of the usual six lorries" are two; "one of the three apples" is no number of apples. */
function partOf(words: readonly string[], at: number): number | undefined {
  const part = words[words.lastIndexOf('of', at) - 1];
  return part === undefined ? undefined : numberOf(part);
}

/**
 * How many there are of a thing in the plural, by the number before it: "three ripe apples". Undefined where none is
 * told, and where it is a part of so many ("one of the three apples").
 * @param words in lower case; @param at where the noun's own words begin
 */
export function howMany(words: readonly string[], at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 1 - attributes); i--) {
    const count = numberOf(words[i]!);
    // "Fifty-two" comes in three pieces.
    if (words[i - 1] === '-' || isTens.test(words[i - 1] ?? '')) return undefined;
    const before = words.slice(Math.max(0, i - 1 - attributes), i);
    if (count !== undefined)
      return before.includes('of') || /^(?:\/|than)$/.test(before.at(-1) ?? '') ? partOf(words, i) : count;
    if (!/^\p{L}[\p{L}-]*$/u.test(words[i]!) || multiples.test(words[i]!) || endsCount.test(words[i]!))
      return undefined;
  }
  return undefined;
}
