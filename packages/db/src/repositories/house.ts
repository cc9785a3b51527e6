import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, series } from '../schema/comics.ts';

/** The account that the comics of the house belong to. Nobody receives mail there. */
export const houseEmail = 'house@panelwise.example';

/**
 * The lessons that this account need not draw: their first part is in the library, or was there or on its way and was
 * deleted.
 */
export async function listSettledLessons(db: Queryable, ownerId: string): Promise<Set<string>> {
  const isThrough = or(isNull(comics.id), isNotNull(comics.deletedAt), isNotNull(comics.publicEditionId));
  const rows = await db
    .select({ lesson: series.lesson })
    .from(series)
    .leftJoin(comics, and(eq(comics.seriesId, series.id), eq(comics.partNumber, 1)))
    .where(and(eq(series.ownerId, ownerId), isThrough));
  return new Set(rows.flatMap(({ lesson }) => lesson ?? []));
}
