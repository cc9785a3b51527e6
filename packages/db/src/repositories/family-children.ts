import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { consents, users } from '../schema/accounts.ts';
import { pictureLogins } from '../schema/classes.ts';
import { familyLinks } from '../schema/families.ts';
import { brokenConstraint } from './broken-constraint.ts';
import type { UserRow } from './users.ts';

/** An account for a child without an e-mail. Nobody has a password for it. */
export async function insertChild(
  tx: Transaction,
  child: Pick<UserRow, 'firstname' | 'username' | 'birthYear' | 'country' | 'termsVersion'>,
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({
      ...child,
      lastname: '',
      email: '',
      userType: 'Student',
      countryCode: '',
      passwordHash: '',
      verifiedAt: new Date(),
      termsAcceptedAt: new Date(),
    })
    .returning();
  return row!;
}

/** What a parent who is logged in has agreed to: it counts at once, and is taken back by its link or on their page. */
export async function insertParentConsent(
  db: Queryable,
  {
    parent,
    ...words
  }: Pick<typeof consents.$inferInsert, 'childId' | 'statement' | 'textVersion' | 'withdrawalTokenHash'> & {
    parent: Pick<UserRow, 'id' | 'email'>;
  },
) {
  const [row] = await db
    .insert(consents)
    .values({
      ...words,
      kind: 'verifiable',
      relation: 'parent',
      adultId: parent.id,
      adultEmail: parent.email,
      confirmedAt: sql`now()`,
    })
    .returning();
  return row!;
}

/** How a child logs in by a code of its parent. @throws DomainError `nickname-taken` */
export async function insertParentLogin(
  db: Queryable,
  login: { userId: string; parentId: string; nickname: string; pictures: string },
): Promise<void> {
  try {
    await db.insert(pictureLogins).values(login);
  } catch (error) {
    if (brokenConstraint(error)?.name === 'picture_logins_parent') throw new DomainError('nickname-taken');
    throw error;
  }
}

/** How a child logs in by a code of this parent; undefined where it does not. */
export async function findParentLogin(db: Queryable, parentId: string, childId: string) {
  const [row] = await db
    .select()
    .from(pictureLogins)
    .where(and(eq(pictureLogins.userId, childId), eq(pictureLogins.parentId, parentId)));
  return row;
}

/**
 * What becomes of the children who log in by a code of a parent whose account goes: with another parent they log in by that
 * one's code from then on; without one nobody speaks for them any more, and their accounts are closed.
 */
export async function partFromChildren(
  tx: Transaction,
  parentId: string,
  close: (tx: Transaction, childId: string) => Promise<unknown>,
): Promise<void> {
  const children = await tx
    .select({ id: pictureLogins.userId, nickname: pictureLogins.nickname })
    .from(pictureLogins)
    .where(eq(pictureLogins.parentId, parentId));
  for (const { id, nickname } of children) {
    const [other] = await tx
      .select({ id: users.id, email: users.email })
      .from(familyLinks)
      .innerJoin(users, eq(users.id, familyLinks.parentId))
      .where(and(eq(familyLinks.childId, id), ne(familyLinks.parentId, parentId), isNull(users.deletedAt)))
      .orderBy(asc(familyLinks.createdAt))
      .limit(1);
    if (!other) {
      await close(tx, id);
      continue;
    }
    const taken = await tx.$count(
      pictureLogins,
      and(eq(pictureLogins.parentId, other.id), sql`lower(${pictureLogins.nickname}) = lower(${nickname})`),
    );
    await tx
      .update(pictureLogins)
      .set({ parentId: other.id, ...(taken > 0 && { nickname: `${nickname} ${id.slice(-4)}` }) })
      .where(eq(pictureLogins.userId, id));
  }
}
