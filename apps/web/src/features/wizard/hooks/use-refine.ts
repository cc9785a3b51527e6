import type { ExistingComic, SeriesPart } from '@panelwise/contracts/domain/comic';
import { isTerminal } from '@panelwise/contracts/domain/run';
import type { Warning } from '@panelwise/contracts/domain/warnings';
import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import type { StepOutput } from '@panelwise/contracts/steps/registry';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failText, stepWords } from '../../../components/step-words/step-words.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { readRun, type StepBody, startStep } from '../api/runs.ts';
import { type RunSeed, useRun } from './use-run.ts';

export type Refined =
  | { kind: 'parts'; parts: SeriesPart[]; warnings: Warning[] }
  | { kind: 'exists'; comic: ExistingComic }
  /** Neither parts nor a comic that exists: nothing to go on with. */
  | { kind: 'invalid' };

const noDetails: ErrorDetail[] = [];

/** Reads the result of breaking a story down. The server has checked it; an old run may have nothing that is known here. */
export function readRefined(result: unknown): Refined {
  const {
    alreadyExists,
    series,
    parts,
    warnings = [],
  } = (result ?? {}) as Partial<StepOutput<'refine-prompt'>>;
  if (!series || !parts) return { kind: 'invalid' };
  if (!alreadyExists) return { kind: 'parts', parts, warnings };
  return 'parts' in series
    ? { kind: 'parts', parts: series.parts, warnings }
    : { kind: 'exists', comic: series };
}

/**
 * Breaks the story down. The run's id is kept in the address line by the caller (`onRun`), so that a reload
 * in the middle finds it again.
 */
export function useRefine(options: {
  runId: string | undefined;
  onRun: (runId: string) => void;
  onRefined: (refined: Refined) => void;
}) {
  const { runId, onRun, onRefined } = options;
  const known = useQuery({
    queryKey: ['wizard', 'run', runId ?? ''],
    queryFn: () => readRun(runId ?? ''),
    enabled: runId !== undefined,
  });
  const seed: RunSeed | undefined = known.data;
  const { view } = useRun(seed);
  const starting = useMutation({
    mutationFn: (body: StepBody<'refine-prompt'>) => startStep('refine-prompt', body),
    onSuccess: (answer) => ('runId' in answer ? onRun(answer.runId) : onRefined(readRefined(answer.result))),
  });

  const status = view?.run.status;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!view || status !== 'succeeded' || told.current === view.run._id) return;
    told.current = view.run._id;
    const { result } = view.run;
    if (result !== null) return onRefined(readRefined(result));
    // The end came as an event, which carries no result: read the run once more.
    void readRun(view.run._id).then((run) => onRefined(readRefined(run.result)));
  }, [view, status, onRefined]);

  const running = runId !== undefined && !known.isError && (!status || !isTerminal(status));
  const error = starting.error ?? known.error;
  return {
    start: starting.mutate,
    busy: starting.isPending || running || status === 'succeeded',
    error: error
      ? errorText(error, stepWords('refine-prompt').failed)
      : status === 'failed'
        ? failText('refine-prompt', view?.run.message ?? null)
        : null,
    /** The fields whose words were refused. */
    refused: error instanceof ApiError && error.code === 'content-refused' ? error.details : noDetails,
  };
}
