import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { type StepInput, steps } from '@panelwise/contracts/steps/registry';
import type { Database } from '@panelwise/db/client';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { findRun, type RunHead } from '@panelwise/db/repositories/runs';
import { LRUCache } from 'lru-cache';
import { getRunComic } from '../run-comic.ts';
import { getRunScript, toMeta } from './comic-script.ts';

/** What the tasks of a run draw from: the same for all of them. */
export type ComicSource = {
  input: StepInput<'generate-comic'>;
  comic: ComicRecord;
  script: Script;
  meta: ComicMeta;
};

/** Runs that one process draws at a time, and some to spare. */
const keep = 16;

/** A script may be long, and reading it takes longer than some of the tasks: each process does it once per try of a run. */
const sources = new LRUCache<string, ComicSource, { db: Database; run: RunHead }>({
  max: keep,
  fetchMethod: (_key, _stale, { context }) => readSource(context.db, context.run),
});

/** What to draw in this run. @throws DomainError when the run, its comic or its script is gone */
export function getComicSource(db: Database, run: RunHead): Promise<ComicSource> {
  return sources.forceFetch(`${run.id} ${run.fence}`, { context: { db, run } });
}

async function readSource(db: Database, { id }: RunHead): Promise<ComicSource> {
  const run = await findRun(db, id);
  if (!run) throw new DomainError('run-not-found');
  const input = steps['generate-comic'].input.parse(run.input);
  const comic = await getRunComic(db, run);
  const script = getRunScript(comic, input);
  return { input, comic, script, meta: toMeta(comic, script.length) };
}
