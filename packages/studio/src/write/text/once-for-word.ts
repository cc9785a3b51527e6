/** More than one story has; the words of a whole library would fill the memory. */
const most = 5_000;

/** A function of one word that computes once for each: the words of a story are asked about again and again. */
export function onceForWord<Result>(compute: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (word) => {
    const found = known.get(word);
    if (found) return found.result;
    if (known.size >= most) known.clear();
    const result = compute(word);
    known.set(word, { result });
    return result;
  };
}
