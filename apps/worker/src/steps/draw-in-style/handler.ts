import { readScript } from '@panelwise/contracts/domain/read-script';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { findLibraryComic } from '@panelwise/db/repositories/library';
import { contentHash, stylePageKey } from '@panelwise/storage/keys';
import { getPagePlan } from '../../page-plans.ts';
import { composePage } from '../../raster/page-image.ts';
import { rasterisePanelArt } from '../../raster/panel-art.ts';
import { toMeta } from '../generate-comic/comic-script.ts';
import { getRunComic } from '../run-comic.ts';
import type { StepHandler } from '../step.ts';

/** Whoever changes how such a page is drawn gives it another number: what is kept is drawn again. */
const drawingVersion = 1;

/**
 * The approved page with most panels, and what the studio has to know of its comic.
 * @throws DomainError `comic-not-found`, `not-generated`
 */
async function fullestPage(db: Database, comic: ComicRecord): Promise<{ page: ScriptPage; meta: ComicMeta }> {
  const shown = await findLibraryComic(db, comic.id);
  if (!shown) throw new DomainError('comic-not-found');
  const { pages } = shown.content;
  if (pages.length === 0 || pages.some(({ drawn }) => !drawn)) throw new DomainError('not-generated');
  const script = readScript(pages.map(({ drawn }) => drawn));
  const page = script.reduce((most, one) => (one.panels.length > most.panels.length ? one : most));
  return { page, meta: toMeta(comic, pages.length) };
}

/** Draws a page of what the library shows in a style of the studio, unless the same page was drawn in it before. */
export const drawInStyleHandler: StepHandler<'draw-in-style'> = async ({ deps, db, run, input, signal }) => {
  const comic = await getRunComic(db, run);
  const { page, meta: own } = await fullestPage(db, comic);
  const meta = { ...own, style: input.style };
  const key = stylePageKey(comic.id, contentHash(JSON.stringify([drawingVersion, page, meta])));
  if (!(await deps.store.head(key))) {
    const plan = await getPagePlan(page, meta, false);
    const art: Buffer[] = [];
    for (const { index } of plan.panels) {
      signal.throwIfAborted();
      art.push((await rasterisePanelArt(plan, index)).bytes);
    }
    const by = plan.panels.map(() => 'builtin' as const);
    const { small } = await composePage(plan, art, by);
    await deps.store.put(key, small, 'image/webp');
  }
  return { output: { page: page.pageNumber, imageUrl: key } };
};
