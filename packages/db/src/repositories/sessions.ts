import { isMinor } from '@panelwise/contracts/domain/consent';
import type { Aid } from '@panelwise/contracts/domain/evidence';
import type { ShownComics } from '@panelwise/contracts/domain/family';
import { limits } from '@panelwise/contracts/domain/limits';
import type { UserType } from '@panelwise/contracts/domain/user';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { refreshTokens, users } from '../schema/accounts.ts';
import { pictureLogins } from '../schema/classes.ts';
import { familyControls } from '../schema/families.ts';
import { learnerAids } from '../schema/learning.ts';
import { hasSecondFactor } from './second-factors.ts';

export type SessionRow = typeof refreshTokens.$inferSelect;
export type NewSession = Pick<SessionRow, 'id' | 'userId' | 'tokenHash' | 'expiresAt' | 'device'>;

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(refreshTokens).values(session);
}

/** A session by its id, revoked or not. */
export async function findSession(db: Queryable, id: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(refreshTokens).where(eq(refreshTokens.id, id));
  return session;
}

/** The good sessions of an account, the one that was used last first. */
export async function listSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isGood()))
    .orderBy(desc(refreshTokens.rotatedAt), desc(refreshTokens.id));
}

/** What sessions of an account were begun with, those that have ended lately included. */
export async function listDevices(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ device: refreshTokens.device })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, userId));
  return rows.map(({ device }) => device);
}

/** Who a session belongs to. */
export type SessionUser = {
  userId: string;
  userType: UserType;
  /** Under 18, as far as anybody knows. */
  isMinor: boolean;
  /** Its owner has asked for the account to be deleted. */
  isClosing: boolean;
  hasSecondFactor: boolean;
  /** Of a child whose parents have decided which comics it is shown. */
  shown?: ShownComics | undefined;
  /** What makes reading and answering easier for them. */
  aids: readonly Aid[];
};

/** Who a session belongs to, while it is good: not revoked, in time, and the account still there. */
export async function findSessionUser(db: Queryable, sessionId: string): Promise<SessionUser | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      userType: users.userType,
      birthYear: users.birthYear,
      country: users.country,
      deleteAt: users.deleteAt,
      hasSecondFactor: hasSecondFactor(db),
      highestGrade: familyControls.highestGrade,
      hiddenSubjects: familyControls.hiddenSubjects,
      aids: learnerAids.aids,
    })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .leftJoin(familyControls, eq(familyControls.childId, users.id))
    .leftJoin(learnerAids, eq(learnerAids.userId, users.id))
    .where(and(eq(refreshTokens.id, sessionId), isGood(), isNull(users.deletedAt)));
  if (!row) return undefined;
  const { userId, userType, deleteAt } = row;
  const minor = isMinor(row, new Date());
  return {
    userId,
    userType,
    isMinor: minor,
    isClosing: deleteAt !== null,
    hasSecondFactor: row.hasSecondFactor,
    // From 18 on, people decide for themselves.
    shown: minor ? shownOf(row) : undefined,
    aids: row.aids ?? [],
  };
}

function shownOf({
  highestGrade,
  hiddenSubjects,
}: {
  highestGrade: string | null;
  hiddenSubjects: string[] | null;
}): ShownComics | undefined {
  const hidden = hiddenSubjects ?? [];
  return highestGrade === null && hidden.length === 0 ? undefined : { highestGrade, hiddenSubjects: hidden };
}

/**
 * Replaces a session's token, if it is the one expected. False when it was replaced or revoked meanwhile.
 * @param change `lifeMs`: how long after its beginning a session ends, however often it is renewed. Of children who log in by
 * pictures, on devices that others use, it is a day at most
 */
export async function rotateSession(
  db: Queryable,
  change: { id: string; fromHash: string; toHash: string; expiresAt: Date; lifeMs: number },
): Promise<boolean> {
  const byPictures = db
    .select({ one: sql`1` })
    .from(pictureLogins)
    .where(eq(pictureLogins.userId, refreshTokens.userId));
  const lifeMs = sql`case when exists (${byPictures}) then ${limits.pictureSessionMs}::bigint else ${change.lifeMs}::bigint end`;
  const rows = await db
    .update(refreshTokens)
    .set({
      tokenHash: change.toHash,
      previousHash: change.fromHash,
      rotatedAt: sql`now()`,
      expiresAt: sql`least(${change.expiresAt.toISOString()}::timestamptz, ${refreshTokens.createdAt} + ${lifeMs} * interval '1 ms')`,
    })
    .where(and(eq(refreshTokens.id, change.id), eq(refreshTokens.tokenHash, change.fromHash), isGood()))
    .returning({ id: refreshTokens.id });
  return rows.length > 0;
}

/**
 * Ends a session. Gives its user, or undefined when it had ended already.
 * @param userId only where it is this account's
 */
export async function revokeSession(
  db: Queryable,
  id: string,
  userId?: string,
): Promise<{ userId: string } | undefined> {
  const [row] = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(refreshTokens.id, id),
        isNull(refreshTokens.revokedAt),
        userId ? eq(refreshTokens.userId, userId) : undefined,
      ),
    )
    .returning({ userId: refreshTokens.userId });
  return row;
}

/** Ends all sessions of a user but one, and gives those that ended. */
export async function revokeSessionsOf(db: Queryable, userId: string, keep?: string): Promise<string[]> {
  const rows = await db
    .update(refreshTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isNull(refreshTokens.revokedAt),
        keep ? ne(refreshTokens.id, keep) : undefined,
      ),
    )
    .returning({ id: refreshTokens.id });
  return rows.map(({ id }) => id);
}

function isGood() {
  return and(isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, sql`now()`));
}

/** Which of these sessions are still good. */
export async function listGoodSessions(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(and(inArray(refreshTokens.id, ids), isGood(), isNull(users.deletedAt)));
  return new Set(rows.map((row) => row.id));
}
