import type { Queryable } from '@panelwise/db/client';
import type { WholeBattle } from '@panelwise/db/repositories/battles';
import { isPartOff } from '@panelwise/db/repositories/rewards';

/** Whether these two may show each other pictures: not where a teacher or parent of one of them has switched that off. */
export async function mayReact(db: Queryable, { seats }: Pick<WholeBattle, 'seats'>): Promise<boolean> {
  for (const { userId } of seats) if (await isPartOff(db, userId, 'reactions')) return false;
  return true;
}
