import type { Random } from '../draw/random.ts';

export { createRandom as seededRandom, hashText } from '../draw/random.ts';

/** A shuffled copy. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
