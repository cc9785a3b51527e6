import { singular } from '../text/words.ts';
import type { Meant } from './beings.ts';
import { type BeingNoun, beingOf } from './noun-kinds.ts';
import type { Entity } from './reading.ts';
import { isOfYoung } from './wild-families.ts';

/** The queen of ants is an ant, where nobody else but animals is in the story. */
export function ofColony(entity: Entity, others: readonly Entity[]): Entity {
  const insect = others.find(({ what }) => what !== undefined && /^(?:ant|bee|wasp|termite)$/.test(what));
  const hasPeople = others.some(({ kind }) => kind === 'child' || kind === 'adult');
  if (!insect?.what || hasPeople || !/^(?:queen|king|worker|soldier|guard)$/.test(entity.role ?? ''))
    return entity;
  const { role = '', elder: _, ...animal } = entity;
  return { ...animal, name: role, kind: 'animal', what: insect.what };
}

/** What young animals of many kinds are called alike. */
const young = /^(?:bab(?:y|ies)|(?:chick|cub|pup|hatchling|nestling|fledgling)s?|cal(?:f|ves))$/;

/** The one kind of animal that a text tells of, where it tells of nobody else. */
export function onlySpecies(others: readonly Entity[]): string | undefined {
  const species = new Set(others.flatMap(({ kind, what }) => (kind === 'animal' && what ? [what] : [])));
  const isOfAnimals = others.every(({ kind }) => kind === 'animal' || kind === 'place' || kind === 'event');
  return isOfAnimals && species.size === 1 ? [...species][0] : undefined;
}

/**
 * "The mother lays one egg", "when the chick hatches": in a text about penguins these are penguins, though nobody says
 * whose mother she is. What only eats or hunts them has been told of by then, and makes two kinds.
 */
export function ofTheirKind(entity: Entity, { being, noun = '' }: Meant, others: readonly Entity[]): Entity {
  const what = onlySpecies(others);
  const isKin = being?.kin || beingOf(singular(noun))?.kin || /^parents?$/.test(noun) || young.test(noun);
  if (!what || !isKin) return entity;
  const { role: _, elder: __, ...animal } = entity;
  return { ...animal, name: noun, kind: 'animal', what };
}

/** "They swim south, where their calves are born": of whales, where a story tells of whales and of no cattle. */
function ofGreatBeast(noun: string, others: readonly Entity[]): string | undefined {
  if (!/^cal(?:f|ves)$/.test(noun)) return undefined;
  const told = new Set(others.flatMap(({ kind, what }) => (kind === 'animal' && what ? [what] : [])));
  if (told.has('cow') || told.has('buffalo')) return undefined;
  const great = [...told].filter((what) => greatBeasts.test(what));
  return great.length === 1 ? great[0] : undefined;
}
const greatBeasts =
  /^(?:whale|elephant|dolphin|giraffe|hippo|hippopotamus|rhino|rhinoceros|manatee|moose|caribou|camel|orca)$/;

const besideAnimals =
  /^(?:neighbou?r|friend|mate|guest|visitor|companion|enemy|helper|rival|master|servant)$/;

/** The mother of a dolphin is a dolphin, where nobody else is in the story who may be meant. */
export const kinOfAnimal = (
  entity: Entity,
  { being, noun }: Meant,
  owner: Entity | 'self' | undefined,
  others: readonly Entity[],
): Entity => {
  const isKin =
    being?.kin ||
    (being?.kind === 'group' && beingOf(singular(noun?.split(' ')[0] ?? ''))?.kin) ||
    // The calf of a whale is no cow's.
    young.test(noun ?? '');
  // The neighbour of a jackal is no man; of which kind it is, its own words tell.
  if (
    owner &&
    owner !== 'self' &&
    owner.kind === 'animal' &&
    besideAnimals.test(noun ?? '') &&
    being?.kind !== 'group'
  ) {
    const hasPeople = others.some(({ kind }) => kind === 'child' || kind === 'adult');
    if (!hasPeople) {
      const { role: _, elder: __, gender: ___, ...animal } = entity;
      return { ...animal, kind: 'animal' };
    }
  }
  const calf = ofGreatBeast(noun ?? '', others);
  if (calf) return { ...entity, what: calf };
  if (!isKin || !owner || owner === 'self' || owner.kind !== 'animal') return entity;
  // "The hen and her mother": she may be a girl's, where one is in the story so far.
  const isPersons =
    being?.kind !== 'group' &&
    others.some(({ kind, first }) => kind !== 'animal' && kind !== 'place' && first < entity.first);
  if (isPersons) return entity;
  const { role: _, elder: __, ...animal } = entity;
  return { ...animal, kind: 'animal', ...(owner.what && { what: owner.what }) };
};

/** Whether a word for an animal may mean this one: a name any, "the mother" no other than her, and no owlet is its mother. */
export const mayBeCalled = ({ name, kind, what }: Entity, noun: string, being: BeingNoun): boolean =>
  kind === 'animal' &&
  what === being.species &&
  (/^\p{Lu}/u.test(name) ||
    (being.kin ? singular(name) === singular(noun) : isOfYoung(name) === isOfYoung(noun)));

/** What a noun tells of an animal that has a name: its kind, and that it is young. */
export function noteSpecies(bearer: Entity, being: BeingNoun, noun: string): void {
  if (bearer.kind !== 'animal') return;
  if (being.kind === 'animal' && being.species) bearer.what ??= being.species;
  if (isOfYoung(noun)) bearer.young = true;
}
