import type { SeriesPart } from '@panelwise/contracts/domain/comic';

const storageKey = 'currentSeries';

/** The series that a creator worked on last, for the next visit. The server stays the owner of its state. */
export type SavedSeries = {
  userId: string;
  series: { _id: string; title: string };
  parts: SeriesPart[];
  completedParts: number[];
  currentPart: number | null;
};

/** The saved series of this user; undefined when there is none, it is somebody else's or cannot be read. */
export function findSavedSeries(userId: string): SavedSeries | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<SavedSeries> | null;
    return saved?.userId === userId && isWhole(saved) ? saved : undefined;
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

/** Earlier versions of the site kept other things, and anybody can write there. */
function isWhole(saved: Partial<SavedSeries>): saved is SavedSeries {
  const { series, parts } = saved;
  return (
    typeof series?._id === 'string' &&
    Array.isArray(parts) &&
    parts.length > 0 &&
    parts.every((part) => typeof part?.comicId === 'string' && typeof part.part === 'number')
  );
}
