import { limits } from '@panelwise/contracts/domain/limits';
import { endLiveSession } from '@panelwise/db/repositories/live-ending';
import { closeIfAllAnswered, closeIfOver, listToTidy } from '@panelwise/db/repositories/live-sessions';
import type { Deps } from '../../deps.ts';
import { keepLiveAnswers } from './keep-answers.ts';

/** What has to happen in live sessions without anybody asking for it. Every process tries; each thing is done once. */
export function liveWork({ database: { db }, bus }: Pick<Deps, 'database' | 'bus'>) {
  const tell = async (sessionId: string, seq: number | undefined) => {
    if (seq !== undefined) await bus.publish({ topic: 'live-moved', sessionId, seq });
  };
  return {
    /** Closes the question that is on, if its time is over. */
    closeInTime: async (sessionId: string) => tell(sessionId, await closeIfOver(db, sessionId)),
    /** Closes questions that are over or that all have answered, ends sessions that were forgotten, and keeps answers that wait for it. */
    tidy: async () => {
      for (const { id, position, isTooOld } of await listToTidy(db, limits.liveSessionMs)) {
        if (isTooOld) await tell(id, await endLiveSession(db, id));
        else await tell(id, (await closeIfOver(db, id)) ?? (await closeIfAllAnswered(db, id, position)));
      }
      await keepLiveAnswers(db);
    },
  };
}
