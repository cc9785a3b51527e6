import { appendEvent } from '@panelwise/db/repositories/run-events';
import type { RunRow } from '@panelwise/db/repositories/runs';
import type { WorkerDeps } from '../deps.ts';
import { announce } from './announce.ts';

/** Screens need no more than this. */
const minGapMs = 500;

/** Turns the reports of one step into progress events: at most two a second, the latest wins, none after the end. */
export class ProgressReporter {
  readonly #deps: WorkerDeps;
  readonly #run: RunRow;
  #latest: { done: number; message: string | undefined } | undefined;
  #lastAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: WorkerDeps, run: RunRow) {
    this.#deps = deps;
    this.#run = run;
  }

  /** @param done from 0 to 1 */
  report = (done: number, message?: string): void => {
    this.#latest = { done, message };
    const waitMs = this.#lastAt + minGapMs - Date.now();
    this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, waitMs));
  };

  /** Resolves when nothing more will be written. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #flush(): void {
    this.#timer = undefined;
    this.#lastAt = Date.now();
    const latest = this.#latest;
    if (latest) this.#writing = this.#writing.then(() => this.#write(latest.done, latest.message));
  }

  async #write(done: number, message: string | undefined): Promise<void> {
    try {
      // 99 at most: only the end of the run is 100.
      const event = await appendEvent(
        this.#deps.database.db,
        this.#run.id,
        { type: 'run:progress', message },
        Math.min(99, Math.round(done * 100)),
      );
      await announce(this.#deps, { events: [{ event, ownerId: this.#run.ownerId }] });
    } catch (error) {
      this.#deps.log.warn({ err: error, runId: this.#run.id }, 'progress could not be written');
    }
  }
}
