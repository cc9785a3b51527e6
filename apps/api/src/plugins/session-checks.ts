import type { Database } from '@panelwise/db/client';
import { findSessionUser } from '@panelwise/db/repositories/sessions';
import type { NotificationBus } from '@panelwise/queue/notifications/port';

type SessionUser = Awaited<ReturnType<typeof findSessionUser>>;

const freshMs = 1_000;
const entriesMax = 10_000;

/** Tells whether a session is still good and whose it is. Answers are kept for a second, and the notification bus shortens that. */
export interface SessionChecks {
  find(sessionId: string): Promise<SessionUser>;
  close(): void;
}

export function openSessionChecks(db: Database, bus: NotificationBus): SessionChecks {
  const seen = new Map<string, { user: SessionUser; until: number }>();
  const stopListening = bus.listen((message) => {
    if (message.topic !== 'session-ended' && message.topic !== 'account-changed') return;
    const sessionId = message.topic === 'session-ended' ? message.sessionId : undefined;
    for (const [id, entry] of seen)
      if (id === sessionId || (!sessionId && entry.user?.userId === message.userId)) seen.delete(id);
  });
  return {
    find: async (sessionId) => {
      const known = seen.get(sessionId);
      if (known && known.until > Date.now()) return known.user;
      const until = Date.now() + freshMs;
      const user = await findSessionUser(db, sessionId);
      if (seen.size >= entriesMax) seen.clear();
      seen.set(sessionId, { user, until });
      return user;
    },
    close: stopListening,
  };
}
