import type { ContactForm } from '@panelwise/contracts/domain/contact';
import { count, eq, ilike, or } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { contacts } from '../schema/accounts.ts';
import { orderOf, patternOf, type TablePage } from './table-page.ts';

export type ContactRow = typeof contacts.$inferSelect;

export async function insertContact(db: Queryable, form: ContactForm): Promise<void> {
  await db.insert(contacts).values(form);
}

/** Messages whose name, e-mail or role has the words, and how many there are. */
export async function listContacts(
  db: Queryable,
  wanted: TablePage,
): Promise<{ rows: ContactRow[]; total: number }> {
  const pattern = patternOf(wanted.search);
  const matches = pattern
    ? or(ilike(contacts.name, pattern), ilike(contacts.email, pattern), ilike(contacts.role, pattern))
    : undefined;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(contacts)
      .where(matches)
      .orderBy(
        ...orderOf(
          wanted,
          { name: contacts.name, email: contacts.email, role: contacts.role },
          contacts.createdAt,
          contacts.id,
        ),
      )
      .limit(wanted.limit)
      .offset((wanted.page - 1) * wanted.limit),
    db.select({ n: count() }).from(contacts).where(matches),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** False when it is not there any more. */
export async function deleteContact(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.delete(contacts).where(eq(contacts.id, id)).returning({ id: contacts.id });
  return rows.length > 0;
}
