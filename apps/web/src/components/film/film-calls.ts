import { isTerminal } from '@panelwise/contracts/domain/run';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { cancelRun, getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepInput, StepOutput } from '@panelwise/contracts/steps/registry';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The addresses of a filmed short. */
export type Film = StepOutput<'generate-short'>;

/** What of a comic is filmed: one's own as its pages are now, or what the library shows. */
export type FilmOf = StepInput<'generate-short'>['of'];

/** Has a short filmed, and does not wait. @returns the run that does it */
export async function orderFilm(comicId: string, shape: ShortShape, of: FilmOf): Promise<string> {
  const answer = await call(stepEndpoint('generate-short'), {
    body: { comicId, shape, of },
    prefer: 'respond-async',
    idempotencyKey: crypto.randomUUID(),
  });
  if ('data' in answer) return answer.data.runId;
  throw new Error('A film was there before it was made.');
}

/** How far a film is; asked for again until it is done. */
export const filmRunQuery = (runId: string) =>
  queryOptions({
    queryKey: ['films', runId],
    queryFn: async ({ signal }) => (await call(getRun, { params: { id: runId }, signal })).data,
    refetchInterval: ({ state }) => (state.data && isTerminal(state.data.status) ? false : 1_000),
  });

export const stopFilm = (runId: string) => call(cancelRun, { params: { id: runId } });

/** The addresses in what came of a run, as the server has checked it. */
export const filmOf = (result: unknown): Film | undefined => (result as Film | null) ?? undefined;
