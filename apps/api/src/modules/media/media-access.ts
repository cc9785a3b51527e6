import type { Database } from '@panelwise/db/client';
import { isPublicComic } from '@panelwise/db/repositories/library';
import type { MediaUrls } from '../../media/media-urls.ts';

/** How an object may be cached, when it may be seen at all. */
export type MediaAccess = { cacheControl: string } | undefined;

const freshMs = 5_000;
const entriesMax = 5_000;

/**
 * Decides who sees an object by its key. Catalogue pictures are for everybody, those of a comic for
 * everybody once it is approved and published; until then a signed address is needed.
 */
export function createMediaAccess(db: Database, media: MediaUrls) {
  const seen = new Map<string, { isPublic: Promise<boolean>; until: number }>();
  const isPublic = (comicId: string): Promise<boolean> => {
    const known = seen.get(comicId);
    if (known && known.until > Date.now()) return known.isPublic;
    if (seen.size >= entriesMax) seen.clear();
    const asked = isPublicComic(db, comicId);
    seen.set(comicId, { isPublic: asked, until: Date.now() + freshMs });
    asked.catch(() => seen.delete(comicId));
    return asked;
  };
  return async (key: string, query: { exp?: unknown; sig?: unknown }): Promise<MediaAccess> => {
    if (/^(styles|themes|subjects)\//.test(key))
      return { cacheControl: 'public, max-age=31536000, immutable' };
    if (media.verify(key, query)) {
      const seconds = Math.max(0, Number(query.exp) - Math.floor(Date.now() / 1_000));
      return { cacheControl: `private, max-age=${seconds}, immutable` };
    }
    const comicId = /^comics\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1];
    // An hour, not for ever: a comic can be taken back.
    return comicId && (await isPublic(comicId)) ? { cacheControl: 'public, max-age=3600' } : undefined;
  };
}
