import type { ComicMeta, DrawnScriptPage, ScriptPage } from '@panelwise/contracts/domain/script';
import { composePage } from './compose/compose-page.ts';
import type { PanelComposition } from './compose/composition.ts';
import type { FontBook, FontId } from './fonts.ts';

/** One printed line, or a piece of one in another colour: left edge and baseline in page px. */
export type TextRun = {
  text: string;
  x: number;
  y: number;
  /** Measured width in px. */
  width: number;
  /** Font size in px. */
  size: number;
  font: FontId;
  fill: string;
  stroke?: { color: string; width: number };
};

export type TextRole =
  | 'title'
  | 'subtitle'
  | 'caption'
  | 'speech'
  | 'thought'
  | 'shout'
  | 'label'
  | 'sfx'
  | 'footer';

/** One balloon, caption or label. */
export type TextGroup = {
  role: TextRole;
  speaker?: string;
  /** 0-based; -1 for the page's footer. */
  panel: number;
  runs: TextRun[];
  /** The whole text as in the script, without the *stars* of key terms. */
  text: string;
  /**
   * Display lettering (titles, effects, cards): the lettering layer always draws its letters as outlines, and
   * the runs are nearly transparent text for reading and searching.
   */
  drawn?: true;
};

export type Box = { x: number; y: number; width: number; height: number };

export type Problem = {
  code:
    | 'overflow'
    | 'too-small'
    | 'covers-face'
    | 'covers-hand'
    | 'tail-astray'
    | 'reading-order'
    | 'text-overlap'
    | 'leaves-panel'
    | 'missing-glyph';
  /** What is wrong, and what the creator can do about it. */
  message: string;
  panel: number;
};
/** `smallestPt` is the smallest printed text, in points on A4. */
export type Verdict = { ok: boolean; problems: Problem[]; smallestPt: number };

export type PanelPlan = {
  /** 0-based. */
  index: number;
  /** Corners in page px, clockwise from the top left. */
  polygon: [number, number][];
  /** The upright box around the polygon, page px: the panel's art fills it. */
  box: Box;
  verdict: Verdict;
  /** What is to be seen, in words, and all that a reader who cannot see the panel is told. */
  picture: string;
  alt: string;
  /** Faces that text must not cover, page px. */
  faces: Box[];
  /** Where everything in the panel stands, in box px; what the layers are drawn from. */
  composition: PanelComposition;
};

export type PagePlan = {
  page: DrawnScriptPage;
  meta: ComicMeta;
  width: 1240;
  height: 1754;
  panels: PanelPlan[];
  /** Reading order, whole page: per panel its words as in the script, then labels; the footer last. */
  groups: TextGroup[];
  verdict: Verdict;
  fonts: FontBook;
};

export type PlanOptions = {
  /** The art comes from an image model: no known faces, so words keep to bands at the top and bottom. */
  externalArt?: boolean;
};

/** Plans a page: where panels, figures, things and every line of text stand. Draws nothing. */
export function planPage(
  page: ScriptPage,
  meta: ComicMeta,
  fonts: FontBook,
  options: PlanOptions = {},
): PagePlan {
  return composePage(page, meta, fonts, options.externalArt ?? false);
}
