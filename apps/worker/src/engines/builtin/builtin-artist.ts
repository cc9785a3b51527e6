import { createHash } from 'node:crypto';
import { canonicalJson } from '../../ledger/step-key.ts';
import { getPagePlan } from '../../page-plans.ts';
import type { Artist, PanelOrder } from '../artist.ts';

/** Grows when the studio draws the same script in another way, so that kept art is drawn anew. */
const drawingVersion = 2;

/**
 * The studio's own artist: offline, free, and it knows where it has drawn a face.
 * @param externalArt true when it draws single panels of a page that an image model draws the rest of
 */
export function createBuiltinArtist({ externalArt = false } = {}): Artist {
  return {
    name: 'builtin',
    knowsFaces: !externalArt,
    artHash: (order) =>
      createHash('sha256')
        .update(canonicalJson({ ...inputsOf(order), externalArt }))
        .digest('hex'),
    draw: async (order) => {
      // The rasteriser is loaded by the first picture: a worker that never draws has no need of it.
      const { rasterisePanelArt } = await import('../../raster/panel-art.ts');
      const plan = await getPagePlan(order.page, order.meta, externalArt);
      const { bytes, mime } = await rasterisePanelArt(plan, order.panelIndex, order.variant);
      return { bytes, contentType: mime };
    },
  };
}

/**
 * Everything on the page counts but what only readers of other formats get: figures make room for
 * balloons, panels for each other, and no two people on a page look the same. Drawing again is free.
 */
function inputsOf({ page, meta, panelIndex, variant }: PanelOrder) {
  const panels = page.panels.map(({ alt: _alt, factIds: _factIds, ...panel }) => panel);
  return { drawingVersion, panels, meta, panelIndex, variant };
}
