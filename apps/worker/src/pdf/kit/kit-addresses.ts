import type { ComicAddresses } from '../comic-html.ts';

/** Where the files of the sheets are: addresses that only their tab knows. Pages and panels count from 0. */
export type KitAddresses = ComicAddresses & {
  panel: (page: number, panel: number) => string;
  colouring: (page: number) => string;
  /** Files of the font that sheets are set in, by its subset. */
  sheetFont: (subset: SheetFontSubset) => string;
  /** The font of the words in Devanagari. */
  words: string;
};

export const sheetFontSubsets = ['latin', 'latin-ext'] as const;
export type SheetFontSubset = (typeof sheetFontSubsets)[number];
