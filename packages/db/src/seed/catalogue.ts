import { firstSubjects, firstThemes } from '@panelwise/contracts/domain/catalogue';
import { firstStyles } from '@panelwise/contracts/domain/first-styles';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { styles, subjects, themes } from '../schema/catalogue.ts';

/** Puts the catalogue in place: subjects, themes, styles. What is there already stays as it is. */
export async function seedCatalogue(db: Queryable): Promise<void> {
  await db
    .insert(subjects)
    .values(firstSubjects.map((name) => ({ name })))
    .onConflictDoNothing();
  await db
    .insert(themes)
    .values(
      firstThemes.map((theme, position) => ({ ...theme, examplePages: [...theme.examplePages], position })),
    )
    .onConflictDoNothing();
  await db
    .insert(styles)
    .values(firstStyles.map((style, position) => ({ ...style, position })))
    .onConflictDoNothing();
}

/** True while there is no account yet: the moment for demo accounts and sample comics. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const result = await db.execute<{ used: boolean }>(sql`select exists (select 1 from users) as used`);
  return result.rows[0]?.used === false;
}
