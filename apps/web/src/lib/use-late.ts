import { useEffect, useState } from 'react';

/**
 * What a module gives, for code that is loaded when it is needed and without which the screen goes on. Unlike `lazy` it is
 * never waited for, and where it does not come the next wish tries again.
 * @param load the same function at each call
 * @param wish what it is needed for; nothing is loaded as long as that is empty
 */
export function useLate<T>(load: () => Promise<T>, wish: unknown): T | undefined {
  const [here, setHere] = useState<{ it: T }>();
  useEffect(() => {
    if (!wish || here) return;
    let isWanted = true;
    load().then(
      (it) => isWanted && setHere({ it }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load, wish, here]);
  return here?.it;
}
