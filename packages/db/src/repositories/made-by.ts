import type { ItemKind } from '@panelwise/contracts/domain/learning';
import type { MadeBy, WrittenBy } from '@panelwise/contracts/domain/made-by';
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

/** Everybody who wrote the quizzes, FAQs and facts of the comic of the outer query, as far as that was kept. */
const learning = sql`(
  select coalesce(jsonb_agg(distinct value order by value), '[]') from jsonb_each(${comics.learningBy}))`;

/** Who wrote and drew the comic of the outer query, as it stands. */
export const madeOfComic = sql<MadeBy>`jsonb_build_object(
  'written', ${comics.writtenBy}, 'edited', ${edited}, 'drawn', ${drawn}, 'learning', ${learning})`;

/** Who wrote and drew a comic as it stands now. */
export async function readMade(db: Queryable, comicId: string): Promise<MadeBy> {
  const [row] = await db.select({ made: madeOfComic }).from(comics).where(eq(comics.id, comicId));
  return row?.made ?? { written: null, edited: false, drawn: null };
}

/**
 * Keeps who wrote the items of one kind. One that is added beside others counts for all of them only when a service wrote
 * it: readers are to know of that.
 */
export async function noteLearningWriter(
  db: Queryable,
  comicId: string,
  kind: ItemKind,
  by: WrittenBy,
  { isAdded = false } = {},
): Promise<void> {
  if (isAdded && by === 'builtin') return;
  await db
    .update(comics)
    .set({ learningBy: sql`${comics.learningBy} || ${JSON.stringify({ [kind]: by })}::jsonb` })
    .where(eq(comics.id, comicId));
}
