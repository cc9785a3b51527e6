import { gradesUpTo, type ShownComics } from '@panelwise/contracts/domain/family';
import type { Language } from '@panelwise/contracts/domain/languages';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { subjects } from '../schema/catalogue.ts';
import { comics, editions, series } from '../schema/comics.ts';
import { comicStandards, listedComics } from '../schema/curricula.ts';
import type { EditionRow } from './editions.ts';
import { type Resting, restingItems } from './resting-items.ts';
import { patternOf } from './table-page.ts';
import { teachesOneOf } from './teaches.ts';

export type LibraryFilter = {
  search?: string;
  subject?: string;
  grade?: string;
  country?: string;
  /** A code, see `languageOf`. */
  language?: string;
  /** Keys of standards, such as `ngss:MS-LS1-6`: comics that teach one of them. */
  standards?: string[] | undefined;
  /** One of the house's: comics that teach anything of it. */
  curriculum?: string | undefined;
  /** Of a school's list: comics that stand in it, at one of its standards where one is named. */
  list?: { id: string; code?: string | undefined } | undefined;
  /** What the parents of the child who asks have decided. */
  shown?: ShownComics | undefined;
};

const listed = {
  id: comics.id,
  title: comics.title,
  subject: subjects.name,
  grade: comics.grade,
  country: comics.country,
  concept: comics.concept,
  language: comics.language,
  thumbnailKey: editions.thumbnailKey,
  pdfKey: editions.pdfKey,
  partNumber: comics.partNumber,
  partCount: sql<number>`jsonb_array_length(${series.parts})`,
  hasFaq: editions.hasFaq,
  hasFacts: editions.hasFacts,
  hasQuiz: editions.hasQuiz,
  createdAt: comics.createdAt,
};

/** What a comic is read in. The studio writes English; of what was never translated nothing else is known. */
export const languageOf = sql<Language>`coalesce(${comics.language}, 'en')`;

export type LibraryRow = Awaited<ReturnType<typeof listLibrary>>[number];

/** Whether readers see an edition of it, whatever has become of the comic since that was approved. */
export const isPublic = and(
  isNotNull(comics.publicEditionId),
  isNull(comics.deletedAt),
  isNull(comics.hiddenAt),
) as SQL;

/** How far apart the marks are, in comics. */
const markEvery = 240;

/** How many comics of the library match, and the place of every 240th in its order, newest first. */
export type KeysetMarks = { total: number; marks: { createdAt: string; id: string }[] };

/**
 * Walks through the library once, so that its pages can be reached without walking: whoever asks for page 7,500
 * begins at the mark before it.
 */
export async function markLibrary(db: Queryable, filter: LibraryFilter): Promise<KeysetMarks> {
  const ordered = db
    .select({
      id: comics.id,
      // As text: a Date would lose the microseconds that order comics of one moment.
      createdAt: sql<string>`${comics.createdAt}::text`.as('created_text'),
      n: sql<number>`row_number() over (order by ${comics.createdAt} desc, ${comics.id} desc)`.as('n'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(comics)
    .where(await matches(db, filter))
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
  { marks }: KeysetMarks,
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
        await matches(db, filter),
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
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .orderBy(desc(comics.createdAt), desc(comics.id));
}

/** These comics of the library as it lists them, by id; of what is not public there is nothing. */
export async function listLibraryComicsById(db: Queryable, ids: string[]): Promise<Map<string, LibraryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(listed)
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .where(and(inArray(comics.id, ids), isPublic));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Comics of the library, the newest first. */
export async function listNewestIds(db: Queryable, filter: LibraryFilter, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(await matches(db, filter))
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What readers see in these comics of the library, by id. */
export async function listContents(
  db: Queryable,
  ids: string[],
): Promise<Map<string, EditionRow['content']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comics.id, content: editions.content })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(inArray(comics.id, ids), isPublic));
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** The first fact of each of these comics that has one, as readers see it. */
export async function listFirstFacts(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comics.id, fact: sql<string | null>`${editions.content} #>> '{facts,0,fact}'` })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(inArray(comics.id, ids), isPublic));
  return new Map(rows.flatMap(({ id, fact }) => (fact ? [[id, fact] as const] : [])));
}

/** How many drawn pages each of these comics has, as readers see it. */
export async function countDrawnPages(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: comics.id,
      pages: sql<number>`(
        select count(*) from jsonb_array_elements(${editions.content} -> 'pages') p where p ->> 'imageKey' is not null
      )`.mapWith(Number),
    })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(inArray(comics.id, ids), isPublic));
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}

/** How many public comics there are of each subject (by name), grade, country and language, in one walk through the library. */
export async function countLibraryChoices(db: Queryable, shown?: ShownComics) {
  const counted = await db
    .select({
      subject: subjects.name,
      grade: comics.grade,
      country: comics.country,
      language: languageOf,
      comics: sql<number>`count(*)`.mapWith(Number),
    })
    .from(comics)
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .where(and(isPublic, shown && (await isShown(db, shown))))
    .groupBy(
      sql`grouping sets ((${subjects.name}), (${comics.grade}), (${comics.country}), (${languageOf}))`,
    );
  const of = (what: 'subject' | 'grade' | 'country' | 'language') =>
    counted.flatMap((row) => (row[what] ? [{ value: row[what], comics: row.comics }] : []));
  return {
    subjects: of('subject'),
    grades: of('grade'),
    countries: of('country'),
    languages: of('language'),
  };
}

/** A public comic as the library lists it, with everything that there is to read in it. */
export async function findLibraryComic(
  db: Queryable,
  id: string,
): Promise<
  | (LibraryRow & Pick<EditionRow, 'author' | 'content' | 'made'> & { isReviewed: boolean; resting: Resting })
  | undefined
