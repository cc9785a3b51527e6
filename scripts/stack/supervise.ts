import { setTimeout as delay } from 'node:timers/promises';
import type { RunningProcess } from './processes.ts';

/** Ends of one process within this time, in ms, after which it is given up. */
const windowMs = 60_000;
const endsMax = 3;

export type SuperviseOptions = {
  startAgain(): Promise<RunningProcess>;
  /** Everything is being stopped: ends are wanted now. */
  isStopping(): boolean;
  say(line: string): void;
  /** Pause before the first new start, in ms; it doubles. */
  pauseMs?: number;
  /** Monotonic ms. */
  clock?(): number;
};

/**
 * Starts a process again whenever it ends, after a growing pause, and gives it up when it has ended three times within a
 * minute: it would only go on dying. Resolves when it was given up or everything is being stopped.
 */
export async function supervise(
  first: Pick<RunningProcess, 'name' | 'log' | 'exited'>,
  { startAgain, isStopping, say, pauseMs = 500, clock = () => performance.now() }: SuperviseOptions,
): Promise<void> {
  const { name, log } = first;
  let ends: number[] = [];
  let exited = first.exited;
  for (;;) {
    const code = await exited;
    if (isStopping()) return;
    ends = [...ends.filter((at) => at > clock() - windowMs), clock()];
    if (ends.length >= endsMax)
      return say(`${name} ended three times within a minute and is left alone now; see ${log}.`);
    say(`${name} ended with code ${code} and is started again; see ${log}.`);
    await delay(pauseMs * 2 ** (ends.length - 1));
    if (isStopping()) return;
    // One that ends before it is ready has ended, too.
    exited = startAgain().then(
      (again) => again.exited,
      () => 1,
    );
  }
}
