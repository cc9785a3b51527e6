import { curriculumIds, keyOfStandard, type StandardRef } from '@panelwise/contracts/domain/curriculum';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../client.ts';
import { comics, editions, series } from '../schema/comics.ts';
import { comicStandards, listedComics } from '../schema/curricula.ts';
import { isPublic } from './library.ts';
import { teachesOneOf } from './teaches.ts';

/** What an edition keeps of a comic's standards: those of the house's curricula. A school's own list is nobody else's. */
export const publicStandards = sql<string[]>`array(
  select tagged.curriculum || ':' || tagged.code from comic_standards tagged
  where tagged.comic_id = ${comics.id} and tagged.curriculum = any(${sql.param([...curriculumIds])}::text[])
  order by tagged.position)`;

/** What a comic is tagged with, in its creator's order. */
export async function listComicStandards(db: Queryable, comicId: string): Promise<StandardRef[]> {
  const rows = await db
    .select({ curriculum: comicStandards.curriculum, code: comicStandards.code })
    .from(comicStandards)
    .where(eq(comicStandards.comicId, comicId))
    .orderBy(asc(comicStandards.position));
  return rows as StandardRef[];
}

/** Tags a comic with these standards and no others. */
export async function replaceComicStandards(
  tx: Transaction,
  comicId: string,
  standards: readonly StandardRef[],
): Promise<void> {
  await tx.delete(comicStandards).where(eq(comicStandards.comicId, comicId));
  await insertComicStandards(tx, [comicId], standards);
}

/** Tags new comics, each with the same standards. */
export async function insertComicStandards(
  tx: Transaction,
  comicIds: readonly string[],
  standards: readonly StandardRef[],
): Promise<void> {
  const rows = comicIds.flatMap((comicId) =>
    standards.map(({ curriculum, code }, position) => ({ comicId, curriculum, code, position })),
  );
  if (rows.length > 0) await tx.insert(comicStandards).values(rows);
}

/**
 * Tags some of the comics that wait for the standards of their lesson, with the edition that readers see of each: what its
 * creator or an edition says already stays. Several workers may do so side by side, and what one leaves another takes up.
 * @returns how many were looked at; call it again while it is not 0
 */
export function tagAwaitingComics(
  db: Database,
  standardsOf: (lesson: string | null, grade: string) => StandardRef[],
  most: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: comics.id,
        grade: comics.grade,
        lesson: series.lesson,
        editionId: comics.publicEditionId,
        isTagged: sql<boolean>`exists (
          select 1 from ${comicStandards} where ${comicStandards.comicId} = ${comics.id})`,
      })
      .from(comics)
      .innerJoin(series, eq(series.id, comics.seriesId))
      .where(sql`${comics.awaitsStandards}`)
      .orderBy(asc(comics.id))
      .limit(most)
      .for('update', { of: comics, skipLocked: true });
    for (const { id, grade, lesson, editionId, isTagged } of rows) {
      const standards = standardsOf(lesson, grade);
      if (isTagged || standards.length === 0) continue;
      await insertComicStandards(tx, [id], standards);
      if (editionId)
        await tx
          .update(editions)
          .set({ standards: standards.map(keyOfStandard) })
          .where(and(eq(editions.id, editionId), sql`cardinality(${editions.standards}) = 0`));
    }
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await tx.update(comics).set({ awaitsStandards: false }).where(inArray(comics.id, ids));
    return rows.length;
  });
}

/** A comic that teaches something of a curriculum, with the codes of it that were asked for. */
export type TeachingComic = { id: string; title: string; isPublic: boolean; codes: string[] };

/** Comics of the library that teach one of these standards of a curriculum, the newest first. */
export async function listPublicTeaching(
  db: Queryable,
  curriculum: string,
  codes: readonly string[],
  limit: number,
): Promise<TeachingComic[]> {
  const keys = codes.map((code) => `${curriculum}:${code}`);
  const rows = await db
    .select({ id: comics.id, title: comics.title, standards: editions.standards })
    .from(comics)
    .innerJoin(editions, eq(editions.id, comics.publicEditionId))
    .where(and(isPublic, teachesOneOf(db, keys)))
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit);
  const wanted = new Set(keys);
  return rows.map(({ standards, ...comic }) => ({
    ...comic,
    isPublic: true,
    codes: standards.filter((key) => wanted.has(key)).map((key) => key.slice(curriculum.length + 1)),
  }));
}

/** Comics of the library that stand at these standards of a school's list, the newest first. */
export async function listListedTeaching(
  db: Queryable,
  listId: string,
  codes: readonly string[],
  limit: number,
): Promise<TeachingComic[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ id: comics.id, title: comics.title, codes: sql<string[]>`array_agg(${listedComics.code})` })
    .from(listedComics)
    .innerJoin(comics, eq(comics.id, listedComics.comicId))
    .where(and(eq(listedComics.listId, listId), inArray(listedComics.code, [...codes]), isPublic))
    .groupBy(comics.id)
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, isPublic: true }));
}

/** Somebody's own drawn comics that they tagged with these standards, whether readers see them or not. */
export async function listOwnTeaching(
  db: Queryable,
  ownerId: string,
  curriculum: string,
  codes: readonly string[],
  limit: number,
): Promise<TeachingComic[]> {
  if (codes.length === 0) return [];
  return db
    .select({
      id: comics.id,
      title: comics.title,
      isPublic: sql<boolean>`${isPublic}`,
      codes: sql<string[]>`array_agg(${comicStandards.code})`,
    })
    .from(comicStandards)
    .innerJoin(comics, eq(comics.id, comicStandards.comicId))
    .where(
      and(
        eq(comicStandards.curriculum, curriculum),
        sql`${comicStandards.code} = any(${sql.param([...codes])}::text[])`,
        eq(comics.ownerId, ownerId),
        isNull(comics.deletedAt),
        isNotNull(comics.thumbnailKey),
      ),
    )
    .groupBy(comics.id)
    .orderBy(desc(comics.createdAt), desc(comics.id))
    .limit(limit);
}
