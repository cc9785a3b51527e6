import { genderOfFirstName, isGivenName, isListedName } from '../story/first-names.ts';
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
/** A name that we have listed ourselves, "Frank" or "Camille", is surer where there is somebody else whom they may have meant. */
const listedWeight = 4;

/**
 * What pronouns and the given name tell together.
 * @param pronouns how many more times somebody seems to be called "she" than "he"
 * @param entities everybody of the story
 */
export function genderTold(
  pronouns: number,
  entity: Entity,
  entities: readonly Entity[],
): Gender | undefined {
  const byName = givenNameGender(entity);
  const told = pronouns > 0 ? 'she' : 'he';
  const mayMeanOther = entities.some(
    (other) =>
      other !== entity && (other.gender ?? givenNameGender(other)) === told && other.kind !== 'animal',
  );
  const weight = mayMeanOther && entity.name.split(' ').some(isListedName) ? listedWeight : nameWeight;
  const votes = pronouns + (byName === 'she' ? weight : byName === 'he' ? -weight : 0);
  // Where they are even, the text is believed: it can mean nobody else.
  const sum = votes === 0 ? pronouns : votes;
  return sum === 0 ? undefined : sum > 0 ? 'she' : 'he';
}

const syllable =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:ai|ang?|ao|a|ei|eng?|er|e|iang?|iao|ian|ia|ie|ing?|iong|iu|i|ong|ou|o|uai|uang?|ua|ue|ui|un|uo|u)$/iu;

/** "Xin Yi": one given name, as it is written from Chinese. */
export const isOfTwoSyllables = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => syllable.test(word));
