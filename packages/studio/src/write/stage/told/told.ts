import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { StorySentence } from '../../story/analyse-story.ts';

/** A diagram with values that the sentences tell themselves. */
export type Told = { diagram: Diagram; from: StorySentence[] };

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberWord = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');

/** The text with small numbers in digits, and without commas in large ones. */
export const withDigits = (text: string) =>
  text
    .replace(numberWord, (word) => String(numberWords.indexOf(word.toLowerCase()) + 1))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

export const textOf = (sentences: StorySentence[]) => withDigits(sentences.map(({ text }) => text).join(' '));

/** A sentence that denies, asks or only supposes something tells no value. */
export const isSupposed = (text: string) =>
  /\b(?:not|never|nobody|none|if|would|could|might|should|imagine|pretend|wish|dream(?:s|ed|t)?)\b|n['’]t\b|\?/i.test(
    text,
  );

/** A sentence that takes back what was told, as "She was wrong" does. */
export const takesBack = (text: string) =>
  /\b(?:wrong|mistakes?|mistaken|false|untrue|incorrect|lied?|lying|joking|kidding|only a|made (?:it|that) up)\b/i.test(
    text,
  );

/** A sentence that says that something is not so. */
export const denies = (text: string) => /\b(?:not|never|no|cannot)\b|n['’]t\b/i.test(text);

export const number = '\\d+(?:\\.\\d+)?';
