import { battleRules } from '@panelwise/contracts/domain/battles';
import type { Transaction } from '@panelwise/db/client';
import {
  listBattlesToTidy,
  lockBattle,
  readBattle,
  readBattleClock,
  updateBattle,
} from '@panelwise/db/repositories/battles';
import type { Deps } from '../../deps.ts';
import { cancel, clock, lookForAway, unheardMs } from './engine.ts';
import { beginWithGhost } from './open.ts';
import { tellBattle } from './tell.ts';

const waited = { waitMs: battleRules.waitMs, mostMs: battleRules.mostMs, awayMs: battleRules.awayAfterMs };
type Needed = Pick<Deps, 'database' | 'bus'>;

/**
 * What one process has to do for battles now and then. It knows since when it has heard of players without a break: a server that
 * was away, or too busy to look, does not count its own absence against them.
 */
export function battleWork(deps: Needed) {
  let heardSince: Date | undefined;
  let heardAt = 0;
  let isBusy = false;
  return {
    tidy: async () => {
      const now = await readBattleClock(deps.database.db);
      if (!heardSince || now.getTime() - heardAt >= battleRules.awayAfterMs) heardSince = now;
      heardAt = Math.max(heardAt, now.getTime());
      if (isBusy) return;
      isBusy = true;
      try {
        await tidyBattles(deps, heardSince);
      } finally {
        isBusy = false;
      }
    },
  };
}

/**
 * What time does to battles without anybody asking for it. Every process tries; each thing is done once.
 * @param heardSince before it nobody could be heard of
 */
export async function tidyBattles(deps: Needed, heardSince = new Date(0)): Promise<void> {
  const { db } = deps.database;
  const failures: unknown[] = [];
  const tidy = async (id: string) => {
    const before = await readBattle(db, id);
    await db.transaction(async (tx) => {
      if (await lockBattle(tx, id)) await tidyOne(tx, id, heardSince);
    });
    await tellBattle(deps, before);
  };
  for (const id of await listBattlesToTidy(db, waited, heardSince))
    await tidy(id).catch((error) => failures.push(error));
  // One that cannot be tidied must not hold up those after it.
  if (failures.length > 0) throw new AggregateError(failures, 'Some battles could not be tidied.');
}

async function tidyOne(tx: Transaction, id: string, heardSince: Date): Promise<void> {
  const whole = await readBattle(tx, id);
  if (!whole) return;
  const { battle, seats, now } = whole;
  if (seats.length === 0) return updateBattle(tx, id, { state: 'ended', endedAt: clock });
  if (battle.state === 'playing') return lookForAway(tx, id, heardSince);
  if (battle.state !== 'waiting') return;
  const isTooOld = now.getTime() - battle.createdAt.getTime() >= battleRules.waitMs;
  const isThere = unheardMs(now, seats[0]!.seenAt, heardSince) < battleRules.missedAfterMs;
  if (isTooOld || (!isThere && battle.ghostAt)) return cancel(tx, whole);
  if (battle.ghostAt && battle.ghostAt <= now) await beginWithGhost(tx, whole);
}
