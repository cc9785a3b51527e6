import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { useEffect, useRef, useState } from 'react';
import { getSocket } from '../../../lib/socket.ts';
import { readRun, readRunEvents } from '../api/runs.ts';
import { followRun, type RunFollower } from '../run/run-follower.ts';
import { fromSnapshot, type RunView, startRunView } from '../run/run-state.ts';

/** What is known of a run when following begins: its snapshot, or no more than its id. */
export type RunSeed = RunSnapshot | Pick<RunSnapshot, '_id' | 'step' | 'comicId' | 'lettersOnly'>;

/**
 * Follows a run live. The view is right again after a reload, a reconnect or a lost event.
 * `take` hands over a snapshot that came by another way (the answer of retry or cancel).
 */
export function useRun(seed: RunSeed | undefined): {
  view: RunView | undefined;
  take: (snapshot: RunSnapshot) => void;
} {
  const [view, setView] = useState<RunView>();
  const follower = useRef<RunFollower>(undefined);
  const latestSeed = useRef(seed);
  latestSeed.current = seed;
  const runId = seed?._id;

  useEffect(() => {
    const start = latestSeed.current;
    if (!runId || !start) return;
    const first = 'seq' in start ? fromSnapshot(start) : startRunView(start);
    setView(first);
    const following = followRun({
      socket: getSocket(),
      view: first,
      fetchRun: readRun,
      fetchEvents: readRunEvents,
      onView: setView,
    });
    follower.current = following;
    return () => {
      following.stop();
      follower.current = undefined;
    };
  }, [runId]);

  return {
    view: view && view.run._id === runId ? view : undefined,
    take: (snapshot) => follower.current?.take(snapshot),
  };
}
