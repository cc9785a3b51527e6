import type { Database } from '@panelwise/db/client';
import { findSessionUser } from '@panelwise/db/repositories/sessions';
import type { Notification, NotificationBus } from '@panelwise/queue/notifications/port';

type SessionUser = Awaited<ReturnType<typeof findSessionUser>>;

const freshMs = 1_000;
const entriesMax = 10_000;

/** Tells whether a session is still good and whose it is. Answers are kept for a second, and the notification bus shortens that. */
export interface SessionChecks {
  find(sessionId: string): Promise<SessionUser>;
  /**
   * The bus for whoever changes accounts and sessions: what it publishes holds for the next call to this process, however
   * long the message takes to come round.
   */
  bus: NotificationBus;
  close(): void;
}

export function openSessionChecks(db: Database, bus: NotificationBus): SessionChecks {
  const seen = new Map<string, { user: SessionUser; until: number }>();
  let changes = 0;
  const hear = (message: Notification) => {
    if (message.topic !== 'session-ended' && message.topic !== 'account-changed') return;
    changes++;
    const sessionId = message.topic === 'session-ended' ? message.sessionId : undefined;
    for (const [id, entry] of seen)
      if (id === sessionId || (!sessionId && entry.user?.userId === message.userId)) seen.delete(id);
  };
  const stopListening = bus.listen(hear);
  return {
    find: async (sessionId) => {
      const known = seen.get(sessionId);
      if (known && known.until > Date.now()) return known.user;
      const until = Date.now() + freshMs;
      const before = changes;
      const user = await findSessionUser(db, sessionId);
      // What was read while something changed may be from before the change.
      if (changes !== before) return user;
      if (seen.size >= entriesMax) seen.clear();
      seen.set(sessionId, { user, until });
      return user;
    },
    bus: {
      ...bus,
      publish: (message) => {
        hear(message);
        return bus.publish(message);
      },
    },
    close: stopListening,
  };
}
