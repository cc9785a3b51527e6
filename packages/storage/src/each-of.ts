/** Does the work for all of them, so many at a time. The first failure ends it, once what is under way has ended. */
export async function eachOf<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
  { atOnce, signal }: { atOnce: number; signal?: AbortSignal | undefined },
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    for (let next = iterator.next(); !next.done && !hasFailed; next = iterator.next()) {
      signal?.throwIfAborted();
      await work(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
