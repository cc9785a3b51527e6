/**
 * Words that stand in a field and not yet in the script: it takes them when typing pauses, so that a key costs what its
 * field costs. Whoever needs the script as it is now, to store it or to take a change back, has them taken first.
 */
const waiting = new Set<() => void>();

/** Notes a field whose words wait. @returns forgets it again */
export function waitToTake(take: () => void): () => void {
  waiting.add(take);
  return () => waiting.delete(take);
}

export const areWordsWaiting = () => waiting.size > 0;

/** Has the script take all words that wait. @returns whether there were any */
export function takeTyped(): boolean {
  const had = areWordsWaiting();
  for (const take of waiting) take();
  return had;
}
