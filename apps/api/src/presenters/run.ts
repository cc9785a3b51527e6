import type { RunSnapshot, StoredRunSnapshot } from '@panelwise/contracts/domain/run';
import type { RunEvent, StoredRunEvent } from '@panelwise/contracts/realtime/events';
import type { MediaUrls } from '../media/media-urls.ts';

/** Only creators and admins see runs, and most are of drafts. */
const signed = { public: false };

/** An event as it leaves: with signed addresses. */
export function presentEvent(stored: StoredRunEvent, media: MediaUrls): RunEvent {
  const { imageKey, thumbnailKey, ...event } = stored;
  return {
    ...event,
    ...(imageKey ? { imageUrl: media.url(imageKey, signed) } : {}),
    ...(thumbnailKey ? { thumbnailUrl: media.url(thumbnailKey, signed) } : {}),
  };
}

/** A snapshot as it leaves: with signed addresses. */
export function presentSnapshot(snapshot: StoredRunSnapshot, media: MediaUrls): RunSnapshot {
  return {
    ...snapshot,
    panels: snapshot.panels.map(({ artKey, ...panel }) => ({ ...panel, artUrl: media.url(artKey, signed) })),
    result: presentResult(snapshot.result, snapshot.comicId, media),
  };
}

/** A step's output with signed addresses in place of the keys that stand in it. */
export function presentResult(result: unknown, comicId: string | null, media: MediaUrls): unknown {
  if (typeof result === 'string') return media.sign(result, comicId);
  if (Array.isArray(result)) return result.map((item) => presentResult(item, comicId, media));
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([key, value]) => [key, presentResult(value, comicId, media)]),
  );
}
