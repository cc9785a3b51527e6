import type { StepOutput } from '@panelwise/contracts/steps/registry';
import { listComicsOfSeries } from '@panelwise/db/repositories/comics';
import type { RunRow } from '@panelwise/db/repositories/runs';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/register-endpoint.ts';
import { sessionHolder } from '../../media/media-urls.ts';
import { presentResult } from '../../presenters/run.ts';

/** A finished run's result as it leaves: addresses signed, and parts with the scripts that came after it. */
export async function presentRunResult(
  { database, media }: Deps,
  run: RunRow,
  { sessionId }: Caller,
): Promise<object> {
  if (run.step !== 'refine-prompt')
    return presentResult(run.result, run.comicId, media.heldBy(sessionHolder(sessionId))) as object;
  const result = run.result as StepOutput<'refine-prompt'>;
  const comics = await listComicsOfSeries(database.db, result.series._id);
  const written = new Set(comics.filter((comic) => comic.prompt.trim() !== '').map((comic) => comic.id));
  const parts = result.parts.map((part) => ({ ...part, hasScript: written.has(part.comicId) }));
  return { ...result, series: { ...result.series, parts }, parts };
}
