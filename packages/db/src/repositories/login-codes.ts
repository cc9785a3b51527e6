import { randomInt } from 'node:crypto';
import { codeWords } from '@panelwise/contracts/domain/class-code';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { classes, loginCodes } from '../schema/classes.ts';

/** What a code belongs to, and what children log in to by their pictures: a class, or the children of a parent. */
export type LoginPlace = { classId: string } | { parentId: string };

/** How often a code is drawn before we give up: of a million, few are taken. */
const draws = 20;

/** Gives a place a code of its own; the one that it had ends. @returns the code, such as OWL3725 */
export async function renewCode(db: Queryable, place: LoginPlace): Promise<string> {
  const target = 'classId' in place ? loginCodes.classId : loginCodes.parentId;
  await db.delete(loginCodes).where(eq(target, 'classId' in place ? place.classId : place.parentId));
  for (let i = 0; i < draws; i++) {
    const code = drawCode();
    const [made] = await db
      .insert(loginCodes)
      .values({ code, ...place })
      .onConflictDoNothing({ target: loginCodes.code })
      .returning();
    if (made) return made.code;
  }
  throw new Error('Nearly all codes are taken: the list of words is too short.');
}

/** A word and four digits, such as OWL3725. */
export function drawCode(): string {
  return `${codeWords[randomInt(codeWords.length)]}${String(randomInt(10_000)).padStart(4, '0')}`;
}

export async function findCodeOf(db: Queryable, place: LoginPlace): Promise<string | undefined> {
  const target = 'classId' in place ? loginCodes.classId : loginCodes.parentId;
  const id = 'classId' in place ? place.classId : place.parentId;
  const [row] = await db.select({ code: loginCodes.code }).from(loginCodes).where(eq(target, id));
  return row?.code;
}

/** The code of a place, made where there is none yet. */
export async function ensureCode(db: Queryable, place: LoginPlace): Promise<string> {
  for (let i = 0; i < draws; i++) {
    const code = await findCodeOf(db, place);
    if (code) return code;
    // One that is taken, or that somebody else has given this place at the same moment, changes nothing.
    await db
      .insert(loginCodes)
      .values({ code: drawCode(), ...place })
      .onConflictDoNothing();
  }
  throw new Error('Nearly all codes are taken: the list of words is too short.');
}

/** What a code belongs to. A class that is archived, and what a closed account had, are not found. */
export async function findPlace(
  db: Queryable,
  code: string,
): Promise<{ place: LoginPlace; name: string } | undefined> {
  const [row] = await db
    .select({ classId: loginCodes.classId, parentId: loginCodes.parentId, name: classes.name })
    .from(loginCodes)
    .leftJoin(classes, eq(classes.id, loginCodes.classId))
    .leftJoin(users, or(eq(users.id, loginCodes.parentId), eq(users.id, classes.ownerId)))
    .where(and(eq(loginCodes.code, code), isNull(classes.archivedAt), isNull(users.deletedAt)));
  if (!row) return undefined;
  const place = row.classId ? { classId: row.classId } : { parentId: row.parentId! };
  return { place, name: row.name ?? '' };
}
