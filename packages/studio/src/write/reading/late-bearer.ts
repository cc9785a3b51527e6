import { beingOf, speciesNamed } from './noun-kinds.ts';
import { withoutSpeech } from './without-speech.ts';

/** "Idris, the guard, calls her …": whoever calls is not who is called. */
const caller = /, (?:the|an?|my|our|his|her|their) [^,]+, (?:\p{Ll}+ )?$/u;

/** The last being before a name that it, her or him can mean, and the word before it. */
export function bearerOf(
  whom: string,
  before: string,
  sentences: readonly string[],
  index: number,
): [string | undefined, string | undefined] {
  const gender = whom === 'her' ? 'she' : whom === 'him' ? 'he' : undefined;
  for (const text of [
    before.replace(caller, ' '),
    ...[1, 2, 3].map((back) => sentences[index - back] ?? ''),
  ]) {
    const told: string[] = withoutSpeech(text).match(/\p{Ll}[\p{L}-]+/gu) ?? [];
    const at = told.findLastIndex((word, i) => {
      const being = beingOf(word, told[i - 1], sentences);
      return (
        being !== undefined &&
        being.kind !== 'group' &&
        (whom !== 'it' || being.kind === 'animal') &&
        (gender === undefined || (being.gender ?? gender) === gender)
      );
    });
    if (at >= 0) return [told[at], told[at - 1]];
  }
  // "'Cicadas,' she said. … One landed on his sleeve. He called it Screech."
  const spoken = sentences
    .slice(Math.max(0, index - 4), index)
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return [
    whom === 'it' ? spoken?.findLast((word) => speciesNamed(word, undefined, sentences)) : undefined,
    undefined,
  ];
}
