/**
 * As much of what is due, in its order, as fits into a time.
 * @param msOf how long one takes
 * @param least so many are taken however long they take
 */
export function fitDeck<T>(
  due: readonly T[],
  msOf: (one: T) => number,
  { mostMs, least }: { mostMs: number; least: number },
): T[] {
  let ms = 0;
  const end = due.findIndex((one, index) => {
    ms += msOf(one);
    return ms > mostMs && index >= least;
  });
  return end < 0 ? [...due] : due.slice(0, end);
}
