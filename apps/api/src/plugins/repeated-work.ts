import type { FastifyInstance } from 'fastify';

/**
 * Does something again and again while the process runs, and never beside itself. A failure is logged as one of `what`; the
 * process ends once the work that is under way is done.
 * @param everyMs from one beginning to the next
 */
export function repeatWork(
  app: FastifyInstance,
  { everyMs, what }: { everyMs: number; what: string },
  work: () => Promise<void>,
): void {
  let working: Promise<void> | undefined;
  const beginning = setInterval(() => {
    working ??= work()
      .catch((err: unknown) => app.log.warn({ err }, what))
      .finally(() => {
        working = undefined;
      });
  }, everyMs);
  beginning.unref();
  app.addHook('preClose', async () => {
    clearInterval(beginning);
    await working;
  });
}
