import {
  type ConsentKind,
  type ConsentState,
  consentStateOf,
  isHeldBack,
} from '@panelwise/contracts/domain/consent';
import { adultAge, consentRuleOf } from '@panelwise/contracts/domain/consent-rules';
import { limits } from '@panelwise/contracts/domain/limits';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { consents, users } from '../schema/accounts.ts';
import { comics } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { isWriting } from './run-deletion.ts';
import type { UserRow } from './users.ts';

export type ConsentRow = typeof consents.$inferSelect;
type Declared = Pick<UserRow, 'id' | 'userType' | 'birthYear' | 'country'>;

/** What an account has of the consent that it needs, as everybody who decides by it asks. */
export async function getConsentState(db: Queryable, user: Declared): Promise<ConsentState> {
  const today = new Date();
  if (consentRuleOf(user, today) === 'none') return 'none';
  return consentStateOf(user, await listGivenKinds(db, user.id), today);
}

/** The kinds of consent that count for a child now. */
async function listGivenKinds(db: Queryable, childId: string): Promise<ConsentKind[]> {
  const rows = await db
    .selectDistinct({ kind: consents.kind })
    .from(consents)
    .where(and(eq(consents.childId, childId), isNotNull(consents.confirmedAt), isNull(consents.withdrawnAt)));
  return rows.map(({ kind }) => kind);
}

/** What an adult was last asked for a child, answered or not. */
export async function findNewestConsent(db: Queryable, childId: string): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.childId, childId), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.requestedAt), desc(consents.id))
    .limit(1);
  return row;
}

/** Everything that was asked and said for a child, oldest first. */
export async function listConsents(db: Queryable, childId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.childId, childId))
    .orderBy(asc(consents.requestedAt), asc(consents.id));
}

type NewRequest = Pick<
  ConsentRow,
  'childId' | 'kind' | 'adultEmail' | 'relation' | 'statement' | 'textVersion'
> &
  Partial<Pick<ConsentRow, 'tokenHash' | 'withdrawalTokenHash'>>;

/**
 * Keeps what an adult is about to be asked. Undefined when this child, or this adult, has had enough mails within a day:
 * requests of one child queue up, so that the count holds.
 */
