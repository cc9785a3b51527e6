/** Counts attempts under a key within a window that begins with the first one. */
export interface AttemptCounter {
  /** Counts one attempt. `resetMs` is how long until the window ends. */
  hit(key: string, windowMs: number): Promise<{ count: number; resetMs: number }>;
  /** How many attempts were counted in the window that goes on; 0 where there is none. */
  count(key: string): Promise<number>;
  clear(key: string): Promise<void>;
}

const keysMax = 50_000;

/** Counts in this process: enough for one API process, and the fallback of several. */
export function memoryAttemptCounter(now: () => number = Date.now): AttemptCounter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    hit: async (key, windowMs) => {
      let window = windows.get(key);
      if (!window || window.endsAt <= now()) {
        if (windows.size >= keysMax) forgetEnded(windows, now());
        window = { count: 0, endsAt: now() + windowMs };
        windows.set(key, window);
      }
      window.count += 1;
      return { count: window.count, resetMs: window.endsAt - now() };
    },
    count: async (key) => {
      const window = windows.get(key);
      return window && window.endsAt > now() ? window.count : 0;
    },
    clear: async (key) => {
      windows.delete(key);
    },
  };
}

/** Ended windows go; if that is not enough, the oldest half goes too, so that memory stays bounded. */
function forgetEnded(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  if (windows.size < keysMax) return;
  for (const key of [...windows.keys()].slice(0, keysMax / 2)) windows.delete(key);
}
