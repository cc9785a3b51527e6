import { lightness, longHex } from '../colors.ts';
import { inMangaTone, tonesOfSizes } from '../manga-tones.ts';
import { writeAttributes } from '../markup.ts';
import type { ColorRole } from '../styles.ts';
import { type Ids, round3 } from '../svg.ts';

/** Things smaller than this would fill up with lines; px. */
const smallestLined = 34;
/** Lines broader than this on the page are drawn as white bands between two lines, unless they are dark; px. */
const broad = 4;
/** Width of the lines inside a thing on the page, px. */
const inner = 1.5;
/** The same inside a thing that is one of several in a picture. */
const innerOfPart = 1.1;
const innerOfSmallPart = 0.7;
const black = '#161616';
const white = '#ffffff';

/**
 * The inside of an icon in black and white: shapes get tones by lightness and end in a line, because neighbours
 * may have the same tone. `scale` is page px a unit of the icon's 32. Lines and tones of what is drawn smaller within
 * the icon, as a part of a view, are as large on the page as those of the icon itself.
 */
export function inMangaLines(body: string, scale: number, role: ColorRole, ids: Ids): string {
  const tones = tonesOfSizes(ids);
  const scales = [scale];
  const drawn = body
    .split(/(?=<)/)
    .map((tag) => {
      const within = scales.at(-1)!;
      if (tag.startsWith('</g')) scales.pop();
      else if (/^<g\b/.test(tag)) scales.push(round3(within * scaleOf(tag)));
      return /^<(?:path|circle|ellipse|rect)\b/.test(tag)
        ? tones.at(within, inked(tag, within, lineWidth(scale, within), role))
        : tag;
    })
    .join('');
  return tones.patterns() + drawn;
}

/** How broad lines are on the page inside a thing, or inside a part of it that is drawn smaller; 0 for none. */
function lineWidth(scale: number, within: number): number {
  if (within === scale) return 32 * scale > smallestLined ? inner : 0;
  return 32 * within > smallestLined ? innerOfPart : innerOfSmallPart;
}

function inked(tag: string, scale: number, width: number, role: ColorRole): string {
  const stroke = /stroke="(#[0-9a-fA-F]+)"/.exec(tag)?.[1];
  if (stroke) return inkedLine(tag, stroke, scale);
  const toned = tag.replace(/ fill="(#[0-9a-fA-F]+)"/, (_match, hex) =>
    writeAttributes({ fill: inMangaTone(longHex(hex), role) }),
  );
  const lines = { stroke: black, 'stroke-width': round3(width / scale), 'stroke-linejoin': 'round' };
  return width > 0 && !/opacity=|fill="none"/.test(tag)
    ? toned.replace('/>', `${writeAttributes(lines)}/>`)
    : toned;
}

/** How much larger a group is drawn than what it is in. */
function scaleOf(group: string): number {
  const [, across, down] = /scale\((-?[\d.]+)(?:[ ,]+(-?[\d.]+))?\)/.exec(group) ?? [];
  return across ? Math.sqrt(Math.abs(Number(across) * Number(down ?? across))) || 1 : 1;
}

function inkedLine(tag: string, hex: string, scale: number): string {
  const light = lightness(longHex(hex));
  const width = Number(/stroke-width="([\d.]+)"/.exec(tag)?.[1] ?? 1);
  const painted = (color: string, wide: number) =>
    tag
      .replace(/ stroke="#[0-9a-fA-F]+"/, writeAttributes({ stroke: color }))
      .replace(/ stroke-width="[\d.]+"/, writeAttributes({ 'stroke-width': round3(wide) }));
  // A pale thin line may run over white or black: white with black edges is seen on both.
  if (width * scale < broad)
    return light > 0.72 ? painted(black, width + 1.8 / scale) + painted(white, width) : painted(black, width);
  if (light < 0.36) return painted(black, width);
  return painted(black, width) + painted(white, width - (2 * inner) / scale);
}
