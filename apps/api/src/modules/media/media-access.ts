import { findClassLink } from '@panelwise/db/repositories/class-links';
import { isComicThere } from '@panelwise/db/repositories/comics';
import { findPublicKeys } from '@panelwise/db/repositories/library';
import { isHiddenComic } from '@panelwise/db/repositories/reports';
import { largeOf } from '@panelwise/storage/keys';
import type { FastifyInstance } from 'fastify';
import { createLibraryCache } from '../../cache/library-cache.ts';
import type { Deps } from '../../deps.ts';
import { linkHolder, type MediaHolder } from '../../media/media-urls.ts';
import type { SessionChecks } from '../../plugins/session-checks.ts';

/** How an object may be cached, when it may be seen at all. */
export type MediaAccess = { cacheControl: string } | undefined;

/** What an address of ours has after its path. */
export type MediaQuery = { exp?: unknown; by?: unknown; sig?: unknown };

/** Comics of which the public keys are kept, some ten kilobytes each. */
const entriesMax = 500;

/**
 * Decides who sees an object by its key. Catalogue pictures are for everybody. Of a comic everybody sees what its public
 * edition shows, and nothing else; for the rest a signed address is needed.
 */
export function createMediaAccess(
  app: FastifyInstance,
  { database: { db }, media, bus }: Deps,
  sessions: Pick<SessionChecks, 'find'>,
) {
  const publicKeys = createLibraryCache<ReadonlySet<string>>(app, bus, 'media', entriesMax);
  const isPublic = async (comicId: string, key: string): Promise<boolean> => {
    const keys = await publicKeys(comicId, () => findPublicKeys(db, comicId));
    return keys.has(key) || keys.has(largeOf(key) ?? '');
  };
  const links = createLibraryCache<{ holder: MediaHolder | undefined }>(app, bus, 'media', entriesMax);
  const there = createLibraryCache<{ isThere: boolean }>(app, bus, 'media', entriesMax);

  /** Whose the address is has to be there still, and so does the comic that it shows something of. */
  const isHeld = async (holder: MediaHolder, comicId: string | undefined): Promise<boolean> => {
    if (!comicId) return false;
    const { isThere } = await there(comicId, async () => ({
      isThere: await isComicThere(db, comicId),
    }));
    if (!isThere) return false;
    if (holder.startsWith('s.')) return (await sessions.find(holder.slice(2))) !== undefined;
    const link = await links(comicId, async () => {
      const found = (await isHiddenComic(db, comicId)) ? undefined : await findClassLink(db, comicId);
      return { holder: found && linkHolder(found.token) };
    });
    return link.holder === holder;
  };

  return async (key: string, query: MediaQuery): Promise<MediaAccess> => {
    if (/^(styles|themes|subjects)\//.test(key))
      return { cacheControl: 'public, max-age=31536000, immutable' };
    const comicId = /^comics\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1];
    const holder = media.verify(key, query);
    if (holder && (await isHeld(holder, comicId))) {
      const seconds = Math.max(0, Number(query.exp) - Math.floor(Date.now() / 1_000));
      return { cacheControl: `private, max-age=${seconds}, immutable` };
    }
    // An hour, not for ever: a comic can be taken back.
    return comicId && (await isPublic(comicId, key)) ? { cacheControl: 'public, max-age=3600' } : undefined;
  };
}
