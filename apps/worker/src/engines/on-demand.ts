import type { Artist } from './artist.ts';
import type { Writer } from './writer.ts';

/*
 * Engines whose code is loaded by their first order. Words, pictures and rules are most of what a worker could hold in
 * memory, and one that waits, or serves other lanes, has no need of them.
 */

/** A writer that is there once somebody orders something. @param load makes it, once */
export function writerOnDemand(name: Writer['name'], load: () => Promise<Writer>): Writer {
  const writer = once(load);
  return {
    name,
    breakdown: async (...order) => (await writer()).breakdown(...order),
    script: async (...order) => (await writer()).script(...order),
    quiz: async (...order) => (await writer()).quiz(...order),
    hardcoreQuiz: async (...order) => (await writer()).hardcoreQuiz(...order),
    faqs: async (...order) => (await writer()).faqs(...order),
    facts: async (...order) => (await writer()).facts(...order),
    another: async (...order) => (await writer()).another(...order),
    translate: async (...order) => (await writer()).translate(...order),
  };
}

/** An artist that is there once somebody asks for a picture. @param load makes it, once */
export function artistOnDemand(
  known: Pick<Artist, 'name' | 'knowsFaces'>,
  load: () => Promise<Artist>,
): Artist {
  const artist = once(load);
  return {
    ...known,
    artHash: async (order) => (await artist()).artHash(order),
    draw: async (...order) => (await artist()).draw(...order),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}
