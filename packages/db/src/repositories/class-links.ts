import { randomBytes } from 'node:crypto';
import { limits } from '@panelwise/contracts/domain/limits';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { subjects } from '../schema/catalogue.ts';
import { classLinks, comics, series } from '../schema/comics.ts';
import { workingComic } from './working-comics.ts';

export type ClassLinkRow = typeof classLinks.$inferSelect;

/** Letters of a token: 128 bits that nobody guesses. */
const newToken = () => randomBytes(16).toString('base64url');
const isInTime = gt(classLinks.expiresAt, sql`now()`);

/** The link of a comic that has not ended. */
export async function findClassLink(db: Queryable, comicId: string): Promise<ClassLinkRow | undefined> {
  const [link] = await db
    .select()
    .from(classLinks)
    .where(and(eq(classLinks.comicId, comicId), isInTime));
  return link;
}

/** Makes a link for a class; the one before ends at this moment. */
export async function makeClassLink(db: Queryable, comicId: string): Promise<ClassLinkRow> {
  const expiresAt = sql`now() + ${limits.classLinkMs} * interval '1 millisecond'`;
  const made = { token: newToken(), createdAt: sql`now()`, expiresAt };
  const [link] = await db
    .insert(classLinks)
    .values({ comicId, ...made })
    .onConflictDoUpdate({ target: classLinks.comicId, set: made })
    .returning();
  return link!;
}

export async function endClassLink(db: Queryable, comicId: string): Promise<void> {
  await db.delete(classLinks).where(eq(classLinks.comicId, comicId));
}

/** What a class reads by this token: the comic as it stands now. Undefined where the link has ended or the comic is gone. */
export async function findClassComic(db: Queryable, token: string) {
  const [comic] = await db
    .select(workingComic)
    .from(classLinks)
    .innerJoin(comics, eq(comics.id, classLinks.comicId))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .innerJoin(subjects, eq(subjects.id, comics.subjectId))
    .where(and(eq(classLinks.token, token), isInTime, isNull(comics.deletedAt)));
  return comic;
}
