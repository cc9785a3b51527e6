import { mayBeCalled } from './animal-kin.ts';
import type { Meant } from './beings.ts';
import { givenNameGender } from './given-names.ts';
import { kinKey } from './kin-keys.ts';
import { isNameless } from './new-being.ts';
import { isPluralNoun } from './noun-kinds.ts';
import type { Entity } from './reading.ts';
import { isRuler, isTitledBehind, onlyChild } from './told-of.ts';

/** "The man at the door" is told of for the first time. */
const saysMore = /^ (?:in|at|from|with|who|on|behind|next|of|beside|under|that|whose|called|named)(?!\p{L})/u;

/** "The old man said": the only grown man whom the story has named so far; the only old one, where it has several. */
function onlyGrown(
  { noun = '', adjectives = [], to }: Meant,
  entities: readonly Entity[],
  { index, text }: { index: number; text: string },
): Entity | undefined {
  const gender = /^(?:man|gentleman)$/.test(noun) ? 'he' : /^(?:woman|lady)$/.test(noun) ? 'she' : undefined;
  if (!gender || saysMore.test(text.slice(to))) return undefined;
  // "A woman came. … The old woman said": she who came.
  if (entities.some((one) => isNameless(one) && one.role === noun && one.first <= index)) return undefined;
  const fitting = entities.filter(
    (one) =>
      one.kind === 'adult' &&
      one.first <= index &&
      !isNameless(one) &&
      /^\p{Lu}/u.test(one.name) &&
      (one.gender ?? givenNameGender(one) ?? gender) === gender,
  );
  const old = adjectives.includes('old') ? fitting.filter(({ elder }) => elder) : [];
  const likely = old.length > 0 ? old : fitting;
  return likely.length === 1 ? likely[0] : undefined;
}

/** "Olive and Hazel … said her twin": the other of two children. */
function otherOfTwo(owner: Entity | 'self' | undefined, entities: readonly Entity[]): Entity | undefined {
  const others = entities.filter(
    (one) => one.kind === 'child' && one !== owner && /^\p{Lu}\p{Ll}+$/u.test(one.name),
  );
  return owner && owner !== 'self' && others.length === 1 ? others[0] : undefined;
}

/** Somebody of the story whom a word for a being may mean, with whose it is; undefined for somebody new. */
export function knownAs(
  one: Meant,
  owner: Entity | 'self' | undefined,
  here: { introduced: ReadonlyMap<string, Entity>; index: number; text: string },
  entities: readonly Entity[],
): Entity | undefined {
  const { introduced } = here;
  const noun = one.noun!;
  const being = one.being!;
  if (being.kind === 'animal') {
    const later = introduced.get(noun);
    if (later) return later;
    const same = entities.filter((other) => mayBeCalled(other, noun, being));
    const isOther =
      /^(?:an?|another|two|three|four|five|six|some|many)$/.test(one.determiner ?? '') || isPluralNoun(noun);
    if (!isOther) return same[0];
    const unnamed = same.filter(({ name }) => /^\p{Ll}/u.test(name));
    // "The jackals" beside "the jackal" are the others of his kind.
    return isPluralNoun(noun) ? unnamed.find(({ name }) => isPluralNoun(name)) : unnamed[0];
  }
  if (being.kind === 'group')
    return entities.find(
      ({ kind, name }) => kind === 'group' && name.toLowerCase().split(' ').at(-1) === noun,
    );
  const newcomer = introduced.get(noun);
  if (newcomer && owner === undefined) return newcomer;
  const isNew = /^(?:an?|one|another|some|two|three)$/.test(one.determiner ?? '');
  if (isNew) return undefined;
  const child = one.determiner === 'the' ? onlyChild(noun, entities, here.index) : undefined;
  if (child) return child;
  const grown = one.determiner === 'the' ? onlyGrown(one, entities, here) : undefined;
  if (grown) return grown;
  const twin = noun === 'twin' ? otherOfTwo(owner, entities) : undefined;
  if (twin) return twin;
  const key = kinKey(noun);
  const called = entities.filter(
    ({ kind, name, role }) =>
      (kind === 'adult' || kind === 'child') &&
      (kinKey(role ?? '') === key ||
        kinKey(name.split(' ')[0]!.toLowerCase()) === key ||
        (one.determiner === 'the' && isTitledBehind(name, noun))),
  );
  // "The emperor" after the king of Mali was named is that king.
  const rulers = isRuler(noun) ? entities.filter(({ role }) => isRuler(role ?? '')) : [];
  if (called.length === 0 && rulers.length === 1 && rulers[0]!.known) return rulers[0];
  if (called.length === 1 && (!being.kin || owner !== undefined || one.determiner === 'their'))
    return called[0];
  if (owner === undefined && !being.kin && /^(?:teacher|coach)$/.test(noun)) {
    const titled = entities.filter(({ name }) => /^(?:Mr|Mrs|Ms|Miss)\b/.test(name));
    return titled.length === 1 ? titled[0] : undefined;
  }
  return undefined;
}
