import type { Browser } from 'puppeteer';
import { untilAborted } from './until-aborted.ts';

export type WarmBrowserOptions = {
  launch: () => Promise<Browser>;
  end: (browser: Browser) => Promise<void>;
  /** Resolves when the browser has ended, however that happened. */
  gone: (browser: Browser) => Promise<void>;
  /** How long an unused browser is kept, ms. */
  idleMs: number;
};

/** One browser that is started at need, shared while it works well, and ended when it is idle or broken. */
export type WarmBrowser = {
  /**
   * Lends the browser. When the work fails or is aborted, nobody gets this browser again: it is ended as soon
   * as the other works on it are over, and the next work has a fresh one.
   */
  use<T>(work: (browser: Browser) => Promise<T>, signal: AbortSignal): Promise<T>;
  close(): Promise<void>;
};

type Entry = {
  started: Promise<Browser>;
  lost: Promise<never>;
  works: number;
  retired: boolean;
  ended?: Promise<void>;
};

export function keepWarmBrowser({ launch, end, gone, idleMs }: WarmBrowserOptions): WarmBrowser {
  let current: Entry | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const entries = new Set<Entry>();

  const start = (): Entry => {
    const started = launch();
    const lost = started.then(gone).then(() => {
      throw new Error('The browser ended while it was in use.');
    });
    const entry: Entry = { started, lost, works: 0, retired: false };
    lost.catch(() => retire(entry));
    entries.add(entry);
    current = entry;
    return entry;
  };
  const retire = (entry: Entry) => {
    entry.retired = true;
    if (current === entry) current = undefined;
  };
  const finish = (entry: Entry): Promise<void> => {
    retire(entry);
    entry.ended ??= entry.started.then(end, () => undefined).then(() => void entries.delete(entry));
    return entry.ended;
  };

  return {
    use: async (work, signal) => {
      const entry = current ?? start();
      entry.works += 1;
      clearTimeout(idleTimer);
      try {
        return await untilAborted(Promise.race([entry.started.then(work), entry.lost]), signal);
      } catch (error) {
        retire(entry);
        throw error;
      } finally {
        entry.works -= 1;
        if (entry.works === 0) {
          if (entry.retired) finish(entry);
          else idleTimer = setTimeout(() => finish(entry), idleMs).unref();
        }
      }
    },
    close: async () => {
      clearTimeout(idleTimer);
      await Promise.all([...entries].map(finish));
    },
  };
}
