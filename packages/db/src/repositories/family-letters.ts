import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { familyLetters } from '../schema/families.ts';

export type LetterRow = typeof familyLetters.$inferSelect;

export async function findLetter(db: Queryable, parentId: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(familyLetters).where(eq(familyLetters.parentId, parentId));
  return row;
}

/** Wants the letter from now on; wanted already, it stays as it is. */
export async function wantLetter(db: Queryable, parentId: string, unsubscribeHash: string): Promise<void> {
  await db.insert(familyLetters).values({ parentId, unsubscribeHash }).onConflictDoNothing();
}

export async function endLetter(db: Queryable, parentId: string): Promise<void> {
  await db.delete(familyLetters).where(eq(familyLetters.parentId, parentId));
}

/** Ends the letter by the link in it. False where there is none. */
export async function endLetterByLink(db: Queryable, unsubscribeHash: string): Promise<boolean> {
  const gone = await db
    .delete(familyLetters)
    .where(eq(familyLetters.unsubscribeHash, unsubscribeHash))
    .returning({ parentId: familyLetters.parentId });
  return gone.length > 0;
}

/** No letter within six days of this one: a week is one letter, and an hour's delay moves none to the next week. */
const notLately = or(
  isNull(familyLetters.lastSentAt),
  lt(familyLetters.lastSentAt, sql`now() - interval '6 days'`),
);

/** Parents who want a letter and had none lately. */
export async function listWaitingLetters(db: Queryable) {
  return db
    .select({
      parentId: familyLetters.parentId,
      email: users.email,
      firstname: users.firstname,
      country: users.country,
      language: users.language,
    })
    .from(familyLetters)
    .innerJoin(users, eq(users.id, familyLetters.parentId))
    .where(and(notLately, isNull(users.deletedAt), isNull(users.deleteAt)));
}

/** Takes a letter to send. Of several processes one gets it: false for the others. */
export async function takeLetter(db: Queryable, parentId: string, unsubscribeHash: string): Promise<boolean> {
  const taken = await db
    .update(familyLetters)
    .set({ lastSentAt: sql`now()`, unsubscribeHash })
    .where(and(eq(familyLetters.parentId, parentId), notLately))
    .returning({ parentId: familyLetters.parentId });
  return taken.length > 0;
}
