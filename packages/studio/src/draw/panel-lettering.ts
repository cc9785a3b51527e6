import { pageSize } from '@panelwise/contracts/domain/limits';
import type { PanelComposition } from './compose/composition.ts';
import type { FontBook } from './fonts.ts';
import { drawBalloon } from './lettering/balloon.ts';
import { drawCaptionBox } from './lettering/caption.ts';
import { drawDisplay } from './lettering/display.ts';
import { drawLabelPlate } from './lettering/label.ts';
import { svg, tag } from './markup.ts';
import type { TextGroup } from './page-plan.ts';
import { createRandom, pick } from './random.ts';
import type { Style } from './styles.ts';
import { createIds, pathTag, round } from './svg.ts';

/** Everything of a panel's lettering but its plain text: boxes, balloons, tails, plates and display letters; box px. */
export function drawPanelLettering(composition: PanelComposition, style: Style, fonts: FontBook): string {
  const { blocks, title, sfx, things, diagram, staged } = composition;
  const ids = createIds(`l${staged.index}`);
  // A box is not drawn round emoji alone, which no font prints.
  const lettered = blocks.filter((block) => block.shape.lines.length > 0);
  const captions = lettered.filter((block) => block.kind === 'caption');
  const bubbles = lettered.filter((block) => block.kind === 'bubble');
  return [
    sfx
      ? drawDisplay(fonts, style, ids, sfx, { fill: sfxFill(style, staged.seed), shadow: !style.dark })
      : '',
    ...things.map((thing) =>
      thing.kind === 'card'
        ? drawDisplay(fonts, style, ids, thing.display, {
            fill: cardFill(style),
            shadow: false,
            outline: 3.5,
          })
        : thing.label
          ? drawLabelPlate(thing.label, style)
          : '',
    ),
    ...(diagram?.labels ?? []).map((label) => drawLabelPlate(label, style)),
    title ? drawDisplay(fonts, style, ids, title, { fill: style.titleFill, shadow: !style.dark }) : '',
    ...captions.map((block) => drawCaptionBox(block.shape, block.x, block.y, style)),
    // The balloon to read first lies on top.
    ...bubbles.reverse().map((block) => drawBalloon(block.shape, block.x, block.y, block.tail, style)),
  ].join('');
}

const effectFills = [
  ['#ff4d6d', '#ff9e00'],
  ['#06d6a0', '#118ab2'],
  ['#ffd60a', '#ff7b00'],
] as const;

function sfxFill(style: Style, seed: string): readonly [string, string] {
  if (style.monochrome) return style.titleFill;
  const [top, bottom] = pick(createRandom(`${seed}|sfx-fill`), effectFills);
  return [style.paint(top, 'accent'), style.paint(bottom, 'accent')];
}

const cardFill = (style: Style): readonly [string, string] =>
  style.monochrome ? style.titleFill : [style.accent, style.accent];

/** The panel's edge, in page px. */
export function drawBorder(polygon: [number, number][], style: Style): string {
  if (!style.borderWidth) return '';
  if (style.layered) return drawWindow(polygon, style);
  const soft = style.finish === 'watercolor';
  return tag('path', {
    d: borderPath(polygon),
    fill: 'none',
    stroke: style.ink,
    'stroke-width': style.borderWidth,
    'stroke-linejoin': soft ? 'round' : 'miter',
    'stroke-opacity': soft ? 0.85 : undefined,
  });
}

/** A panel's outline without the sides where it runs out over the edge of the page. */
function borderPath(polygon: [number, number][]): string {
  const onEdge = (i: number) => offPage(polygon[i]!, polygon[(i + 1) % polygon.length]!);
  if (!polygon.some((_, i) => onEdge(i))) return polygonPath(polygon, 0);
  const point = (i: number) => polygon[i % polygon.length]!.map(round).join();
  return polygon.map((_, i) => (onEdge(i) ? '' : `M${point(i)}L${point(i + 1)}`)).join('');
}

/** Whether a side lies on the page's left, right or upper edge. */
const offPage = ([x1, y1]: [number, number], [x2, y2]: [number, number]) =>
  (x1 === x2 && (x1 <= 0 || x1 >= pageSize.width)) || (y1 === y2 && y1 <= 0);

/** A window cut into the page's paper: its upper and left edges throw a shadow into the art. Upright panels only. */
function drawWindow(polygon: [number, number][], style: Style): string {
  const [x0, y0] = polygon[0]!;
  const [x1, y1] = polygon[2]!;
  const rim = style.borderWidth / 2;
  const shade = [5, 9, 14].map((deep) => {
    const [across, down] = [rim + deep * 0.5, rim + deep];
    const d = `M${round(x0)},${round(y0)}H${round(x1)}V${round(y0 + down)}H${round(x0 + across)}V${round(y1)}H${round(x0)}Z`;
    return pathTag(d, '#2b1c26').replace('/>', ' fill-opacity="0.09"/>');
  });
  return svg`${shade.join('')}<path d="${polygonPath(polygon, 0)}" fill="none" stroke="${style.paper}" stroke-width="${style.borderWidth}" stroke-linejoin="round"/>`;
}

/** Path of a panel's outline; rounded corners only where the panel is upright. */
export function polygonPath(polygon: [number, number][], radius: number): string {
  const bleeds = polygon.some((corner, i) => offPage(corner, polygon[(i + 1) % polygon.length]!));
  if (!radius || bleeds) return `M${polygon.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
  const [x0, y0] = polygon[0]!;
  const [x1, y1] = polygon[2]!;
  const r = radius;
  const corner = (x: number, y: number) => `A${r},${r} 0 0 1 ${round(x)},${round(y)}`;
  return `M${round(x0 + r)},${round(y0)}H${round(x1 - r)}${corner(x1, y0 + r)}V${round(y1 - r)}${corner(x1 - r, y1)}H${round(x0 + r)}${corner(x0, y1 - r)}V${round(y0 + r)}${corner(x0 + r, y0)}Z`;
}

/** Plain text as glyph outlines, page px; marked as text, so that it stays readable at every stage. */
export function drawTextOutlines(groups: TextGroup[], fonts: FontBook): string {
  return groups
    .filter((group) => !group.drawn)
    .flatMap((group) => group.runs)
    .map((run) => pathTag(fonts.outline(run.font, run.size, run.text, run.x, run.y), run.fill, run.stroke))
    .map((path) => path.replace('<path', '<path data-text="1"'))
    .join('');
}
