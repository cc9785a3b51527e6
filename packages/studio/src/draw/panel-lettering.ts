import { isGrown } from './cast/rig.ts';
import { type BubbleBlock, blockRect, type PanelComposition } from './compose/composition.ts';
import type { FontBook } from './fonts.ts';
import { drawBalloon, edgeDistance, type TailTarget } from './lettering/balloon.ts';
import { drawCaptionBox } from './lettering/caption.ts';
import { drawDisplay } from './lettering/display.ts';
import { drawLabelPlate } from './lettering/label.ts';
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
    ...bubbles
      .reverse()
      .map((block) => drawBalloon(block.shape, block.x, block.y, tailTarget(block, composition), style)),
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

/** What a balloon's tail points at: its speaker's head, or the edge that the voice comes from. */
function tailTarget(block: BubbleBlock, composition: PanelComposition): TailTarget | undefined {
  const { line, shape, y } = block;
  const { width, height, actors, staged } = composition;
  if (/^(narrator|caption)$/i.test(line.speaker.trim())) return undefined;
  const speaker = actors.find(({ actor }) => line.actor !== undefined && actor === staged.actors[line.actor]);
  if (speaker) {
    const radius = (isGrown(speaker.actor.member) ? 112 : 128) * speaker.scale * 1.06;
    return aroundOthers(block, { x: speaker.x, y: speaker.y - 18 * speaker.scale, radius }, composition);
  }
  if (line.actor === undefined)
    return { x: line.side === 'left' ? -40 : width + 40, y: y + shape.halfHeight * 1.2, radius: 60 };
  // Somebody in the picture whose place is not known: a stub of a tail towards their side.
  const x = { left: 0.3, middle: 0.5, right: 0.7 }[line.side] * width;
  return { x, y: height * 0.55, radius: Number.MAX_SAFE_INTEGER };
}

/** A tail never crosses another balloon: it joins one of the same speaker and stops short of anybody else's. */
function aroundOthers(block: BubbleBlock, target: TailTarget, { blocks }: PanelComposition): TailTarget {
  const { x, y, shape, line } = block;
  const distance = Math.hypot(target.x - x, target.y - y) || 1;
  const [ux, uy] = [(target.x - x) / distance, (target.y - y) / distance];
  const own = edgeDistance(shape, ux, uy);
  let result = target;
  for (const other of blocks) {
    if (other === block || other.kind !== 'bubble') continue;
    const hit = distanceInto(other, x, y, ux, uy);
    if (hit === undefined || hit > distance - target.radius) continue;
    if (other.line.speaker === line.speaker) {
      const away = Math.hypot(other.x - x, other.y - y) || 1;
      const [vx, vy] = [(other.x - x) / away, (other.y - y) / away];
      return { x: other.x, y: other.y, radius: edgeDistance(other.shape, vx, vy) };
    }
    result = { ...result, longest: Math.min(result.longest ?? hit, Math.max(8, hit - own - 6)) };
  }
  return result;
}

/** How far along a ray from x, y another balloon's box begins; undefined when the ray misses it. */
function distanceInto(other: BubbleBlock, x: number, y: number, ux: number, uy: number): number | undefined {
  const [left, top, right, bottom] = blockRect(other);
  const [near, far] = [
    [(left - x) / (ux || 1e-9), (right - x) / (ux || 1e-9)],
    [(top - y) / (uy || 1e-9), (bottom - y) / (uy || 1e-9)],
  ].reduce<[number, number]>(
    ([from, to], [a, b]) => [Math.max(from, Math.min(a!, b!)), Math.min(to, Math.max(a!, b!))],
    [0, Number.POSITIVE_INFINITY],
  );
  return near < far ? near : undefined;
}

/** The panel's edge, in page px. */
export function drawBorder(polygon: [number, number][], style: Style): string {
  if (!style.borderWidth) return '';
  if (style.layered) return drawWindow(polygon, style);
  const line = pathTag(polygonPath(polygon, 0), 'none');
  return line.replace(
    '/>',
    ` stroke="${style.ink}" stroke-width="${style.borderWidth}" stroke-linejoin="${style.finish === 'watercolor' ? 'round' : 'miter'}"${style.finish === 'watercolor' ? ' stroke-opacity="0.85"' : ''}/>`,
  );
}

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
  return `${shade.join('')}<path d="${polygonPath(polygon, 0)}" fill="none" stroke="${style.paper}" stroke-width="${style.borderWidth}" stroke-linejoin="round"/>`;
}

/** Path of a panel's outline; rounded corners only where the panel is upright. */
export function polygonPath(polygon: [number, number][], radius: number): string {
  if (!radius) return `M${polygon.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
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
