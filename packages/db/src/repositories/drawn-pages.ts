import type { PanelState, SeenPlace, TextPlace } from '@panelwise/contracts/domain/comic';
import type { DrawnBy } from '@panelwise/contracts/domain/made-by';
import { type DrawnScriptPage, panelAltText, type Script } from '@panelwise/contracts/domain/script';
import { and, asc, eq, gt, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../client.ts';
import { comics, pages, panels, panelVersions, type StoredVerdict } from '../schema/comics.ts';
import { noteComicChange } from './comic-changes.ts';
import type { PanelRow } from './comics.ts';
import { isAt, type PanelPlace } from './panel-versions.ts';

/**
 * Brings the rows of pages and panels in line with the script. Art that is there stays: whoever draws decides whether it
 * still fits. With `only` one panel is drawn again, so nothing is taken away.
 */
export async function putPages(
  tx: Transaction,
  comicId: string,
  script: Script,
  only: PanelPlace | undefined,
): Promise<void> {
  const gone = only ? 0 : await removeSurplus(tx, comicId, script);
  const newPages = await tx
    .insert(pages)
    .values(script.map((_, i) => ({ comicId, pageNumber: i + 1 })))
    .onConflictDoNothing()
    .returning({ id: pages.id });
  const changedPanels = await tx
    .insert(panels)
    .values(
      script.flatMap((page, i) =>
        page.panels.map((panel, j) => ({
          comicId,
          pageNumber: i + 1,
          panelNumber: j + 1,
          scene: panel.scene,
          caption: panel.caption,
          alt: panelAltText(panel),
          polygon: [],
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [panels.comicId, panels.pageNumber, panels.panelNumber],
      set: { scene: sql`excluded.scene`, caption: sql`excluded.caption`, alt: sql`excluded.alt` },
      setWhere: isDifferent([panels.scene, panels.caption], [sql`excluded.scene`, sql`excluded.caption`]),
    })
    .returning({ id: panels.id });
  if (gone + newPages.length + changedPanels.length === 0) return;
  await tx.update(comics).set({ pageCount: script.length }).where(eq(comics.id, comicId));
  await notePagesChange(tx, comicId);
}

/** Removes pages and panels that the script does not have any more, and gives how many. */
async function removeSurplus(tx: Transaction, comicId: string, script: Script): Promise<number> {
  const surplusPages = await tx
    .delete(pages)
    .where(and(eq(pages.comicId, comicId), gt(pages.pageNumber, script.length)))
    .returning({ id: pages.id });
  const places = script.flatMap((page, i) => page.panels.map((_, j) => `${i + 1}.${j + 1}`));
  const surplusPanels = await tx
    .delete(panels)
    .where(
      and(
        eq(panels.comicId, comicId),
        notInArray(sql`${panels.pageNumber} || '.' || ${panels.panelNumber}`, places),
      ),
    )
    .returning({ id: panels.id });
  return surplusPages.length + surplusPanels.length;
}

/** One panel as it was drawn last. */
export async function findPanel(
  db: Queryable,
  comicId: string,
  place: PanelPlace,
): Promise<PanelRow | undefined> {
  const [panel] = await db.select().from(panels).where(isAt(comicId, place));
  return panel;
}

/** Keys of the pictures of a page's panels, in order, and who drew them; null where there is none yet, or where that was not kept. */
export async function listPanelArt(
  db: Queryable,
  comicId: string,
  pageNumber: number,
): Promise<{ artKey: string | null; drawnBy: DrawnBy | null; isOfPlan: boolean }[]> {
  return db
    .select({
      artKey: panels.artKey,
      drawnBy: panels.drawnBy,
      /** False for a picture of an older plan that was brought back. */
      isOfPlan: sql<boolean>`exists (${db
        .select({ id: panelVersions.id })
        .from(panelVersions)
        .where(
          and(
            eq(panelVersions.panelId, panels.id),
            eq(panelVersions.artKey, panels.artKey),
            eq(panelVersions.artHash, panels.artHash),
          ),
        )})`,
    })
    .from(panels)
    .where(and(eq(panels.comicId, comicId), eq(panels.pageNumber, pageNumber)))
    .orderBy(asc(panels.panelNumber));
}

/** Says how far a panel is. False when it said so already. */
export async function setPanelState(
  tx: Transaction,
  comicId: string,
  place: PanelPlace,
  state: PanelState,
): Promise<boolean> {
  const rows = await tx
    .update(panels)
    .set({ state })
    .where(and(isAt(comicId, place), sql`${panels.state} <> ${state}`))
    .returning({ id: panels.id });
  return rows.length > 0;
}

/** Panels at these places that were being drawn go back to what they were: their old picture, or waiting for one. */
export async function resetUndrawnPanels(
  tx: Transaction,
  comicId: string,
  places: readonly PanelPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const pairs = sql.join(
    places.map(({ page, panel }) => sql`(${page}::int, ${panel}::int)`),
    sql`, `,
  );
  await tx
    .update(panels)
    .set({ state: sql`case when ${panels.artKey} is null then 'waiting' else 'done' end` })
    .where(
      and(
        eq(panels.comicId, comicId),
        inArray(panels.state, ['drawing', 'checking']),
        sql`(${panels.pageNumber}, ${panels.panelNumber}) in (${pairs})`,
      ),
    );
}

/** Gives a panel its picture. `isNew` keeps it among the panel's versions; one that was kept or brought back is there already. */
export async function savePanelArt(
  tx: Transaction,
  comicId: string,
  place: PanelPlace,
  art: { artKey: string; artHash: string; drawnBy: DrawnBy | null; isNew: boolean },
): Promise<void> {
  const before = await findPanel(tx, comicId, place);
  if (!before) return;
  const { artKey, artHash, drawnBy } = art;
  await tx
    .update(panels)
    .set({ state: 'done', artKey, artHash, drawnBy, updatedAt: sql`now()` })
    .where(eq(panels.id, before.id));
  if (art.isNew) await tx.insert(panelVersions).values({ panelId: before.id, artKey, artHash, drawnBy });
  if (before.artKey !== artKey) await noteComicChange(tx, comicId, 'pages');
}

/** A page as it was put together: its pictures in the store, the script's page that they show, and its panels in order. */
export type ComposedPage = {
  pageNumber: number;
  imageKey: string;
  artKey: string;
  thumbnailKey: string;
  drawn: DrawnScriptPage;
  textPlaces: TextPlace[];
  seenPlaces: SeenPlace[];
  panels: { panel: number; polygon: [number, number][]; verdict: StoredVerdict; alt: string }[];
  /** The comic's cover, which is made along with its first page. */
  coverKey?: string;
};

/** Stores a page that was put together. What is the same as before changes nothing of the comic. */
export async function savePage(tx: Transaction, comicId: string, page: ComposedPage): Promise<void> {
  const { imageKey, artKey, thumbnailKey, drawn, textPlaces, seenPlaces } = page;
  const changedPages = await tx
    .update(pages)
    .set({ imageKey, artKey, thumbnailKey, drawn, textPlaces, seenPlaces, updatedAt: sql`now()` })
    .where(
      and(
        eq(pages.comicId, comicId),
        eq(pages.pageNumber, page.pageNumber),
        isDifferent(
          [
            ...[pages.imageKey, pages.artKey, pages.thumbnailKey],
            ...[pages.drawn, pages.textPlaces, pages.seenPlaces],
          ],
          [
            ...[sql`${imageKey}`, sql`${artKey}`, sql`${thumbnailKey}`],
            ...[json(drawn), json(textPlaces), json(seenPlaces)],
          ],
        ),
      ),
    )
    .returning({ id: pages.id });
  const changedPanels = await tx
    .update(panels)
    .set({ polygon: sql`fresh.polygon`, verdict: sql`fresh.verdict`, alt: sql`fresh.alt` })
    .from(
      sql`jsonb_to_recordset(${json(page.panels)}) as fresh(panel int, polygon jsonb, verdict jsonb, alt text)`,
    )
    .where(
      and(
        eq(panels.comicId, comicId),
        eq(panels.pageNumber, page.pageNumber),
        sql`${panels.panelNumber} = fresh.panel`,
        isDifferent(
          [panels.polygon, panels.verdict, panels.alt],
          [sql`fresh.polygon`, sql`fresh.verdict`, sql`fresh.alt`],
        ),
      ),
    )
    .returning({ id: panels.id });
  const changedCover = page.coverKey
    ? await tx
        .update(comics)
        .set({ thumbnailKey: page.coverKey })
        .where(and(eq(comics.id, comicId), isDifferent([comics.thumbnailKey], [sql`${page.coverKey}::text`])))
        .returning({ id: comics.id })
    : [];
  if (changedPages.length + changedPanels.length + changedCover.length > 0)
    await notePagesChange(tx, comicId);
}

/** The PDF shows older pages from now on, so there is none. */
async function notePagesChange(tx: Transaction, comicId: string): Promise<void> {
  await tx.update(comics).set({ pdfKey: null }).where(eq(comics.id, comicId));
  await noteComicChange(tx, comicId, 'pages');
}

function isDifferent(columns: SQLWrapper[], values: SQL[]): SQL {
  const list = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);
  return sql`(${list(columns)}) is distinct from (${list(values)})`;
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`;
}
