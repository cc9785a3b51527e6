import type { Deps } from '../../deps.ts';

/** Tells every process that an account was closed: its sessions and runs end, and nothing of it is shown any more. */
export async function sayClosed(
  { bus }: Pick<Deps, 'bus'>,
  userId: string,
  { runIds, liveComicIds }: { runIds: string[]; liveComicIds: string[] },
): Promise<void> {
  await bus.publish({ topic: 'session-ended', userId });
  for (const runId of runIds) await bus.publish({ topic: 'cancel', runId });
  for (const comicId of liveComicIds) await bus.publish({ topic: 'library-changed', comicId });
  await bus.publish({ topic: 'submissions-changed' });
}
