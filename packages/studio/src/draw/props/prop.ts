import { longHex } from '../colors.ts';
import { type Attributes, svg, tag, writeAttributes, written } from '../markup.ts';
import type { ColorRole, Style } from '../styles.ts';
import { type Ids, round, round3 } from '../svg.ts';
import { findIcon } from './icons.ts';
import { inMangaLines } from './manga-prop.ts';

const hexColor = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g;
const geometry = /\b(?:cx|cy|r|rx|ry|x|y|width|height|transform)="[^"]*"/g;

export type PropOptions = {
  /** Degrees. */
  turn?: number;
  mirrored?: boolean;
  lineWidth?: number;
  /** A small smiling face on the icon. */
  face?: boolean;
  /** Scene props are paler than the ones the panel is about. */
  role?: ColorRole;
};

/** Draws an icon centred at x, y; `size` in px. An unknown name draws nothing. */
export function drawProp(
  name: string,
  x: number,
  y: number,
  size: number,
  style: Style,
  ids: Ids,
  options: PropOptions = {},
): string {
  const icon = findIcon(name);
  if (!icon) return '';
  const prefix = ids('i');
  const body = icon
    .replace(/ id="([^"]+)"/g, (_match, id) => writeAttributes({ id: `${prefix}${id}` }))
    .replace(/url\(#([^)]+)\)/g, (_match, id) => `url(#${prefix}${id})`);
  const scale = round3(size / 32);
  const lineWidth = options.lineWidth ?? style.lineWidth;
  const outlined = (ink: string, width: number) => inkOutline(body, ink, round((2 * width) / scale));
  const outline = style.inked && lineWidth ? outlined(style.ink, lineWidth) : '';
  // In black and white a rim of paper keeps a thing apart from the tones behind it.
  const rim = style.monochrome && outline ? outlined('#ffffff', lineWidth + 2.4) : '';
  const role = options.role ?? 'prop';
  const painted = style.monochrome
    ? inMangaLines(body, scale, role, ids)
    : body.replace(hexColor, (hex) => style.paint(longHex(hex), role));
  const face = options.face ? smilingFace(name, style) : '';
  return svg`<g transform="translate(${round(x)} ${round(y)}) rotate(${options.turn ?? 0}) scale(${options.mirrored ? -scale : scale} ${scale}) translate(-16 -16)">${rim}${outline}${painted}${face}</g>`;
}

/** Every shape of the icon once in ink with a fat line: what shows around the coloured icon is its outline. */
function inkOutline(body: string, ink: string, width: number): string {
  const shapes = body
    .replace(/<(defs|linearGradient|radialGradient|clipPath|mask|filter)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(path|circle|ellipse|rect)\b([^>]*?)\/?>/g, (_tag, kind: string, attributes: string) => {
      if (kind === 'path') {
        const d = / d="([^"]*)"/.exec(` ${attributes}`)?.[1];
        return d ? svg`<path d="${d}"${hollowOutline(attributes, width)}/>` : '';
      }
      return tag(
        kind,
        written(` ${attributes.match(geometry)?.join(' ') ?? ''}`),
        hollowOutline(attributes, width),
      );
    })
    .replace(/<g\b([^>]*)>/g, (_tag, attributes: string) => {
      const transform = /transform="([^"]*)"/.exec(attributes)?.[1];
      return svg`<g${{ transform }}>`;
    });
  return svg`<g fill="${ink}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
}

/** A line has its outline on both sides of its own width. */
function hollowOutline(attributes: string, width: number): Attributes | undefined {
  if (!/fill="none"/.test(attributes)) return undefined;
  const own = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
  return { fill: 'none', 'stroke-width': round(own + width) };
}

/** Where the face sits on an icon: x, y in the 32 grid, and its scale. */
const faceSpots: Record<string, [number, number, number]> = {
  'potted-plant': [16, 24, 0.8],
  'x-leaf': [17, 17, 0.8],
  droplet: [16, 20, 0.9],
  sun: [16, 15.5, 0.9],
  'light-bulb': [16, 12, 0.8],
  seedling: [16, 26, 0.6],
};

function smilingFace(name: string, style: Style): string {
  const [x, y, scale] = faceSpots[name] ?? [16, 17, 0.8];
  const ink = style.inked ? style.ink : '#3a2a2a';
  const cheeks = style.monochrome
    ? ''
    : '<ellipse cx="-6" cy="2.4" rx="1.4" ry=".9" fill="#ff6b6b" opacity=".6"/><ellipse cx="6" cy="2.4" rx="1.4" ry=".9" fill="#ff6b6b" opacity=".6"/>';
  const eye = (side: number) =>
    svg`<ellipse cx="${side * 3.4}" cy="0" rx="1.5" ry="2" fill="${ink}"/><circle cx="${side * 3.4 - 0.5}" cy="-.8" r=".6" fill="#ffffff"/>`;
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">${eye(-1)}${eye(1)}<path d="M-1.8,2.2 Q0,4.6 1.8,2.2 Z" fill="${style.monochrome ? '#333333' : '#8c1c2b'}" stroke="${ink}" stroke-width=".6" stroke-linejoin="round"/>${cheeks}</g>`;
}
