import type { ComicStatus, ReviewStatus } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { SubmissionCounts } from '@panelwise/contracts/domain/review';
import { and, asc, count, eq, gt, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { subjects } from '../schema/catalogue.ts';
import { comics, series } from '../schema/comics.ts';
import { isDraft, isWhere } from './release-states.ts';
import { orderOf, patternOf, type TablePage } from './table-page.ts';

export type SubmissionFilter = TablePage & {
  status?: ReviewStatus | undefined;
  comicStatus?: ComicStatus | undefined;
  /** What waits for a person to look: submissions and reported comics, or these alone. */
  waits?: 'all' | 'reported' | undefined;
};

const reviewers = alias(users, 'reviewers');
const firstAdmins = alias(users, 'first_admins');
const sortColumns = {
  title: comics.title,
  subject: subjects.name,
  creator: users.firstname,
  status: comics.status,
  comicStatus: comics.comicStatus,
};
const listed = {
  id: comics.id,
  title: comics.title,
  subject: subjects.name,
  grade: comics.grade,
  country: comics.country,
  thumbnailKey: comics.thumbnailKey,
  status: comics.status,
  comicStatus: comics.comicStatus,
  changesAsked: comics.changesAsked,
  createdAt: comics.createdAt,
  partNumber: comics.partNumber,
  partCount: sql<number>`jsonb_array_length(${series.parts})`,
  hasQuiz: comics.hasQuiz,
  version: comics.version,
  risk: comics.contentRisk,
  isLive: sql<boolean>`${comics.publicEditionId} is not null`,
  isHidden: sql<boolean>`${comics.hiddenAt} is not null`,
  openReports: comics.openReports,
  creator: {
    id: users.id,
    firstname: users.firstname,
    lastname: users.lastname,
    email: users.email,
    userType: users.userType,
  },
  reviewer: {
    id: reviewers.id,
    firstname: reviewers.firstname,
    lastname: reviewers.lastname,
    since: comics.reviewingAt,
  },
  firstAccept: {
    id: firstAdmins.id,
    firstname: firstAdmins.firstname,
    lastname: firstAdmins.lastname,
    at: comics.firstAcceptAt,
    version: comics.firstAcceptVersion,
  },
};

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>['rows'][number];

/** By risk, what readers reported comes first, and what waits longest among equals, whatever the direction of the table. */
const ordersOf = (wanted: SubmissionFilter) =>
  wanted.sort === 'risk'
    ? [
        sql`${comics.openReports} desc nulls last`,
        sql`${comics.contentRisk} desc nulls last`,
        asc(comics.createdAt),
        asc(comics.id),
      ]
    : orderOf(wanted, sortColumns, comics.createdAt, comics.id);

/** Submissions of all creators for the admin's table, or the drafts where these are asked for, and how many match. */
export async function listSubmissions(db: Queryable, wanted: SubmissionFilter) {
  const matches = await conditions(db, wanted);
  const sortsByOther = wanted.sort === 'subject' || wanted.sort === 'creator';
  // The page is cut before it is joined, wherever its order needs no other table.
  const ids = db
    .select({ id: comics.id })
    .from(comics)
    .$dynamic()
    .where(matches)
    .orderBy(...ordersOf(wanted))
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit);
  const page = (
    sortsByOther
      ? ids
          .innerJoin(subjects, eq(subjects.id, comics.subjectId))
          .innerJoin(users, eq(users.id, comics.ownerId))
      : ids
  ).as('wanted');
  const [rows, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(page)
      .innerJoin(comics, eq(comics.id, page.id))
      .innerJoin(series, eq(series.id, comics.seriesId))
      .innerJoin(subjects, eq(subjects.id, comics.subjectId))
      .innerJoin(users, eq(users.id, comics.ownerId))
      .leftJoin(reviewers, eq(reviewers.id, comics.reviewingBy))
      .leftJoin(firstAdmins, eq(firstAdmins.id, comics.firstAcceptBy))
      .orderBy(...ordersOf(wanted)),
    // Without words the tiles know the number already.
    wanted.search?.trim() || wanted.comicStatus || wanted.waits
      ? db.select({ n: count() }).from(comics).where(matches)
      : [undefined],
  ]);
  return { rows, total: counted?.n };
}

/** Words are found in the creator's first name, e-mail and user type, the subject and the title. */
async function conditions(
  db: Queryable,
  { search, status, comicStatus, waits }: SubmissionFilter,
): Promise<SQL> {
  const pattern = patternOf(search);
  return and(
    isNull(comics.deletedAt),
    comicStatus || waits ? undefined : sql`not ${isDraft}`,
    waits && (waits === 'reported' ? isReported : or(isReported, isInReview)),
    isWhere({ status, comicStatus }),
    pattern ? await wordsIn(db, pattern) : undefined,
  ) as SQL;
}

