import { arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, editions } from '../schema/comics.ts';

/** True of comics whose public edition teaches one of these standards, such as `ngss:MS-LS1-6`. */
export function teachesOneOf(db: Queryable, keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const found = db
    .select({ id: editions.id })
    .from(editions)
    .where(arrayOverlaps(editions.standards, [...keys]));
  return inArray(comics.publicEditionId, found);
}
