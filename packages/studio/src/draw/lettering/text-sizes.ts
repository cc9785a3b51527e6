import type { Style } from '../styles.ts';

/** Points a px: the page is A4 at 150 dpi. */
export const pointsPerPx = 72 / 150;

/** The smallest that text may be printed, px: 11 pt in captions and balloons, 9 pt in labels. */
export const smallestPrinted = { text: 23, label: 19 } as const;

/** The smallest nominal size, a whole number of px, that is printed large enough in this style. */
export function smallestNominal({ fontScale }: Style, kind: keyof typeof smallestPrinted): number {
  return Math.ceil(smallestPrinted[kind] / fontScale);
}
