import type { ComicMeta, DrawnScriptPage } from '@panelwise/contracts/domain/script';
import type { PanelRow } from '@panelwise/db/repositories/comics';
import { pageSketchSvg } from '@panelwise/studio/draw/layers';
import { createBuiltinArtist } from '../../engines/builtin/builtin-artist.ts';
import { getPagePlan } from '../../page-plans.ts';
import type { KitDocument } from '../../pdf/kit/kit-document.ts';

/**
 * The ink lines of the pages that the studio drew, and would draw again as they are: of a picture that was bought there
 * are no lines.
 */
export async function colouringPages(
  pages: DrawnScriptPage[],
  meta: ComicMeta,
  panels: Pick<PanelRow, 'pageNumber' | 'panelNumber' | 'artHash'>[],
): Promise<KitDocument['colouring']> {
  const studio = createBuiltinArtist();
  const found: KitDocument['colouring'] = [];
  for (const [page, drawn] of pages.entries()) {
    const own = panels.filter(({ pageNumber }) => pageNumber === drawn.pageNumber);
    const hashes = await Promise.all(
      own.map(({ panelNumber }) =>
        studio.artHash({ page: drawn, meta, panelIndex: panelNumber - 1, variant: 0 }),
      ),
    );
    if (own.length !== drawn.panels.length || own.some(({ artHash }, i) => artHash !== hashes[i])) continue;
    const plan = await getPagePlan(drawn, meta, false);
    found.push({ page, drawing: pageSketchSvg(plan, 'ink') });
  }
  return found;
}
