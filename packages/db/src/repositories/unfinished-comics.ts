import type { PanelState } from '@panelwise/contracts/domain/comic';
import { and, asc, countDistinct, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { comics, panels, series } from '../schema/comics.ts';
import { runs } from '../schema/runs.ts';
import { isDraft } from './release-states.ts';
import { isUnfinished } from './runs.ts';

/** A draft with how far it is. Panels are in their order, none before it is drawn. */
export type UnfinishedComicRow = {
  id: string;
  title: string;
  partNumber: number;
  partCount: number;
  thumbnailKey: string | null;
  changedAt: Date;
  hasScript: boolean;
  /** A run of it has not ended. */
  isMaking: boolean;
  panels: { page: number; panel: number; state: PanelState }[];
};

/**
 * The stories of a creator that have drafts: of each the draft that changed last, of equal ones the first part. Newest first.
 * @returns at most `limit` of them, and how many there are
 */
export async function listUnfinishedComics(
  db: Queryable,
  ownerId: string,
  limit: number,
): Promise<{ rows: UnfinishedComicRow[]; total: number }> {
  const unfinished = and(eq(comics.ownerId, ownerId), isNull(comics.deletedAt), isDraft);
  const ofEachSeries = db
    .selectDistinctOn([comics.seriesId], { id: comics.id, updatedAt: comics.updatedAt })
    .from(comics)
    .where(unfinished)
    .orderBy(asc(comics.seriesId), desc(comics.updatedAt), asc(comics.partNumber))
    .as('of_each_series');
  const found = await db
    .select({
      id: comics.id,
      title: comics.title,
      partNumber: comics.partNumber,
      partCount: sql<number>`jsonb_array_length(${series.parts})`,
      thumbnailKey: comics.thumbnailKey,
      changedAt: comics.updatedAt,
      hasScript: sql<boolean>`${comics.prompt} ~ '\\S'`,
    })
    .from(ofEachSeries)
    .innerJoin(comics, eq(comics.id, ofEachSeries.id))
    .innerJoin(series, eq(series.id, comics.seriesId))
    .orderBy(desc(comics.updatedAt), desc(comics.id))
    .limit(limit);
  const [counted] = await db
    .select({ n: countDistinct(comics.seriesId) })
    .from(comics)
    .where(unfinished);
  const ids = found.map(({ id }) => id);
  const making = await listMaking(db, ids);
  const drawn = Map.groupBy(await listPanelStates(db, ids), ({ comicId }) => comicId);
  const rows = found.map((comic) => ({
    ...comic,
    isMaking: making.has(comic.id),
    panels: (drawn.get(comic.id) ?? []).map(({ comicId: _, ...panel }) => panel),
  }));
  return { rows, total: counted?.n ?? 0 };
}

/** Those of the comics of which something is being made. */
async function listMaking(db: Queryable, comicIds: string[]): Promise<Set<string | null>> {
  if (comicIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ comicId: runs.comicId })
    .from(runs)
    .where(and(inArray(runs.comicId, comicIds), isUnfinished));
  return new Set(rows.map(({ comicId }) => comicId));
}

async function listPanelStates(db: Queryable, comicIds: string[]) {
  if (comicIds.length === 0) return [];
  return db
    .select({
      comicId: panels.comicId,
      page: panels.pageNumber,
      panel: panels.panelNumber,
      state: panels.state,
    })
    .from(panels)
    .where(inArray(panels.comicId, comicIds))
    .orderBy(asc(panels.pageNumber), asc(panels.panelNumber));
}