const isReported = gt(comics.openReports, 0);
const isInReview = and(eq(comics.status, 'pending'), eq(comics.comicStatus, 'published'));

/** Subjects and creators are few: they are found first, so that every part of the condition has its index. */
async function wordsIn(db: Queryable, pattern: string): Promise<SQL | undefined> {
  const [ofSubjects, ofCreators] = await Promise.all([
    db.select({ id: subjects.id }).from(subjects).where(ilike(subjects.name, pattern)),
    db
      .select({ id: users.id })
      .from(users)
      .where(
        or(ilike(users.firstname, pattern), ilike(users.email, pattern), ilike(users.userType, pattern)),
      ),
  ]);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return or(
    ilike(comics.title, pattern),
    ofSubjects.length ? inArray(comics.subjectId, idsOf(ofSubjects)) : undefined,
    ofCreators.length ? inArray(comics.ownerId, idsOf(ofCreators)) : undefined,
  );
}

/** How many comics there are in each state: of one creator, or of all, whose drafts are not in the total. */
export async function countSubmissions(db: Queryable, ownerId?: string): Promise<SubmissionCounts> {
  const rows = await db
    .select({ status: comics.status, draft: sql<boolean>`${isDraft}`, n: count() })
    .from(comics)
    .where(and(isNull(comics.deletedAt), ownerId ? eq(comics.ownerId, ownerId) : undefined))
    .groupBy(comics.status, isDraft);
  const of = (status: ReviewStatus, draft = false) =>
    rows.find((row) => row.status === status && row.draft === draft)?.n ?? 0;
  const [pending, approved, rejected, drafts] = [
    of('pending'),
    of('approved'),
    of('rejected'),
    of('pending', true),
  ];
  const total = pending + approved + rejected + (ownerId ? drafts : 0);
  return { pending, approved, rejected, drafts, total };
}

/** Remembers which version of a comic an admin has before them. */
export async function noteOpened(
  db: Queryable,
  comicId: string,
  adminId: string,
  version: number,
): Promise<void> {
  const opened = sql`${comics.openedVersions} || jsonb_build_object(${adminId}::text, ${version}::int)`;
  await db
    .update(comics)
    .set({ openedVersions: opened })
    .where(and(eq(comics.id, comicId), sql`${comics.openedVersions} <> ${opened}`));
}

/** Says that an admin has a comic open, unless another one has said so lately. Gives who has it now. */
export async function claim(db: Queryable, comicId: string, adminId: string) {
  const longAgo = new Date(Date.now() - limits.reviewClaimMs);
  const isFree = or(
    isNull(comics.reviewingBy),
    eq(comics.reviewingBy, adminId),
    lt(comics.reviewingAt, longAgo),
  );
  await db
    .update(comics)
    .set({ reviewingBy: adminId, reviewingAt: sql`now()` })
    .where(and(eq(comics.id, comicId), isFree));
  return findReviewer(db, comicId);
}

/** Who has a comic open on the review desk, or had lately. */
export async function findReviewer(db: Queryable, comicId: string) {
  const [row] = await db
    .select(listed.reviewer)
    .from(comics)
    .innerJoin(reviewers, eq(reviewers.id, comics.reviewingBy))
    .where(eq(comics.id, comicId));
  return row;
}

/** The admin who accepted the version of a comic that there is now, where a second one is needed. */
export async function findFirstAccept(db: Queryable, comicId: string) {
  const [row] = await db
    .select(listed.firstAccept)
    .from(comics)
    .innerJoin(firstAdmins, eq(firstAdmins.id, comics.firstAcceptBy))
    .where(and(eq(comics.id, comicId), eq(comics.firstAcceptVersion, comics.version)));
  return row;
}

/** Says that an admin has closed a comic. */
export async function release(db: Queryable, comicId: string, adminId: string): Promise<void> {
  await db
    .update(comics)
    .set({ reviewingBy: null, reviewingAt: null })
    .where(and(eq(comics.id, comicId), eq(comics.reviewingBy, adminId)));
}

/** Takes a comic out of every list and out of the library. */
export async function removeComic(db: Queryable, id: string): Promise<void> {
  await db
    .update(comics)
    .set({ deletedAt: sql`now()`, version: sql`${comics.version} + 1` })
    .where(eq(comics.id, id));
}
