import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** How long typing has to stop before a search begins, in ms. */
const pauseMs = 250;

/**
 * The text of a search box. What is searched for (`search`, without white space around it) follows the typing after a
 * short pause, and the box follows what is searched for when that changes from elsewhere: cleared, or by going back.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const told = useRef(search);
  const tell = useDebouncedCallback((words: string) => {
    told.current = words;
    onSearch(words);
  }, pauseMs);
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    tell.cancel();
    setText(search);
  }, [search, tell]);
  return {
    text,
    type: (next: string) => {
      setText(next);
      tell(next.trim());
    },
    /** What was typed and is not searched for yet: the caller does it now. Undefined when there is nothing like that. */
    take: (): string | undefined => {
      if (!tell.isPending()) return undefined;
      tell.cancel();
      told.current = text.trim();
      return told.current;
    },
  };
}