> {
  const [row] = await db
    .select({
      ...listed,
      author: editions.author,
      content: editions.content,
      made: editions.made,
      isReviewed: sql<boolean>`${editions.approvedBy} is not null`,
      resting: restingItems,
    })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .where(and(eq(comics.id, id), isPublic));
  return row;
}

/** The objects of the store that readers of a comic may see; none when it is not public. Small pictures go with their large ones. */
export async function findPublicKeys(db: Queryable, id: string): Promise<ReadonlySet<string>> {
  const [row] = await db
    .select({ keys: editions.objectKeys })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(eq(comics.id, id), isPublic));
  return new Set(row?.keys);
}

/** True where the public would see the comic, had readers not reported it. */
export async function isHiddenFromLibrary(db: Queryable, id: string): Promise<boolean> {
  const hidden = and(isNotNull(comics.publicEditionId), isNull(comics.deletedAt), isNotNull(comics.hiddenAt));
  return (await db.$count(comics, and(eq(comics.id, id), hidden))) > 0;
}

/**
 * The public comics of the series that this comic belongs to, itself among them, in the order of their parts.
 * @param shown of a child, only those that it is shown
 */
export async function listPublicParts(db: Queryable, id: string, shown?: ShownComics) {
  const own = db.select({ seriesId: comics.seriesId }).from(comics).where(eq(comics.id, id));
  return db
    .select({ id: comics.id, part: comics.partNumber, title: comics.title })
    .from(comics)
    .where(
      and(inArray(comics.seriesId, own), isPublic, shown && or(eq(comics.id, id), await isShown(db, shown))),
    )
    .orderBy(asc(comics.partNumber));
}

/** A public comic in each of its languages, as far as it is public in them. @param shown of a child, only those that it is shown */
export async function listPublicLanguages(db: Queryable, id: string, shown?: ShownComics) {
  const original = sql`(select coalesce(c.original_id, c.id) from ${comics} c where c.id = ${id})`;
  const rows = await db
    .select({ id: comics.id, language: comics.language, title: comics.title })
    .from(comics)
    .where(
      and(
        isNotNull(comics.language),
        or(eq(comics.originalId, original), eq(comics.id, original)),
        isPublic,
        shown && (await isShown(db, shown)),
      ),
    )
    .orderBy(asc(comics.language));
  return rows.flatMap(({ language, ...row }) => (language ? [{ ...row, language }] : []));
}

/** True when the public may see the comic. */
export async function isPublicComic(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.id, id), isPublic));
  return rows.length > 0;
}

/** Comics of the library; of a child with limits those that they let it be shown. */
export async function isInLibraryOf(db: Queryable, shown: ShownComics | undefined): Promise<SQL> {
  return and(isPublic, shown && (await isShown(db, shown))) as SQL;
}

/** True when the comic is one of those that the parents of a child have decided to show. */
export async function isShownComic(db: Queryable, id: string, shown: ShownComics): Promise<boolean> {
  return (await db.$count(comics, and(eq(comics.id, id), await isShown(db, shown)))) > 0;
}

async function isShown(
  db: Queryable,
  { highestGrade, hiddenSubjects }: ShownComics,
): Promise<SQL | undefined> {
  const hidden =
    hiddenSubjects.length > 0
      ? await db.select({ id: subjects.id }).from(subjects).where(inArray(subjects.name, hiddenSubjects))
      : [];
  return and(
    highestGrade === null ? undefined : inArray(comics.grade, gradesUpTo(highestGrade)),
    hidden.length > 0
      ? notInArray(
          comics.subjectId,
          hidden.map(({ id }) => id),
        )
      : undefined,
  );
}

/** True of comics that stand in a school's list, or that its creator has tagged with it. */
function isListed(db: Queryable, { id, code }: NonNullable<LibraryFilter['list']>): SQL {
  const listed = db
    .select({ id: listedComics.comicId })
    .from(listedComics)
    .where(and(eq(listedComics.listId, id), code ? eq(listedComics.code, code) : undefined));
  const tagged = db
    .select({ id: comicStandards.comicId })
    .from(comicStandards)
    .where(and(eq(comicStandards.curriculum, id), code ? eq(comicStandards.code, code) : undefined));
  return inArray(comics.id, listed.union(tagged));
}

async function matches(db: Queryable, filter: LibraryFilter): Promise<SQL> {
  const pattern = patternOf(filter.search);
  return and(
    isPublic,
    filter.shown && (await isShown(db, filter.shown)),
    filter.subject ? await inSubjects(db, eq(subjects.name, filter.subject)) : undefined,
    filter.grade ? eq(comics.grade, filter.grade) : undefined,
    filter.country ? eq(comics.country, filter.country) : undefined,
    filter.language ? eq(languageOf, filter.language) : undefined,
    filter.standards ? teachesOneOf(db, filter.standards) : undefined,
    filter.curriculum ? arrayContains(comics.curricula, [filter.curriculum]) : undefined,
    filter.list ? isListed(db, filter.list) : undefined,
    pattern
      ? or(
          ilike(comics.title, pattern),
          ilike(comics.concept, pattern),
          await inSubjects(db, ilike(subjects.name, pattern)),
        )
      : undefined,
  ) as SQL;
}

/** By the ids of the few subjects: then lists need no join, and Postgres knows how many comics to look for. */
async function inSubjects(db: Queryable, condition: SQL): Promise<SQL> {
  const rows = await db.select({ id: subjects.id }).from(subjects).where(condition);
  return inArray(
    comics.subjectId,
    rows.map(({ id }) => id),
  );
}
