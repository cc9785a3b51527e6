import { historicalById } from '../../language/historical-people.ts';
import { type KnownLook, knownLook } from '../../language/known-looks.ts';
import { rankOf, wardrobeOf } from '../../language/wardrobe-of.ts';
import type { CastMember } from '../cast/members.ts';
import {
  type ChildAgeName,
  childAgeNames,
  complexionNames,
  type PersonLook,
  personLooks,
  type RankName,
  rankNames,
  type WardrobeName,
  wardrobeNames,
} from '../vocabulary.ts';

/** How a person is to look: who they are, and for other times what they wear; `known` for somebody of history. */
export type NamedLook = {
  person: PersonLook;
  /** Colour of the skin; of those of other times it goes by where they lived. */
  skin?: CastMember['skin'];
  /** Of a child that is no pupil of ten. */
  age?: ChildAgeName;
  wardrobe?: WardrobeName;
  rank?: RankName;
  known?: KnownLook;
  /** One id for all names of a person of history. */
  id?: string;
};

/**
 * What a script's `as` means for people: "girl", "tan-girl", "tan-teen-girl", "egypt-woman", "mughal-ruler-man", "mahatma-gandhi".
 * @returns undefined for what names no person
 */
export function lookNamed(as: string | undefined): NamedLook | undefined {
  if (!as) return undefined;
  return lookOfToday(as) ?? lookOfTime(as) ?? lookOfHistory(as);
}

function lookOfToday(as: string): NamedLook | undefined {
  const skin = complexionNames.findIndex((name) => as.startsWith(`${name}-`));
  const rest = skin < 0 ? as : as.slice(complexionNames[skin]!.length + 1);
  const age = childAgeNames.find((name) => rest.startsWith(`${name}-`));
  const person = personLooks.find((look) => look === (age ? rest.slice(age.length + 1) : rest));
  if (!person || (age && !children.has(person)) || (skin >= 0 && person === 'crowd')) return undefined;
  return { person, ...(skin >= 0 && { skin: skin as CastMember['skin'] }), ...(age && { age }) };
}

const children: ReadonlySet<PersonLook> = new Set(['girl', 'boy', 'child']);

function lookOfTime(as: string): NamedLook | undefined {
  const wardrobe = wardrobeNames.find((name) => as.startsWith(`${name}-`));
  if (!wardrobe) return undefined;
  const rest = as.slice(wardrobe.length + 1);
  const rank = rankNames.find((name) => rest.startsWith(`${name}-`));
  const person = personLooks.find((look) => look === (rank ? rest.slice(rank.length + 1) : rest));
  return person && { person, wardrobe, rank: rank ?? 'worker' };
}

function lookOfHistory(as: string): NamedLook | undefined {
  const person = historicalById(as);
  if (!person) return undefined;
  const { gender, period, role, id } = person;
  const known = id === undefined ? undefined : knownLook(id);
  const age = known?.marks.has('child') ? 'child' : known?.marks.has('old') ? 'elder' : 'adult';
  const wardrobe =
    wardrobeNames.find((name) => name === known?.marks.get('in')) ?? wardrobeOf(period) ?? 'modern';
  const rank = rankNames.find((name) => name === known?.marks.get('rank')) ?? rankOf(role);
  return {
    person: peopleBy[age][gender],
    wardrobe,
    rank,
    ...(known && { known }),
    ...(id !== undefined && { id }),
  };
}

const peopleBy = {
  child: { she: 'girl', he: 'boy' },
  adult: { she: 'woman', he: 'man' },
  elder: { she: 'old-woman', he: 'old-man' },
} as const satisfies Record<string, Record<string, PersonLook>>;
