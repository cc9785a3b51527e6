/**
 * Keeps answers that are the same for everybody for a moment, so that a class that opens the library
 * together asks the database once. Those who ask while an answer is being made wait for that one.
 */
export function createBriefCache<T>(freshMs: number, entriesMax: number, now: () => number = Date.now) {
  const entries = new Map<string, { answer: Promise<T>; until: number }>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known && known.until > now()) return known.answer;
    if (entries.size >= entriesMax) entries.clear();
    const answer = make();
    entries.set(key, { answer, until: now() + freshMs });
    // A failure is nothing to keep.
    answer.catch(() => entries.delete(key));
    return answer;
  };
}
