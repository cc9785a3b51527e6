import type { ReviewPlace } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { NoticeKind } from '@panelwise/contracts/domain/notice';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, series } from '../schema/comics.ts';
import { notices } from '../schema/notices.ts';

export type NewNotice = {
  userId: string;
  comicId: string;
  kind: NoticeKind;
  reason?: string | undefined;
  place?: ReviewPlace | undefined;
};

/** Leaves a notice for a person. It belongs in the transaction of what it tells. */
export async function insertNotice(db: Queryable, notice: NewNotice): Promise<void> {
  // A decision can be taken back until then.
  const mailDueAt = sql`now() + ${limits.decisionUndoMs} * interval '1 millisecond'`;
  await db.insert(notices).values({ ...notice, mailDueAt });
}

/** Tells a creator that a question of theirs rests. It is no news for a mail: what could stand in its place waits in the comic. */
export async function insertRestNotice(
  db: Queryable,
  { question: reason, ...notice }: { userId: string; comicId: string; question: string },
): Promise<void> {
  await db.insert(notices).values({ ...notice, kind: 'item-rests', reason });
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

/** Tells a child which parent sees its learning from now on, or no more. Nobody writes a mail to a child. */
export async function insertParentNotice(
  db: Queryable,
  notice: { userId: string; kind: 'parent-linked' | 'parent-left'; parentName: string },
): Promise<void> {
  const { userId, kind, parentName: reason } = notice;
  await db.insert(notices).values({ userId, kind, reason });
}

/** The newest notices of a person, those about deleted comics left out. */
export async function listNotices(db: Queryable, userId: string) {
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      comicId: notices.comicId,
      title: sql<string>`coalesce(${comics.title}, '')`,
      partNumber: sql<number>`coalesce(${comics.partNumber}, 1)`,
      partCount: sql<number>`coalesce(jsonb_array_length(${series.parts}), 1)`,
      reason: notices.reason,
      place: notices.place,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .leftJoin(comics, eq(comics.id, notices.comicId))
    .leftJoin(series, eq(series.id, comics.seriesId))
    .where(isShownTo(userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limits.noticesShown);
}

/** How many notices a person has not read yet. */
export async function countUnreadNotices(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(notices)
    .leftJoin(comics, eq(comics.id, notices.comicId))
    .where(and(isShownTo(userId), isNull(notices.readAt)));
  return row?.n ?? 0;
}

/** Says that a person has read these notices; those of others are left alone. */
export async function markNoticesRead(db: Queryable, userId: string, ids: string[]): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), inArray(notices.id, ids), isNull(notices.readAt)));
}

const isShownTo = (userId: string) => and(eq(notices.userId, userId), isNull(comics.deletedAt));
