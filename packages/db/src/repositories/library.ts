import { and, asc, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** How far apart the marks are, in comics. */
const markEvery = 240;

/** How many comics of the library match, and the place of every 240th in its order, newest first. */
export type LibraryMarks = { total: number; marks: { createdAt: string; id: string }[] };

/**
 * Walks through the library once, so that its pages can be reached without walking: whoever asks for page 7,500
 * begins at the mark before it.
 */
export async function markLibrary(db: Queryable, filter: LibraryFilter): Promise<LibraryMarks> {
  const ordered = db
    .select({
      id: comics.id,
      // As text: a Date would lose the microseconds that order comics of one moment.
      createdAt: sql<string>`${comics.createdAt}::text`.as('created_text'),
      n: sql<number>`row_number() over (order by ${comics.createdAt} desc, ${comics.id} desc)`.as('n'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(comics)
    .where(matches(filter))
    .as('ordered');
  const rows = await db
    .select({ id: ordered.id, createdAt: ordered.createdAt, total: ordered.total })
    .from(ordered)
    .where(sql`${ordered.n} % ${markEvery} = 1`)
    .orderBy(ordered.n);
  return {
    total: Number(rows[0]?.total ?? 0),
    marks: rows.map(({ id, createdAt }) => ({ id, createdAt })),
  };
}

/** One page of the library, newest first; `page` counts from 1. */
export async function listLibrary(
  db: Queryable,
  filter: LibraryFilter,
  { marks }: LibraryMarks,
  page: number,
  limit: number,
) {
  const skipped = (page - 1) * limit;
  const mark = marks[Math.floor(skipped / markEvery)];
  // The page is cut from the index alone; only its few rows are then read in full.
  const ids = db
    .select({ id: comics.id })
    .from(comics)
    .where(
      and(
        matches(filter),
        mark
          ? sql`(${comics.createdAt}, ${comics.id}) <= (${mark.createdAt}::timestamptz, ${mark.id}::uuid)`
          : sql`false`,
      ),
    )
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit)
    .offset(skipped % markEvery)
    .as('wanted');
  return db
    .select(listed)
    .from(ids)
    .innerJoin(comics, eq(comics.id, ids.id))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .orderBy(desc(comics.createdAt), desc(comics.id));
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

/** The script of a comic as JSON text; empty when there is none. */
export async function findScriptText(db: Queryable, id: string): Promise<string> {
  const [row] = await db.select({ prompt: comics.prompt }).from(comics).where(eq(comics.id, id));
  return row?.prompt ?? '';
}

/** The public comics of the series that this comic belongs to, itself among them, in the order of their parts. */
export async function listPublicParts(db: Queryable, id: string) {
  const own = db.select({ seriesId: comics.seriesId }).from(comics).where(eq(comics.id, id));
  return db
    .select({ id: comics.id, part: comics.partNumber, title: comics.title })
    .from(comics)
    .where(and(inArray(comics.seriesId, own), isPublic))
    .orderBy(asc(comics.partNumber));
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
