import { leastAnswers } from '@panelwise/contracts/domain/class-results';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { comics } from '../schema/comics.ts';
import { attempts, itemCounts } from '../schema/learning.ts';

export type ItemCountRow = typeof itemCounts.$inferSelect;

/** A comic is counted anew once it has so many more or fewer answers, as a share of those of before. */
const leastChange = 0.02;
/** What leaves fewer wrong answers to choose from, or shows where the right one stands. */
const telling = ['fewer-options', 'shown-where'];

/** Comics that were answered since they were last counted, or of which answers have gone. */
export async function listComicsToCount(db: Queryable): Promise<string[]> {
  const now = db
    .select({ comicId: attempts.comicId, answers: sql<number>`count(*)`.as('answers') })
    .from(attempts)
    .groupBy(attempts.comicId)
    .as('now');
  const counted = db
    .select({ comicId: itemCounts.comicId, answers: sql<number>`max(${itemCounts.ofAnswers})`.as('before') })
    .from(itemCounts)
    .groupBy(itemCounts.comicId)
    .as('counted');
  const rows = await db
    .select({ id: now.comicId })
    .from(now)
    .leftJoin(counted, eq(counted.comicId, now.comicId))
    .where(
      sql`${counted.answers} is null or abs(${now.answers} - ${counted.answers}) > ${leastChange}::float8 * ${counted.answers}`,
    );
  return rows.map(({ id }) => id);
}

/**
 * Counts the first tries at every item of a comic, over all classes and everywhere that a question is asked as it is: of each
 * person the very first answer, where that proves something and nothing helped with it. What its creator or a made-up pupil
 * answered is no evidence. Discrimination is the correlation of an item with the rest, each person's share of right answers
 * to the others; null under 30 people with a rest, or where all are alike.
 * @returns false where another process is counting it
 */
export async function countItems(tx: Transaction, comicId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`count-items:${comicId}`}, 0)) as "isMine"`,
  );
  if (!rows[0]?.isMine) return false;
  await tx.delete(itemCounts).where(eq(itemCounts.comicId, comicId));
  await tx.execute(sql`
    with firsts as (
      select distinct on (a.user_id, a.item_key) a.user_id, a.item_key, a.answer, a.is_right::int as is_right,
        a.counts and a.context <> 'game' and not a.aids ?| ${sql.param(telling)}::text[] as proves
      from ${attempts} a
      join ${comics} c on c.id = a.comic_id
      join ${users} u on u.id = a.user_id
      where a.comic_id = ${comicId} and a.user_id <> c.owner_id and not u.is_demo
      order by a.user_id, a.item_key, a.created_at, a.id
    ), proven as (
      select user_id, item_key, answer, is_right,
        (sum(is_right) over person - is_right)::float8 / nullif(count(*) over person - 1, 0) as rest
      from firsts where proves window person as (partition by user_id)
    ), items as (
      select item_key, count(*) as answers, sum(is_right) as is_right, count(rest) as with_rest,
        var_pop(is_right) filter (where rest is not null) as own_spread, var_pop(rest) as rest_spread,
        corr(is_right, rest) as together
      from proven group by item_key
    ), options as (
      select item_key, jsonb_object_agg(answer, chosen) as chosen
      from (select item_key, answer, count(*) as chosen from proven group by item_key, answer) each
      group by item_key
    )
    insert into ${itemCounts} (comic_id, item_key, answers, is_right, discrimination, chosen, of_answers)
    select ${comicId}, asked.item_key, coalesce(items.answers, 0), coalesce(items.is_right, 0),
      case when with_rest >= ${leastAnswers.statistics} and own_spread > 1e-9 and rest_spread > 1e-9 then together end,
      coalesce(options.chosen, '{}'), (select count(*) from ${attempts} a where a.comic_id = ${comicId})
    from (select distinct item_key from firsts) asked
    left join items on items.item_key = asked.item_key
    left join options on options.item_key = asked.item_key`);
  return true;
}

/** What was counted of the items of these comics, by key. */
export async function listItemCounts(db: Queryable, comicIds: string[]): Promise<Map<string, ItemCountRow>> {
  if (comicIds.length === 0) return new Map();
  const rows = await db.select().from(itemCounts).where(inArray(itemCounts.comicId, comicIds));
  return new Map(rows.map((row) => [row.itemKey, row]));
}
