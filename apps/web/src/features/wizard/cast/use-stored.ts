import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { comicQuery } from '../api/comic.ts';
import type { SaveState } from '../script/script-saver.ts';

/** Changes that come one after the other are stored together, in ms. */
const saveAfterMs = 700;

export type Stored<T> = {
  value: T;
  save: SaveState;
  put: (change: (before: T) => T) => void;
  again: () => void;
  /** Back to what is stored, where the change could not be. */
  takeBack: () => void;
};

/**
 * What a creator decides about a comic before it is drawn, stored a moment after each change.
 * @param onStored is told what is stored now, what was before, and the comics whose scripts are written anew
 */
export function useStored<T>(
  comicId: string,
  given: T,
  store: (comicId: string, value: T) => Promise<string[]>,
  onStored: (value: T, before: T, rewriting: string[]) => void = () => undefined,
): Stored<T> {
  const client = useQueryClient();
  const [value, setValue] = useState(given);
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const stored = useRef(given);
  const latest = useRef(value);
  latest.current = value;

  const storeNext = async () => {
    const next = latest.current;
    const before = stored.current;
    if (next === before) return;
    stored.current = next;
    try {
      onStored(next, before, await store(comicId, next));
      // What was changed meanwhile is still to be stored.
      if (latest.current === next) setSave({ kind: 'saved', at: new Date().toISOString() });
      // Scripts that are written anew show as such, and fill in by themselves.
      await client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey });
    } catch (error) {
      stored.current = before;
      setSave({ kind: 'failed', message: errorText(error, t`Please try again.`) });
    }
  };
  // One after the other: an earlier choice that takes longer must not be the last word.
  const going = useRef(Promise.resolve());
  const storeInTurn = () => {
    going.current = going.current.then(storeNext);
  };
  const storeNow = useRef(storeInTurn);
  storeNow.current = storeInTurn;

  useEffect(() => {
    if (value === stored.current) return;
    const timer = setTimeout(() => storeNow.current(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  // Whoever goes on in the middle of a change has made it.
  useEffect(() => () => storeNow.current(), []);

  return {
    value,
    save,
    put: (change) => {
      const next = change(latest.current);
      latest.current = next;
      setSave({ kind: 'unsaved' });
      setValue(next);
    },
    again: storeInTurn,
    takeBack: () => {
      latest.current = stored.current;
      setValue(stored.current);
      setSave({ kind: 'clean' });
    },
  };
}
