import { arrayOverlaps, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, editions } from '../schema/comics.ts';

/** From so many standards on it costs more to compare each of them with each of an edition's than to look those up. */
const many = 100;

/** True of comics whose public edition teaches one of these standards, such as `ngss:MS-LS1-6`. */
export function teachesOneOf(db: Queryable, keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`;
  const found = db
    .select({ id: editions.id })
    .from(editions)
    .where(keys.length < many ? arrayOverlaps(editions.standards, [...keys]) : looksUp(keys));
  return inArray(comics.publicEditionId, found);
}

/** The same as `&&`. Postgres makes a hash table of a long list that `= any` looks into, and none for `&&`. */
const looksUp = (keys: readonly string[]): SQL =>
  sql`exists (select 1 from unnest(${editions.standards}) taught where taught = any(${sql.param([...keys])}::text[]))`;
