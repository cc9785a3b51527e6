import { svg } from '../markup.ts';
import type { Random } from '../random.ts';
import { pathTag, round } from '../svg.ts';

/** Star-shaped plate with `points` points between an outer and an inner radius. */
export function burst(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  fill: string,
  stroke?: { color: string; width: number },
): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = 0.2 + (i * Math.PI) / points;
    const radius = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${round(x + Math.cos(angle) * radius)},${round(y + Math.sin(angle) * radius)}`;
  }
  return pathTag(`${d}Z`, fill, stroke);
}

/** Sunbeams around a point. */
export function rays(x: number, y: number, radius: number, count: number, fill: string, opacity: number) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const from = 0.12 + (i * 2 * Math.PI) / count;
    const to = from + Math.PI / count;
    d += `M${round(x)},${round(y)}L${round(x + Math.cos(from) * radius)},${round(y + Math.sin(from) * radius)}L${round(x + Math.cos(to) * radius)},${round(y + Math.sin(to) * radius)}Z`;
  }
  return svg`<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

export type DotField = { x: number; y: number; width: number; height: number; pitch: number };

/** Ben-day dots; `weight(u, v)` gives each dot's size, 0 to 1, by its place in the field. */
export function benDayDots(
  field: DotField,
  weight: (u: number, v: number) => number,
  fill: string,
  opacity: number,
): string {
  const { x: left, y: top, width, height, pitch } = field;
  let d = '';
  let row = 0;
  for (let y = top; y <= top + height; y += pitch * 0.866) {
    for (let x = left + (row % 2 ? pitch / 2 : 0); x <= left + width; x += pitch) {
      const radius = weight((x - left) / width, (y - top) / height) * pitch * 0.5;
      if (radius <= 0.6) continue;
      const r = round(radius);
      d += `M${round(x - radius)},${round(y)}a${r},${r} 0 1 0 ${round(2 * radius)},0a${r},${r} 0 1 0 ${round(-2 * radius)},0`;
    }
    row += 1;
  }
  return svg`<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** Manga speed lines that rush towards a point and leave a clear middle of `clear` times the short side. */
export function speedLines(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  ink: string,
  clear: number,
): string {
  const far = Math.hypot(width, height);
  const count = 70;
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI + random() * 0.06;
    const near = Math.min(width, height) * (clear + random() * 0.2);
    const half = 0.006 + random() * 0.014;
    d += `M${round(x + Math.cos(angle) * near)},${round(y + Math.sin(angle) * near)}L${round(x + Math.cos(angle - half) * far)},${round(y + Math.sin(angle - half) * far)}L${round(x + Math.cos(angle + half) * far)},${round(y + Math.sin(angle + half) * far)}Z`;
  }
  return svg`<path d="${d}" fill="${ink}"/>`;
}
