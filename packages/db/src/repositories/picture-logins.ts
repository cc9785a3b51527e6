import { limits } from '@panelwise/contracts/domain/limits';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { pictureLogins } from '../schema/classes.ts';
import { brokenConstraint } from './broken-constraint.ts';
import type { LoginPlace } from './login-codes.ts';

export type PictureLoginRow = typeof pictureLogins.$inferSelect;

const isOf = (place: LoginPlace) =>
  'classId' in place ? eq(pictureLogins.classId, place.classId) : eq(pictureLogins.parentId, place.parentId);

/** Who logs in by the pictures of a place, by name. */
export async function listPictureLogins(db: Queryable, place: LoginPlace): Promise<PictureLoginRow[]> {
  const rows = await db
    .select({ login: pictureLogins })
    .from(pictureLogins)
    .innerJoin(users, eq(users.id, pictureLogins.userId))
    .where(and(isOf(place), isNull(users.deletedAt)))
    .orderBy(asc(sql`lower(${pictureLogins.nickname})`));
  return rows.map(({ login }) => login);
}

/** How somebody logs in by pictures, wherever that is. */
export async function findPictureLogin(db: Queryable, userId: string): Promise<PictureLoginRow | undefined> {
  const [row] = await db.select().from(pictureLogins).where(eq(pictureLogins.userId, userId));
  return row;
}

/** False where somebody of the place has this nickname. Call it in a transaction of its own: a refusal ends it. */
export async function insertPictureLogin(
  db: Queryable,
  login: { userId: string; nickname: string; pictures: string } & LoginPlace,
): Promise<boolean> {
  try {
    await db.insert(pictureLogins).values(login);
    return true;
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'unique') return false;
    throw error;
  }
}

/**
 * Takes one of the tries that somebody has, before their pictures are looked at, so that no more than the limit are looked at
 * however many come at once. Undefined when there is nobody of that id in the place, or no try is left.
 */
export async function takePictureTry(
  db: Queryable,
  place: LoginPlace,
  userId: string,
): Promise<PictureLoginRow | undefined> {
  const [row] = await db
    .update(pictureLogins)
    .set({ wrongTries: sql`${pictureLogins.wrongTries} + 1` })
    .where(
      and(
        eq(pictureLogins.userId, userId),
        isOf(place),
        lt(pictureLogins.wrongTries, limits.wrongPicturesMax),
      ),
    )
    .returning();
  return row;
}

/** True when somebody of the place has no try left. */
export async function isPictureLocked(db: Queryable, place: LoginPlace, userId: string): Promise<boolean> {
  const row = await findPictureLogin(db, userId);
  const isHere =
    row && ('classId' in place ? row.classId === place.classId : row.parentId === place.parentId);
  return Boolean(isHere && row.wrongTries >= limits.wrongPicturesMax);
}

/** Gives somebody all their tries back. */
export async function clearPictureTries(db: Queryable, userId: string): Promise<void> {
  await db.update(pictureLogins).set({ wrongTries: 0 }).where(eq(pictureLogins.userId, userId));
}

/** Gives somebody other pictures, and all their tries. */
export async function replacePictures(db: Queryable, userId: string, pictures: string): Promise<void> {
  await db.update(pictureLogins).set({ pictures, wrongTries: 0 }).where(eq(pictureLogins.userId, userId));
}

/** Those of these accounts that log in by the pictures of a place. */
export async function listPictureLoginsOf(
  db: Queryable,
  place: LoginPlace,
  userIds: string[],
): Promise<PictureLoginRow[]> {
  return db
    .select()
    .from(pictureLogins)
    .where(and(isOf(place), inArray(pictureLogins.userId, userIds)));
}

/** Those of these accounts that log in by pictures, wherever that is. */
export async function listUsersWithPictures(db: Queryable, userIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ userId: pictureLogins.userId })
    .from(pictureLogins)
    .where(inArray(pictureLogins.userId, userIds));
  return new Set(rows.map(({ userId }) => userId));
}

/** Seals all pictures anew, where `reseal` gives something for what is stored. */
export async function resealPictures(
  db: Database,
  reseal: (sealed: string, userId: string) => string | undefined,
): Promise<void> {
  for (const { userId, pictures } of await db.select().from(pictureLogins)) {
    const anew = reseal(pictures, userId);
    if (anew === undefined) continue;
    await db
      .update(pictureLogins)
      .set({ pictures: anew })
      .where(and(eq(pictureLogins.userId, userId), eq(pictureLogins.pictures, pictures)));
  }
}
