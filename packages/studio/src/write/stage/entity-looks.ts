import { type AnimalLook, animalLooks, type PersonLook } from '../../draw/vocabulary.ts';
import { rankOf, wardrobeOf } from '../../language/wardrobe-of.ts';
import { speciesOf } from '../../words/species.ts';
import type { Entity } from '../reading/reading.ts';

/** What a baby is by `what`: nothing shows one. */
export const infant = 'baby';

const inOffice = /^(?:ruler|noble|soldier)$/;

/** Animals that no drawing is of, and that a child would not tell from one that there is. */
const alike: Readonly<Record<string, AnimalLook>> = { emu: 'ostrich', rhea: 'ostrich' };

/**
 * What somebody of a story is drawn as: "girl", "victorian-girl", "marie-curie", "dog".
 * @param isOfThePast whether it plays in the past, though its people wear what they wear today: they hold an office in its clothes
 * @returns undefined for what is no being, and for an animal that no look shows
 */
export function lookOfEntity(entity: Entity, isOfThePast = false): string | undefined {
  const { kind, what, known, period, role } = entity;
  if (known) return known;
  const isOfficial = kind === 'adult' && inOffice.test(rankOf(role ?? ''));
  // Hardly a woman held one in the past of whom nothing tells that she is one.
  const isMan = isOfThePast && isOfficial && !entity.gender;
  const person = personLookOf(isMan ? { ...entity, gender: 'he' } : entity);
  if (person) {
    const wardrobe = period && wardrobeOf(period);
    const rank = rankOf(role ?? '');
    if (!wardrobe) return isOfThePast && isOfficial ? `modern-${rank}-${person}` : person;
    return [wardrobe, ...(rank === 'worker' ? [] : [rank]), person].join('-');
  }
  if (kind !== 'animal' || !what) return undefined;
  return animalLooks.find((look) => look === what) ?? speciesOf(what) ?? alike[what];
}

function personLookOf({ kind, gender, elder, what }: Entity): PersonLook | undefined {
  // As small as one is, nobody of the cast looks like it.
  if (kind === 'child' && what === infant) return undefined;
  if (kind === 'child') return gender === 'she' ? 'girl' : gender === 'he' ? 'boy' : 'child';
  if (kind === 'adult' && elder)
    return gender === 'she' ? 'old-woman' : gender === 'he' ? 'old-man' : 'elder';
  if (kind === 'adult') return gender === 'she' ? 'woman' : gender === 'he' ? 'man' : 'adult';
  return kind === 'group' ? 'crowd' : undefined;
}
