import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { type ComicWork, comicQuery, publishComic } from '../api/comic.ts';
import { comicRunsQuery } from '../api/runs.ts';
import type { Bench } from '../bench/use-bench.ts';
import type { StepRun } from '../hooks/use-step-run.ts';
import { useWizardPlace } from '../hooks/use-wizard-place.ts';

/**
 * Makes what is behind of a comic, the pages and then the PDF, where one can watch it, and publishes it then where that is
 * wanted. The wish stands in the address line, so that it outlives a reload. It ends when all that is done, or when one of
 * these does not succeed.
 */
export function usePublishing({ comic }: ComicWork, bench: Bench, pdf: StepRun<'generate-pdf'>) {
  const client = useQueryClient();
  const { making, go } = useWizardPlace();
  const wanted = making !== undefined;
  const runs = useQuery(comicRunsQuery(comic._id));
  const publishing = useMutation({
    mutationFn: () => publishComic(comic._id),
    onSuccess: () => client.invalidateQueries({ queryKey: comicQuery(comic._id).queryKey }),
  });
  /** What was made or tried for this wish: nothing is tried twice. */
  const tried = useRef(new Set<string>());
  const [looks, look] = useReducer((n: number) => n + 1, 0);
  const stop = () => go({ comicId: comic._id, step: 3 }, { replace: true });

  const goOn = async (isOver: () => boolean) => {
    await bench.draft.flush();
    const { behind } = await client.fetchQuery({ ...comicQuery(comic._id), staleTime: 0 });
    if (isOver()) return;
    // A script that cannot be read cannot be drawn either: publishing refuses it and says where it is wrong.
    const next = behind && (behind === 'pdf' || bench.read.ok) ? behind : 'publish';
    if (tried.current.has(next) || (next === 'publish' && making === 'update')) return stop();
    tried.current.add(next);
    if (next === 'pages') await bench.generate(look);
    else if (next === 'pdf') pdf.start({ comicId: comic._id }, look);
    else
      publishing.mutate(undefined, {
        onSuccess: () => go({ comicId: comic._id, step: 4 }, { replace: true }),
        onError: stop,
      });
  };

  // Whenever nothing of the comic is being made, there is a next thing to do: also after what was there at once, or refused.
  const busy = runs.isPending || bench.drawing.busy || pdf.busy;
  const failed = bench.drawing.error ?? pdf.error;
  const latest = useRef(goOn);
  latest.current = goOn;
  const latestStop = useRef(stop);
  latestStop.current = stop;
  useEffect(() => {
    if (!wanted || busy) return;
    let over = false;
    void latest.current(() => over).catch(() => over || latestStop.current());
    return () => {
      over = true;
    };
  }, [wanted, busy, looks, failed]);

  const want = (wish: 'publish' | 'update') => {
    tried.current.clear();
    publishing.reset();
    go({ comicId: comic._id, step: 3, making: wish }, { replace: true });
  };
  return {
    /** What is under way, from the click until it is done, or is not. */
    making: making ?? (publishing.isPending ? 'publish' : undefined),
    error: publishing.error,
    start: () => want('publish'),
    /** Makes the pages and the PDF as the script is now, and publishes nothing. */
    update: () => want('update'),
    /** Publishes what is there as it is. */
    submit: (then: () => void) => publishing.mutate(undefined, { onSuccess: then }),
  };
}
