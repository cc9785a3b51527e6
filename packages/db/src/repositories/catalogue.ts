import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';
import { brokenConstraint } from './broken-constraint.ts';

export type SubjectRow = typeof subjects.$inferSelect;
export type ThemeRow = typeof themes.$inferSelect;
export type StyleRow = typeof styles.$inferSelect;

export async function listSubjects(db: Queryable): Promise<SubjectRow[]> {
  return db.select().from(subjects).orderBy(asc(subjects.name));
}

export async function listThemes(db: Queryable): Promise<ThemeRow[]> {
  return db.select().from(themes).orderBy(asc(themes.position));
}

export async function listStyles(db: Queryable): Promise<StyleRow[]> {
  return db.select().from(styles).orderBy(asc(styles.position));
}

export async function findSubject(db: Queryable, id: string): Promise<SubjectRow | undefined> {
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, id));
  return subject;
}

export async function findTheme(db: Queryable, id: string): Promise<ThemeRow | undefined> {
  const [theme] = await db.select().from(themes).where(eq(themes.id, id));
  return theme;
}

export async function findStyle(db: Queryable, id: string): Promise<StyleRow | undefined> {
  const [style] = await db.select().from(styles).where(eq(styles.id, id));
  return style;
}

type NewSubject = Pick<SubjectRow, 'id' | 'name' | 'imageKey'>;

/** @throws DomainError `subject-exists` */
export async function insertSubject(db: Queryable, subject: NewSubject): Promise<SubjectRow> {
  const [row] = await db.insert(subjects).values(subject).onConflictDoNothing().returning();
  if (!row) throw new DomainError('subject-exists');
  return row;
}

/** @throws DomainError `subject-gone`, `subject-exists` */
export async function updateSubject(
  db: Queryable,
  id: string,
  change: Partial<Pick<SubjectRow, 'name' | 'imageKey' | 'showAds'>>,
): Promise<SubjectRow> {
  try {
    const [row] = Object.keys(change).length
      ? await db.update(subjects).set(change).where(eq(subjects.id, id)).returning()
      : [await findSubject(db, id)];
    if (!row) throw new DomainError('subject-gone');
    return row;
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'unique') throw new DomainError('subject-exists');
    throw error;
  }
}

/** @throws DomainError `subject-gone`, `subject-in-use` */
export async function deleteSubject(db: Queryable, id: string): Promise<SubjectRow> {
  try {
    const [row] = await db.delete(subjects).where(eq(subjects.id, id)).returning();
    if (!row) throw new DomainError('subject-gone');
    return row;
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'foreign-key') throw new DomainError('subject-in-use');
    throw error;
  }
}
