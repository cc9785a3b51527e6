import type { WrittenItem } from '@panelwise/contracts/domain/learning';
import { useState } from 'react';
import { useStepRun } from '../hooks/use-step-run.ts';

/** What has come of asking for another item in the place of one. */
export type Replacing = {
  place: number;
  state: 'looking' | 'replaced' | 'none' | 'failed';
  error: string | null;
};

/** Asks for another item in the place of one that is there; where there is no other one, it stays. */
export function useReplacing(comicId: string) {
  const { view, busy, error, start } = useStepRun('another-item', comicId, { toast: false });
  /** The place that was asked for here, and the newest run before that. */
  const [asked, setAsked] = useState<{ place: number; after: string | undefined }>();
  const run = view?.run;
  const replace = (place: number, replaces: WrittenItem) => {
    setAsked({ place, after: run?._id });
    start({ comicId, kind: replaces.kind, replaces });
  };
  const isOurs = run !== undefined && run._id !== asked?.after;
  const stateOf = (): Replacing['state'] | undefined => {
    if (busy) return 'looking';
    if (error) return 'failed';
    if (!isOurs || run.status !== 'succeeded') return undefined;
    return (run.result as { item: object | null } | null)?.item ? 'replaced' : 'none';
  };
  const state = asked && stateOf();
  return {
    replacing: asked && state ? { place: asked.place, state, error } : undefined,
    /** Another run of the kind is under way, whoever asked for it. */
    busy,
    replace,
    forget: () => setAsked(undefined),
  };
}
