import { svg } from '../markup.ts';
import iconSet from './icon-set.json' with { type: 'json' };

/** An icon within a view, where it is seen among others: `x`, `y` is its upper left and `size` its side. */
export const nested = (body: string, x: number, y: number, size: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${Math.round((size / 32) * 1000) / 1000})">${body}</g>`;

/** The same of an emoji of the set. */
export const emoji = (name: keyof typeof iconSet, x: number, y: number, size: number) =>
  nested(iconSet[name], x, y, size);
