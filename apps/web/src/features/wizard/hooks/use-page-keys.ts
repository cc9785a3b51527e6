import { useEffect, useRef } from 'react';

/** Keys of the page view: ← and → turn pages, J and K go through panels, R redraws. Silent while somebody types. */
export function usePageKeys(keys: {
  onTurn: (by: 1 | -1) => void;
  onPanel?: (by: 1 | -1) => void;
  onRedraw: (() => void) | undefined;
}): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'ArrowLeft') latest.current.onTurn(-1);
      else if (event.key === 'ArrowRight') latest.current.onTurn(1);
      else if (event.key.toLowerCase() === 'j') latest.current.onPanel?.(1);
      else if (event.key.toLowerCase() === 'k') latest.current.onPanel?.(-1);
      else if (event.key.toLowerCase() === 'r') latest.current.onRedraw?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Also true in radio groups, tabs and dialogs, where the arrow keys have work of their own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="radiogroup"]',
    ) !== null
  );
}
