import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { waitToTake } from '../script/typed-words.ts';

/** How long typing has to stop before the script takes the words, in ms: longer than between two keys. */
const pauseMs = 500;

/**
 * A field of the script while it is typed into. It shows every key at once; the script takes the words when typing pauses,
 * when the field is left or goes, and whenever it is needed as it is now (`takeTyped`).
 * @param onTake hears the words that were typed since the last pause
 */
export function useTypedValue(value: string, onTake: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ words: string; drop: () => void }>(undefined);
  const latest = useRef(onTake);
  useLayoutEffect(() => {
    latest.current = onTake;
  });
  const take = useCallback(() => {
    const it = waiting.current;
    if (!it) return;
    waiting.current = undefined;
    it.drop();
    // Both in one go: the field never shows what stood there before.
    setTyped(undefined);
    latest.current(it.words);
  }, []);
  const type = useCallback(
    (words: string) => {
      waiting.current?.drop();
      const timer = setTimeout(take, pauseMs);
      const forget = waitToTake(take);
      waiting.current = {
        words,
        drop: () => {
          clearTimeout(timer);
          forget();
        },
      };
      setTyped(words);
    },
    [take],
  );
  useEffect(() => take, [take]);
  return { shown: typed ?? value, type, take };
}
