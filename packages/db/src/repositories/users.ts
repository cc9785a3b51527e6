import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, count, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { brokenConstraint } from './broken-constraint.ts';
import { orderOf, patternOf, type TablePage } from './table-page.ts';

export type UserRow = typeof users.$inferSelect;
export type NewAccount = Pick<
  UserRow,
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'username'
  | 'userType'
  | 'countryCode'
  | 'mobileNumber'
  | 'passwordHash'
  | 'birthYear'
  | 'country'
  | 'language'
  | 'termsVersion'
  | 'termsAcceptedAt'
>;

/** An account by its e-mail in lower case; deleted ones are not found. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user;
}

/** An account by its id; a deleted one is not found. */
export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/** Holds an account until the transaction ends: what is counted of it meanwhile stays true. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** True when an account has this username. */
export async function isUsernameTaken(db: Queryable, username: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return rows.length > 0;
}

/**
 * Opens an account whose e-mail has just been proven.
 * @throws DomainError `email-taken`, `username-taken`
 */
export async function insertUser(
  db: Queryable,
  account: NewAccount & Partial<Pick<UserRow, 'id'>>,
): Promise<UserRow> {
  try {
    const [user] = await db
      .insert(users)
      .values({ ...account, verifiedAt: new Date() })
      .returning();
    return user!;
  } catch (error) {
    const { name } = brokenConstraint(error) ?? {};
    if (name === 'users_email') throw new DomainError('email-taken');
    if (name === 'users_username') throw new DomainError('username-taken');
    throw error;
  }
}

/** Accounts, found by username or e-mail, and how many there are; those of invented people are left out. */
export async function listUsers(
  db: Queryable,
  wanted: TablePage,
): Promise<{ rows: UserRow[]; total: number }> {
  const pattern = patternOf(wanted.search);
  const matches = and(
    isNull(users.deletedAt),
    eq(users.isDemo, false),
    pattern ? or(ilike(users.username, pattern), ilike(users.email, pattern)) : undefined,
  );
  const columns = { name: users.firstname, username: users.username, userType: users.userType };
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(matches)
      .orderBy(...orderOf(wanted, columns, users.createdAt, users.id))
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    db.select({ n: count() }).from(users).where(matches),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** These accounts by their ids. */
export async function listUsersById(db: Queryable, ids: string[]): Promise<Map<string, UserRow>> {
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  return new Map(rows.map((user) => [user.id, user]));
}

type AccountChange = Partial<
  Pick<UserRow, 'firstname' | 'lastname' | 'language' | 'passwordHash' | 'deleteAt'>
>;

/** Changes an account that is there. @throws DomainError `unauthorized` when it is not */
export async function updateUser(db: Queryable, id: string, change: AccountChange): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning();
  if (!user) throw new DomainError('unauthorized');
  return user;
}
