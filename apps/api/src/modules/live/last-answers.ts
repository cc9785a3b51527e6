import { closeIfAllAnswered } from '@panelwise/db/repositories/live-sessions';
import type { Deps } from '../../deps.ts';
import { keepLiveAnswers } from './keep-answers.ts';

/** A class answers within seconds: whether all have is looked at once for those of so many ms. */
const batchMs = 40;

/** Closes questions that everybody has answered. What a process does not get to, the tidying of another one does. */
export function lastAnswers({ database: { db }, bus, background }: Deps) {
  const waiting = new Set<string>();
  const look = async (sessionId: string, position: number) => {
    const seq = await closeIfAllAnswered(db, sessionId, position);
    if (seq === undefined) return;
    await bus.publish({ topic: 'live-moved', sessionId, seq });
    await keepLiveAnswers(db);
  };
  return {
    /** Somebody has answered this question. */
    note: (sessionId: string, position: number): void => {
      if (waiting.has(sessionId)) return;
      waiting.add(sessionId);
      setTimeout(() => {
        waiting.delete(sessionId);
        background(look(sessionId, position), 'the last answer to a live question');
      }, batchMs);
    },
  };
}
