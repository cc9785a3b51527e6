import { isTerminal } from '@panelwise/contracts/domain/run';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failText, stepWords } from '../../../components/step-words/step-words.ts';
import { errorText } from '../../../lib/api-error.ts';
import { comicQuery } from '../api/comic.ts';
import { comicRunsQuery, repeatRun, type StepBody, startStep, stopRun } from '../api/runs.ts';
import type { RunView } from '../run/run-state.ts';
import { dropRunToasts, toastRunEnd } from '../run/run-toast.ts';
import { type RunSeed, useRun } from './use-run.ts';

export type StepRun<S extends StepName> = {
  view: RunView | undefined;
  /** From the click to the end of the run. */
  busy: boolean;
  /** Why it could not be started, stopped or repeated; or why the run failed. */
  error: string | null;
  start: (body: StepBody<S>, onAccepted?: () => void) => void;
  cancel: () => void;
  retry: () => void;
};

/**
 * One step of one comic: its newest run, whoever began it on whatever device, and the ways to act on it.
 * When the run ends, the comic is read again and a toast says how it went, unless the screen says so itself
 * (`toast: false`).
 */
export function useStepRun<S extends StepName>(
  step: S,
  comicId: string,
  { toast = true }: { toast?: boolean } = {},
): StepRun<S> {
  const client = useQueryClient();
  const runs = useQuery(comicRunsQuery(comicId)).data;
  const [started, setStarted] = useState<RunSeed>();
  const newest = runs?.find((run) => run.step === step);
  const startedIsListed = runs?.some((run) => run._id === started?._id);
  const { view, take } = useRun(started && !startedIsListed ? started : newest);

  /** The run whose end is still to be told. */
  const wasRunning = useRef<string>(undefined);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey }),
      client.invalidateQueries({ queryKey: comicRunsQuery(comicId).queryKey }),
    ]);
  const starting = useMutation({
    mutationFn: (body: StepBody<S>) => startStep(step, body),
    onSuccess: (answer, body) => {
      const lettersOnly = 'letter' in body && body.letter === true && { lettersOnly: true as const };
      if ('runId' in answer) {
        // It may have ended before anybody sees it run.
        wasRunning.current = answer.runId;
        setStarted({ _id: answer.runId, step, comicId, ...lettersOnly });
      } else return refresh();
    },
  });
  const stopping = useMutation({ mutationFn: stopRun, onSuccess: take });
  const repeating = useMutation({ mutationFn: repeatRun, onSuccess: take });

  const running = view !== undefined && !isTerminal(view.run.status);
  useEffect(() => {
    if (!view) return;
    if (running) wasRunning.current = view.run._id;
    else if (wasRunning.current === view.run._id) {
      wasRunning.current = undefined;
      if (toast) toastRunEnd(view.run);
      void refresh();
    }
  });

  const refused = starting.error ?? stopping.error ?? repeating.error;
  const runId = view?.run._id;
  return {
    view,
    busy: starting.isPending || running,
    error: refused
      ? errorText(refused, stepWords(step).failed)
      : view?.run.status === 'failed'
        ? failText(step, view.run.message)
        : null,
    start: (body, onAccepted) => {
      dropRunToasts();
      stopping.reset();
      repeating.reset();
      starting.mutate(body, { onSuccess: onAccepted });
    },
    cancel: () => runId && stopping.mutate(runId),
    retry: () => runId && repeating.mutate(runId),
  };
}
