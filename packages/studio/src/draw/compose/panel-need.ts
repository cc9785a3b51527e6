import { isView } from '../props/views.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';

/** Letters of the size that words are hoped to have, px. */
const size = 28;
const lineHeight = 34;
const broad = 700;

/**
 * A guess of the height in px that a panel of this width needs for its words and its art. `stacked`: balloons
 * stand above each other, as over art from outside.
 */
export function panelNeed(panel: StagedPanel, width: number, stacked: boolean): number {
  const text = textNeed(panel, width, stacked);
  return text + artNeed(panel, width, text) + (panel.title ? 205 : 0);
}

function textNeed(panel: StagedPanel, width: number, stacked: boolean): number {
  const actors = panel.actors.length;
  const zone = width * (width > broad && actors === 1 ? 0.6 : width > broad && actors === 2 ? 0.48 : 0.86);
  const rows = (text: string, wide: number) => Math.ceil((text.length * size * 0.52) / wide);
  let need = 0;
  const { lines } = panel;
  if (lines.length >= 2 && zone > 460 && !panel.diagram && !stacked) {
    for (let i = 0; i < lines.length; i += 2)
      need +=
        Math.max(...lines.slice(i, i + 2).map((line) => rows(line.text, zone * 0.42) + 0.6)) * lineHeight +
        36;
  } else for (const line of lines) need += (rows(line.text, zone * 0.8) + 0.5) * lineHeight + 44;
  for (const caption of [panel.caption, panel.captionBottom, panel.subtitle])
    if (caption) need += rows(caption, Math.min(width, 760) * 0.9) * 32 + 28;
  return need;
}

/** Height in px that a diagram wants, its caption not counted. */
export const diagramNeeds = {
  bars: 400,
  cycle: 480,
  hub: 430,
  chain: 310,
  compare: 430,
  timeline: 360,
  'number-line': 260,
  'fraction-bar': 340,
  cutaway: 420,
  map: 430,
  labelled: 470,
  triangle: 430,
  area: 400,
  waves: 380,
  'wave-fronts': 360,
  plot: 420,
  pyramid: 360,
  division: 320,
  seasons: 430,
  circuit: 340,
  web: 400,
} as const;

function artNeed(panel: StagedPanel, width: number, text: number): number {
  if (panel.diagram) return diagramNeeds[panel.diagram.kind];
  if (panel.props.some(isView)) return 400;
  if (panel.actors.length > 2) return 330;
  // Who only is somewhere is seen there, and not two heads in a strip.
  if (panel.actors.length === 2 && !panel.lines.length && !panel.title) return 300;
  if (panel.shot === 'close') return 215;
  if (panel.shot === 'splash') return 420;
  if (width > broad && panel.title && panel.actors.length) return Math.max(200, 400 - text * 0.4);
  if (width > broad) return panel.actors.length ? Math.max(150, 290 - text * 0.55) : 250;
  return panel.actors.length ? 250 : 230;
}
