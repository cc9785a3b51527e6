import type { Meant } from './beings.ts';
import { kinKey } from './kin-keys.ts';
import type { Mention } from './mentions.ts';
import type { Entity } from './reading.ts';

/** "Wangari's mother" has no brother in a story: Wangari has one. */
export const whoseKin = (owner: Entity | undefined, entities: readonly Entity[]) =>
  owner &&
  entities.find(
    ({ name, aliases, gender }) =>
      [name, ...aliases].some((called) => owner.name.startsWith(`${called}'s `)) &&
      (gender ?? owner.gender) === (owner.gender ?? gender),
  );

/** Who is told of as a child in a life. */
export const asChild =
  /(?<!\p{L})(?:As (?:an? )?(?:\p{Ll}+ )?(?:boy|girl|child|student|teenager),? |At (?:the age of )?(?:\p{L}+|\d+),? |When )$/u;

const bodyOfAnimal =
  /^ (?:\p{Ll}+ ){0,2}(?:tail|beak|wings?|feathers|paws?|fur|trunk|claws|mane|horns?|hooves|shell|snout|whiskers)(?!\p{L})/u;

/** The one animal that acts before it in its sentence owns a tail or a beak. */
export function ownerOfBody(one: Meant, text: string, out: readonly Meant[]): Entity | undefined {
  if (!bodyOfAnimal.test(text.slice(one.to))) return undefined;
  const acting = out.filter(({ acts, who }) => acts && who);
  return acting.length === 1 && acting[0]!.who!.kind === 'animal' ? acting[0]!.who : undefined;
}

/** Whether a brother or sister of somebody grown-up is told of, and not as a little one. */
export const isGrownSibling = ({ noun, adjectives = [] }: Meant, owner: Entity | 'self' | undefined) =>
  /^(?:brother|sister)$/.test(noun ?? '') &&
  owner !== undefined &&
  owner !== 'self' &&
  owner.kind === 'adult' &&
  !adjectives.some((word) => /^(?:little|younger|baby|small|kid|young)$/.test(word));

/** What the owner of a daughter or son is to them. */
export const parentBy = (one: Meant, { gender }: Entity) =>
  gender === 'she' || one.determiner === 'her' ? 'mother' : 'father';

/** "Said the old man": what the words tell of the age of whom they name. */
export function markAged(who: Entity, { noun, adjectives = [] }: Mention): void {
  if (
    who.kind === 'adult' &&
    noun !== 'friend' &&
    adjectives.some((word) => /^(?:old|elderly|aged)$/.test(word))
  )
    who.elder = true;
}

const grandchild = /^grand(?:son|daughter|child|children)$/;

/** "She did not slow down, but her grandson did": whoever has one is old. Those of history are as old as their life tells. */
export function markGrandparent(owner: Entity | 'self' | undefined, noun: string): void {
  if (!owner || owner === 'self' || owner.kind === 'animal' || owner.known || !grandchild.test(noun)) return;
  owner.kind = 'adult';
  owner.elder = true;
}

/** "He wanted to sell them for his son's school bag": whoever has a child is grown. */
export function markParent(owner: Entity | 'self' | undefined, noun: string): void {
  if (owner && owner !== 'self' && owner.kind === 'child' && /^(?:son|daughter|wife|husband)s?$/.test(noun))
    owner.kind = 'adult';
}

/**
 * "Lalla Fatima and her grandson. … Yassine asked. … his grandmother added": the grandmother of a child, where the story has
 * told of one whose grandchild has no name yet; that grandchild is the child.
 */
export function grandparentOf(
  owner: Entity | 'self' | undefined,
  noun: string,
  relations: ReadonlyMap<string, Entity>,
  entities: readonly Entity[],
): Entity | undefined {
  const relation = kinKey(noun);
  if (!owner || owner === 'self' || owner.kind !== 'child' || !/^grand(?:mother|father)$/.test(relation))
    return undefined;
  const gender = relation === 'grandmother' ? 'she' : 'he';
  for (const [key, child] of relations) {
    const [name, what = ''] = key.split('/');
    const one = entities.find((entity) => entity.name === name && (entity.gender ?? gender) === gender);
    if (!one || !grandchild.test(what) || (child !== owner && !child.name.startsWith(`${one.name}'s `)))
      continue;
    if ((child.gender ?? owner.gender) !== (owner.gender ?? child.gender)) continue;
    child.name = owner.name;
    return one;
  }
  return undefined;
}
