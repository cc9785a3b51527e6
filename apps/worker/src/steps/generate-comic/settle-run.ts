import type { RunEvent } from '@panelwise/contracts/realtime/events';
import { steps } from '@panelwise/contracts/steps/registry';
import type { Transaction } from '@panelwise/db/client';
import { listPages } from '@panelwise/db/repositories/comics';
import { endRun, type RunRow } from '@panelwise/db/repositories/runs';
import { mediaPath } from '@panelwise/db/repositories/snapshots';
import { listTasks, type TaskRow } from '@panelwise/db/repositories/tasks';

/**
 * Ends the run when none of its tasks can go on: well when all are done, failed when some are not, with the
 * pages named. The caller holds the run's row lock.
 */
export async function settleRun(tx: Transaction, run: RunRow): Promise<RunEvent[]> {
  const tasks = await listTasks(tx, run.id);
  if (tasks.some((task) => task.status === 'queued' || task.status === 'running')) return [];
  const failed = tasks.filter((task) => task.status === 'failed');
  const event =
    failed.length > 0
      ? await endRun(tx, run.id, {
          status: 'failed',
          code: failed[0]?.errorCode ?? 'internal',
          message: describeFailures(failed),
        })
      : await endRun(tx, run.id, {
          status: 'succeeded',
          result: { images: await listImages(tx, run) },
          message: steps['generate-comic'].doneMessage,
        });
  return event ? [event] : [];
}

async function listImages(tx: Transaction, run: RunRow) {
  const rows = await listPages(tx, run.comicId ? [run.comicId] : []);
  return rows.flatMap((page) =>
    page.imageKey && page.thumbnailKey
      ? [
          {
            pageNumber: page.pageNumber,
            imageUrl: mediaPath(page.imageKey),
            thumbnailUrl: mediaPath(page.thumbnailKey),
          },
        ]
      : [],
  );
}

function describeFailures(failed: TaskRow[]): string {
  const sentences = failed.map((task) => {
    const where =
      task.kind === 'panel'
        ? `Page ${task.pageNumber} stopped at panel ${task.panelNumber}.`
        : `Page ${task.pageNumber} could not be put together.`;
    return task.errorMessage ? `${where} ${task.errorMessage}` : where;
  });
  return [...sentences.slice(0, 3), sentences.length > 3 ? `And ${sentences.length - 3} more.` : '']
    .filter(Boolean)
    .join(' ');
}
