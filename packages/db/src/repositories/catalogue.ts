import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';

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
