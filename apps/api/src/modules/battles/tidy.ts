import { battleRules } from '@panelwise/contracts/domain/battles';
import type { Transaction } from '@panelwise/db/client';
import { listBattlesToTidy, lockBattle, readBattle, updateBattle } from '@panelwise/db/repositories/battles';
import type { Deps } from '../../deps.ts';
import { cancel, clock, lookForAway } from './engine.ts';
import { beginWithGhost } from './open.ts';
import { tellBattle } from './tell.ts';

const waited = { waitMs: battleRules.waitMs, mostMs: battleRules.mostMs, awayMs: battleRules.awayAfterMs };

/** What time does to battles without anybody asking for it. Every process tries; each thing is done once. */
export async function tidyBattles(deps: Pick<Deps, 'database' | 'bus'>): Promise<void> {
  const { db } = deps.database;
  for (const id of await listBattlesToTidy(db, waited)) {
    const before = await readBattle(db, id);
    await db.transaction(async (tx) => {
      if (await lockBattle(tx, id)) await tidyOne(tx, id);
    });
    await tellBattle(deps, before);
  }
}

async function tidyOne(tx: Transaction, id: string): Promise<void> {
  const whole = await readBattle(tx, id);
  if (!whole) return;
  const { battle, seats, now } = whole;
  if (seats.length === 0) return updateBattle(tx, id, { state: 'ended', endedAt: clock });
  if (battle.state === 'playing') return lookForAway(tx, id);
  if (battle.state !== 'waiting') return;
  const isTooOld = now.getTime() - battle.createdAt.getTime() >= battleRules.waitMs;
  const isThere = now.getTime() - seats[0]!.seenAt.getTime() < battleRules.missedAfterMs;
  if (isTooOld || (!isThere && battle.ghostAt)) return cancel(tx, whole);
  if (battle.ghostAt && battle.ghostAt <= now) await beginWithGhost(tx, whole);
}
