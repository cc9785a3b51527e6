import { escapeRegExp } from '../text/words.ts';
import { speechVerbs } from './speech-verbs.ts';

const determiner = '(?:his|her|my|the|their|our|an?)';

/** Whether a piece of narration says who speaks and nothing else: "says Ana", "her dad told us quietly". */
export function isAttribution(part: string, people: readonly string[]): boolean {
  const words = part
    .replace(/[^\p{L}\p{N}'’ ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!words) return true;
  const names = people.map((name) => escapeRegExp(name.replace(/\./g, '')));
  const subject = `(?:${[...names, 'he', 'she', 'they', 'I', 'we', `${determiner} (?:\\p{Ll}+ )?\\p{Ll}+`].join('|')})`;
  const object = `(?:${[...names, 'him', 'her', 'me', 'us', 'them', `${determiner} \\p{Ll}+`].join('|')})`;
  const rest = `(?: (?:to )?${object})?(?: \\p{L}+ly)?`;
  return new RegExp(
    `^(?:and |but |then )?(?:${subject} (?:${speechVerbs})|(?:${speechVerbs}) ${subject})${rest}$`,
    'iu',
  ).test(words);
}
