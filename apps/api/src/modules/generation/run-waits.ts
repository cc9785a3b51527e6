import type { NotificationBus } from '@panelwise/queue/notifications/port';

const checkEveryMs = 1_000;

/** Waits for what runs bring about. */
export interface RunWaits {
  /**
   * Asks `check` until it gives something: at once, whenever a run of this owner ends, and every second in
   * case the notification bus is lost. Gives undefined when the time is up or the signal is aborted.
   */
  until<T>(
    ownerId: string,
    check: () => Promise<T | undefined>,
    options: { waitMs: number; signal: AbortSignal },
  ): Promise<T | undefined>;
  close(): void;
}

export function openRunWaits(bus: NotificationBus): RunWaits {
  const wakers = new Map<string, Set<() => void>>();
  const stopListening = bus.listen((message) => {
    if (message.topic !== 'run-event' || message.event.type !== 'run:ended') return;
    for (const wake of wakers.get(message.ownerId) ?? []) wake();
  });

  /** Resolves at the owner's next ended run, after a second, or when the signal is aborted. */
  const nextMoment = (ownerId: string, maxMs: number, signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = wakers.get(ownerId) ?? new Set();
    wakers.set(ownerId, mine.add(resolve));
    const timer = setTimeout(resolve, Math.min(checkEveryMs, maxMs));
    signal.addEventListener('abort', resolve as () => void);
    const forget = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', resolve as () => void);
      mine.delete(resolve);
      if (mine.size === 0) wakers.delete(ownerId);
    };
    return { promise, forget };
  };

  return {
    until: async (ownerId, check, { waitMs, signal }) => {
      const until = performance.now() + waitMs;
      for (;;) {
        if (signal.aborted) return undefined;
        // Listening begins before the check, so that an end between the two is not missed.
        const moment = nextMoment(ownerId, Math.max(0, until - performance.now()), signal);
        try {
          const found = await check();
          if (found !== undefined) return found;
          if (performance.now() >= until) return undefined;
          await moment.promise;
        } finally {
          moment.forget();
        }
      }
    },
    close: stopListening,
  };
}
