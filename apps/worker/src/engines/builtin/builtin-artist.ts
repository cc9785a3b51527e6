import { createHash } from 'node:crypto';
import { canonicalJson } from '../../ledger/step-key.ts';
import { getPagePlan } from '../../page-plans.ts';
import { panelDrawing } from '../../raster/panel-drawing.ts';
import type { Artist } from '../artist.ts';

/** Grows when the same drawing is turned into other pixels, so that kept art is drawn anew. */
const drawingVersion = 3;

/**
 * The studio's own artist: offline, free, and it knows where it has drawn a face.
 * @param externalArt true when it draws single panels of a page that an image model draws the rest of
 */
export function createBuiltinArtist({ externalArt = false } = {}): Artist {
  return {
    name: 'builtin',
    knowsFaces: !externalArt,
    // The drawing itself, without its letters: words that leave it as it is never have it made again.
    artHash: async ({ page, meta, panelIndex, variant }) => {
      const plan = await getPagePlan(page, meta, externalArt);
      const drawing = panelDrawing(plan, panelIndex, 0);
      return createHash('sha256')
        .update(canonicalJson({ drawingVersion, style: meta.style, drawing, variant }))
        .digest('hex');
    },
    draw: async (order) => {
      // The rasteriser is loaded by the first picture: a worker that never draws has no need of it.
      const { rasterisePanelArt } = await import('../../raster/panel-art.ts');
      const plan = await getPagePlan(order.page, order.meta, externalArt);
      const { bytes, mime } = await rasterisePanelArt(plan, order.panelIndex, order.variant);
      return { bytes, contentType: mime, drawnBy: 'builtin' };
    },
  };
}
