import { useEffect, useRef } from 'react';

export type DeskKey = 'j' | 'k' | 'a' | 'c' | 'd' | '?';

/** True where keys belong to something else: a field, or a dialog that is open. */
function isTaken(target: EventTarget | null): boolean {
  const inField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'));
  return inField || document.querySelector('[role="dialog"]') !== null;
}

/** Single keys of the review desk. A key that is held down acts once. */
export function useDeskKeys(actions: Partial<Record<DeskKey, (() => void) | undefined>>, on: boolean): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const action = latest.current[event.key.toLowerCase() as DeskKey];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}
