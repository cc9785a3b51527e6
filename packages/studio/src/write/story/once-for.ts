/**
 * A function that computes once for each list: what every sentence of a story asks, and all of them together tell. A list
 * that was changed afterwards keeps its first answer.
 */
export function onceFor<List extends object, Result>(
  compute: (list: List) => Result,
): (list: List) => Result {
  const known = new WeakMap<List, { result: Result }>();
  return (list) => {
    const found = known.get(list) ?? { result: compute(list) };
    known.set(list, found);
    return found.result;
  };
}
