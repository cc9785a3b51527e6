import type { Entity } from './reading.ts';

const onlyThere = new Set(['shark', 'dolphin', 'whale', 'octopus', 'starfish', 'jellyfish', 'seahorse']);
/** These live there as well as in rivers or on the shore. */
const alsoThere = new Set(['fish', 'crab']);
/** They come and go. */
const guests = new Set(['seal', 'turtle', 'penguin', 'sea-lion', 'walrus', 'porpoise']);
const livesThere = ({ what = '' }: Entity) => onlyThere.has(what) || alsoThere.has(what);

/** Whom a sentence shows: no whale stands beside people, on no ground and on no deck. */
export function withoutSwimmers(
  people: readonly string[],
  entities: readonly Entity[],
  { place, firstPerson }: { place: string | undefined; firstPerson: boolean },
): string[] {
  const here = entities.filter(({ name }) => people.includes(name));
  const withPeople = firstPerson || here.some(({ kind }) => kind === 'child' || kind === 'adult');
  if (!withPeople || place === 'underwater') return [...people];
  const swims = ({ kind, what = '' }: Entity) => kind === 'animal' && onlyThere.has(what);
  return people.filter((name) => !here.some((one) => one.name === name && swims(one)));
}

/** Where fish are kept, caught or sold. */
const kept =
  /(?<!\p{L})(?:bowls?|tanks?|aquari(?:um|ums|a)|goldfish|pets?|jars?|buckets?|nets?|fishing|fisher\p{L}*|caught|cook\p{L}*|market|fish shop)(?!\p{L})/iu;
const waters = /^(?:sea|ocean|beach|river|stream|lake|pond|underwater)$/;

/**
 * The fish of a story that live in open water from its beginning to its end, by name: nobody keeps them, and none talks.
 * They are seen below the water or not at all.
 */
export function wildFish(entities: readonly Entity[], texts: readonly string[]): ReadonlySet<string> {
  const told = texts.join(' ');
  if (kept.test(told) || /["“”]/.test(told)) return new Set();
  return new Set(
    entities.flatMap(({ kind, what, name }) => (kind === 'animal' && what === 'fish' ? [name] : [])),
  );
}

/**
 * Where each sentence of a story plays that only animals of the sea are in: below it, not on a beach, wherever one of
 * them acts and nothing else is told.
 * @param actors everybody in the story
 * @param here whom each sentence is about
 */
export function underWater(
  places: readonly (string | undefined)[],
  actors: readonly Entity[],
  here: readonly (readonly string[])[],
  texts: readonly string[],
): (string | undefined)[] {
  const freeFish = wildFish(actors, texts);
  const isOfTheSea =
    actors.some(({ what = '' }) => onlyThere.has(what)) &&
    actors.every((one) => one.kind === 'animal' && (livesThere(one) || guests.has(one.what ?? '')));
  if (freeFish.size > 0 && !isOfTheSea) {
    const below = new Set(
      actors.filter((one) => freeFish.has(one.name) || onlyThere.has(one.what ?? '')).map(({ name }) => name),
    );
    return places.map((place, index) => {
      const among = here[index]!;
      const isBelow = among.some((name) => freeFish.has(name)) && among.every((name) => below.has(name));
      return isBelow && (place === undefined || waters.test(place)) ? 'underwater' : place;
    });
  }
  if (!isOfTheSea) return [...places];
  const swimmers = new Set(actors.filter(livesThere).map(({ name }) => name));
  return places.map((place, index) =>
    (place === undefined || place === 'sea' || place === 'ocean') &&
    here[index]!.some((name) => swimmers.has(name))
      ? 'underwater'
      : place,
  );
}
