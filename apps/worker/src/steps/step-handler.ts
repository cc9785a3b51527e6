import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepInput, StepName, StepOutput } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import { type ComicRecord, findComic, toBrief } from '@panelwise/db/repositories/comics';
import type { RunRow } from '@panelwise/db/repositories/runs';
import type { Aftermath, WorkerDeps } from '../deps.ts';
import type { CallContext, Lesson } from '../engines/writer.ts';

/** What a handler gets: the run with its parsed input, the way to stop, and the way to tell how far it is. */
export type StepContext<S extends StepName> = {
  deps: WorkerDeps;
  db: Database;
  run: RunRow;
  input: StepInput<S>;
  signal: AbortSignal;
  /** Tells the screens how far the step is, 0 to 1; kept to twice a second. */
  report: (done: number, message?: string) => void;
  call: CallContext;
};

/**
 * What a handler gives back. `save` runs in the transaction that ends the run, so either both happen or
 * neither, and never for a run that was cancelled or given to somebody else meanwhile. A parked run has put
 * its work into tasks, and the last of them ends it.
 */
export type StepResult<S extends StepName> =
  | { output: StepOutput<S>; save?: (tx: Transaction) => Promise<Partial<Aftermath> | undefined> }
  | { parked: true; wakes: Aftermath['wakes'] };

/** A handler throws what goes wrong and never returns it. */
export type StepHandler<S extends StepName> = (context: StepContext<S>) => Promise<StepResult<S>>;

/** The comic of a run. @throws DomainError `comic-not-found` */
export async function getRunComic(db: Database, run: RunRow): Promise<ComicRecord> {
  const comic = run.comicId ? await findComic(db, run.comicId) : undefined;
  if (!comic) throw new DomainError('comic-not-found');
  return comic;
}

/** The stored script of a comic. @throws DomainError `script-empty`, `bad-script` */
export function getScript(comic: ComicRecord): Script {
  if (!comic.prompt.trim()) throw new DomainError('script-empty');
  return parseScriptText(comic.prompt);
}

/** What the learning content of a comic is made from. */
export async function getLesson(db: Database, run: RunRow): Promise<Lesson> {
  const comic = await getRunComic(db, run);
  return {
    brief: toBrief(comic),
    parts: comic.series.parts,
    part: comic.partNumber,
    script: getScript(comic),
  };
}
