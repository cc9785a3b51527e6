import { isGivenName } from '../story/first-names.ts';
import { familyWord, isOldCall } from './family-words.ts';
import type { Judged } from './name-fellows.ts';
import { title, titleBehind } from './name-runs.ts';
import { beingOf } from './noun-kinds.ts';

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
export const isOfficeAlone = (name: string): boolean =>
  /^(?:Sir|Ma['’]am|Madame?|Miss|Mam|Coach|Matron|Nurse|Doctor|Captain|Principal|Headmaster|Headmistress|Headteacher|Warden|Teacher|Profe|Profesora?|Professora|Maestr[oa]|Mwalimu|Ustad|Imam)$/.test(
    name,
  );

/** "Dear Sir", "Yes, Sir": whoever is addressed has another name, or none. */
export const isOnlyAddressed = (
  places: readonly { from: number; to: number; index: number }[],
  sentences: readonly string[],
): boolean =>
  places.every(({ from, to, index }) => {
    const text = sentences[index]!;
    const before = text.slice(0, from);
    const isSpoken = before.split('"').length % 2 === 0;
    return (
      /(?<!\p{L})dear $/iu.test(before) ||
      ((isSpoken || from === 0) && /^[,!?.]/.test(text.slice(to)) && /^$|[",] ?$/.test(before))
    );
  });

/** "Ma", "Taid": what stands with a capital only. */
export function calledInFamily(word: string): Judged {
  const relation = familyWord(word)!.relation;
  const gender = /(?:mother|aunt|sister)$/.test(relation) ? 'she' : 'he';
  if (/^older/.test(relation)) return { kind: 'child', gender };
  return { kind: 'adult', role: word, gender, ...(isOldCall(word) && { elder: true as const }) };
}
