import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { type PagePlan, planPage } from '@panelwise/studio/draw/page-plan';
import { composePage, type PageImages } from '@panelwise/worker/raster/page-image';
import { rasterisePanelArt } from '@panelwise/worker/raster/panel-art';

export type DrawnPage = {
  plan: PagePlan;
  images: PageImages;
  /** How long planning, the panels' art, and putting the page together took, in ms. */
  ms: { plan: number; art: number; page: number };
};

/** Draws one page as the pipeline does: planned, each panel's art by itself, then put together and lettered. */
export async function drawPage(page: ScriptPage, meta: ComicMeta): Promise<DrawnPage> {
  const fonts = await loadFontBook();
  const started = performance.now();
  const plan = planPage(page, meta, fonts);
  const planned = performance.now();
  const art = await Promise.all(plan.panels.map((panel) => rasterisePanelArt(plan, panel.index)));
  const drawn = performance.now();
  const images = await composePage(
    plan,
    art.map(({ bytes }) => bytes),
  );
  const ms = { plan: planned - started, art: drawn - planned, page: performance.now() - drawn };
  return { plan, images, ms };
}
