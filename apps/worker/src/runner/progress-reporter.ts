import { appendEvent } from '@panelwise/db/repositories/run-events';
import type { RunRow } from '@panelwise/db/repositories/runs';
import { announce } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';

/** Screens need no more than this. */
const minGapMs = 500;

/** Turns the reports of one step into progress events: at most two a second, the latest wins, none after the end. */
export class ProgressReporter {
  readonly #deps: WorkerDeps;
  readonly #run: RunRow;
  #latest: { done: number; message: string | undefined } | undefined;
  #lastAt = -minGapMs;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(deps: WorkerDeps, run: RunRow) {
    this.#deps = deps;
    this.#run = run;
  }

  /** @param done from 0 to 1 */
  report = (done: number, message?: string): void => {
    if (this.#isClosed) return;
    this.#latest = { done, message };
    const waitMs = this.#lastAt + minGapMs - performance.now();
    this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, waitMs));
  };

  /** Resolves when nothing more will be written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #flush(): void {
    this.#timer = undefined;
    this.#lastAt = performance.now();
    const latest = this.#latest;
    if (latest) this.#writing = this.#writing.then(() => this.#write(latest.done, latest.message));
  }

  async #write(done: number, message: string | undefined): Promise<void> {
    try {
      // 99 at most: only the end of the run is 100.
      const percent = Math.min(99, Math.round(done * 100));
      const event = await appendEvent(
        this.#deps.database.db,
        this.#run,
        { type: 'run:progress', message },
        percent,
      );
      await announce(this.#deps, this.#run.ownerId, { events: [event] });
    } catch (error) {
      this.#deps.log.warn({ err: error, runId: this.#run.id }, 'progress could not be written');
    }
  }
}
