import { reachingPoses } from '../cast/poses.ts';
import { shapeCaption } from '../lettering/caption.ts';
import type { Display } from '../lettering/display.ts';
import { lineWidth } from '../lettering/paragraph.ts';
import { smallestNominal } from '../lettering/text-sizes.ts';
import type { StagedPanel } from '../staging/staged-panel.ts';
import type { CaptionBlock, Cell, TextBlock } from './composition.ts';
import { edgesOf } from './edges.ts';
import { isAboutView } from './place-beside-view.ts';
import { placeBubbles } from './place-bubbles.ts';
import { type PlannedTitle, planTitle } from './plan-title.ts';
import type { Measures } from './text-measures.ts';

/**
 * How words and figures share a panel:
 * - `above`: words on top, figures below;
 * - `beside`: one figure at an edge, words in the rest of a wide panel;
 * - `between`: two figures at the edges, words in the middle of a wide panel;
 * - `bands`: words in bands at the top and bottom, for art whose faces are not known.
 */
export type Arrangement = 'above' | 'beside' | 'between' | 'bands';

export type TextPlan = {
  arrangement: Arrangement;
  blocks: TextBlock[];
  title: Display | undefined;
  /** Nominal text size, px. */
  size: number;
  /** Foot of the words on top; the art has the rest. */
  bottom: number;
  /** Where the room under a title begins. */
  top: number;
  /** Width of the column that a figure has at an edge. */
  column: number;
  /** The caption stands with the balloons, not over the heads of the figures beside them. */
  captionInZone: boolean;
  /** The art has all the room it wants. */
  roomy: boolean;
};

/** Words are never planned larger than this. Px, nominal. */
const largest = 29;
const largestClose = 34;
/** While art has all the room it wants, words are not made smaller than this. */
const comfortable = 24;
/** Where even this has no room, the words are planned over the panel's edge. */
const smallest = 6;
/** In panels lower than this a caption shares the balloons' zone, so that figures have the whole height. Px. */
const lowPanel = 330;
const leastZone = 320;

/**
 * Finds the largest text that leaves the art its room; first the art gives way, and only where it has nothing
 * left does the text shrink below what can be published.
 */
export function planText(
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  arrangement: Arrangement,
): TextPlan {
  const title = panel.title ? planTitle(panel.title, cell, measures) : undefined;
  const start = panel.shot === 'close' ? largestClose : largest;
  const planned = new Map<number, SizedPlan | undefined>();
  const ems = textEms(panel, measures);
  const attempt = (size: number, roomShare: number) => {
    const printed = size * measures.style.fontScale;
    if (ems * printed * printed * measures.style.leading > cell.box.width * cell.box.height) return undefined;
    if (!planned.has(size)) planned.set(size, planAtSize(panel, cell, measures, arrangement, size, title));
    const plan = planned.get(size);
    if (!plan) return undefined;
    const need = artRoom(panel, cell, arrangement, Boolean(title)) * roomShare + plan.footer;
    return cell.box.height - plan.bottom >= need ? plan : undefined;
  };
  const readable = smallestNominal(measures.style, 'text');
  for (const roomShare of [1, 0.8, 0.6, 0.3, 0.1]) {
    for (let size = start; size >= (roomShare === 1 ? Math.max(comfortable, readable) : readable); size--) {
      const plan = attempt(size, roomShare);
      if (plan) return { ...plan, roomy: true };
    }
  }
  for (let size = readable - 1; size > smallest; size--) {
    const plan = attempt(size, 0);
    if (plan) return { ...plan, roomy: true };
  }
  // Nothing fits: plan it all the same, over the panel's edge, for the verdict to refuse.
  const crammed = planAtSize(panel, cell, measures, arrangement, smallest, title, true);
  if (!crammed) throw new Error('Words without limits must have a place.');
  return { ...crammed, roomy: false };
}

/** Words in every size that can be read, largest first, wherever they end; for a picture that stands already. */
export function* readableTexts(
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  arrangement: Arrangement,
): Generator<TextPlan> {
  const title = panel.title ? planTitle(panel.title, cell, measures) : undefined;
  const start = panel.shot === 'close' ? largestClose : largest;
  for (let size = start; size >= smallestNominal(measures.style, 'text'); size--) {
    const plan = planAtSize(panel, cell, measures, arrangement, size, title);
    if (plan) yield { ...plan, roomy: true };
  }
}

/** Length of all words in ems: no panel smaller than they are can hold them. */
function textEms(panel: StagedPanel, measures: Measures): number {
  const texts = [panel.subtitle, panel.caption, panel.captionBottom, ...panel.lines.map((line) => line.text)];
  return texts.reduce((sum, text) => {
    if (!text) return sum;
    const { words, space } = measures.paragraph(text);
    return sum + lineWidth(words, space);
  }, 0);
}

/** Height in px that art wants under (or between) the words. */
function artRoom(panel: StagedPanel, cell: Cell, arrangement: Arrangement, titled: boolean): number {
  const { height: h } = cell.box;
  if (panel.diagram) return Math.max(h * 0.5, Math.min(230, h * 0.6));
  const things = panel.props.length > 0;
  if (arrangement === 'above' && isAboutView(panel)) return Math.max(h * 0.56, Math.min(260, h * 0.62));
  if (arrangement === 'between')
    return things ? Math.max(Math.min(110, h * 0.3), h * (titled ? 0.22 : 0.24)) : h * 0.06;
  if (arrangement === 'beside') return things ? h * 0.3 : h * 0.08;
  if (arrangement === 'bands') return h * (titled ? 0.3 : 0.5);
  if (panel.shot === 'close') return Math.max(h * 0.46, Math.min(190, h * 0.55));
  if (panel.shot === 'wide' || panel.shot === 'splash') return Math.max(h * 0.42, Math.min(230, h * 0.55));
  if (panel.actors.length) return Math.max(h * 0.5, Math.min(215, h * 0.57));
  return things ? h * 0.4 : h * 0.25;
}

