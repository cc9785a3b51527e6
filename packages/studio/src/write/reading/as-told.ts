import {
  animalKinds,
  type CastChoices,
  type CastKind,
  castKey,
  choiceFor,
} from '@panelwise/contracts/domain/cast';
import type { Entity } from './reading.ts';

/** What a creator has said of somebody whom a text calls by these names. */
export function kindTold(names: readonly string[], told: CastChoices | undefined): CastKind | undefined {
  return names.map((name) => choiceFor(told, name)?.kind).find((kind) => kind !== undefined);
}

/**
 * Makes entities what a creator has said they are, over what was read: "Biscuit is a dog". Who is nobody stays named, as a
 * thing. Entities are changed in place, for sentences already point at them.
 */
export function makeAsTold(entities: readonly Entity[], told: CastChoices | undefined): void {
  if (!told?.length) return;
  for (const entity of entities) {
    const kind = kindTold([entity.name, ...entity.aliases], told);
    if (kind) Object.assign(entity, beingOfKind(entity, kind));
  }
}

type Being = Pick<Entity, 'kind' | 'what' | 'gender' | 'elder' | 'known'>;

function beingOfKind({ gender }: Entity, kind: CastKind): Being {
  if (kind === 'nobody') return { ...unsaid, kind: 'thing' };
  const species = animalKinds.find((animal) => animal === kind);
  if (species) return { ...unsaid, kind: 'animal', what: species, gender };
  return {
    ...unsaid,
    kind: /^(?:girl|boy|child)$/.test(kind) ? 'child' : 'adult',
    gender: /^(?:girl|(?:old-)?woman)$/.test(kind)
      ? 'she'
      : /^(?:boy|(?:old-)?man)$/.test(kind)
        ? 'he'
        : undefined,
    elder: /^(?:old-|elder$)/.test(kind) || undefined,
  };
}

const unsaid = { what: undefined, gender: undefined, elder: undefined, known: undefined };

/** One key for the same choices in the same order, where there are any. */
export const choicesKey = (choices: CastChoices | undefined) =>
  JSON.stringify(choices?.map(({ name, kind }) => [castKey(name), kind]) ?? []);
