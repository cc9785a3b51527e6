import {
  type Appearance,
  type CastChoice,
  type CastChoices,
  type CastKind,
  castKey,
  choiceFor,
} from '@panelwise/contracts/domain/cast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { storeCast } from '../api/cast.ts';
import { comicQuery } from '../api/comic.ts';
import type { SaveState } from '../script/script-saver.ts';
import { changeWords } from './cast-words.ts';

/** Changes that come one after the other are stored together, in ms. */
const saveAfterMs = 700;

export type CastChange = { kind?: CastKind; look?: Appearance };

export type CastDraft = {
  choices: CastChoices;
  save: SaveState;
  /** What the last change did, in words; undefined before the first. */
  said: string | undefined;
  change: (name: string, change: CastChange) => void;
  /** Leaves somebody to the studio again. */
  leave: (name: string) => void;
  again: () => void;
};

/** Who is in a comic as its creator decides it, stored a moment after each change. */
export function useCast(comicId: string, given: CastChoices): CastDraft {
  const client = useQueryClient();
  const [choices, setChoices] = useState(given);
  const [save, setSave] = useState<SaveState>({ kind: 'clean' });
  const [said, setSaid] = useState<string>();
  const stored = useRef(given);
  const latest = useRef(choices);
  latest.current = choices;

  const storeNext = async () => {
    const cast = latest.current;
    const before = stored.current;
    if (cast === before) return;
    stored.current = cast;
    try {
      await storeCast(comicId, cast);
      setSave({ kind: 'saved', at: new Date().toISOString() });
      // Scripts that are written anew show as such, and fill in by themselves.
      await client.invalidateQueries({ queryKey: comicQuery(comicId).queryKey });
    } catch (error) {
      stored.current = before;
      setSave({ kind: 'failed', message: errorText(error, 'Please try again.') });
    }
  };
  // One after the other: an earlier choice that takes longer must not be the last word.
  const going = useRef(Promise.resolve());
  const store = () => {
    going.current = going.current.then(storeNext);
  };
  const storeNow = useRef(store);
  storeNow.current = store;

  useEffect(() => {
    if (choices === stored.current) return;
    const timer = setTimeout(() => storeNow.current(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [choices]);
  // Whoever goes on in the middle of a change has made it.
  useEffect(() => () => storeNow.current(), []);

  const put = (name: string, choice: CastChoice | undefined, words: string) => {
    const others = latest.current.filter((one) => castKey(one.name) !== castKey(name));
    setSave({ kind: 'unsaved' });
    setSaid(words);
    setChoices(choice ? [...others, choice] : others);
  };
  return {
    choices,
    save,
    said,
    change: (name, change) => {
      const before = choiceFor(latest.current, name) ?? { name };
      const look = { ...before.look, ...change.look };
      put(
        name,
        {
          ...before,
          ...(change.kind && { kind: change.kind }),
          ...(Object.keys(look).length > 0 && { look }),
        },
        changeWords(name, change),
      );
    },
    leave: (name) => put(name, undefined, `${name} as first read`),
    again: () => store(),
  };
}
