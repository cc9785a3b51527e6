import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, count, eq, ilike, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
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

/**
 * Stores an account that has yet to prove its e-mail. An earlier sign-up with the same e-mail that never
 * did so is replaced.
 * @throws DomainError `email-taken` (the e-mail is proven), `username-taken`.
 */
export async function saveUnverifiedUser(db: Queryable, account: NewAccount): Promise<UserRow> {
  const [namesake] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, account.username), ne(users.email, account.email)));
  if (namesake) throw new DomainError('username-taken');
  try {
    const [user] = await db
      .insert(users)
      .values(account)
      .onConflictDoUpdate({ target: users.email, set: account, setWhere: isNull(users.verifiedAt) })
      .returning();
    if (!user) throw new DomainError('email-taken');
    return user;
  } catch (error) {
    // Two sign-ups with one username at the same moment: the index decides.
    if (brokenConstraint(error)?.name === 'users_username') throw new DomainError('username-taken');
    throw error;
  }
}

/** Marks the e-mail of an account as proven. The moment of the first proof stays. */
export async function markVerified(db: Queryable, userId: string): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, now())` })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  if (!user) throw new DomainError('unauthorized');
  return user;
}

/** Accounts that have proven their e-mail, found by username or e-mail, and how many there are. */
export async function listUsers(
  db: Queryable,
  wanted: TablePage,
): Promise<{ rows: UserRow[]; total: number }> {
  const pattern = patternOf(wanted.search);
  const matches = and(
    isNull(users.deletedAt),
    isNotNull(users.verifiedAt),
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

type AccountChange = Partial<Pick<UserRow, 'firstname' | 'lastname' | 'passwordHash' | 'deleteAt'>>;

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
