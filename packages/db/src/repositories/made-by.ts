import type { MadeBy } from '@panelwise/contracts/domain/made-by';
import { sql } from 'drizzle-orm';
import { comics, panels } from '../schema/comics.ts';

/** Who wrote and drew the comic of the outer query, as it stands. Who drew is known only where it is known of every panel. */
export const madeOfComic = sql<MadeBy>`jsonb_build_object(
  'written', ${comics.writtenBy},
  'edited', ${comics.writtenBy} is not null and ${comics.writtenBy} <> 'creator' and not ${comics.scriptUntouched},
  'drawn', (
    select case when bool_and(${panels.drawnBy} is not null)
      then jsonb_agg(distinct ${panels.drawnBy} order by ${panels.drawnBy}) end
    from ${panels} where ${panels.comicId} = ${comics.id}))`;
