import { limits } from '@panelwise/contracts/domain/limits';
import { and, desc, eq, exists, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { otps, registrations } from '../schema/accounts.ts';

export type RegistrationRow = typeof registrations.$inferSelect;
export type NewRegistration = Omit<typeof registrations.$inferInsert, 'id' | 'createdAt'>;

/** Stores a sign-up that waits for its code, and removes those that have waited too long. */
export async function insertRegistration(db: Queryable, person: NewRegistration): Promise<RegistrationRow> {
  await db.delete(registrations).where(lt(registrations.createdAt, oldest()));
  const [row] = await db.insert(registrations).values(person).returning();
  return row!;
}

/** A sign-up that waits for its code. */
export async function findRegistration(db: Queryable, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  return row;
}

/** Each costs the comparison of a password. */
const listedMax = 10;

/**
 * The sign-ups that wait with this e-mail, newest first. Those of whoever asks come before all others, so that they are
 * found however many strangers use the e-mail.
 */
export async function listRegistrations(
  db: Queryable,
  email: string,
  askedBy: string,
): Promise<RegistrationRow[]> {
  const isOwn = exists(
    db
      .select({ one: sql`1` })
      .from(otps)
      .where(and(eq(otps.registrationId, registrations.id), eq(otps.askedBy, askedBy))),
  );
  return db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.createdAt, oldest())))
    .orderBy(desc(isOwn), desc(registrations.id))
    .limit(listedMax);
}

function oldest() {
  return sql`now() - ${limits.registrationKeptMs} * interval '1 ms'`;
}
