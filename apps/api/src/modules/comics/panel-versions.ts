import type { PanelVersion } from '@panelwise/contracts/http/comics';
import type { Queryable } from '@panelwise/db/client';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { listPanelVersions, type PanelPlace } from '@panelwise/db/repositories/panel-versions';
import type { MediaUrls } from '../../media/media-urls.ts';

/** Every picture that a panel ever had, newest first, with signed addresses. */
export async function readPanelVersions(
  db: Queryable,
  media: MediaUrls,
  comic: ComicRecord,
  place: PanelPlace,
): Promise<PanelVersion[]> {
  const versions = await listPanelVersions(db, comic.id, place);
  return versions.map(({ id, artKey, current, createdAt }) => ({
    _id: id,
    artUrl: media.url(artKey, { public: false }),
    current,
    createdAt: createdAt.toISOString(),
  }));
}
