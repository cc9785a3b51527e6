import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, editions } from '../schema/comics.ts';
import { publicStandards } from './comic-standards.ts';
import { editionContent, editionObjectKeys } from './edition-content.ts';
import { madeOfComic } from './made-by.ts';

export type EditionRow = typeof editions.$inferSelect;

/**
 * Approves comics as they stand: what a reader would see of each is copied into an edition, and that is what readers see
 * from now on. The database copies by itself, so that one comic and a hundred thousand go the same way. The caller holds
 * the comics' row locks (`lockComic`), or knows that nobody is changing them.
 */
export async function approve(db: Queryable, comicIds: string[], by: string | null = null): Promise<void> {
  const which = sql`${comics.id} = any(${sql.param(comicIds)}::uuid[])`;
  await db.transaction(async (tx) => {
    await tx.insert(editions).select(
      tx
        .select({
          id: as('id', sql<string>`gen_random_uuid()`),
          comicId: as('comic_id', sql<string>`${comics.id}`),
          version: comics.version,
          author: comics.author,
          thumbnailKey: comics.thumbnailKey,
          pdfKey: comics.pdfKey,
          hasQuiz: comics.hasQuiz,
          hasHardcoreQuiz: comics.hasHardcoreQuiz,
          hasFaq: comics.hasFaq,
          hasFacts: comics.hasFacts,
          content: as('content', editionContent),
          objectKeys: as('object_keys', editionObjectKeys),
          standards: as('standards', publicStandards),
          made: as('made', madeOfComic),
          approvedBy: as('approved_by', sql<string | null>`${by}::uuid`),
          createdAt: as('created_at', sql<Date>`now()`),
        })
        .from(comics)
        .where(which),
    );
    await tx
      .update(comics)
      .set({
        status: 'approved',
        comicStatus: 'published',
        publicEditionId: sql`${editions.id}`,
        rejectionReason: null,
        rejectionPlace: null,
        changesAsked: null,
        ...reportsSettled,
        hiddenAt: null,
        ...noFirstAccept,
        ...decidedBy(by),
      })
      .from(editions)
      .where(and(which, eq(editions.comicId, comics.id), eq(editions.version, comics.version)));
  });
}

/**
 * Declines a comic with what its creator is to change, and where; or asks for `changes`, which is no decline. Readers keep the edition that they have, unless
 * readers reported the comic: then they have none, and the comic stays hidden until it is let in again.
 */
export async function decline(
  db: Queryable,
  comicId: string,
  by: string,
  reason: string,
  place?: ReviewPlace,
  changes?: ReviewPlace[],
): Promise<void> {
  await db
    .update(comics)
    .set({
      status: 'rejected',
      rejectionReason: reason,
      rejectionPlace: place ?? null,
      changesAsked: changes ?? null,
      publicEditionId: sql`case when ${isReported} then null else ${comics.publicEditionId} end`,
      hiddenAt: sql`case when ${isReported} then coalesce(${comics.hiddenAt}, now()) else ${comics.hiddenAt} end`,
      ...reportsSettled,
      ...noFirstAccept,
      ...decidedBy(by),
    })
    .where(eq(comics.id, comicId));
}

/** The first of two admins accepts the version that there is. The comic waits on, for another one. */
export async function acceptFirst(db: Queryable, comicId: string, by: string): Promise<void> {
  await db
    .update(comics)
    .set({
      firstAcceptBy: by,
      firstAcceptAt: sql`now()`,
      firstAcceptVersion: comics.version,
      reviewingBy: null,
      reviewingAt: null,
    })
    .where(eq(comics.id, comicId));
}

/** Everything of a comic that was ever approved, oldest first. */
export async function listEditions(db: Queryable, comicId: string): Promise<EditionRow[]> {
  return db.select().from(editions).where(eq(editions.comicId, comicId)).orderBy(asc(editions.version));
}

const isReported = sql`${comics.openReports} > 0`;
const reportsSettled = { openReports: 0 };
const noFirstAccept = { firstAcceptBy: null, firstAcceptAt: null, firstAcceptVersion: null };

const decidedBy = (by: string | null) => ({
  reviewedAt: sql`now()`,
  reviewedBy: by,
  reviewingBy: null,
  reviewingAt: null,
});

const as = <T>(name: string, value: SQL<T>) => value.as(name);
