import { isTerminal } from '@panelwise/contracts/domain/run';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FilmOf, filmOf, filmRunQuery, orderFilm, stopFilm } from './film-calls.ts';

/**
 * The filming of a short, from the press that orders it to its files.
 * @param failed told what the server refused, or undefined where the filming itself failed; the same function at each call
 */
export function useFilm({
  comicId,
  shape,
  of,
  began,
  failed,
}: {
  comicId: string;
  shape: ShortShape;
  of: FilmOf;
  began: () => void;
  failed: (error: unknown) => void;
}) {
  const [runId, setRunId] = useState<string>();
  const { data: run } = useQuery({ ...filmRunQuery(runId ?? ''), enabled: runId !== undefined });
  const ordering = useMutation({
    mutationFn: () => orderFilm(comicId, shape, of),
    onMutate: began,
    onSuccess: setRunId,
    onError: failed,
  });
  const stopping = useMutation({ mutationFn: stopFilm, onError: failed });
  const hasFailed = run?.status === 'failed';
  useEffect(() => {
    if (hasFailed) failed(undefined);
  }, [hasFailed, failed]);
  const isBusy = ordering.isPending || (runId !== undefined && !(run && isTerminal(run.status)));
  return {
    /** Once it is there. */
    film: run?.status === 'succeeded' ? filmOf(run.result) : undefined,
    isBusy,
    percent: Math.round(run?.percent ?? 0),
    order: () => void (isBusy || ordering.mutate()),
    /** Absent while there is nothing to stop. */
    stop: isBusy && runId && !stopping.isPending ? () => stopping.mutate(runId) : undefined,
  };
}
