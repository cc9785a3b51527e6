import { seriesPartSchema } from '@panelwise/contracts/domain/comic';
import { z } from 'zod';

const storageKey = 'currentSeries';

const savedSeriesSchema = z.object({
  userId: z.string(),
  series: z.object({ _id: z.string(), title: z.string() }),
  parts: z.array(seriesPartSchema).min(1),
  completedParts: z.array(z.int()),
  currentPart: z.int().nullable(),
});
/** The series that a creator worked on last, for the next visit. The server stays the owner of its state. */
export type SavedSeries = z.infer<typeof savedSeriesSchema>;

/** The saved series of this user; undefined when there is none, it is somebody else's or cannot be read. */
export function findSavedSeries(userId: string): SavedSeries | undefined {
  try {
    const saved = savedSeriesSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return saved.userId === userId ? saved : undefined;
  } catch {
    return undefined;
  }
}

export function saveSeries(series: SavedSeries): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(series));
  } catch {
    // A full or forbidden storage costs only the shortcut; the comics are on the server.
  }
}
