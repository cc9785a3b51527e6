import type { RoughJob, RoughReply, RoughRequest, RoughResult } from './rough-messages.ts';

type Waiting = RoughRequest & { resolve: (result: never) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
/** The first one is with the worker; the others wait here, where they can still be taken back. */
let queue: Waiting[] = [];

/**
 * Asks the studio in its own thread, so that typing never waits for drawing. A job that is aborted before
 * its turn is never drawn: what was typed since has made it useless.
 */
export function askStudio<K extends RoughJob['kind']>(
  job: Extract<RoughJob, { kind: K }>,
  signal?: AbortSignal,
): Promise<RoughResult[K]> {
  return new Promise((resolve, reject) => {
    const entry: Waiting = { id: ++lastId, job, resolve, reject };
    // A cover waits until nobody waits for anything else. The first one is being done already.
    const covers =
      job.kind === 'cover' ? -1 : queue.findIndex((other, i) => i > 0 && other.job.kind === 'cover');
    queue.splice(covers < 0 ? queue.length : covers, 0, entry);
    signal?.addEventListener('abort', () => {
      if (queue[0] !== entry) queue = queue.filter((other) => other !== entry);
      reject(new Error('Not needed any more.'));
    });
    if (queue.length === 1) sendFirst();
  });
}

/** Starts the thread and lets it load its fonts and words, before there is anything to draw. */
export function wakeStudio(): void {
  if (typeof Worker !== 'undefined') startWorker();
}

function sendFirst(): void {
  const [first] = queue;
  if (!first) return;
  try {
    startWorker().postMessage({ id: first.id, job: first.job } satisfies RoughRequest);
  } catch (error) {
    fail(error instanceof Error ? error : new Error(String(error)));
  }
}

function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./rough.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<RoughReply>) => {
    const first = queue.shift();
    if (data.ok) first?.resolve(data.result as never);
    else first?.reject(new Error(data.message));
    sendFirst();
  };
  worker.onerror = (event) => {
    worker?.terminate();
    worker = undefined;
    fail(new Error(event.message || 'The studio did not start.'));
  };
  return worker;
}

function fail(error: Error): void {
  for (const entry of queue) entry.reject(error);
  queue = [];
}
