/** How long to wait between tries, in ms: `first` after the first failure, twice as long after each, `most` at the end. */
export type Pauses = { first: number; most: number };

/**
 * Tries again after a pause that grows with the failures, or as soon as the browser is online again.
 * @param failures how many tries have failed in a row, from 1
 * @returns gives up waiting
 */
export function tryAgain(act: () => void, failures: number, { first, most }: Pauses): () => void {
  // Not all screens at the same moment, after a server was away.
  const pause = Math.min(most, first * 2 ** (failures - 1)) * (0.75 + Math.random() / 4);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', now);
  };
  const now = () => {
    stop();
    act();
  };
  const timer = setTimeout(now, pause);
  window.addEventListener('online', now);
  return stop;
}
