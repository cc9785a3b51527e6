import type { ComicNoticeKind } from '@panelwise/contracts/domain/notice';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { auditLog, users } from '../schema/accounts.ts';
import { comics, editions, series } from '../schema/comics.ts';
import { notices } from '../schema/notices.ts';
import { comicReports } from '../schema/reports.ts';

/** All that a decision changes of a comic, as it was: times as the database writes them, to the microsecond. */
const decided = {
  status: comics.status,
  comicStatus: comics.comicStatus,
  version: comics.version,
  publicEditionId: comics.publicEditionId,
  rejectionReason: comics.rejectionReason,
  rejectionPlace: comics.rejectionPlace,
  changesAsked: comics.changesAsked,
  openReports: comics.openReports,
  hiddenAt: sql<string | null>`${comics.hiddenAt}::text`,
  firstAcceptBy: comics.firstAcceptBy,
  firstAcceptAt: sql<string | null>`${comics.firstAcceptAt}::text`,
  firstAcceptVersion: comics.firstAcceptVersion,
  reviewedBy: comics.reviewedBy,
  reviewingBy: comics.reviewingBy,
  reviewedAt: sql<string | null>`${comics.reviewedAt}::text`,
  reviewingAt: sql<string | null>`${comics.reviewingAt}::text`,
};

export type StateBefore = NonNullable<Awaited<ReturnType<typeof stateBefore>>>;

/** What a decision is about to change, for its line in the audit log. */
export async function stateBefore(tx: Transaction, comicId: string) {
  const [state] = await tx.select(decided).from(comics).where(eq(comics.id, comicId));
  return state;
}

const decisions = ['approved', 'changes-asked', 'rejected', 'accepted-first'] as const;
type Decided = (typeof decisions)[number];
const isDecision = (action: string): action is Decided => (decisions as readonly string[]).includes(action);

/**
 * Takes the last decision on a comic back: its state, its public edition and its notice are as they were, and a mail of it
 * that was not sent never is. Only for whoever made it, only within `withinMs` by the database's clock, and only while
 * nothing has happened to the comic since. The caller holds the comic.
 * @returns what had been decided; undefined where it cannot be taken back
 */
export async function takeBackDecision(
  tx: Transaction,
  comicId: string,
  { by, withinMs }: { by: string; withinMs: number },
): Promise<Decided | undefined> {
  const [last] = await tx
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      before: auditLog.before,
      isFresh: sql<boolean>`clock_timestamp() - ${auditLog.createdAt} <= ${withinMs} * interval '1 millisecond'`,
      // The comic is as this very decision left it.
      isLast: sql<boolean>`${comics.version} = (${auditLog.before} ->> 'version')::int and (
        (${comics.reviewedAt} = ${auditLog.createdAt} and ${comics.reviewedBy} = ${auditLog.actorId}
          and ${comics.status} = replace(${auditLog.action}, 'changes-asked', 'rejected'))
        or (${auditLog.action} = 'accepted-first' and ${comics.firstAcceptAt} = ${auditLog.createdAt}
          and ${comics.status} = 'pending' and ${comics.comicStatus} = 'published'))`,
    })
    .from(auditLog)
    .innerJoin(comics, eq(comics.id, auditLog.subjectId))
    .where(and(eq(auditLog.subjectType, 'comic'), eq(auditLog.subjectId, comicId)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  if (!last || last.actorId !== by || !last.isFresh || !last.isLast) return undefined;
  const { action } = last;
  const before = last.before as Partial<StateBefore>;
  if (!isDecision(action) || before.comicStatus === undefined) return undefined;
  const { reviewedAt, reviewingAt, hiddenAt, firstAcceptAt, version, ...state } = before as StateBefore;
  if (action !== 'accepted-first') await takeBackWords(tx, comicId);
  await tx
    .update(comics)
    .set({
      ...state,
      reviewedAt: sql`${reviewedAt}::timestamptz`,
      reviewingAt: sql`${reviewingAt}::timestamptz`,
      hiddenAt: sql`${hiddenAt}::timestamptz`,
      firstAcceptAt: sql`${firstAcceptAt}::timestamptz`,
    })
    .where(eq(comics.id, comicId));
  if (action === 'approved')
    await tx.delete(editions).where(and(eq(editions.comicId, comicId), eq(editions.version, version)));
  return action;
}

/** The notice that the last decision left is gone, and reports that it settled are open again. */
async function takeBackWords(tx: Transaction, comicId: string): Promise<void> {
  await tx
    .update(comicReports)
    .set({ settledAt: null })
    .where(and(eq(comicReports.comicId, comicId), sql`${comicReports.settledAt} = (${decidedAt(comicId)})`));
  await tx
    .delete(notices)
    .where(and(eq(notices.comicId, comicId), sql`${notices.createdAt} = (${decidedAt(comicId)})`));
}

const decidedAt = (comicId: string) => sql`select reviewed_at from comics where id = ${comicId}`;

export type DueMail = Awaited<ReturnType<typeof takeDueMails>>[number];

/** Notices whose mail is due: each is given out once, whoever asks. */
export async function takeDueMails(db: Queryable) {
  return db.transaction(async (tx) => {
    const due = await tx
      .update(notices)
      .set({ mailDueAt: null })
      .where(lte(notices.mailDueAt, sql`now()`))
      .returning({ id: notices.id });
    if (due.length === 0) return [];
    return tx
      .select({
        kind: sql<ComicNoticeKind>`${notices.kind}`,
        reason: notices.reason,
        place: notices.place,
        changes: comics.changesAsked,
        comicId: comics.id,
        title: comics.title,
        partNumber: comics.partNumber,
        partCount: sql<number>`jsonb_array_length(${series.parts})`,
        to: { email: users.email, firstname: users.firstname, language: users.language },
      })
      .from(notices)
      .innerJoin(comics, eq(comics.id, notices.comicId))
      .innerJoin(series, eq(series.id, comics.seriesId))
      .innerJoin(users, eq(users.id, notices.userId))
      .where(sql`${notices.id} = any(${sql.param(due.map(({ id }) => id))}::uuid[])`);
  });
}
