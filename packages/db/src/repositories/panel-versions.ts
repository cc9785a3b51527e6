import type { DrawnBy } from '@panelwise/contracts/domain/made-by';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { panels, panelVersions } from '../schema/comics.ts';

/** Where a panel is in its comic; both count from 1. */
export type PanelPlace = { page: number; panel: number };

export function isAt(comicId: string, place: PanelPlace) {
  return and(
    eq(panels.comicId, comicId),
    eq(panels.pageNumber, place.page),
    eq(panels.panelNumber, place.panel),
  );
}

/** Every picture that a panel ever had, newest first; one that came back is listed once, as it was first drawn. */
export async function listPanelVersions(
  db: Queryable,
  comicId: string,
  place: PanelPlace,
): Promise<{ id: string; artKey: string; current: boolean; createdAt: Date }[]> {
  const rows = await db
    .select({
      id: panelVersions.id,
      artKey: panelVersions.artKey,
      currentKey: panels.artKey,
      createdAt: panelVersions.createdAt,
    })
    .from(panelVersions)
    .innerJoin(panels, eq(panels.id, panelVersions.panelId))
    .where(isAt(comicId, place))
    .orderBy(desc(panelVersions.createdAt), desc(panelVersions.id));
  return rows
    .filter((row, i) => !rows.some((older, j) => j > i && older.artKey === row.artKey))
    .map(({ currentKey, ...row }) => ({ ...row, current: row.artKey === currentKey }));
}

/** The picture of a version, and who drew it. @throws DomainError `not-found` when this panel never had it */
export async function getVersionArt(
  db: Queryable,
  comicId: string,
  wanted: PanelPlace & { versionId: string },
): Promise<{ artKey: string; drawnBy: DrawnBy | null }> {
  const [row] = await db
    .select({ artKey: panelVersions.artKey, drawnBy: panelVersions.drawnBy })
    .from(panelVersions)
    .innerJoin(panels, eq(panels.id, panelVersions.panelId))
    .where(and(isAt(comicId, wanted), eq(panelVersions.id, wanted.versionId)));
  if (!row)
    throw new DomainError('not-found', { message: 'This panel has no such picture. Please choose another.' });
  return row;
}

/** How many pictures a panel has had. */
export async function countPanelVersions(db: Queryable, panelId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(panelVersions).where(eq(panelVersions.panelId, panelId));
  return row?.n ?? 0;
}
