import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { MediaUrls } from '../media/media-urls.ts';

/** An event as it leaves: with signed addresses. */
export function presentEvent(event: RunEvent, media: MediaUrls): RunEvent {
  const { imageUrl, thumbnailUrl, comicId } = event;
  return {
    ...event,
    ...(imageUrl ? { imageUrl: media.sign(imageUrl, comicId) } : {}),
    ...(thumbnailUrl ? { thumbnailUrl: media.sign(thumbnailUrl, comicId) } : {}),
  };
}

/** A snapshot as it leaves: with signed addresses. */
export function presentSnapshot(snapshot: RunSnapshot, media: MediaUrls): RunSnapshot {
  const { comicId } = snapshot;
  return {
    ...snapshot,
    panels: snapshot.panels.map((panel) => ({
      ...panel,
      artUrl: panel.artUrl && media.sign(panel.artUrl, comicId),
    })),
    result: presentResult(snapshot.result, comicId, media),
  };
}

/** A step's output with signed addresses, wherever they stand in it. */
export function presentResult(result: unknown, comicId: string | null, media: MediaUrls): unknown {
  if (typeof result === 'string') return media.sign(result, comicId);
  if (Array.isArray(result)) return result.map((item) => presentResult(item, comicId, media));
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([key, value]) => [key, presentResult(value, comicId, media)]),
  );
}
