import { limits } from '@panelwise/contracts/domain/limits';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { registrations } from '../schema/accounts.ts';

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

/** The sign-ups that wait with this e-mail, newest first: as many as a day can bring. */
export async function listRegistrations(db: Queryable, email: string): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.createdAt, oldest())))
    .orderBy(desc(registrations.id))
    .limit(limits.otpSendsPerDay);
}

function oldest() {
  return sql`now() - ${limits.registrationKeptMs} * interval '1 ms'`;
}
