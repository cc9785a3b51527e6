/**
 * Does this for one lesson after the other. One that fails is said, and the rest goes on.
 * @returns how many failed
 * @throws the reason of `signal` before the next one, and in place of what fails once it is aborted
 */
export async function forEachThatCan<T extends { lesson: string }>(
  list: readonly T[],
  signal: AbortSignal,
  say: (line: string) => void,
  make: (one: T) => Promise<void>,
): Promise<number> {
  let failed = 0;
  for (const one of list) {
    signal.throwIfAborted();
    try {
      await make(one);
    } catch (error) {
      signal.throwIfAborted();
      failed++;
      say(`  The lesson "${one.lesson}" is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}
