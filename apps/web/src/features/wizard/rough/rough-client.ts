import type { Remote } from 'comlink';
import type { Studio } from './rough.worker.ts';

type Waiting = {
  ask: (studio: Remote<Studio>) => Promise<unknown>;
  canWait: boolean;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

let running: Promise<Remote<Studio>> | undefined;
/** The first one is with the worker; the others wait here, where they can still be taken back. */
let queue: Waiting[] = [];

/**
 * Asks the studio in its own thread, so that typing never waits for drawing. What is aborted before its turn
 * is never drawn: what was typed since has made it useless.
 * @param canWait until nobody waits for anything else
 */
export function askStudio<Result>(
  ask: (studio: Remote<Studio>) => Promise<Result>,
  { signal, canWait = false }: { signal?: AbortSignal; canWait?: boolean } = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const entry: Waiting = { ask, canWait, resolve, reject };
    // The first one is being done already.
    const patient = canWait ? -1 : queue.findIndex((other, i) => i > 0 && other.canWait);
    queue.splice(patient < 0 ? queue.length : patient, 0, entry);
    signal?.addEventListener('abort', () => {
      if (queue[0] !== entry) queue = queue.filter((other) => other !== entry);
      reject(new Error('Not needed any more.'));
    });
    if (queue.length === 1) void askFirst();
  });
}

/** Starts the thread and lets it load its fonts and words, before there is anything to draw. */
export function wakeStudio(): void {
  if (typeof Worker !== 'undefined') startStudio();
}

async function askFirst(): Promise<void> {
  const [first] = queue;
  if (!first) return;
  try {
    first.resolve((await first.ask(await startStudio())) as never);
  } catch (error) {
    first.reject(error);
  }
  if (queue[0] !== first) return;
  queue.shift();
  void askFirst();
}

function startStudio(): Promise<Remote<Studio>> {
  if (running) return running;
  const worker = new Worker(new URL('./rough.worker.ts', import.meta.url), { type: 'module' });
  // What a thread was asked that ends is never answered.
  const end = (error: Error) => {
    worker.terminate();
    running = undefined;
    for (const { reject } of queue) reject(error);
    queue = [];
  };
  worker.onerror = (event) => end(new Error(event.message || 'The studio did not start.'));
  running = import('comlink').then(({ wrap }) => wrap<Studio>(worker));
  running.catch(end);
  return running;
}
