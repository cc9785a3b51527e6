import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTexts } from '@panelwise/contracts/domain/content-parts';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { putPages } from '@panelwise/db/repositories/drawn-pages';
import type { PanelPlace } from '@panelwise/db/repositories/panel-versions';
import { appendEvent } from '@panelwise/db/repositories/run-events';
import { addTasks, listTasks, type NewTask } from '@panelwise/db/repositories/tasks';
import type { StepHandler } from '../step.ts';
import { getComicSource } from './comic-source.ts';
import { pagesToLetter } from './pages-to-letter.ts';

/**
 * Cuts the work up: a task per panel, which workers take in parallel, and a task per page, which waits for
 * its panels. Nothing is drawn here, so that the first panel starts at once. Run again after a crash or a
 * retry, it finds its tasks and only wakes what is left.
 */
export const generateComicHandler: StepHandler<'generate-comic'> = async ({
  deps,
  db,
  run,
  input,
  commit,
  tell,
}) => {
  const source = await getComicSource(db, run);
  const { comic, script } = source;
  const only = input.redraw;
  if (only && !script[only.page - 1]?.panels[only.panel - 1])
    throw new DomainError('bad-input', { message: `There is no panel ${only.panel} on page ${only.page}.` });
  // It may have been ordered before the rules knew what they know now.
  mustBeFit(scriptTexts(script), comic);
  const toLetter = input.letter && (await pagesToLetter({ deps, db, run }, source));
  const planned = await commit(async (tx) => {
    await putPages(tx, comic.id, script, only);
    await addTasks(tx, run.id, toLetter ? lettering(toLetter) : tasksOf(script, only));
    return appendEvent(tx, run, { type: 'run:planned' });
  });
  await tell(planned);
  const open = (await listTasks(db, run.id)).filter(
    (task) => task.status === 'queued' || task.status === 'running',
  );
  return { parked: true, wakes: open.map((task) => ({ lane: task.lane, wake: { taskId: task.id } })) };
};

/** Pages alone: without a task for a panel nothing can be drawn, and nothing be paid for. */
function lettering(pageNumbers: number[]): NewTask[] {
  return pageNumbers.map((pageNumber) => ({ kind: 'page', lane: 'render', pageNumber }));
}

function tasksOf(script: Script, only: PanelPlace | undefined): NewTask[] {
  return script.flatMap((page, pageIndex) => {
    const pageNumber = pageIndex + 1;
    const panels = page.panels
      .map((_, panelIndex) => ({
        kind: 'panel' as const,
        lane: 'image' as const,
        pageNumber,
        panelNumber: panelIndex + 1,
      }))
      .filter((task) => !only || (only.page === pageNumber && only.panel === task.panelNumber));
    if (panels.length === 0) return [];
    return [...panels, { kind: 'page', lane: 'render', pageNumber, status: 'blocked' }];
  });
}
