import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, asc, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { consents, users } from '../schema/accounts.ts';
import { classes, classMembers, pictureLogins } from '../schema/classes.ts';
import { familyControls, familyLetters, familyLinkCodes, familyLinks } from '../schema/families.ts';
import { avatars } from '../schema/learning.ts';
import { lockUser, type UserRow } from './users.ts';

/** Keeps a code for a parent to type, in place of the one before. @returns until when it works */
export async function keepLinkCode(db: Queryable, childId: string, codeHash: string): Promise<Date> {
  const fresh = { codeHash, expiresAt: sql<Date>`now() + ${limits.linkCodeMs} * interval '1 ms'` };
  const [row] = await db
    .insert(familyLinkCodes)
    .values({ childId, ...fresh })
    .onConflictDoUpdate({ target: familyLinkCodes.childId, set: fresh })
    .returning({ expiresAt: familyLinkCodes.expiresAt });
  return row!.expiresAt;
}

/**
 * Uses a code up: of two parents who type it at once, one is first. Undefined for a code that is none, has been used or has
 * run out, or is of an account that is closed.
 */
async function takeLinkCode(tx: Transaction, codeHash: string): Promise<UserRow | undefined> {
  const [taken] = await tx
    .delete(familyLinkCodes)
    .where(and(eq(familyLinkCodes.codeHash, codeHash), gt(familyLinkCodes.expiresAt, sql`now()`)))
    .returning({ childId: familyLinkCodes.childId });
  if (!taken) return undefined;
  const [child] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, taken.childId), isNull(users.deletedAt)));
  return child;
}

/**
 * Links a parent with the child whose code this is. A code is used up only by a link: a refusal leaves it as it was.
 * @throws DomainError `link-code-wrong`, `too-many-parents`, `too-many-children`
 */
export async function linkByCode(
  tx: Transaction,
  parentId: string,
  codeHash: string,
): Promise<{ child: UserRow; isNew: boolean }> {
  const child = await takeLinkCode(tx, codeHash);
  if (!child) throw new DomainError('link-code-wrong');
  return { child, isNew: await linkChild(tx, parentId, child.id) };
}

/**
 * Links the two. False where they were linked already.
 * @throws DomainError `too-many-parents`, `too-many-children`
 */
export async function linkChild(tx: Transaction, parentId: string, childId: string): Promise<boolean> {
  // What is counted stays true until the link is there. Always in this order, so that two never wait for each other.
  await lockUser(tx, childId);
  await lockUser(tx, parentId);
  const [link] = await tx
    .select({ one: sql`1` })
    .from(familyLinks)
    .where(and(eq(familyLinks.parentId, parentId), eq(familyLinks.childId, childId)));
  if (link) return false;
  const [parents, children] = await Promise.all([
    tx.select({ n: count() }).from(familyLinks).where(eq(familyLinks.childId, childId)),
    tx.select({ n: count() }).from(familyLinks).where(eq(familyLinks.parentId, parentId)),
  ]);
  if (parents[0]!.n >= limits.parentsPerChild) throw new DomainError('too-many-parents');
  if (children[0]!.n >= limits.childrenPerParent) throw new DomainError('too-many-children');
  await tx.insert(familyLinks).values({ parentId, childId });
  return true;
}

/** Ends a link. With the last one what parents have decided ends too. False where there was none. */
export async function unlink(tx: Transaction, parentId: string, childId: string): Promise<boolean> {
  await lockUser(tx, childId);
  const gone = await tx
    .delete(familyLinks)
    .where(and(eq(familyLinks.parentId, parentId), eq(familyLinks.childId, childId)))
    .returning({ childId: familyLinks.childId });
  if (gone.length === 0) return false;
  const left = await tx.$count(familyLinks, eq(familyLinks.childId, childId));
  if (left === 0) await tx.delete(familyControls).where(eq(familyControls.childId, childId));
  const others = await tx.$count(familyLinks, eq(familyLinks.parentId, parentId));
  if (others === 0) await tx.delete(familyLetters).where(eq(familyLetters.parentId, parentId));
  return true;
}

/** The parents of a child whose accounts are there, the one who was linked first at the head. */
export async function listParents(db: Queryable, childId: string) {
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      language: users.language,
      linkedAt: familyLinks.createdAt,
    })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.parentId))
    .where(and(eq(familyLinks.childId, childId), isNull(users.deletedAt)))
    .orderBy(asc(familyLinks.createdAt), asc(users.id));
}

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

/** The children of a parent whose accounts are there, in the order in which they were linked. */
export async function listChildren(db: Queryable, parentId: string, childId?: string) {
  const learnsIn = sql<string[]>`coalesce((
    select array_agg(${classes.name} order by ${classes.name}) from ${classMembers}
    join ${classes} on ${classes.id} = ${classMembers.classId}
    where ${classMembers.userId} = ${users.id} and ${classes.archivedAt} is null), '{}')`;
  return db
    .select({
      id: users.id,
      firstname: users.firstname,
      avatar: avatars.code,
      birthYear: users.birthYear,
      isDemo: users.isDemo,
      classes: learnsIn,
      hasPictures: sql<boolean>`exists (
        select 1 from ${pictureLogins}
        where ${pictureLogins.userId} = ${users.id} and ${pictureLogins.parentId} = ${parentId})`,
    })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.childId))
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(
      and(
        eq(familyLinks.parentId, parentId),
        isNull(users.deletedAt),
        childId ? eq(users.id, childId) : undefined,
      ),
    )
    .orderBy(asc(familyLinks.createdAt), asc(users.id));
}

/** The consents that count for a child now, with the name of the teacher who gave one for a school. */
export async function listStandingConsents(db: Queryable, childId: string) {
  return db
    .select({
      kind: consents.kind,
      adultId: consents.adultId,
      adultEmail: consents.adultEmail,
      confirmedAt: consents.confirmedAt,
      teacher: sql<string | null>`nullif(concat_ws(' ', ${users.firstname}, ${users.lastname}), '')`,
    })
    .from(consents)
    .leftJoin(users, eq(users.id, consents.adultId))
    .where(and(eq(consents.childId, childId), isNotNull(consents.confirmedAt), isNull(consents.withdrawnAt)))
    .orderBy(asc(consents.confirmedAt));
}

/** An adult who agreed by mail, and has an account of this proven e-mail or not, is the same person. */
export function agreedBy(
  consent: { kind: string; adultId: string | null; adultEmail: string },
  parent: { id: string; email: string },
): boolean {
  if (consent.kind === 'school') return false;
  return consent.adultId === parent.id || (parent.email !== '' && consent.adultEmail === parent.email);
}

/** Takes back everything that this parent agreed to for the child. */
export async function withdrawConsentsOf(
  tx: Transaction,
  childId: string,
  parent: { id: string; email: string },
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(consents.childId, childId),
        isNull(consents.withdrawnAt),
        or(eq(consents.adultId, parent.id), eq(consents.adultEmail, parent.email)),
      ),
    );
}
