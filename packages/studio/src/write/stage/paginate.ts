import { limits } from '@panelwise/contracts/domain/limits';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';

export const panelsPerPage = { min: 4, max: 6 } as const;

/** The most panels one comic can hold. */
export const panelsMax = limits.pagesMax * panelsPerPage.max;

/** 4 to 6 panels a page fit every count but these. */
export const cannotFillPages = (panels: number) => panels < panelsPerPage.min || panels === 7;

/** A creator who wants more pages gets them as long as each has so many panels. */
export const leastPanelsWished = 3;

/** The most panels on as many pages as are wanted. */
export const roomOn = (pages: number) => pages * panelsPerPage.max;

/**
 * How many of so many panels each page holds: 4 to 6, fuller pages first, about five a page. Of pages that are wanted there
 * are as many as the panels fill.
 */
export function pageLengths(panels: number, wanted?: number): number[] {
  const fewest = Math.ceil(panels / panelsPerPage.max);
  const least = wanted === undefined ? panelsPerPage.min : leastPanelsWished;
  const most = Math.max(fewest, Math.floor(panels / least));
  const pages = Math.min(most, limits.pagesMax, Math.max(fewest, wanted ?? Math.round(panels / 5)));
  const lengths: number[] = [];
  let left = panels;
  for (let page = 0; page < pages; page++) {
    const count = Math.ceil(left / (pages - page));
    lengths.push(count);
    left -= count;
  }
  return lengths;
}

/** Deals panels on pages in order, none left out. */
export function paginate(panels: ScriptPanel[], wanted?: number): Script {
  let from = 0;
  return pageLengths(panels.length, wanted).map((length, page) => {
    const dealt = panels.slice(from, from + length);
    from += length;
    return { pageNumber: page + 1, panels: dealt };
  });
}
