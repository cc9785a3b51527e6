import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type StepInput, steps } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { findRun, type RunRow } from '@panelwise/db/repositories/runs';
import type { TaskRow } from '@panelwise/db/repositories/tasks';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import type { WorkerDeps } from '../../deps.ts';
import { getRunComic } from '../step-handler.ts';
import { getRunScript, toMeta } from './comic-script.ts';

/** What drawing a panel and composing a page have in common. */
export type TaskContext = {
  deps: WorkerDeps;
  db: Database;
  task: TaskRow;
  run: RunRow;
  input: StepInput<'generate-comic'>;
  comic: ComicRecord;
  script: Script;
  meta: ComicMeta;
  signal: AbortSignal;
  /**
   * Takes the run's row lock, which every change of a task needs first: always run before task, so that a
   * cancel and the end of a task cannot wait for each other. False when the run has ended.
   */
  lockRun(tx: Transaction): Promise<boolean>;
};

/** Reads everything a task needs. @throws DomainError when the run, comic or script is gone. */
export async function loadTaskContext(
  deps: WorkerDeps,
  task: TaskRow,
  signal: AbortSignal,
): Promise<TaskContext> {
  const db = deps.database.db;
  const run = await findRun(db, task.runId);
  if (!run) throw new DomainError('run-not-found');
  const input = steps['generate-comic'].input.parse(run.input);
  const comic = await getRunComic(db, run);
  const script = getRunScript(comic, input);
  const lockRun = async (tx: Transaction) => {
    const [locked] = await tx
      .select({ status: runs.status })
      .from(runs)
      .where(eq(runs.id, run.id))
      .for('update');
    return locked?.status === 'running';
  };
  return { deps, db, task, run, input, comic, script, meta: toMeta(comic, script.length), signal, lockRun };
}
