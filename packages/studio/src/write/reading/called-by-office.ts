import { isGivenName } from '../story/first-names.ts';
import { familyWord } from './family-words.ts';
import type { Judged } from './name-fellows.ts';
import { title, titleBehind } from './name-runs.ts';
import { beingOf, borneByChildren } from './noun-kinds.ts';

/** Whom a story calls by what they are to all, or to their family, and by nothing else. */

/** "Coach" is Coach Denise, and "Sir" Fernandes Sir: the office of somebody whom the story names. */
export const isTitleOf = (short: string, long: string) => {
  const [first = '', ...rest] = long.split(' ');
  const isOffice = !short.includes(' ') && !beingOf(short.toLowerCase())?.kin && !isGivenName(short);
  return (
    isOffice &&
    rest.length > 0 &&
    ((short === first && title.test(short)) || (short === rest.at(-1) && titleBehind.test(short)))
  );
};

/** "Sir wrote on the board", "Coach nodded": whom all call by what they are. */
export function isOfficeAlone(name: string): boolean {
  const word = name.toLowerCase();
  const being = beingOf(word);
  const isWork = being?.kind === 'adult' && !being.kin && !borneByChildren.test(word) && !isGivenName(name);
  return isWork || /^(?:Sir|Ma['’]am|Madam|Madame|Miss|Mam|Coach)$/.test(name);
}

/** "Ma", "Taid": what stands with a capital only. */
export function calledInFamily(word: string): Judged {
  const relation = familyWord(word)!.relation;
  const gender = /(?:mother|aunt|sister)$/.test(relation) ? 'she' : 'he';
  if (/^older/.test(relation)) return { kind: 'child', gender };
  return { kind: 'adult', role: word, gender, ...(/^grand/.test(relation) && { elder: true as const }) };
}
