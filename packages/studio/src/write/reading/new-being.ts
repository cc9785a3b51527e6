import { capitalise } from '../text/words.ts';
import type { Meant } from './beings.ts';
import { isInfant, shortName } from './called-so.ts';
import type { Entity } from './reading.ts';

/** "The priest": known by what they are only. */
export const isNameless = ({ name, role }: Entity) => role !== undefined && name.toLowerCase() === role;

/** Somebody without a name whom a story makes one of its people: "Priya's dad", "Tailor". */
export function createBeing(one: Meant, owner: Entity | 'self' | undefined, index: number): Entity {
  const { noun = '', being, adjectives = [] } = one;
  const of = one.determiner === 'of' ? 'of ' : '';
  const described =
    being!.kind === 'group' && !of && one.determiner ? [...adjectives.slice(-1), noun].join(' ') : noun;
  const plain = being!.kind === 'animal' ? noun : being!.kind === 'group' ? described : capitalise(noun);
  return {
    name: owner && owner !== 'self' ? `${shortName(owner)}'s ${noun}` : plain,
    kind: being!.kind,
    ...(being!.species && { what: being!.species }),
    ...(isInfant(noun, adjectives) && being!.kind === 'child' && { what: 'baby' }),
    ...(being!.gender && { gender: being!.gender }),
    ...((being!.elder || adjectives.includes('old')) && being!.kind === 'adult' && { elder: true as const }),
    ...(being!.kind === 'adult' && { role: noun }),
    aliases: [],
    first: index,
  };
}
