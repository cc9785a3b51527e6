type Options = {
  /** Those who ask for an answer that is no longer fresh get it once more, while a new one is being made. */
  renewWhileUsed?: boolean;
  now?: () => number;
};

/** An answer that nobody has asked for in so many times its freshness is too old to be given once more. */
const oldestTimes = 10;

/**
 * Keeps answers that are the same for everybody for a moment, so that a class that opens the library
 * together asks the database once. Those who ask while an answer is being made wait for that one.
 */
export function createBriefCache<T>(freshMs: number, entriesMax: number, options: Options = {}) {
  const { renewWhileUsed = false, now = Date.now } = options;
  const entries = new Map<string, { answer: Promise<T>; madeAt: number; renewing: boolean }>();

  const renew = (key: string, make: () => Promise<T>): Promise<T> => {
    if (entries.size >= entriesMax) entries.clear();
    const answer = make();
    entries.set(key, { answer, madeAt: now(), renewing: false });
    // A failure is nothing to keep.
    answer.catch(() => entries.delete(key));
    return answer;
  };

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    const age = known ? now() - known.madeAt : Number.POSITIVE_INFINITY;
    if (known && age < freshMs) return known.answer;
    if (!known || !renewWhileUsed || age > freshMs * oldestTimes) return renew(key, make);
    if (!known.renewing) {
      known.renewing = true;
      const answer = make();
      answer.then(
        () => entries.set(key, { answer, madeAt: now(), renewing: false }),
        () => {
          known.renewing = false;
        },
      );
    }
    return known.answer;
  };
}
