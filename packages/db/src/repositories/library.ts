import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { subjects } from '../schema/catalogue.ts';
import { comics, series } from '../schema/comics.ts';
import { patternOf } from './table-page.ts';

export type LibraryFilter = { search?: string; subject?: string; grade?: string; country?: string };

const listed = {
  id: comics.id,
  title: comics.title,
  subject: subjects.name,
  grade: comics.grade,
  country: comics.country,
  concept: comics.concept,
  thumbnailKey: comics.thumbnailKey,
  pdfKey: comics.pdfKey,
  partNumber: comics.partNumber,
  partCount: sql<number>`jsonb_array_length(${series.parts})`,
  hasFaq: comics.hasFaq,
  hasFacts: comics.hasFacts,
  hasQuiz: comics.hasQuiz,
  createdAt: comics.createdAt,
};

export type LibraryRow = Awaited<ReturnType<typeof listLibrary>>[number];

/** What the public may see: approved, published and not deleted. */
const isPublic = and(
  eq(comics.status, 'approved'),
  eq(comics.comicStatus, 'published'),
  isNull(comics.deletedAt),
) as SQL;

/** One page of the library, newest first; `page` counts from 1. */
export async function listLibrary(db: Queryable, filter: LibraryFilter, page: number, limit: number) {
  // The page is cut from the index alone; only its few rows are then read in full.
  const ids = db
    .select({ id: comics.id })
    .from(comics)
    .where(matches(filter))
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as('wanted');
  return db
    .select(listed)
    .from(ids)
    .innerJoin(comics, eq(comics.id, ids.id))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .orderBy(desc(comics.createdAt), desc(comics.id));
}

/** How many comics of the library match. */
export async function countLibrary(db: Queryable, filter: LibraryFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(comics).where(matches(filter));
  return row?.n ?? 0;
}

/** A public comic as the library lists it. */
export async function findLibraryComic(db: Queryable, id: string): Promise<LibraryRow | undefined> {
  const [row] = await db
    .select(listed)
    .from(comics)
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .where(and(eq(comics.id, id), isPublic));
  return row;
}

/** True when the public may see the comic. */
export async function isPublicComic(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.id, id), isPublic));
  return rows.length > 0;
}

function matches(filter: LibraryFilter): SQL {
  const pattern = patternOf(filter.search);
  return and(
    isPublic,
    filter.subject ? inSubjects(eq(subjects.name, filter.subject)) : undefined,
    filter.grade ? eq(comics.grade, filter.grade) : undefined,
    filter.country ? eq(comics.country, filter.country) : undefined,
    pattern
      ? or(
          ilike(comics.title, pattern),
          ilike(comics.concept, pattern),
          inSubjects(ilike(subjects.name, pattern)),
        )
      : undefined,
  ) as SQL;
}

/** By a subquery, so that lists without such a filter need no join. */
function inSubjects(condition: SQL): SQL {
  return sql`${comics.subjectId} in (select ${subjects.id} from ${subjects} where ${condition})`;
}
