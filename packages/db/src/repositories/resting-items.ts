import { sql } from 'drizzle-orm';
import { comics } from '../schema/comics.ts';
import { pulledItems } from '../schema/learning.ts';

/** Since when items of a comic rest, by key. */
export type Resting = Readonly<Record<string, string>>;

/** The items that rest of the comic of the outer query: nothing that begins from then on asks them. */
export const restingItems = sql<Resting>`(
  select coalesce(jsonb_object_agg(p.item_key, p.pulled_at), '{}') from ${pulledItems} p
  where p.comic_id = ${comics.id} and p.put_back_at is null)`;
