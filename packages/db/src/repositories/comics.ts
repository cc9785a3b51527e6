import type { ReviewStatus } from '@panelwise/contracts/domain/comic';
import { type Brief, seedOf } from '@panelwise/contracts/domain/series';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';
import { comics, pages, panels, series } from '../schema/comics.ts';
import { orderOf, patternOf, type TablePage } from './table-page.ts';

export type ComicRow = typeof comics.$inferSelect;
export type PageRow = typeof pages.$inferSelect;
export type PanelRow = typeof panels.$inferSelect;

/** A comic with the names of what it refers to, and its series. */
export type ComicRecord = ComicRow & {
  series: typeof series.$inferSelect;
  subjectName: string;
  themeName: string | null;
  themeSlug: string | null;
  styleName: string;
  styleSlug: string;
};

function selectComics(db: Queryable) {
  return db
    .select({
      ...getTableColumns(comics),
      series: getTableColumns(series),
      subjectName: subjects.name,
      themeName: themes.name,
      themeSlug: themes.slug,
      styleName: styles.name,
      styleSlug: styles.slug,
    })
    .from(comics)
    .innerJoin(series, eq(series.id, comics.seriesId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .leftJoin(themes, eq(themes.id, series.themeId))
    .innerJoin(styles, eq(styles.id, series.styleId));
}

/** A comic that is not deleted. */
export async function findComic(db: Queryable, id: string): Promise<ComicRecord | undefined> {
  const [comic] = await selectComics(db).where(and(eq(comics.id, id), isNull(comics.deletedAt)));
  return comic;
}

/**
 * Comics of a creator, newest first unless another order is wanted. Words are found in title, subject, both
 * states, and in "Part N" of a series.
 */
export async function listComicsOfOwner(
  db: Queryable,
  ownerId: string,
  wanted: TablePage & { status?: ReviewStatus | undefined },
): Promise<{ rows: ComicRecord[]; total: number }> {
  const pattern = patternOf(wanted.search);
  const part = sql`case when jsonb_array_length(${series.parts}) > 1 then 'Part ' || ${comics.partNumber} end`;
  const matches = and(
    eq(comics.ownerId, ownerId),
    isNull(comics.deletedAt),
    wanted.status ? eq(comics.status, wanted.status) : undefined,
    pattern
      ? or(
          ...[comics.title, subjects.name, comics.status, comics.comicStatus].map((column) =>
            ilike(column, pattern),
          ),
          sql`${part} ilike ${pattern}`,
        )
      : undefined,
  );
  const order = wanted.sort
    ? orderOf(wanted, ownSortColumns, comics.createdAt, comics.id)
    : [desc(comics.createdAt), asc(comics.partNumber)];
  const [rows, [counted]] = await Promise.all([
    selectComics(db)
      .where(matches)
      .orderBy(...order)
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    db
      .select({ n: count() })
      .from(comics)
      .innerJoin(series, eq(series.id, comics.seriesId))
      .innerJoin(subjects, eq(subjects.id, comics.subjectId))
      .where(matches),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

const ownSortColumns = {
  title: comics.title,
  subject: subjects.name,
  partNumber: comics.partNumber,
  status: comics.status,
  comicStatus: comics.comicStatus,
  createdAt: comics.createdAt,
};

/** The comics of a series in the order of their parts. */
export async function listComicsOfSeries(db: Queryable, seriesId: string): Promise<ComicRow[]> {
  return db
    .select()
    .from(comics)
    .where(and(eq(comics.seriesId, seriesId), isNull(comics.deletedAt)))
    .orderBy(asc(comics.partNumber));
}

/** The pages of comics, in order. */
export async function listPages(db: Queryable, comicIds: string[]): Promise<PageRow[]> {
  if (comicIds.length === 0) return [];
  return db.select().from(pages).where(inArray(pages.comicId, comicIds)).orderBy(asc(pages.pageNumber));
}

/** The panels of a comic, page by page. */
export async function listPanels(db: Queryable, comicId: string): Promise<PanelRow[]> {
  return db
    .select()
    .from(panels)
    .where(eq(panels.comicId, comicId))
    .orderBy(asc(panels.pageNumber), asc(panels.panelNumber));
}

/** The newest comic that this creator has for the same concept, subject, grade and country. */
export async function findExistingConcept(
  db: Queryable,
  ownerId: string,
  same: { conceptKey: string; subjectId: string; grade: string; country: string },
): Promise<ComicRecord | undefined> {
  const [comic] = await selectComics(db)
    .where(
      and(
        eq(series.ownerId, ownerId),
        eq(series.conceptKey, same.conceptKey),
        eq(series.subjectId, same.subjectId),
        eq(series.grade, same.grade),
        eq(series.country, same.country),
        isNull(comics.deletedAt),
      ),
    )
    .orderBy(desc(comics.createdAt), asc(comics.partNumber))
    .limit(1);
  return comic;
}

/** Stores the script text as its author left it. */
export async function saveScript(db: Queryable, comicId: string, prompt: string): Promise<void> {
  await db
    .update(comics)
    .set({ prompt, version: sql`${comics.version} + 1`, updatedAt: new Date() })
    .where(eq(comics.id, comicId));
}

/** Marks a comic as published and, after a rejection, as waiting for review again. */
export async function publishComic(db: Queryable, comicId: string): Promise<void> {
  await db
    .update(comics)
    .set({
      comicStatus: 'published',
      status: sql`case when ${comics.status} = 'rejected' then 'pending' else ${comics.status} end`,
      publishedAt: sql`coalesce(${comics.publishedAt}, now())`,
      version: sql`${comics.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(comics.id, comicId));
}

/** What a writer needs to know of a comic. */
export function toBrief(comic: ComicRecord): Brief {
  return {
    title: comic.series.title,
    concept: comic.series.concept,
    story: comic.series.story,
    subject: comic.subjectName,
    grade: comic.grade,
    country: comic.country,
    theme: comic.themeSlug ?? undefined,
    style: comic.styleSlug,
    seed: seedOf(comic.series.title, comic.series.concept),
    castNames: comic.series.castNames,
  };
}
