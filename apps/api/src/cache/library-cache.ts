import type { NotificationBus } from '@panelwise/queue/notifications/port';
import type { FastifyInstance } from 'fastify';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';

/**
 * How old an answer may be, in ms, where the message that the library has changed was lost. A rendered page shows a page
 * of the list, and that is cut by marks: together they stay below two seconds. Numbers beside filters may be older.
 */
const freshMs = { marks: 700, page: 400, choices: 10_000, rendered: 600, media: 1_000 } as const;

/** A cache of what readers see. In every process it is dropped as soon as an edition comes into the library or a comic leaves it. */
export function createLibraryCache<T extends object>(
  app: FastifyInstance,
  bus: NotificationBus,
  what: keyof typeof freshMs,
  entriesMax: number,
): AnswerCache<T> {
  const cache = createAnswerCache<T>(freshMs[what], entriesMax);
  const stops = [
    bus.listen(({ topic }) => {
      if (topic === 'library-changed') cache.drop();
    }),
    bus.onReconnect(cache.drop),
  ];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
  return cache;
}
