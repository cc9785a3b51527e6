import { styles } from '@panelwise/db/schema/catalogue';
import { contentHash, styleSampleKey } from '@panelwise/storage/keys';
import { eq, isNull } from 'drizzle-orm';
import type { WorkerDeps } from '../deps.ts';

/** Draws the sample picture of every style that has none yet. Two workers may do it at once: both draw the same. */
export async function drawMissingStyleSamples({
  database,
  store,
}: Pick<WorkerDeps, 'database' | 'store'>): Promise<number> {
  const missing = await database.db.select().from(styles).where(isNull(styles.imageKey));
  if (missing.length === 0) return 0;
  const { styleSlugs } = await import('@panelwise/studio/draw/styles');
  const { renderStyleSample } = await import('../raster/style-sample.ts');
  let drawn = 0;
  for (const style of missing) {
    const slug = styleSlugs.find((known) => known === style.slug);
    if (!slug) continue;
    const bytes = await renderStyleSample(slug);
    const imageKey = styleSampleKey(style.id, contentHash(bytes), 'webp');
    await store.put(imageKey, bytes, 'image/webp');
    await database.db.update(styles).set({ imageKey }).where(eq(styles.id, style.id));
    drawn++;
  }
  return drawn;
}
