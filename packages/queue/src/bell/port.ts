import type { RunEvent } from '@panelwise/contracts/realtime/events';

export type BellMessage =
  | { topic: 'run-event'; event: RunEvent; ownerId: string }
  | { topic: 'cancel'; runId: string }
  | { topic: 'submissions-changed' }
  | { topic: 'session-ended'; userId: string; sessionId?: string };

/**
 * Broadcast of small messages to every process that listens, the ringing one included. Best effort: what
 * is rung while a listener is disconnected is lost to it, so a message only says what to read again from
 * Postgres. Messages of one bell arrive in the order they were rung.
 */
export interface Bell {
  /**
   * Resolves once the message is handed over, or, within 1 s, when it cannot be. It never rejects: who
   * rings has already written the row and has nothing to undo.
   */
  ring(message: BellMessage): Promise<void>;
  /** Returns the function that ends the subscription. */
  listen(handler: (message: BellMessage) => void): () => void;
  /** Resolves when messages arrive, now or after the next reconnect. */
  ready(): Promise<void>;
  /** Called each time messages arrive again after a gap: read from the table now. Returns the function that ends it. */
  onReconnect(handler: () => void): () => void;
  close(): Promise<void>;
}

/** A ring that has not been taken after this is given up, in ms. */
export const ringMs = 1_000;
/** Pause before the next connection attempt, in ms. */
export const reconnectMs = 250;
/** How often a listener asks whether its connection still lives, and how long the answer may take, in ms. */
export const heartbeatMs = 3_000;
