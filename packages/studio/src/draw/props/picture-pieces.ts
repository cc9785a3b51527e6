import { svg } from '../markup.ts';
import iconSet from './icon-set.json' with { type: 'json' };

/** Pieces of pictures that show several things in one place. */

/** The body of an icon, smaller, with its upper left corner at x, y of the 32-unit grid; mirrored where it looks right. */
export function small(body: string, x: number, y: number, size: number, mirrored = false): string {
  const scale = Math.round((size / 32) * 1000) / 1000;
  return svg`<g transform="translate(${mirrored ? x + size : x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${body}</g>`;
}

/** An emoji icon, smaller, as `small` places it. */
export const emoji = (name: keyof typeof iconSet, x: number, y: number, size: number, mirrored = false) =>
  small(iconSet[name], x, y, size, mirrored);
