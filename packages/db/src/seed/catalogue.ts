import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';
import { seedThemes } from './themes.ts';

const subjectNames = [
  'Science',
  'Math',
  'English',
  'History',
  'Geography',
  'Civics',
  'Economics',
  'Computing',
  'Health',
  'Art',
  'Biology',
  'Physics',
  'Chemistry',
];

const seedStyles = [
  { slug: 'comic', name: 'Comic' },
  { slug: 'manga', name: 'Manga' },
  { slug: 'watercolor', name: 'Watercolor' },
  { slug: 'flat', name: 'Flat' },
  { slug: 'pixel', name: 'Pixel' },
  { slug: 'chalkboard', name: 'Chalkboard' },
  { slug: 'papercut', name: 'Paper cut' },
];

/** Puts the catalogue in place: subjects, themes, styles. What is there already stays as it is. */
export async function seedCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(subjects)
    .values(subjectNames.map((name) => ({ name })))
    .onConflictDoNothing();
  await db
    .insert(themes)
    .values(
      seedThemes.map((theme, position) => ({ ...theme, examplePages: [...theme.examplePages], position })),
    )
    .onConflictDoNothing();
  await db
    .insert(styles)
    .values(seedStyles.map((style, position) => ({ ...style, position })))
    .onConflictDoNothing();
}

/** True while there is no account yet: the moment for demo accounts and sample comics. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const result = await db.execute<{ used: boolean }>(sql`select exists (select 1 from users) as used`);
  return result.rows[0]?.used === false;
}
