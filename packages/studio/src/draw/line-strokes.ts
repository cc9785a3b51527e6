import { lightness, longHex } from './colors.ts';
import type { PagePlan } from './page-plan.ts';
import { drawPanelArt } from './panel-art.ts';
import { getStyle } from './styles.ts';

/** One line of a drawing, to be traced by a pen: its path in px of the page, with the transforms that lead there. */
export type LineStroke = { d: string; transform: string };

/** The lines of a panel that a pen would draw: as many as can be traced at once without a phone falling behind. */
export const strokesMost = 48;
/** Lines shorter than this many px of the page are not seen being drawn. */
const shortest = 14;
/** Lines lighter than this are a pattern of a wall or a floor, unless the style draws in such lines. */
const darkLine = 0.5;

/**
 * The largest lines of one panel, in the order in which they are drawn. Faces of a pattern, fills and small marks are no
 * lines: they come with the drawing itself.
 */
export function panelStrokes(plan: PagePlan, panelIndex: number): LineStroke[] {
  const panel = plan.panels[panelIndex];
  if (!panel) throw new RangeError(`Page ${plan.page.pageNumber} has no panel ${panelIndex}.`);
  const { box, composition } = panel;
  const style = getStyle(plan.meta.style);
  const drawing = drawPanelArt(composition, style, plan.fonts);
  const isLine = (hex: string) => {
    const color = longHex(hex.toLowerCase());
    return color === style.ink || (!style.dark && lightness(color) < darkLine);
  };
  const lines = strokesIn(drawing, `translate(${box.x} ${box.y})`, isLine);
  // Of equal ones those in front: people stand before their fence.
  return lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ size }) => size >= shortest)
    .sort((one, other) => other.size - one.size || other.at - one.at)
    .slice(0, strokesMost)
    .sort((one, other) => one.at - other.at)
    .map(({ d, transform }) => ({ d, transform }));
}

type Found = LineStroke & { size: number };
type Open = { transform: string; scale: number; isHidden: boolean };

/** Every path with a line of its own in the studio's markup, which closes each group that it opens. */
function strokesIn(markup: string, transform: string, isLine: (hex: string) => boolean): Found[] {
  const open: Open[] = [{ transform, scale: 1, isHidden: false }];
  const found: Found[] = [];
  for (const [tag, end, name, attributes = ''] of markup.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    const isGroup = name === 'g' || name === 'clipPath' || name === 'pattern' || name === 'mask';
    if (isGroup && end) open.pop();
    const around = open.at(-1)!;
    if (end || !name) continue;
    const own = /\btransform="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const here: Open = {
      transform: own ? `${around.transform} ${own}` : around.transform,
      scale: around.scale * scaleOf(own),
      isHidden: around.isHidden || (isGroup && name !== 'g'),
    };
    if (isGroup && !tag.endsWith('/>')) open.push(here);
    const d = / d="([^"]+)"/.exec(attributes)?.[1];
    const color = / stroke="(#[0-9a-fA-F]{3,6})"/.exec(attributes)?.[1];
    const isFaint = / (?:stroke-)?opacity="0?\.[0-4]/.test(attributes);
    if (name !== 'path' || !d || !color || here.isHidden || isFaint || !isLine(color)) continue;
    found.push({ d, transform: here.transform, size: sizeOf(d) * here.scale });
  }
  return found;
}

/** By how much a transform makes things larger; turning and moving leave them as they are. */
function scaleOf(transform: string): number {
  const [, x = '1'] = /scale\(\s*(-?[\d.]+)/.exec(transform) ?? [];
  return Math.abs(Number(x));
}

/** How many numbers each command of a path takes, of which the last two are where it ends. */
const arity: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };

/** The longer side of the box around the points where the parts of a path end. */
function sizeOf(d: string): number {
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = arity[command.toUpperCase()] ?? 0;
    const numbers = rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const isRelative = command === command.toLowerCase();
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const [last, before] = [numbers[at + count - 1]!, numbers[at + count - 2]!];
      const [toX, toY] =
        count > 1 ? [before, last] : command.toUpperCase() === 'H' ? [last, undefined] : [undefined, last];
      x = toX === undefined ? x : isRelative ? x + toX : toX;
      y = toY === undefined ? y : isRelative ? y + toY : toY;
      xs.push(x);
      ys.push(y);
    }
  }
  if (xs.length === 0) return 0;
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
