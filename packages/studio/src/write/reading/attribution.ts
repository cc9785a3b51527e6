import { onceFor } from '../story/once-for.ts';
import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { speechVerbs } from './speech-verbs.ts';

const determiner = '(?:his|her|my|the|their|our|an?)';

/** Whether a piece of narration says who speaks and nothing else: "says Ana", "her dad told us quietly". */
export function isAttribution(part: string, people: readonly string[]): boolean {
  const words = withoutSigns(part).trim();
  if (!words) return true;
  return attribution.test(
    namesOf(people).reduce((text, name) => markWordInAnyCase(text, name) || text, words),
  );
}

const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}'’ ]/gu, ' ').replace(/\s+/g, ' ');

/** "Ana Maria" before "Ana". */
const namesOf = onceFor((people: readonly string[]) =>
  people.map((name) => name.replace(/\./g, '')).sort((a, b) => b.length - a.length),
);

/** Somebody without a name is called by a word, too: "her mother". */
const word = `[${theWord}\\p{Ll}]+`;
const subject = `(?:${theWord}|he|she|they|I|we|${determiner} (?:${word} )?${word})`;
const object = `(?:${theWord}|him|her|me|us|them|${determiner} ${word})`;
const attribution = new RegExp(
  `^(?:and |but |then )?(?:${subject} (?:${speechVerbs})|(?:${speechVerbs}) ${subject})(?: (?:to )?${object})?(?: \\p{L}+ly)?$`,
  'iu',
);
