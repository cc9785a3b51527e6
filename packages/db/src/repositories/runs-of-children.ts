import { isMinor } from '@panelwise/contracts/domain/consent';
import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';

/**
 * Whether what this run works on may be a child's, at this moment: who ordered it, who owns its comic and who wrote its
 * story are looked at. A run that is not there counts as a child's, so that nothing leaves for nobody.
 */
export async function isChildsRun(db: Queryable, runId: string): Promise<boolean> {
  const people = await db
    .selectDistinct({ userType: users.userType, birthYear: users.birthYear, country: users.country })
    .from(runs)
    .leftJoin(comics, eq(comics.id, runs.comicId))
    .leftJoin(series, eq(series.id, sql`coalesce(${runs.seriesId}, ${comics.seriesId})`))
    .innerJoin(
      users,
      or(eq(users.id, runs.ownerId), eq(users.id, comics.ownerId), eq(users.id, series.ownerId)),
    )
    .where(eq(runs.id, runId));
  const today = new Date();
  return people.length === 0 || people.some((person) => isMinor(person, today));
}
