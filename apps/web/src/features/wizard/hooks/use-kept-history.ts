import { useCallback, useEffect, useRef } from 'react';
import { dropSteps, findKeptSteps, keepSteps } from '../../../lib/kept-steps.ts';
import { useSession } from '../../../lib/session.ts';
import type { History } from '../script/history.ts';
import { packSteps, readSteps, unpackSteps } from '../script/history-steps.ts';
import { docOfText, type ScriptDoc } from '../script/script-doc.ts';

/** How long editing has to stop before its steps are kept, in ms. */
const pauseMs = 400;

/** What can be taken back of an earlier visit; undefined where there is nothing, or the script is another one now. */
export function recallHistory(
  comicId: string,
  userId: string,
  present: ScriptDoc,
): History<ScriptDoc> | undefined {
  const steps = readSteps(findKeptSteps(comicId, userId));
  return steps && unpackSteps(steps, present, docOfText);
}

/** Keeps in this browser what can be taken back, so that it survives a reload: after a pause, and when the page goes. */
export function useKeptHistory(comicId: string, userId: string, history: History<ScriptDoc>): void {
  const unkept = useRef<History<ScriptDoc>>(undefined);
  const flush = useCallback(() => {
    const steps = unkept.current;
    unkept.current = undefined;
    // Whoever has logged out leaves nothing behind.
    if (!steps || useSession.getState().user?._id !== userId) return;
    if (steps.past.length + steps.future.length === 0) dropSteps(comicId);
    else keepSteps(comicId, { userId, steps: packSteps(steps) });
  }, [comicId, userId]);
  useEffect(() => {
    unkept.current = history;
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [flush, history]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}
