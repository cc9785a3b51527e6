import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { StepInput, StepName, StepOutput } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import type { RunHead, RunRow } from '@panelwise/db/repositories/runs';
import type { TaskRow } from '@panelwise/db/repositories/tasks';
import type { TaskKind } from '@panelwise/db/schema/runs';
import type { SideEffects } from '@panelwise/queue/announce';
import type { WorkerDeps } from '../deps.ts';
import type { CallContext } from '../engines/writer.ts';

/**
 * The only way to write something while a run or task goes on: in a transaction that holds its row and makes sure that
 * it is still the caller's, so that a worker which was cancelled, paused or cut off changes nothing.
 * @throws LeaseLost
 */
type Commit = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** What a step gets: the run with its parsed input, the way to stop, and the ways to write and to tell. */
export type StepContext<S extends StepName> = {
  deps: WorkerDeps;
  db: Database;
  run: RunRow;
  input: StepInput<S>;
  signal: AbortSignal;
  commit: Commit;
  /** Sends committed events to the screens. */
  tell: (...events: (StoredRunEvent | undefined)[]) => Promise<void>;
  /** Tells the screens how far the step is, 0 to 1; kept to twice a second. */
  report: (done: number, message?: string) => void;
  call: CallContext;
};

/**
 * What a step gives back. `save` runs in the transaction that ends the run, so either both happen or
 * neither, and never for a run that was cancelled or given to somebody else meanwhile. A parked run has put
 * its work into tasks, and the last of them ends it. Stored objects stand in an output by their keys, of which
 * the API makes addresses.
 */
export type StepResult<S extends StepName> =
  | { output: StepOutput<S>; save?: (tx: Transaction) => Promise<SideEffects | undefined> }
  | { parked: true; wakes: NonNullable<SideEffects['wakes']> };

/** Does a run, or cuts it into tasks. Throws what goes wrong and never returns it. */
export type StepHandler<S extends StepName> = (context: StepContext<S>) => Promise<StepResult<S>>;

/** What a task gets. */
export type TaskContext = {
  deps: WorkerDeps;
  db: Database;
  run: RunHead;
  task: TaskRow;
  signal: AbortSignal;
  commit: Commit;
  /** Sends committed events to the screens. */
  tell: (...events: (StoredRunEvent | undefined)[]) => Promise<void>;
};

/** Writes what a task has come to, in the transaction that ends it; not called when the task is lost meanwhile. */
export type TaskEnd = (tx: Transaction) => Promise<SideEffects>;

export type FailedTask = { run: RunHead; task: TaskRow; code: StoredRunEvent['errorCode']; message: string };

/** One kind of task of a step. */
export type TaskHandler = {
  /** Does a task. Throws what goes wrong and never returns it. */
  work(context: TaskContext): Promise<TaskEnd>;
  /** Writes that a task has failed for good, in the transaction that ends it. It has the rows and nothing else. */
  fail(tx: Transaction, failed: FailedTask): Promise<(StoredRunEvent | undefined)[]>;
  /** What people read when a task has ended its worker too often. */
  crashMessage: string;
};

/** The tasks of a step that cuts its runs up. */
export type StepTasks<S extends StepName = StepName> = {
  kinds: { readonly [K in TaskKind]: TaskHandler };
  /** What came of the run, once all its tasks have succeeded. */
  collect(tx: Transaction, run: RunHead): Promise<StepOutput<S>>;
  /** What went wrong, for people, once none can go on and these have failed. */
  explain(failed: TaskRow[]): string;
};

/** A step of the pipeline as the runner works on it. */
export type Step<S extends StepName> = { handle: StepHandler<S>; tasks?: StepTasks<S> };
