const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');

/** English words for whole numbers, without those that mean one. */
export const numberWords: readonly string[] = [...small, ...tens];

/** The number that a word stands for; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  const lower = word.toLowerCase();
  if (small.includes(lower)) return small.indexOf(lower) + 2;
  return tens.includes(lower) ? (tens.indexOf(lower) + 3) * 10 : undefined;
}

const pattern = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');

/** A text with its number words as digits: "seven seas" and "7 seas" compare equal. */
export const numbersAsDigits = (text: string): string =>
  text.replace(pattern, (word) => String(numberOfWord(word)));

const ones = 'one two three four five six seven eight nine'.split(' ');
const composed = new RegExp(
  `\\b(?:(${ones.join('|')}|an?) hundred|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(${ones.join('|')}))\\b`,
  'gi',
);

/** A text with its whole numbers in figures, also "two hundred" and "twenty-one". Thousands and millions stay words. */
export const numbersInFigures = (text: string): string =>
  numbersAsDigits(
    text.replace(composed, (_, hundreds?: string, ten?: string, one?: string) => {
      const value = (word: string) => ones.indexOf(word.toLowerCase()) + 1;
      return String(hundreds ? Math.max(1, value(hundreds)) * 100 : numberOfWord(ten!)! + value(one!));
    }),
  );
