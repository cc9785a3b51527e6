import { historicalById } from '../../language/historical-people.ts';
import { type KnownLook, knownLook } from '../../language/known-looks.ts';
import { complexionsOfThePast, countryOfPeriod, isDarkHair } from '../../language/looks-of-countries.ts';
import { rankOf, wardrobeOf } from '../../language/wardrobe-of.ts';
import type { CastMember } from '../cast/members.ts';
import { hashText } from '../random.ts';
import {
  type CallingName,
  type ChildAgeName,
  callingNames,
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
  /** Of somebody grown of today who holds one that is known by its clothes. */
  calling?: CallingName;
  wardrobe?: WardrobeName;
  rank?: RankName;
  known?: KnownLook;
  /** One id for all names of a person of history. */
  id?: string;
};

/**
 * What a script's `as` means for people: "girl", "tan-girl", "tan-teen-girl", "egypt-woman", "mughal-ruler-man", "light-mid-1900s-man",
 * "mahatma-gandhi", "young-mahatma-gandhi".
 * @returns undefined for what names no person
 */
export function lookNamed(as: string | undefined): NamedLook | undefined {
  if (!as) return undefined;
  return lookOfToday(as) ?? lookOfTime(as) ?? lookOfHistory(as);
}

/** The colour of skin that a look begins with, and what follows it. */
function complexionIn(as: string): [skin: Pick<NamedLook, 'skin'>, rest: string] {
  const skin = complexionNames.findIndex((name) => as.startsWith(`${name}-`));
  return skin < 0
    ? [{}, as]
    : [{ skin: skin as CastMember['skin'] }, as.slice(complexionNames[skin]!.length + 1)];
}

function lookOfToday(as: string): NamedLook | undefined {
  const [skin, rest] = complexionIn(as);
  const age = childAgeNames.find((name) => rest.startsWith(`${name}-`));
  const calling = callingNames.find((name) => rest.startsWith(`${name}-`));
  const before = age ?? calling;
  const person = personLooks.find((look) => look === (before ? rest.slice(before.length + 1) : rest));
  if (!person || (age && !children.has(person)) || (calling && person === 'crowd')) return undefined;
  // Who is told of as the child that they were wears no robe yet.
  return { person, ...skin, ...(age && { age }), ...(calling && !children.has(person) && { calling }) };
}

const children: ReadonlySet<PersonLook> = new Set(['girl', 'boy', 'child']);

function lookOfTime(as: string): NamedLook | undefined {
  const [skin, dressed] = complexionIn(as);
  const wardrobe = wardrobeNames.find((name) => dressed.startsWith(`${name}-`));
  if (!wardrobe) return undefined;
  const rest = dressed.slice(wardrobe.length + 1);
  const rank = rankNames.find((name) => rest.startsWith(`${name}-`));
  const person = personLooks.find((look) => look === (rank ? rest.slice(rank.length + 1) : rest));
  return person && { person, ...skin, wardrobe, rank: rank ?? 'worker' };
}

/** Stands before the id of somebody of history who is drawn as the child that they were. */
export const asYoung = 'young-';

function lookOfHistory(as: string): NamedLook | undefined {
  const isYoung = as.startsWith(asYoung);
  const person = historicalById(isYoung ? as.slice(asYoung.length) : as);
  if (!person) return undefined;
  const { gender, period, role, id } = person;
  const grown = id === undefined ? undefined : knownLook(id);
  const known = isYoung ? grown && whenYoung(grown) : grown;
  const age = isYoung || known?.marks.has('child') ? 'child' : known?.marks.has('old') ? 'elder' : 'adult';
  const wardrobe =
    wardrobeNames.find((name) => name === known?.marks.get('in')) ?? wardrobeOf(period) ?? 'modern';
  const rank = rankNames.find((name) => name === known?.marks.get('rank')) ?? rankOf(role);
  return {
    person: peopleBy[age][gender],
    wardrobe,
    rank,
    ...(known ? { known } : skinOf(id ?? as, period)),
    ...(id !== undefined && { id: isYoung ? `${asYoung}${id}` : id }),
  };
}

/** Of whom only the time and the region are known: they look as people did there; those who do not have a look of their own. */
function skinOf(id: string, period: string): Pick<NamedLook, 'skin'> {
  const choices = complexionsOfThePast(countryOfPeriod(period) ?? 'europe') ?? [];
  const name = choices[hashText(id) % Math.max(1, choices.length)];
  return name ? { skin: complexionNames.indexOf(name) as NonNullable<NamedLook['skin']> } : {};
}

/** No beard, no glasses and no grey hair yet. */
function whenYoung({ skin, hair, hairColor }: KnownLook): KnownLook | undefined {
  if (/^(?:bald|wig|wild)$/.test(hair)) return undefined;
  return { skin, hair, hairColor: isDarkHair(hairColor) ? hairColor : '#4a2d1c', marks: new Map() };
}

const peopleBy = {
  child: { she: 'girl', he: 'boy' },
  adult: { she: 'woman', he: 'man' },
  elder: { she: 'old-woman', he: 'old-man' },
} as const satisfies Record<string, Record<string, PersonLook>>;
