import type { Entity } from './reading.ts';

/** Rooms of people. */
const indoors = /^(?:home|bedroom|kitchen|classroom|library|office|gym|corridor)$/;
/** Animals that live with people. */
const housed = new Set(['dog', 'cat', 'mouse', 'hamster', 'parrot', 'goldfish', 'rabbit', 'guinea-pig']);

/**
 * Where each sentence of a story plays that only wild animals are in: an ant that runs home does not run into a living
 * room, and what its home looks like nobody has told.
 * @param actors everybody in the story
 */
export function inTheWild(
  places: readonly (string | undefined)[],
  actors: readonly Entity[],
  texts: readonly string[],
): (string | undefined)[] {
  const isWild =
    actors.length > 0 && actors.every(({ kind, what = '' }) => kind === 'animal' && !housed.has(what));
  if (!isWild) return [...places];
  const isPolar = polar.test(texts.join(' '));
  return places.map((place) =>
    place && indoors.test(place) ? undefined : isPolar && (!place || warm.test(place)) ? 'snow' : place,
  );
}

/** "Emperor penguins live in Antarctica": there is no sea with palms. */
const polar =
  /(?<!\p{L})(?:live|breed|lay their eggs|spend the winter) (?:only )?(?:in|on) (?:the )?(?:cold )?(?:Antarctica?|Arctic|North Pole|South Pole|Greenland)(?!\p{L})/u;
const warm = /^(?:beach|sea|field|park|forest|lake)$/;
