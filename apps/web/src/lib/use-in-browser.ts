import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is rendered on the server and taken over from it, true ever after. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
