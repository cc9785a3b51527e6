import { getMyComics } from '@panelwise/contracts/http/comics';
import { openDatabase } from '@panelwise/db/client';
import { approve } from '@panelwise/db/repositories/editions';
import { comics } from '@panelwise/db/schema/comics';
import { and, eq, isNull } from 'drizzle-orm';
import { signIn } from './api-client.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { type ComicOrder, makeComics, publishWithLearningContent } from './make-comic.ts';

/** The last one is the newest, and so the first in the library. */
const samples: ComicOrder[] = [
  {
    title: 'The Water Cycle',
    concept: 'water cycle',
    lesson: 'water-cycle',
    grade: '3',
    subject: 'Geography',
    style: 'watercolor',
    theme: 'nature',
    country: 'IN',
    story:
      'Omar jumps into a puddle after school. The next morning the puddle is gone, and he wants to know who took it.',
  },
  {
    title: 'Fractions',
    concept: 'fractions',
    lesson: 'fractions',
    grade: '4',
    subject: 'Math',
    style: 'flat',
    theme: 'everyday-life',
    country: 'GB',
    story: 'Kenji has one pizza and three hungry friends, and everybody wants the same.',
  },
  {
    title: 'Photosynthesis',
    concept: 'photosynthesis',
    lesson: 'photosynthesis',
    grade: '5',
    subject: 'Science',
    style: 'comic',
    theme: 'everyday-life',
    story: 'Maya finds a tall plant growing on her windowsill, although nobody ever feeds it.',
  },
];

/**
 * Makes the first comics of the library through the real pipeline, as the demo teacher, and approves them. What
 * an interrupted start has made already is not made again.
 */
export async function makeSampleComics(
  url: string,
  databaseUrl: string,
  teacher: DemoAccount,
): Promise<number> {
  const client = await signIn(url, teacher);
  const { comics: there } = await client.call(getMyComics);
  let made = 0;
  for (const sample of samples) {
    if (there.some((comic) => comic.title === sample.title && comic.comicStatus === 'published')) continue;
    for (const comic of await makeComics(client, sample)) {
      await publishWithLearningContent(client, comic.comicId);
      made++;
    }
  }
  await approveAll(databaseUrl);
  return made;
}

/** Everything in this library comes from the samples, so there is nothing else that could be approved by this. */
async function approveAll(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const waiting = await database.db
    .select({ id: comics.id })
    .from(comics)
    .where(and(eq(comics.comicStatus, 'published'), eq(comics.status, 'pending'), isNull(comics.deletedAt)));
  await approve(
    database.db,
    waiting.map(({ id }) => id),
  );
  await database.close();
}
