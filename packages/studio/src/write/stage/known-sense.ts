import type { StorySentence } from '../story/analyse-story.ts';
import { singular } from '../text/words.ts';
import { isOtherSense } from './denied-senses.ts';

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
  const one = singular(noun);
  const isTheSame = new RegExp(
    `(?<!\\p{L})(?:the|this|that|my|our|his|her|their|its) (?:\\p{Ll}+ )?${noun}(?!\\p{L})`,
    'iu',
  );
  if (!isTheSame.test(text)) return false;
  const names = new RegExp(`(?<!\\p{L})${one}s?(?!\\p{L})`, 'iu');
  return sentences
    .slice(0, index)
    .some((before) => names.test(before.text) && isOtherSense(icon, one, before.text));
}
