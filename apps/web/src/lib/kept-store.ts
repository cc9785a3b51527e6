/** Things of one kind that this browser keeps by id: words that are not stored anywhere else yet. */
export type KeptStore<T> = {
  /** False when this browser cannot keep it: its storage is full or off, or it is huge. */
  keep: (id: string, value: T) => boolean;
  find: (id: string) => T | undefined;
  drop: (id: string) => void;
  /** `at` is when it was kept, in ms since 1970; 0 where that is not known. */
  all: () => { id: string; value: T; at: number }[];
};

/** Of so many things words are kept; those that waited longest make room. */
const mostThings = 20;
/** Characters. Far more than a form or a script may have, so that what is too long for the server is kept as well. */
const longest = 1_500_000;

/**
 * Keeps things in the browser's storage under a common beginning of their keys.
 * @param read makes what was stored a thing again; undefined when it is none
 */
export function keptStore<T extends object>(
  prefix: string,
  read: (stored: Record<string, unknown>) => T | undefined,
): KeptStore<T> {
  const parse = (id: string): Record<string, unknown> | undefined => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(prefix + id) ?? 'null');
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
    } catch {
      return undefined;
    }
  };
  const ids = () => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  };
  const keptAt = (id: string) => Number(parse(id)?.at) || 0;
  const find = (id: string) => {
    const stored = parse(id);
    return stored && read(stored);
  };
  const drop = (id: string) => {
    try {
      localStorage.removeItem(prefix + id);
    } catch {
      // Nothing was kept.
    }
  };
  return {
    keep: (id, value) => {
      const text = JSON.stringify({ ...value, at: Date.now() });
      if (text.length > longest) return false;
      try {
        localStorage.setItem(prefix + id, text);
      } catch {
        return false;
      }
      const others = ids().filter((other) => other !== id);
      if (others.length >= mostThings)
        // What was kept in the same millisecond never makes room for itself.
        for (const old of others.toSorted((a, b) => keptAt(b) - keptAt(a)).slice(mostThings - 1)) drop(old);
      return true;
    },
    find,
    drop,
    all: () =>
      ids().flatMap((id) => {
        const value = find(id);
        return value ? [{ id, value, at: keptAt(id) }] : [];
      }),
  };
}
