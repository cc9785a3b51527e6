import { useEffect } from 'react';

/** The title of the browser tab while this is on screen; the former one comes back after it. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
