import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { pictureLogins } from '../schema/classes.ts';
import { familyLinks } from '../schema/families.ts';

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
