import { findPublicKeys } from '@panelwise/db/repositories/library';
import { largeOf } from '@panelwise/storage/keys';
import type { FastifyInstance } from 'fastify';
import { createLibraryCache } from '../../cache/library-cache.ts';
import type { Deps } from '../../deps.ts';

/** How an object may be cached, when it may be seen at all. */
export type MediaAccess = { cacheControl: string } | undefined;

/** Comics of which the public keys are kept, some ten kilobytes each. */
const entriesMax = 500;

/**
 * Decides who sees an object by its key. Catalogue pictures are for everybody. Of a comic everybody sees what its public
 * edition shows, and nothing else; for the rest a signed address is needed.
 */
export function createMediaAccess(app: FastifyInstance, { database: { db }, media, bus }: Deps) {
  const publicKeys = createLibraryCache<ReadonlySet<string>>(app, bus, 'media', entriesMax);
  const isPublic = async (comicId: string, key: string): Promise<boolean> => {
    const keys = await publicKeys(comicId, () => findPublicKeys(db, comicId));
    return keys.has(key) || keys.has(largeOf(key) ?? '');
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
    return comicId && (await isPublic(comicId, key)) ? { cacheControl: 'public, max-age=3600' } : undefined;
  };
}
