import type { NotificationBus } from '@panelwise/queue/notifications/port';

type Closed = { runIds: string[]; liveComicIds: string[] };

/** Tells all processes and screens that an account was closed, and what has ended with it. */
export async function sayClosed(bus: NotificationBus, userId: string, closed: Closed): Promise<void> {
  await bus.publish({ topic: 'session-ended', userId });
  for (const runId of closed.runIds) await bus.publish({ topic: 'cancel', runId });
  for (const comicId of closed.liveComicIds) await bus.publish({ topic: 'library-changed', comicId });
  await bus.publish({ topic: 'submissions-changed' });
}
