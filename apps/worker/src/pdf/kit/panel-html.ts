import { html } from '@panelwise/studio/draw/markup';
import type { PanelPlan } from '@panelwise/studio/draw/page-plan';

const pageWidth = 1240;
const pageHeight = 1754;

/**
 * One panel with its words, cut out of its page, `width` mm wide.
 * @param art address of the page's art without letters
 * @param lettering address of the panel's own lettering
 */
export function panelHtml(panel: PanelPlan, width: number, art: string, lettering: string): string {
  const { box, polygon } = panel;
  const scale = width / box.width;
  const mm = (px: number) => `${round(px * scale)}mm`;
  const corners = polygon.map(([x, y]) => `${mm(x - box.x)} ${mm(y - box.y)}`).join(',');
  return html`<span class="panel" style="width:${mm(box.width)};height:${mm(box.height)}"><span class="clip" style="clip-path:polygon(${corners})"><img src="${art}" alt="${panel.alt}" style="left:${mm(-box.x)};top:${mm(-box.y)};width:${mm(pageWidth)};height:${mm(pageHeight)}"></span><img src="${lettering}" alt="" style="width:${mm(box.width)};height:${mm(box.height)}"></span>`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
