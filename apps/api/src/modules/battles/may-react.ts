import type { PlayPart } from '@panelwise/contracts/domain/rewards';
import type { Queryable } from '@panelwise/db/client';
import type { WholeBattle } from '@panelwise/db/repositories/battles';
import { listPartsOffOf } from '@panelwise/db/repositories/rewards';

/** Whether these two may show each other pictures: not where a teacher or parent of one of them has switched that off. */
export async function mayReact(db: Queryable, { seats }: Pick<WholeBattle, 'seats'>): Promise<boolean> {
  const off = await listPartsOffOf(
    db,
    seats.map(({ userId }) => userId),
  );
  return mayReactBut([...off.values()]);
}

/** The same where it is known what is switched off for each of them. */
export function mayReactBut(off: readonly ReadonlySet<PlayPart>[]): boolean {
  return off.every((parts) => !parts.has('reactions'));
}
