import type { StorySentence } from '../story/analyse-story.ts';
import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { singular } from '../text/words.ts';
import { isOtherSense } from './denied-senses.ts';

const theSame = new RegExp(
  `(?<!\\p{L})(?:the|this|that|my|our|his|her|their|its) (?:\\p{Ll}+ )?${theWord}`,
  'iu',
);

/**
 * Whether a story has told before that its noun means something else than a picture shows: once children have built a
 * tower of blocks, "the tower" is theirs and no castle's. English.
 * @param noun in lower case
 */
export function isKnownAsOther(
  icon: string,
  noun: string,
  { text, index }: Pick<StorySentence, 'text' | 'index'>,
  sentences: readonly StorySentence[],
): boolean {
  if (!theSame.test(markWordInAnyCase(text, noun))) return false;
  const one = singular(noun);
  const names = (before: string) => [one, `${one}s`].some((form) => markWordInAnyCase(before, form) !== '');
  return sentences
    .slice(0, index)
    .some((before) => names(before.text) && isOtherSense(icon, one, before.text));
}
