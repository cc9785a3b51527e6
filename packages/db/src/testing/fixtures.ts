import { v7 } from 'uuid';
import type { Queryable } from '../client.ts';
import { users } from '../schema/accounts.ts';
import { styles, subjects } from '../schema/catalogue.ts';
import { comics, series } from '../schema/comics.ts';

/** An account that has entered its code. */
export async function insertUser(
  db: Queryable,
  over: Partial<typeof users.$inferInsert> = {},
): Promise<typeof users.$inferSelect> {
  const name = `user-${v7()}`;
  const row = {
    firstname: 'Test',
    lastname: 'User',
    email: `${name}@example.org`,
    username: name,
    userType: 'Teacher' as const,
    passwordHash: 'none',
    verifiedAt: new Date(),
    ...over,
  };
  const [user] = await db.insert(users).values(row).returning();
  return user!;
}

/** A series of one part with its draft comic; `prompt` is the script's JSON text. */
export async function insertComic(
  db: Queryable,
  ownerId: string,
  over: Partial<typeof comics.$inferInsert> & {
    styleSlug?: string;
    story?: string;
    lesson?: string;
  } = {},
): Promise<typeof comics.$inferSelect> {
  const { styleSlug = 'comic', story = 'Maya finds a tall plant.', lesson, ...comic } = over;
  const [subject] = await db.select().from(subjects).limit(1);
  const style = (await db.select().from(styles)).find((one) => one.slug === styleSlug);
  const about = {
    ownerId,
    title: 'Photosynthesis',
    concept: comic.concept ?? 'photosynthesis',
    subjectId: subject!.id,
    grade: '5',
    country: 'US',
  };
  const parts = [{ part: 1, title: 'How leaves make food', keyTerms: ['sunlight'], start: '', end: '' }];
  const [made] = await db
    .insert(series)
    .values({ ...about, conceptKey: 'photosynthesis', story, lesson, styleId: style!.id, parts })
    .returning();
  const [row] = await db
    .insert(comics)
    .values({ ...about, seriesId: made!.id, partNumber: 1, ...comic })
    .returning();
  return row!;
}
