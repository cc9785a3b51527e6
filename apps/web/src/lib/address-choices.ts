import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How choices go into the way back. `replace` leaves no step of its own; `atTop` shows the top of the page. */
export type ChangeHow = { replace?: boolean; atTop?: boolean };

/** Goes with a navigation that stays on its path and begins at the top all the same. */
export const atTop = { atTop: true };

/** What was chosen when a list was last seen in this tab, by its path. */
const lastChoices = new Map<string, string>();

/** The address of a list as it was last seen: where a way back to it leads. */
export function listAddress(path: string): string {
  return path + (lastChoices.get(path) ?? '');
}

/**
 * Choices of a list (words, filters, order, page) in the address, so that they outlive a reload, can be shared and gone
 * back to. Whatever changes what is listed goes to page 1. What is empty, or page 1, is left out.
 */
export function useAddressChoices(): [
  URLSearchParams,
  (changes: Record<string, string | number | undefined>, how?: ChangeHow) => void,
] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastChoices.set(pathname, search);
  }, [pathname, search]);
  // The next change may come before the page shows the last one: it must not bring back what that one took away.
  const chosen = useRef(params);
  useEffect(() => {
    chosen.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Record<string, string | number | undefined>, how: ChangeHow = {}) => {
      const next = new URLSearchParams(chosen.current);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value && value !== 1) next.set(name, String(value));
        else next.delete(name);
      }
      chosen.current = next;
      setParams(next, {
        // Typing would leave a step of the way back for every word.
        replace: how.replace ?? Object.keys(changes).every((name) => name === 'search'),
        ...(how.atTop && { state: atTop }),
      });
    },
    [setParams],
  );
  return [params, change];
}
