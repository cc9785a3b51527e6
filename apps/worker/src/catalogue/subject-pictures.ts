import { limits } from '@panelwise/contracts/domain/limits';
import { subjects } from '@panelwise/db/schema/catalogue';
import { contentHash, smallOf, subjectImageKey } from '@panelwise/storage/keys';
import { picturedSubjects } from '@panelwise/studio/draw/subject-motifs';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { WorkerDeps } from '../deps.ts';

const [largeEdge, smallEdge] = limits.subjectPictureEdges;

/**
 * Draws the picture of every subject that the studio knows and that has none yet. One that an admin gives meanwhile
 * stays. Two workers may do it at once: both draw the same.
 */
export async function drawMissingSubjectPictures({
  database: { db },
  store,
}: Pick<WorkerDeps, 'database' | 'store'>): Promise<number> {
  const isMissing = and(isNull(subjects.imageKey), inArray(subjects.name, picturedSubjects));
  const missing = await db.select({ id: subjects.id, name: subjects.name }).from(subjects).where(isMissing);
  if (missing.length === 0) return 0;
  const [{ loadFontBook }, { drawSubjectPicture }, { portraitImage, smallImage }] = await Promise.all([
    import('@panelwise/studio/draw/fonts-node'),
    import('@panelwise/studio/draw/subject-picture'),
    import('../raster/portrait-image.ts'),
  ]);
  const fonts = await loadFontBook();
  for (const { id, name } of missing) {
    const large = await portraitImage(drawSubjectPicture(name, fonts), largeEdge);
    const imageKey = subjectImageKey(id, contentHash(large), 'webp');
    await Promise.all([
      store.put(imageKey, large, 'image/webp'),
      store.put(smallOf(imageKey), await smallImage(large, smallEdge), 'image/webp'),
    ]);
    await db
      .update(subjects)
      .set({ imageKey })
      .where(and(eq(subjects.id, id), isNull(subjects.imageKey)));
  }
  return missing.length;
}
