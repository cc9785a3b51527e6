import { retention } from '@panelwise/contracts/domain/retention';
import { freezeLiveCounts } from '@panelwise/db/repositories/live-ending';
import { purgeLiveGuests } from '@panelwise/db/repositories/live-seats';
import { forgetReaders } from '@panelwise/db/repositories/readers';
import { purgeReports } from '@panelwise/db/repositories/reports';
import {
  purgeBattles,
  purgeCodeGuesses,
  purgeCodes,
  purgeGameRounds,
  purgeNotices,
  purgePanelDraws,
  purgePasskeyChallenges,
  purgeRunHistory,
  purgeSessions,
} from '@panelwise/db/repositories/retention';
import type { WorkerDeps } from '../deps.ts';

/** Deletes rows that have served their purpose, as `retention` says. An aborted `signal` ends it at the next batch. */
export async function purgeRows(deps: Pick<WorkerDeps, 'database'>, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const batches = [
    () => purgeRunHistory(db, retention.runHistoryMs),
    () => purgePanelDraws(db, retention.panelDrawsMs),
    () => purgeCodes(db, retention.codesMs),
    () => purgeCodeGuesses(db, retention.codesMs),
    () => purgePasskeyChallenges(db),
    () => purgeSessions(db, retention.sessionsMs),
    () => purgeNotices(db, retention.noticesMs),
    () => purgeLiveGuests(db, retention.liveGuestsMs),
    () => purgeGameRounds(db, retention.gameRoundsMs),
    () => purgeBattles(db, retention.battlesMs),
  ];
  // Sessions of before there were sums have theirs while their guests are there.
  await freezeLiveCounts(db);
  await forgetReaders(db, retention.viewReadersMs);
  await purgeReports(db, retention.reportReadersMs, retention.reportsMs);
  for (const batch of batches) while (!signal?.aborted && (await batch()) > 0);
}
