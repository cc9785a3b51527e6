import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { composePanel } from './compose/compose-panel.ts';
import type { Cell, PanelComposition } from './compose/composition.ts';
import { panelGroups } from './compose/text-groups.ts';
import { createMeasures } from './compose/text-measures.ts';
import type { FontBook } from './fonts.ts';
import { drawPanelArt } from './panel-art.ts';
import { drawPanelLettering, drawTextOutlines } from './panel-lettering.ts';
import { stagePage } from './staging/stage-page.ts';
import { getStyle, type Style } from './styles.ts';
import { svgDocument } from './svg.ts';

/** A panel that stands alone, as two SVG documents of the same size: art without text, and lettering. */
export type Portrait = { width: number; height: number; style: Style; art: string; lettering: string };

/** Draws one panel as a picture of its own, without a page around it; size in page px. `rearrange` has the last word. */
export function drawPortrait(
  panel: ScriptPanel,
  meta: ComicMeta,
  fonts: FontBook,
  { width, height }: { width: number; height: number },
  rearrange: (composition: PanelComposition) => PanelComposition = (composition) => composition,
): Portrait {
  const style = getStyle(meta.style);
  const measures = createMeasures(fonts, style);
  const [staged] = stagePage({ pageNumber: 1, panels: [panel] }, meta);
  const box = { x: 0, y: 0, width, height };
  const cell: Cell = {
    polygon: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    box,
    slant: { left: 0, right: 0, top: 0, bottom: 0 },
  };
  const composition = rearrange(composePanel(staged!, cell, measures, false));
  const groups = panelGroups(composition, 0, box, measures);
  const lettering = drawPanelLettering(composition, style, fonts) + drawTextOutlines(groups, fonts);
  return {
    width,
    height,
    style,
    art: svgDocument(width, height, drawPanelArt(composition, style, fonts)),
    lettering: svgDocument(width, height, lettering),
  };
}

/** A portrait as one standalone SVG, for a browser to show. The two parts share no ids. */
export const portraitSvg = ({ width, height, art, lettering }: Portrait): string =>
  svgDocument(width, height, art + lettering);
