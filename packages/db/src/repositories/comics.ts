import type { ComicStatus, ReviewStatus } from '@panelwise/contracts/domain/comic';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { WrittenBy } from '@panelwise/contracts/domain/made-by';
import { type Brief, seedOf } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';
import { comics, pages, panels, series } from '../schema/comics.ts';
import { noteComicChange } from './comic-changes.ts';
import { languageOf } from './library.ts';
import { isWhere } from './release-states.ts';
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

function selectComics(db: Queryable, scripts = true) {
  return db
    .select({
      ...getTableColumns(comics),
      prompt: scripts ? comics.prompt : sql<string>`''`,
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

/** True while a comic is not deleted. */
export async function isComicThere(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.id, id), isNull(comics.deletedAt)));
  return rows.length > 0;
}

/**
 * Comics of a creator, newest first unless another order is wanted. Words are found in title, subject, both
 * states, and in "Part N" of a series. Their scripts are left empty unless they are wanted: one may have 400,000
 * characters.
 */
export async function listComicsOfOwner(
  db: Queryable,
  ownerId: string,
  wanted: TablePage & {
    status?: ReviewStatus | undefined;
    comicStatus?: ComicStatus | undefined;
    language?: Language | undefined;
    scripts?: boolean;
  },
): Promise<{ rows: ComicRecord[]; total: number }> {
  const pattern = patternOf(wanted.search);
  const part = sql`case when jsonb_array_length(${series.parts}) > 1 then 'Part ' || ${comics.partNumber} end`;
  const matches = and(
    eq(comics.ownerId, ownerId),
    isNull(comics.deletedAt),
    isWhere(wanted),
    wanted.language ? eq(languageOf, wanted.language) : undefined,
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
    selectComics(db, wanted.scripts ?? false)
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
        isNull(comics.originalId),
        isNull(comics.deletedAt),
      ),
    )
    .orderBy(desc(comics.createdAt), asc(comics.partNumber))
    .limit(1);
  return comic;
}

/**
 * Stores the script text as its author left it. The same text again changes nothing.
 * @param basedOn the revision that was edited; without it whatever is stored is replaced
 * @param writer who of ours wrote it: nobody has typed it, so it may be written anew
 * @returns the revision of the script as it is stored now
 * @throws DomainError `script-changed` when a newer revision says something else, `comic-not-found`
 */
export async function saveScript(
  db: Queryable,
  comicId: string,
  prompt: string,
  basedOn?: number,
  writer?: WrittenBy,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .update(comics)
      .set({
        prompt,
        scriptUntouched: writer !== undefined,
        // Typing in what a writer wrote does not make it the creator's alone.
        writtenBy: writer ?? sql`case when ${comics.prompt} = '' then 'creator' else ${comics.writtenBy} end`,
        scriptRevision: sql`${comics.scriptRevision} + 1`,
      })
      .where(
        and(
          eq(comics.id, comicId),
          ne(comics.prompt, prompt),
          basedOn === undefined ? undefined : eq(comics.scriptRevision, basedOn),
        ),
      )
      .returning({ revision: comics.scriptRevision });
    if (saved) {
      await noteComicChange(tx, comicId, 'pages');
      return saved.revision;
    }
    const [stored] = await tx
      .select({ prompt: comics.prompt, revision: comics.scriptRevision })
      .from(comics)
      .where(eq(comics.id, comicId));
    if (!stored) throw new DomainError('comic-not-found');
    if (basedOn !== undefined && stored.prompt !== prompt) throw new DomainError('script-changed');
    return stored.revision;
  });
}

/** Stores the name on the cover. The PDF has the one before, so it has to be printed again. */
export async function storeAuthor(tx: Transaction, comicId: string, author: string): Promise<void> {
  await tx.update(comics).set({ author, pdfKey: null }).where(eq(comics.id, comicId));
  await noteComicChange(tx, comicId, 'pages');
}

/** Publishes a comic: from now on it waits for an admin. */
export async function publishComic(db: Queryable, comicId: string, contentRisk: number): Promise<void> {
  await db
    .update(comics)
    .set({
      comicStatus: 'published',
      status: 'pending',
      contentRisk,
      publishedAt: sql`coalesce(${comics.publishedAt}, now())`,
      submittedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(comics.id, comicId));
}

/** Takes a comic back from the reviewers: a draft again. Readers keep the edition that they have. */
export async function withdrawComic(db: Queryable, comicId: string): Promise<void> {
  await db
    .update(comics)
    .set({ comicStatus: 'draft', submittedAt: null, reviewingBy: null, reviewingAt: null })
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
    ...(comic.series.cast.length > 0 && { cast: comic.series.cast }),
    ...(comic.series.partWishes.length > 0 && { partWishes: comic.series.partWishes }),
    ...(comic.series.lesson && { lesson: comic.series.lesson }),
  };
}
