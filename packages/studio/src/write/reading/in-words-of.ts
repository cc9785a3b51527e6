import { withoutSpeech } from './without-speech.ts';

const name = '(?<name>(?-i:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?))';
const age = '(?:,? (?:aged |age )?\\d{1,2}(?: years(?: old)?)?,?)?';
const whose = '(?:(?:my|our|a|the) (?:(?-i:\\p{Ll}+) ){1,3})?';
/** "The story of Wangari" is about her. */
const writing =
  '(?:(?:text|report|letter|diary|essay|account|words|composition) (?:of|by|from)|(?:story|tale) (?:by|from))';
/** "This is the text of Wara, 13 years", "Here is what my pupil Wara wrote". */
const handsOver = [
  `^(?:This|Here) is (?:the|her|his|one) (?:own )?${writing} ${whose}${name}(?!\\p{L})`,
  `^(?:This|Here) (?:is|'s) (?:how|what) ${whose}${name}${age} (?:wrote|told|tells|remembers|remembered)(?!\\p{L})`,
  `^(?:As )?(?:told|written|recorded|remembered) by ${whose}${name}(?!\\p{L})`,
  `^${whose}${name}${age} (?:wrote|writes|tells)(?: it| this| us)?:$`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** So many sentences at the beginning tell whose words follow. */
const atBeginning = 5;

/**
 * Where a text goes over to somebody else, who tells the rest as "I": the last sentence before, and the name.
 * Undefined where whoever begins it tells all of it.
 * @param texts sentences of an English story
 */
export function inWordsOf(texts: readonly string[]): { at: number; name: string } | undefined {
  for (const [at, text] of texts.slice(0, atBeginning).entries())
    for (const pattern of handsOver) {
      const found = pattern.exec(withoutSpeech(text))?.groups?.name;
      if (found) return { at, name: found };
    }
  return undefined;
}
