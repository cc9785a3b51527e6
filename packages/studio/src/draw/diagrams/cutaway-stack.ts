import { mix } from '../colors.ts';
import { svg } from '../markup.ts';
import { createRandom, type Random } from '../random.ts';
import { clipTo, pathTag, round } from '../svg.ts';
import { layerFill, layerShares } from './cutaway-layers.ts';
import { columnLabels, columnWidth, leader } from './leader-labels.ts';
import { type DrawDiagram, icon, thinLine } from './pen.ts';

/** From the top down. */
const colors = ['#8fc46b', '#d9a566', '#bf7f4f', '#9a7b6b', '#8c8fa3', '#e07a5f'];
const thinnest = 0.1;
/** How far the block reaches into the picture, px. */
const depth = { x: 34, y: 20 };
const waves = 3;

/** A block cut out of the ground, the sea or anything else in layers; their names stand at the right. */
export const drawStack: DrawDiagram<'cutaway'> = ({ layers }, { x, y, width: w, height: h }, pen) => {
  const { style } = pen;
  const parts = layers.map(({ label }) => ({ text: label }));
  const reach = Math.max(26, pen.textSize);
  const column = columnWidth(pen, parts, w * 0.48);
  const width = Math.max(80, Math.min(w - column - reach - depth.x - 4, h * 1.7));
  const left = x + Math.max(2, (w - column - reach - depth.x - width) / 2);
  const right = left + width;
  const top = y + depth.y + 6;
  const height = h - depth.y - 12;
  const line = thinLine(style);
  const shares = layerShares(layers, thinnest);
  const borders = [
    0,
    ...shares.map((_, i) => shares.slice(0, i + 1).reduce((sum, share) => sum + share, 0)),
  ].map((share) => top + height * share);
  const thin = Math.min(...shares) * height;
  const edges = borders.map((at, i) => {
    const flat = i === layers.length;
    const swing = flat || style.blocky ? 0 : Math.min(thin * 0.2, 11) * (i % 2 ? 1 : -1);
    return waveBetween(left, right, at, swing);
  });
  const paint = (i: number) => layers[i]!.color ?? colors[i % colors.length]!;

  // The top and the side first, then the front over them.
  const lid = `${edges[0]!.forth}L${round(right + depth.x)},${round(borders[0]! - depth.y)}${edges[0]!.shifted(depth.x, -depth.y)}L${round(left)},${round(borders[0]!)}Z`;
  let block = pathTag(lid, layerFill(pen, mix(paint(0), '#ffffff', 0.3), 0), line);
  layers.forEach((_, i) => {
    const [from, to] = [borders[i]!, borders[i + 1]!];
    const side = `M${round(right)},${round(from)}l${depth.x},${-depth.y}V${round(to - depth.y)}L${round(right)},${round(to)}Z`;
    block += svg`${pathTag(side, layerFill(pen, paint(i), i), line)}<path d="${side}" fill="#000000" opacity="0.18"/>`;
  });
  layers.forEach((layer, i) => {
    const [from, to] = [borders[i]!, borders[i + 1]!];
    const face = `${edges[i]!.forth}L${round(right)},${round(to)}${edges[i + 1]!.back}Z`;
    block += pathTag(face, layerFill(pen, paint(i), i), line);
    const random = createRandom(`${layer.label}|${i}`);
    const mark = style.monochrome ? '#111111' : mix(paint(i), '#000000', 0.3);
    if (!style.monochrome)
      block += clipTo(
        pen.ids,
        face,
        textures[i % textures.length]!(
          { left, right, top: from, bottom: to, color: style.paint(mark, 'accent') },
          random,
        ),
      );
  });
  layers.forEach((layer, i) => {
    const side = Math.min((borders[i + 1]! - borders[i]!) * 0.76, width * 0.3, 96);
    if (layer.icon && side >= leastIcon)
      block += icon(
        pen,
        layer.icon,
        left + width * (i % 2 ? 0.62 : 0.34),
        (borders[i]! + borders[i + 1]!) / 2,
        side,
      );
  });

  const middles = borders.slice(1).map((to, i) => (borders[i]! + to) / 2);
  const names = columnLabels(pen, parts, middles, {
    x: right + depth.x + reach,
    width: column,
    top: y,
    bottom: y + h,
  });
  const lines = names.map(({ edge, middle }, i) =>
    leader(pen, { x: edge, y: middle }, { x: right - 18, y: middles[i]! }),
  );
  return { art: block + lines.join(''), labels: names.map(({ label }) => label) };
};

/** A picture in a layer that is smaller than this is left out, px. */
const leastIcon = 30;

/** A wavy border, as path data from left to right, back again, and again shifted; it ends at its own height. */
function waveBetween(left: number, right: number, y: number, swing: number) {
  const step = (right - left) / waves / 2;
  const wave = (from: number, by: number, dy: number, way: 1 | -1) => {
    let d = '';
    for (let i = 0; i < waves * 2; i++) {
      const up = (way === 1 ? i : waves * 2 - 1 - i) % 2 ? 1 : -1;
      d += `Q${round(from + way * (i + 0.5) * step + by)},${round(y + dy + up * swing * 1.6)} ${round(from + way * (i + 1) * step + by)},${round(y + dy)}`;
    }
    return d;
  };
  return {
    forth: `M${round(left)},${round(y)}${wave(left, 0, 0, 1)}`,
    back: wave(right, 0, 0, -1),
    shifted: (dx: number, dy: number) => wave(right, dx, dy, -1),
  };
}

type Band = { left: number; right: number; top: number; bottom: number; color: string };
type Texture = (band: Band, random: Random) => string;

/** `draw` at places over the band, `pitch` px apart, each a little out of line. */
function scatter(
  { left, right, top, bottom }: Band,
  random: Random,
  pitch: number,
  draw: (x: number, y: number) => string,
): string {
  let out = '';
  for (let y = top + pitch * 0.4, row = 0; y < bottom; y += pitch * 0.62, row++)
    for (let x = left + (row % 2 ? pitch * 0.75 : pitch * 0.25); x < right; x += pitch)
      out += draw(x + (random() - 0.5) * pitch * 0.4, y + (random() - 0.5) * pitch * 0.3);
  return out;
}

const strokes = (band: Band, random: Random, pitch: number, shape: string): string =>
  svg`<path d="${scatter(band, random, pitch, (x, y) => `M${round(x)},${round(y)}${shape}`)}" fill="none" stroke="${band.color}" stroke-width="2.2" stroke-linecap="round" opacity="0.45"/>`;

const grains: Texture = (band, random) =>
  svg`<g fill="${band.color}" opacity="0.42">${scatter(band, random, 26, (x, y) => svg`<circle cx="${round(x)}" cy="${round(y)}" r="2"/>`)}</g>`;
const dashes: Texture = (band, random) => strokes(band, random, 46, 'h16');
const pebbles: Texture = (band, random) =>
  svg`<g fill="none" stroke="${band.color}" stroke-width="2.2" opacity="0.45">${scatter(band, random, 54, (x, y) => svg`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(7 + random() * 6)}" ry="${round(5 + random() * 3)}"/>`)}</g>`;
const ripples: Texture = (band, random) => strokes(band, random, 56, 'q6,-6 12,0t12,0');
const cracks: Texture = (band, random) => strokes(band, random, 60, 'l9,6l-3,7l8,6');
const textures: Texture[] = [grains, dashes, pebbles, ripples, cracks];
