import { useSyncExternalStore } from 'react';

/** Whether a media query is true now. A page that was rendered without a window has `atServer`. */
export function useMediaQuery(query: string, atServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => atServer,
  );
}
