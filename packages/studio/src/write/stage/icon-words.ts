import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { singular } from '../text/words.ts';
import { iconWords } from './icon-table.ts';
import { moreIconWords } from './icon-table-more.ts';

const icons = new Map(
  [moreIconWords, iconWords].flatMap((table) =>
    Object.entries(table).flatMap(([icon, words]) => words.split(',').map((word) => [word, icon] as const)),
  ),
);

/** Every icon the tables can name; a test holds them against what can be drawn. */
export const knownIcons = [
  ...new Set([
    ...icons.values(),
    ...Object.values(readingRules).flatMap((rules) => [...rules.icons.values()]),
  ]),
];

const emptyHeads =
  /^(?:day|line|part|time|way|thing|place|point|end|condition|form|kind|level|light|call|letter|note|right|drop|second|record|play|present|seat|chance|frame|track|beat|piece|show|talk|stop|cut)s?$/;

/** The icon that shows an English term; a term of several words falls back on its last, the noun. Undefined rather than a guess. */
export function findIcon(term: string): string | undefined {
  const words = term.toLowerCase().replace(/^the /, '').split(' ');
  const last = singular(words.at(-1)!);
  const whole = [...words.slice(0, -1), last].join(' ');
  return (
    icons.get(words.join(' ')) ??
    icons.get(whole) ??
    (words.length > 1 && !emptyHeads.test(last) ? icons.get(last) : undefined)
  );
}

/** The icon that shows a term in a language; German nouns are known by their capital. */
export function iconFor(term: string, language: Language): string | undefined {
  if (language === 'en') return findIcon(term);
  const { icons: known } = readingRules[language];
  const lower = term.toLowerCase();
  return (
    known.get(term) ??
    known.get(lower) ??
    known.get(lower.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
  );
}
