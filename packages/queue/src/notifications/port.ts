import type { StoredRunEvent } from '@panelwise/contracts/realtime/events';

export type Notification =
  | { topic: 'run-event'; event: StoredRunEvent; ownerId: string }
  | { topic: 'cancel'; runId: string }
  | { topic: 'submissions-changed' }
  /** A person has a new notice, or has read some. */
  | { topic: 'notices-changed'; userId: string }
  /** What its sessions may do is another now. */
  | { topic: 'account-changed'; userId: string }
  /** An adult was told of a child's account, or has said yes. */
  | { topic: 'consent-changed'; userId: string }
  /** What readers see has changed: an edition came into the library, or a comic left it. */
  | { topic: 'library-changed'; comicId: string }
  /** A live session went on, by the number of its last event. */
  | {
      topic: 'live-moved';
      sessionId: string;
      seq: number;
      asked?: { position: number; closesAt: string | null };
    }
  /** Somebody has answered in a live session, or has taken a seat. */
  | { topic: 'live-answered'; sessionId: string; position: number; seatId: string }
  | { topic: 'live-seated'; sessionId: string }
  /** A battle of these two went on, by the number of its last event. */
  | { topic: 'battle-moved'; battleId: string; seq: number; userIds: string[] }
  | { topic: 'session-ended'; userId: string; sessionId?: string };

/**
 * Broadcast of small messages to every process that listens, the publisher included. Best effort: what
 * is published while a listener is disconnected is lost to it, so a message only says what to read again from
 * Postgres. Messages of one publisher arrive in the order they were published.
 */
export interface NotificationBus {
  /**
   * Resolves once the message is handed over, or within 1 s when it cannot be. It never rejects: whoever
   * publishes has already written the row and has nothing to undo.
   */
  publish(message: Notification): Promise<void>;
  /** Returns the function that ends the subscription. */
  listen(handler: (message: Notification) => void): () => void;
  /** Resolves when messages arrive, now or after the next reconnect. */
  ready(): Promise<void>;
  /** Called each time messages arrive again after a gap: read from the table now. Returns the function that ends it. */
  onReconnect(handler: () => void): () => void;
  close(): Promise<void>;
}

/** A message that has not been taken after this is given up, in ms. */
export const publishMs = 1_000;
/** Pause before the next connection attempt, in ms. */
export const reconnectMs = 250;
/** How often a listener asks whether its connection still lives, and how long the answer may take, in ms. */
export const heartbeatMs = 3_000;
