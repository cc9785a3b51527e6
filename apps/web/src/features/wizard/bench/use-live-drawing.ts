import { useCallback, useEffect, useState } from 'react';
import { useCalm } from '../../../lib/look.ts';
import { useDrawingShow } from '../preview/use-drawing-show.ts';
import type { Bench } from './use-bench.ts';

/**
 * A comic that is drawn as a whole is watched on the stage, until everything was shown or somebody skips that. The work
 * itself never waits for it. `tookMs` is how long a first drawing took that was watched to its end here.
 */
export function useLiveDrawing(bench: Bench, publishing: boolean) {
  const { drawing, pages, script, meta } = bench;
  const run = drawing.view?.run;
  const runId = run?._id;
  const [watched, setWatched] = useState<{ runId: string; isFirst: boolean }>();
  const [skipped, setSkipped] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const calm = useCalm();

  const isWhole = drawing.busy && !bench.isLettering && !bench.keepOld && !publishing;
  const isUndrawn = pages.length > 0 && pages.some((page) => page.picture === null);
  useEffect(() => {
    if (isWhole && runId)
      setWatched((old) =>
        old?.runId === runId && (old.isFirst || !isUndrawn) ? old : { runId, isFirst: isUndrawn },
      );
  }, [isWhole, runId, isUndrawn]);

  const isWatched = runId !== undefined && watched?.runId === runId;
  const ended = run?.status === 'failed' || run?.status === 'cancelled';
  const wanted = (isWhole || (isWatched && !ended && !bench.keepOld)) && skipped !== runId;
  const show = useDrawingShow(pages, { on: wanted && !calm, script, meta });
  const isOnStage = wanted && pages.length > 0 && (drawing.busy || !show.isOver);
  const close = useCallback(() => setClosed(runId), [runId]);
  const { busy } = drawing;
  const skip = useCallback(() => {
    setSkipped(runId);
    // Whoever does not wait for the end works on the pages then.
    if (busy) setClosed(runId);
  }, [runId, busy]);
  const isOver =
    isWatched && !isOnStage && closed !== runId && run?.status === 'succeeded' && watched.isFirst;
  return {
    /** As far as they were shown. */
    pages: isOnStage ? show.pages : pages,
    playing: show.playing,
    isOnStage,
    skip,
    tookMs: isOver && run.finishedAt ? Date.parse(run.finishedAt) - Date.parse(run.createdAt) : undefined,
    /** The end of the drawing was seen. */
    close,
  };
}
