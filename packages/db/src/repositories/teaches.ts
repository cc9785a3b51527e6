import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, editions } from '../schema/comics.ts';

/**
 * True of comics whose public edition teaches one of these standards, such as `ngss:MS-LS1-6`. Each is looked up in the index
 * by itself: of a long list Postgres thinks that comparing it with every edition costs less, and is wrong tenfold.
 */
export function teachesOneOf(db: Queryable, keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const found = db
    .select({ id: editions.id })
    .from(sql`unnest(${sql.param([...keys])}::text[]) wanted`)
    .innerJoin(editions, sql`${editions.standards} @> array[wanted]`);
  return inArray(comics.publicEditionId, found);
}
