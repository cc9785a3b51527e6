import { LRUCache } from 'lru-cache';

/** Gives the answer that is kept under a key, or makes it. Whoever asks while it is being made waits for that one. */
export type AnswerCache<T> = ((key: string, make: () => Promise<T>) => Promise<T>) & {
  /** Keeps nothing of what is there, and nothing of what is being made just now. */
  drop(): void;
};

/** An answer of which less than this share of its time is left is renewed, if somebody asks for it. */
const renewedAt = 1 / 4;

/**
 * Keeps answers that are the same for everybody for a moment, so that a class that opens the library together asks the
 * database once. What is in use is renewed before its time is over, and so nobody waits for it; an answer is never given
 * once it is older than `freshMs`. A failure is nothing to keep.
 */
export function createAnswerCache<T extends object | number | true>(
  freshMs: number,
  entriesMax: number,
  clock: { now(): number } = performance,
): AnswerCache<T> {
  const answers = new LRUCache<string, T, () => Promise<T>>({
    ttl: freshMs,
    max: entriesMax,
    perf: clock,
    ttlResolution: 0,
    fetchMethod: (_key, _old, { context: make }) => make(),
    // Whoever waits for an answer that is dropped meanwhile still gets it.
    ignoreFetchAbort: true,
  });
  const get = (key: string, make: () => Promise<T>) => {
    const left = answers.getRemainingTTL(key);
    const forceRefresh = left < freshMs * renewedAt;
    return answers.forceFetch(key, { context: make, forceRefresh, allowStale: left > 0 });
  };
  return Object.assign(get, { drop: () => answers.clear() });
}
