import type { RoughJob, RoughReply, RoughRequest, RoughResult } from './rough-messages.ts';

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Asks the studio in its own thread, so that typing never waits for drawing. Starts the thread on first use. */
export function askStudio<K extends RoughJob['kind']>(
  job: Extract<RoughJob, { kind: K }>,
): Promise<RoughResult[K]> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    startWorker().postMessage({ id, job } satisfies RoughRequest);
  });
}

function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./rough.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<RoughReply>) => {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) entry?.resolve(data.result as never);
    else entry?.reject(new Error(data.message));
  };
  worker.onerror = (event) => {
    for (const entry of waiting.values())
      entry.reject(new Error(event.message || 'The studio did not start.'));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}
