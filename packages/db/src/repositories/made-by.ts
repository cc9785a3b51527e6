import type { MadeBy } from '@panelwise/contracts/domain/made-by';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, panels } from '../schema/comics.ts';

/** Everybody who drew a panel of the comic of the outer query; null where that is not known of all of them. */
const drawn = sql`(
  select case when bool_and(${panels.drawnBy} is not null)
    then jsonb_agg(distinct ${panels.drawnBy} order by ${panels.drawnBy}) end
  from ${panels} where ${panels.comicId} = ${comics.id})`;

/** Somebody has typed in what a writer of ours wrote. */
const edited = sql`(coalesce(${comics.writtenBy}, 'creator') <> 'creator' and not ${comics.scriptUntouched})`;

/** Who wrote and drew the comic of the outer query, as it stands. */
export const madeOfComic = sql<MadeBy>`jsonb_build_object(
  'written', ${comics.writtenBy}, 'edited', ${edited}, 'drawn', ${drawn})`;

/** Who wrote and drew a comic as it stands now. */
export async function readMade(db: Queryable, comicId: string): Promise<MadeBy> {
  const [row] = await db.select({ made: madeOfComic }).from(comics).where(eq(comics.id, comicId));
  return row?.made ?? { written: null, edited: false, drawn: null };
}
