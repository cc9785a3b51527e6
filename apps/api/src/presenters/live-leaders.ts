import { type LiveLeaders, leadersMax } from '@panelwise/contracts/domain/live';
import type { Queryable } from '@panelwise/db/client';
import { countRight } from '@panelwise/db/repositories/live-answers';
import type { Seat } from '@panelwise/db/repositories/live-seats';
import { listPartsOffOf } from '@panelwise/db/repositories/rewards';

/** Reads who is ahead in a session. Whoever has leagues switched off is compared with nobody here either. */
export async function readLeaders(
  db: Queryable,
  sessionId: string,
  seats: readonly Seat[],
  closed: number,
): Promise<LiveLeaders> {
  const [right, off] = await Promise.all([
    countRight(db, sessionId, closed),
    listPartsOffOf(
      db,
      seats.flatMap(({ userId }) => userId ?? []),
    ),
  ]);
  const compared = seats.filter(({ userId }) => userId === null || !off.get(userId)?.has('leagues'));
  return {
    of: closed,
    ...leadersOf(compared.map(({ id, name }) => ({ id, name, right: right.get(id) ?? 0 }))),
  };
}

/**
 * Who is ahead, by right answers alone. Those who have as many stand together, and only where all of them are in the better
 * half: so nobody can tell from it who stands at the foot.
 */
export function leadersOf(
  seats: readonly { id: string; name: string; right: number }[],
): Pick<LiveLeaders, 'names' | 'more'> {
  const level = Map.groupBy(seats, ({ right }) => right);
  const names: LiveLeaders['names'] = [];
  let ahead = 0;
  for (const right of [...level.keys()].sort((a, b) => b - a)) {
    const group = level.get(right)!;
    const place = ahead + 1;
    ahead += group.length;
    if (right === 0 || place > leadersMax || ahead > seats.length / 2) break;
    const room = leadersMax - names.length;
    names.push(...group.slice(0, room).map(({ id, name }) => ({ seatId: id, name, right, place })));
    if (group.length > room) return { names, more: group.length - room };
  }
  return { names, more: 0 };
}
