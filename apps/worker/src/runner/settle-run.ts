import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';
import { type StepName, steps } from '@panelwise/contracts/steps/registry';
import type { Transaction } from '@panelwise/db/client';
import { endRun, type RunHead } from '@panelwise/db/repositories/runs';
import { listTasks } from '@panelwise/db/repositories/tasks';
import { stepWork } from '../steps/registry.ts';
import type { StepTasks } from '../steps/step.ts';

/** How the tasks of a step are done. @throws Error for a step that has none */
export function tasksOf(step: StepName): StepTasks {
  const { tasks } = stepWork[step];
  if (!tasks) throw new Error(`The step ${step} has no tasks.`);
  return tasks as StepTasks;
}

/**
 * Ends the run when none of its tasks can go on: well when all are done, failed when some are not. To be called wherever
 * a task ends, by whoever holds the run's row lock.
 * @returns the event of its end
 */
export async function settleRun(tx: Transaction, run: RunHead): Promise<StoredRunEvent | undefined> {
  const tasks = await listTasks(tx, run.id);
  if (tasks.some((task) => task.status === 'queued' || task.status === 'running')) return undefined;
  const { collect, explain } = tasksOf(run.step);
  const failed = tasks.filter((task) => task.status === 'failed');
  if (tasks.every((task) => task.status === 'succeeded'))
    return endRun(tx, run.id, {
      status: 'succeeded',
      result: await collect(tx, run),
      message: steps[run.step].doneMessage,
    });
  return endRun(tx, run.id, {
    status: 'failed',
    code: failed[0]?.errorCode ?? 'internal',
    message: failed.length > 0 ? explain(failed) : steps[run.step].failMessage,
  });
}