export async function insertConsentRequest(
  tx: Transaction,
  request: NewRequest,
): Promise<ConsentRow | undefined> {
  // Always in this order, so that two never wait for each other.
  for (const key of [`consent-adult:${request.adultEmail}`, `consent-child:${request.childId}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const lately = gt(consents.requestedAt, sql`now() - interval '1 day'`);
  const [ofChild] = await tx
    .select({ n: count() })
    .from(consents)
    .where(and(eq(consents.childId, request.childId), lately));
  const [ofAdult] = await tx
    .select({ n: count() })
    .from(consents)
    .where(and(eq(consents.adultEmail, request.adultEmail), lately));
  if ((ofChild?.n ?? 0) >= limits.consentMailsPerDay) return undefined;
  if ((ofAdult?.n ?? 0) >= limits.consentMailsPerAdult) return undefined;
  const expiresAt = request.tokenHash
    ? sql<Date>`now() + ${limits.consentLinkMs} * interval '1 ms'`
    : undefined;
  const [row] = await tx
    .insert(consents)
    .values({ ...request, ...(expiresAt && { expiresAt }) })
    .returning();
  return row;
}

/** The mail of a notice has been accepted for sending: from now on it counts. */
export async function noteNoticeSent(db: Queryable, id: string): Promise<void> {
  await db.update(consents).set({ confirmedAt: sql`now()` }).where(eq(consents.id, id));
}

/** The mail could not be sent, so nobody was asked. */
export async function deleteConsentRequest(db: Queryable, id: string): Promise<void> {
  await db.delete(consents).where(and(eq(consents.id, id), isNull(consents.confirmedAt)));
}

/** A link that an adult has: what it is for, and the child it is about. A closed account has none. */
export async function findConsentLink(
  db: Queryable,
  hash: string,
): Promise<{ purpose: 'confirm' | 'withdraw'; consent: ConsentRow; child: UserRow } | undefined> {
  const [row] = await db
    .select({ consent: consents, child: users })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.childId))
    .where(
      and(
        or(eq(consents.tokenHash, hash), eq(consents.withdrawalTokenHash, hash)),
        or(isNull(users.deletedAt), isNotNull(consents.withdrawnAt)),
      ),
    );
  return row && { ...row, purpose: row.consent.tokenHash === hash ? 'confirm' : 'withdraw' };
}

/** Says yes, once and in time. Undefined when the link has been used, has run out, or is none. */
export async function confirmConsent(
  db: Queryable,
  hash: string,
  withdrawalTokenHash: string,
): Promise<ConsentRow | undefined> {
  const [row] = await db
    .update(consents)
    .set({ confirmedAt: sql`now()`, withdrawalTokenHash })
    .where(
      and(
        eq(consents.tokenHash, hash),
        isNull(consents.confirmedAt),
        isNull(consents.withdrawnAt),
        gt(consents.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

/** Takes a consent back, once. Undefined when that was done already, or the link is none. */
export async function withdrawConsent(db: Queryable, hash: string): Promise<ConsentRow | undefined> {
  const [row] = await db
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(consents.withdrawalTokenHash, hash),
        isNotNull(consents.confirmedAt),
        isNull(consents.withdrawnAt),
      ),
    )
    .returning();
  return row;
}

type GivenWords = Pick<ConsentRow, 'childId' | 'statement' | 'textVersion' | 'withdrawalTokenHash'>;
type Adult = Pick<UserRow, 'id' | 'email'>;

/** What an adult who is logged in has agreed to: it counts at once, and is taken back by its link. */
async function insertGiven(
  db: Queryable,
  { id, email }: Adult,
  given: GivenWords & Pick<ConsentRow, 'kind' | 'relation'>,
): Promise<ConsentRow> {
  const [row] = await db
    .insert(consents)
    .values({ ...given, adultId: id, adultEmail: email, confirmedAt: sql`now()` })
    .returning();
  return row!;
}

/** A teacher speaks for a pupil of theirs. */
export async function insertSchoolConsent(
  db: Queryable,
  { teacher, ...words }: GivenWords & { teacher: Adult },
): Promise<ConsentRow> {
  return insertGiven(db, teacher, { ...words, kind: 'school', relation: 'teacher' });
}

/** A parent speaks for a child whose account they make. */
export async function insertParentConsent(
  db: Queryable,
  { parent, ...words }: GivenWords & { parent: Adult },
): Promise<ConsentRow> {
  return insertGiven(db, parent, { ...words, kind: 'verifiable', relation: 'parent' });
}

/**
 * Drafts older than this (ms) of accounts that still wait for an adult, and that nothing is written for. What readers
 * see, or wait for a reviewer, is none.
 */
export async function listHeldDrafts(db: Queryable, keptMs: number): Promise<string[]> {
  const today = new Date();
  const writing = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.comicId, comics.id), isWriting()));
  // Whom the rules may hold back; they say themselves whom they do.
  const maybeMinor = or(
    and(isNull(users.birthYear), eq(users.userType, 'Student')),
    gt(users.birthYear, today.getUTCFullYear() - adultAge - 2),
  );
  const rows = await db
    .select({
      comicId: comics.id,
      owner: {
        id: users.id,
        userType: users.userType,
        birthYear: users.birthYear,
        country: users.country,
      },
    })
    .from(comics)
    .innerJoin(users, eq(users.id, comics.ownerId))
    .where(
      and(
        isNull(comics.deletedAt),
        isNull(users.deletedAt),
        eq(comics.comicStatus, 'draft'),
        isNull(comics.publicEditionId),
        lt(comics.createdAt, sql`now() - ${keptMs} * interval '1 ms'`),
        maybeMinor,
        notExists(writing),
      ),
    );
  const states = new Map<string, ConsentState>();
  for (const { owner } of rows)
    if (!states.has(owner.id)) states.set(owner.id, await getConsentState(db, owner));
  return rows.filter(({ owner }) => isHeldBack(states.get(owner.id)!)).map(({ comicId }) => comicId);
}
