import { lightness, mix } from '../colors.ts';
import { skyTones } from '../manga-tones.ts';
import { svg } from '../markup.ts';
import { benDayDots } from '../props/effects.ts';
import { drawProp, type PropOptions } from '../props/prop.ts';
import type { Random } from '../random.ts';
import type { Style } from '../styles.ts';
import { ellipseTag, type Ids, lineTag, pathTag, rectTag, round } from '../svg.ts';
import type { AnimalLook, Land, ToneName } from '../vocabulary.ts';

export type SceneFrame = {
  width: number;
  height: number;
  style: Style;
  ids: Ids;
  random: Random;
  tone: ToneName | undefined;
  /** What grows and rises around an open place. */
  land: Land;
  /** What the comic teaches: a plain ground may show signs of it. */
  subject: string;
  /** Where the sunbeams or speed lines of a burst come from. */
  focus: { x: number; y: number };
  /** No sun or sign behind a title. */
  clearTop: boolean;
  /** Kinds of animals that act here: a place shows none of its own of that kind, which a reader would take for them. */
  acting: readonly AnimalLook[];
  /** Pictures that lie over the place: a small thing of the place that one covers in part would look cut off. */
  covered: readonly Covered[];
};

/** A square, by its centre, px. */
export type Covered = { x: number; y: number; size: number };

/** Share of a thing that may lie under a picture. */
const mostHidden = 0.06;

/** Share of a frame's height at which the floor or the near ground begins; who stands back sees more of it. */
export const groundShare = (scale: number) => (scale < 1 ? 0.75 : 0.8);

/**
 * Draws scenery in three planes: pale ones far away, the place itself, and something near that the frame cuts.
 * All are paler and with thinner lines than the figures. Every method returns SVG text; colours go through the
 * style. `scale` is what the drawing is enlarged by afterwards, so that lines keep their width on the page.
 */
export type Painter = ReturnType<typeof createPainter>;

export function createPainter(frame: SceneFrame, scale = 1) {
  const { width, height, style, ids, acting, covered } = frame;
  const acts = (name: string) => acting.some((look) => name === look || name.endsWith(`-${look}`));
  const ink = style.monochrome ? '#111111' : mix(style.ink, '#8899aa', 0.25);
  const line = style.inked ? style.sceneLineWidth / scale : 0;
  const outline = { color: ink, width: line };
  const color = (hex: string) => style.paint(hex, 'scene');

  const brush = {
    /** Windows are dark, and no sun falls in. */
    isNight: false,
    /** Bare colour, for gradients and see-through shapes. */
    color,
    ink,
    line,
    rect: (x: number, y: number, w: number, h: number, fill: string, radius = 0, inked = true) =>
      rectTag(x, y, w, h, color(fill), { radius: round(radius), stroke: inked ? outline : undefined }),
    path: (d: string, fill: string, inked = true) => pathTag(d, color(fill), inked ? outline : undefined),
    oval: (x: number, y: number, rx: number, ry: number, fill: string, inked = true) =>
      ellipseTag(x, y, rx, ry, color(fill), inked ? outline : undefined),
    /** A bare line. In monochrome a pale thin one is grey, and a broad one is a shape with an outline. */
    stroke: (path: string, hex: string, strokeWidth: number) => {
      const solid = (color: string, wide: number) =>
        lineTag(path, color, wide).replace('/>', ' data-solid="1"/>');
      if (!style.monochrome)
        return strokeWidth > 3.4 ? solid(color(hex), strokeWidth) : lineTag(path, color(hex), strokeWidth);
      if (strokeWidth > 7)
        return lineTag(path, ink, strokeWidth + line) + solid(color(hex), strokeWidth - line);
      if (lightness(hex) > 0.7) return strokeWidth > 5 ? '' : lineTag(path, '#c4c4c4', 1.6);
      return lineTag(path, ink, Math.min(strokeWidth, 3.4));
    },
    /** Whole frame in one colour fading to another. */
    sky: (top: string, bottom: string) => {
      if (style.monochrome) return tonedSky(width, height, style.paint(mix(top, bottom, 0.5), 'sky'));
      const id = ids('g');
      return svg`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${style.paint(top, 'sky')}"/><stop offset="1" stop-color="${style.paint(bottom, 'sky')}"/></linearGradient>${rectTag(0, 0, width, height, `url(#${id})`)}`;
    },
    /** Ben-day dots over the frame, in styles that have them. */
    dots: (fill: string, weight: (u: number, v: number) => number, opacity: number, pitch = 15) =>
      style.halftone
        ? benDayDots({ x: 0, y: 0, width, height, pitch: pitch / scale }, weight, fill, opacity)
        : '',
    /** Something that only colour can show. */
    inColor: (svg: () => string) => (style.monochrome ? '' : svg()),
    prop: (name: string, x: number, y: number, size: number, options: PropOptions = {}) =>
      acts(name) || covered.some((one) => hiddenShare({ x, y, size }, one) > mostHidden)
        ? ''
        : drawProp(name, x, y, size, style, ids, { lineWidth: line, role: 'scene', ...options }),
  };
  /** Enlarges things measured in px with the frame: about 1 in a panel of 520 × 420. */
  const seen = Math.min(1, scale);
  const unit = Math.min(1.7, Math.max(0.55, Math.min((width * seen) / 480, (height * seen) / 420)));
  return { ...frame, ...brush, unit, ground: height * groundShare(scale) };
}

/** How much of a square another one covers. */
function hiddenShare(thing: Covered, over: Covered): number {
  const shared = (a: number, b: number) =>
    Math.max(
      0,
      Math.min(a + thing.size / 2, b + over.size / 2) - Math.max(a - thing.size / 2, b - over.size / 2),
    );
  return (shared(thing.x, over.x) * shared(thing.y, over.y)) / thing.size ** 2;
}

/** A light sky or wall in black and white: screen tones thin out from its top down. */
function tonedSky(width: number, height: number, fill: string): string {
  const band = (shade: string, i: number) => rectTag(0, height * 0.09 * i, width, height * 0.09, shade);
  return rectTag(0, 0, width, height, fill) + (lightness(fill) > 0.5 ? skyTones.map(band).join('') : '');
}

/** Path data from numbers and letters; numbers are rounded. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((out, part, i) => out + part + (i < values.length ? round(values[i]!) : ''), '');
}

/** Joins drawings, back to front. */
export const layers = (...parts: (string | string[])[]) => parts.flat().join('');

/** `count` drawings in a row. */
export function repeat(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
}
