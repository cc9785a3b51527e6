import { lightness, longHex } from '../colors.ts';
import { inMangaTone, withOwnTones } from '../manga-tones.ts';
import { writeAttributes } from '../markup.ts';
import type { ColorRole } from '../styles.ts';
import { type Ids, round3 } from '../svg.ts';

/** Things smaller than this would fill up with lines; px. */
const smallestLined = 34;
/** Lines broader than this on the page are drawn as white bands between two lines, unless they are dark; px. */
const broad = 4;
/** Width of the lines inside a thing on the page, px. */
const inner = 1.5;
const black = '#161616';
const white = '#ffffff';

/**
 * The inside of an icon in black and white: shapes get tones by lightness and end in a line, because neighbours
 * may have the same tone. `scale` is page px a unit of the icon's 32.
 */
export function inMangaLines(body: string, scale: number, role: ColorRole, ids: Ids): string {
  const lined = 32 * scale > smallestLined;
  const drawn = body.replace(
    /<(path|circle|ellipse|rect)\b([^>]*?)\/>/g,
    (tag, _kind, attributes: string) => {
      const stroke = /stroke="(#[0-9a-fA-F]+)"/.exec(attributes)?.[1];
      if (stroke) return inkedLine(tag, stroke, scale);
      const toned = tag.replace(/ fill="(#[0-9a-fA-F]+)"/, (_match, hex) =>
        writeAttributes({ fill: inMangaTone(longHex(hex), role) }),
      );
      const lines = { stroke: black, 'stroke-width': round3(inner / scale), 'stroke-linejoin': 'round' };
      return lined && !/opacity=|fill="none"/.test(attributes)
        ? toned.replace('/>', `${writeAttributes(lines)}/>`)
        : toned;
    },
  );
  return withOwnTones(drawn, scale, ids);
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
