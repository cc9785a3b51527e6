import { varyPanel } from './compose/vary-panel.ts';
import { svg } from './markup.ts';
import type { PagePlan } from './page-plan.ts';
import { drawPanelArt } from './panel-art.ts';
import { drawBorder, drawPanelLettering, drawTextOutlines, polygonPath } from './panel-lettering.ts';
import { recolour } from './stages.ts';
import { getStyle, type Style } from './styles.ts';
import { rectTag, round, svgDocument } from './svg.ts';

/**
 * A page has two layers that never mix: art, which styles blur, quantise or buy from a model, and lettering,
 * which stays sharp and readable.
 */

export type TextForm = { text: 'outlines' | 'none' };
export type Stage = 'pencil' | 'ink' | 'colour';

/**
 * Standalone SVG of one panel's art: its box (width × height of `box`), not cut to the polygon, without any text.
 * A `variant` above 0 is another picture that goes with the same lettering.
 */
export function panelArtSvg(plan: PagePlan, panelIndex: number, variant = 0): string {
  const { box, composition } = getPanel(plan, panelIndex);
  const varied = varyPanel(composition, variant);
  return svgDocument(box.width, box.height, drawPanelArt(varied, styleOf(plan), plan.fonts));
}

/** Standalone page-size SVG, transparent: borders, balloons, boxes, plates; text as outlines or left out. */
export function pageLetteringSvg(plan: PagePlan, { text }: TextForm): string {
  const letters = text === 'outlines' ? drawTextOutlines(plan.groups, plan.fonts) : '';
  return svgDocument(
    plan.width,
    plan.height,
    plan.panels.map((panel) => letteringOf(plan, panel.index)).join('') + letters,
  );
}

/** The lettering of one panel, in its box's coordinates. */
export function panelLetteringSvg(plan: PagePlan, panelIndex: number, { text }: TextForm): string {
  const { box } = getPanel(plan, panelIndex);
  const groups = plan.groups.filter((group) => group.panel === panelIndex);
  const letters = text === 'outlines' ? drawTextOutlines(groups, plan.fonts) : '';
  return svgDocument(
    box.width,
    box.height,
    svg`<g transform="translate(${-box.x} ${-box.y})">${letteringOf(plan, panelIndex)}${letters}</g>`,
  );
}

/** One standalone SVG with everything, for the live preview in a browser and for thumbnails. */
export function pageSketchSvg(plan: PagePlan, stage: Stage): string {
  const style = styleOf(plan);
  const art = plan.panels
    .map(({ index, polygon, box, composition }) => {
      const clip = svg`<clipPath id="panel${index}"><path d="${polygonPath(polygon, style.borderRadius)}"/></clipPath>`;
      return svg`${clip}<g clip-path="url(#panel${index})"><g transform="translate(${box.x} ${box.y})">${drawPanelArt(composition, style, plan.fonts)}</g></g>`;
    })
    .join('');
  const lettering = plan.panels.map((panel) => letteringOf(plan, panel.index)).join('');
  const paper = rectTag(0, 0, plan.width, plan.height, style.paper);
  const sketch = svgDocument(
    plan.width,
    plan.height,
    paper + art + lettering + drawTextOutlines(plan.groups, plan.fonts),
  );
  return stage === 'colour' ? sketch : recolour(sketch, stage);
}

/** Border and lettering of one panel without its text, page px. */
function letteringOf(plan: PagePlan, panelIndex: number): string {
  const { polygon, box, composition } = getPanel(plan, panelIndex);
  const style = styleOf(plan);
  const inner = drawPanelLettering(composition, style, plan.fonts);
  return svg`${drawBorder(polygon, style)}<g transform="translate(${round(box.x)} ${round(box.y)})">${inner}</g>`;
}

const styleOf = (plan: PagePlan): Style => getStyle(plan.meta.style);

function getPanel(plan: PagePlan, panelIndex: number) {
  const panel = plan.panels[panelIndex];
  if (!panel) throw new RangeError(`Page ${plan.page.pageNumber} has no panel ${panelIndex}.`);
  return panel;
}
