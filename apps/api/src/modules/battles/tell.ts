import { readBattle, type WholeBattle } from '@panelwise/db/repositories/battles';
import type { Deps } from '../../deps.ts';

/** Tells all screens of both sides that a battle went on, if it did. @param before as it was */
export async function tellBattle(
  { database: { db }, bus }: Pick<Deps, 'database' | 'bus'>,
  before: WholeBattle | undefined,
): Promise<WholeBattle | undefined> {
  if (!before) return undefined;
  const battleId = before.battle.id;
  const now = await readBattle(db, battleId);
  if (now && now.battle.seq !== before.battle.seq)
    await bus.publish({
      topic: 'battle-moved',
      battleId,
      seq: now.battle.seq,
      userIds: now.seats.map(({ userId }) => userId),
    });
  return now;
}
