import { genderOfFirstName, isGivenName } from '../story/first-names.ts';
import type { Entity, Gender } from './reading.ts';

/** What stands before a family name only: "Senator Reed" may be a woman. */
const beforeSurname =
  /^(?:Senator|Representative|President|Governor|Mayor|Judge|Justice|Minister|Mx|Officer|Sergeant|Detective|Inspector|Councillor)\.? \p{Lu}[\p{L}'’-]+$/u;

/** What the given name of a person tells, where only girls or only boys bear it: of "Hui Min" the first word counts. */
export const givenNameGender = ({ name, kind }: Pick<Entity, 'name' | 'kind'>): Gender | undefined =>
  (kind === 'child' || kind === 'adult') && !beforeSurname.test(name)
    ? genderOfFirstName(
        name.split(' ').find((word) => isGivenName(word) || genderOfFirstName(word) !== undefined) ?? '',
      )
    : undefined;

/** Fewer pronouns than this do not outvote a given name of one gender: one may have meant somebody else. */
const nameWeight = 2;

/**
 * What pronouns and the given name tell together.
 * @param pronouns how many more times somebody seems to be called "she" than "he"
 */
export function genderTold(pronouns: number, entity: Entity): Gender | undefined {
  const byName = givenNameGender(entity);
  const votes = pronouns + (byName === 'she' ? nameWeight : byName === 'he' ? -nameWeight : 0);
  // Where they are even, the text is believed: it can mean nobody else.
  const told = votes === 0 ? pronouns : votes;
  return told === 0 ? undefined : told > 0 ? 'she' : 'he';
}

const syllable =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:ai|ang?|ao|a|ei|eng?|er|e|iang?|iao|ian|ia|ie|ing?|iong|iu|i|ong|ou|o|uai|uang?|ua|ue|ui|un|uo|u)$/iu;

/** "Xin Yi": one given name, as it is written from Chinese. */
export const isOfTwoSyllables = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => syllable.test(word));
