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
  return patternFor(people).test(words);
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** One pattern for all pieces of a story. */
function patternFor(people: readonly string[]): RegExp {
  const known = patterns.get(people);
  if (known) return known;
  const names = people.map((name) => escapeRegExp(name.replace(/\./g, '')));
  const subject = `(?:${[...names, 'he', 'she', 'they', 'I', 'we', `${determiner} (?:\\p{Ll}+ )?\\p{Ll}+`].join('|')})`;
  const object = `(?:${[...names, 'him', 'her', 'me', 'us', 'them', `${determiner} \\p{Ll}+`].join('|')})`;
  const rest = `(?: (?:to )?${object})?(?: \\p{L}+ly)?`;
  const pattern = new RegExp(
    `^(?:and |but |then )?(?:${subject} (?:${speechVerbs})|(?:${speechVerbs}) ${subject})${rest}$`,
    'iu',
  );
  patterns.set(people, pattern);
  return pattern;
}
