import type { Cell } from './composition.ts';

export type Edges = { left: number; right: number; top: number; bottom: number };

/** Room between the panel's edge and its words, slants included. */
export function edgesOf(cell: Cell): Edges {
  const pad = 16;
  const { slant } = cell;
  return {
    left: slant.left + pad,
    right: slant.right + pad,
    top: slant.top + pad,
    bottom: slant.bottom + pad,
  };
}
