/** Lets a limited number of works run at once; the others wait their turn in order. */
export type Slots = {
  /** Waits for a slot. Call what it gives when the work is over. Rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<() => void>;
};

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    take: (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return Promise.resolve(release);
      }
      return new Promise((resolve, reject) => {
        const admit = () => {
          signal.removeEventListener('abort', leave);
          resolve(release);
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(signal.reason);
        };
        waiting.push(admit);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
