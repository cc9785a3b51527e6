import type { Transaction } from '@panelwise/db/client';
import { listPages } from '@panelwise/db/repositories/comics';
import { setPanelState } from '@panelwise/db/repositories/drawn-pages';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import type { RunHead } from '@panelwise/db/repositories/runs';
import type { TaskRow } from '@panelwise/db/repositories/tasks';
import type { StepTasks, TaskContext, TaskEnd, TaskHandler } from '../step.ts';
import { PanelsFirst } from './panels-first.ts';

const order = new PanelsFirst();

/** The built-in artist needs the processor for panels as for pages: there is nothing to win by an order. */
function inOrder(kind: TaskRow['kind'], work: (context: TaskContext) => Promise<TaskEnd>) {
  return (context: TaskContext) =>
    context.deps.engines.names.artist === 'builtin' ? work(context) : order[kind](() => work(context));
}

/** One task per panel and one per page; what draws is loaded by the first of them. */
export const comicTasks: StepTasks<'generate-comic'> = {
  kinds: {
    panel: {
      work: inOrder('panel', async (context) => (await import('./panel-task.ts')).drawPanel(context)),
      fail: async (tx, failed) => {
        const { run, task } = failed;
        const place = { page: task.pageNumber, panel: task.panelNumber };
        if (run.comicId) await setPanelState(tx, run.comicId, place, 'failed');
        return failEvent(tx, failed);
      },
      crashMessage:
        'Drawing this panel failed several times, so we stopped. Change the scene a little and try again.',
    },
    page: {
      work: inOrder('page', async (context) => (await import('./page-task.ts')).composePageTask(context)),
      fail: failEvent,
      crashMessage: 'Putting this page together failed several times, so we stopped. Please try again.',
    },
  },
  collect: async (tx, run) => ({ images: await listImages(tx, run) }),
  explain,
};

async function failEvent(tx: Transaction, { run, task, code, message }: Parameters<TaskHandler['fail']>[1]) {
  const event = await appendEvent(
    tx,
    { id: run.id },
    {
      type: 'panel:changed',
      page: task.pageNumber,
      panel: task.panelNumber || undefined,
      panelState: 'failed',
      message,
      errorCode: code,
    },
  );
  return [event];
}

async function listImages(tx: Transaction, run: RunHead) {
  const rows = await listPages(tx, run.comicId ? [run.comicId] : []);
  return rows.flatMap(({ pageNumber, imageKey, thumbnailKey }) =>
    imageKey && thumbnailKey ? [{ pageNumber, imageUrl: imageKey, thumbnailUrl: thumbnailKey }] : [],
  );
}

/** Names the pages, at most three of them. */
function explain(failed: TaskRow[]): string {
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
