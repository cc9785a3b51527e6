import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { comics, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';

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

/** The comics of the house that tell these lessons and are in the library, in the order of the lessons. */
export async function listLessonComics(db: Queryable, lessons: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ lesson: series.lesson, id: comics.id })
    .from(comics)
    .innerJoin(series, eq(series.id, comics.seriesId))
    .innerJoin(users, eq(users.id, comics.ownerId))
    .where(
      and(
        eq(users.email, houseEmail),
        inArray(series.lesson, [...lessons]),
        eq(comics.partNumber, 1),
        isNull(comics.deletedAt),
        isNotNull(comics.publicEditionId),
      ),
    );
  const byLesson = new Map(rows.map(({ lesson, id }) => [lesson, id]));
  return lessons.flatMap((lesson) => byLesson.get(lesson) ?? []);
}

/** A step of the house waits while others have runs; so long it counts as drawing all the same. */
const pauseMs = 60_000;

/** True while comics of the house are being drawn. */
export async function isHouseDrawing(db: Queryable): Promise<boolean> {
  const isRecent = gt(runs.createdAt, sql`now() - ${pauseMs} * interval '1 ms'`);
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.ownerId))
    .where(and(eq(users.email, houseEmail), or(inArray(runs.status, ['queued', 'running']), isRecent)))
    .limit(1);
  return rows.length > 0;
}