type SizedPlan = Omit<TextPlan, 'roomy'> & { footer: number };

function planAtSize(
  panel: StagedPanel,
  cell: Cell,
  measures: Measures,
  arrangement: Arrangement,
  size: number,
  title: PlannedTitle | undefined,
  crammed = false,
): SizedPlan | undefined {
  const { width: w, height: h } = cell.box;
  const edges = edgesOf(cell);
  const inner = w - edges.left - edges.right;
  const column = columnWidth(arrangement, w, h);
  const blocks: TextBlock[] = [];
  const captionSize = Math.max(size * 0.96, Math.min(size, smallestNominal(measures.style, 'text')));
  const caption = (
    role: CaptionBlock['role'],
    text: string,
    nominal: number,
    maxWidth: number,
  ): CaptionBlock => ({
    kind: 'caption',
    role,
    text,
    shape: shapeCaption(measures.paragraph(text), measures.style, nominal, maxWidth),
    x: 0,
    y: 0,
  });

  let y = title?.bottom ?? edges.top;
  const top = y;
  if (panel.subtitle) {
    const block = caption('subtitle', panel.subtitle, Math.min(26, size), inner * 0.86);
    block.x = w / 2 - block.shape.width / 2;
    block.y = y + 2;
    blocks.push(block);
    y = block.y + block.shape.height + 12;
  }
  const underTitle = y;
  const zone = bubbleZone(panel, arrangement, { left: edges.left, right: w - edges.right }, column);
  const captionInZone =
    zone.right - zone.left >= leastZone && column > 0 && (h < lowPanel || panel.lines.length === 0);
  if (panel.caption) {
    const room = captionInZone
      ? zone.right - zone.left
      : arrangement === 'beside'
        ? inner - column * 0.3
        : inner;
    const block = caption('caption', panel.caption, captionSize, Math.min(room, 720));
    block.x = captionInZone ? (zone.left + zone.right - block.shape.width) / 2 : edges.left - 6;
    block.y = title || panel.subtitle ? y : y - 6;
    blocks.push(block);
    y = block.y + block.shape.height + 8;
  }
  const closing = panel.captionBottom
    ? caption('closing', panel.captionBottom, captionSize, Math.min(inner, 720))
    : undefined;
  if (closing) {
    closing.x = w - edges.right + 6 - closing.shape.width;
    closing.y = h - edges.bottom + 6 - closing.shape.height;
  }

  // Under a title there is no picture that words could cover: all of them stay there.
  const halved = arrangement === 'bands' && !title;
  const lines = halved ? panel.lines.slice(0, Math.ceil(panel.lines.length / 2)) : panel.lines;
  const bubbles = placeBubbles(lines, { ...zone, top: y + 2, crammed }, size, measures);
  if (!bubbles) return undefined;
  blocks.push(...bubbles.blocks);
  let footer = closing ? h - closing.y + 4 : 0;
  if (lines.length < panel.lines.length) {
    const rest = placeBubbles(panel.lines.slice(lines.length), { ...zone, top: 0, crammed }, size, measures);
    if (!rest) return undefined;
    const shift = h - edges.bottom - rest.bottom - (closing ? closing.shape.height + 6 : 0);
    blocks.push(...rest.blocks.map((block) => ({ ...block, y: block.y + shift })));
    footer = h - shift;
  }
  if (closing) blocks.push(closing);
  const bottom = bubbles.blocks.length ? bubbles.bottom : y;
  if (bottom > h - edges.bottom && !crammed) return undefined;
  return {
    arrangement,
    blocks,
    title: title?.display,
    size,
    bottom,
    top: panel.subtitle ? underTitle : top,
    column,
    captionInZone,
    footer,
  };
}

function columnWidth(arrangement: Arrangement, w: number, h: number): number {
  if (arrangement === 'beside') return Math.min(w * 0.36, h * 0.95);
  if (arrangement === 'between') return Math.min(w * 0.27, h * 0.62);
  return 0;
}

function bubbleZone(
  panel: StagedPanel,
  arrangement: Arrangement,
  inner: { left: number; right: number },
  column: number,
) {
  let { left, right } = inner;
  if (arrangement === 'beside') {
    if (panel.actors[0]!.side === 'right') right -= column * 0.86;
    else left += column * 0.86;
  }
  if (arrangement === 'between') {
    const share = (i: number) => (reachingPoses.has(panel.actors[i]!.pose) ? 1.16 : 0.98);
    left += column * share(0);
    right -= column * share(1);
  }
  const zoned = arrangement === 'beside' || arrangement === 'between';
  const width = right - left;
  const lone = panel.lines.length === 1;
  return {
    left,
    right,
    follow: arrangement !== 'beside' && panel.shot !== 'close',
    maxWidth: zoned ? width : lone ? Math.min(width, 560) : width * (panel.lines.length > 2 ? 0.8 : 0.94),
  };
}
