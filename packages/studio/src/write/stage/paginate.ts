import { limits } from '@panelwise/contracts/domain/limits';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { isView } from '../../draw/props/views.ts';

export const panelsPerPage = { min: 4, max: 6 } as const;

/** The most panels one comic can hold. */
export const panelsMax = limits.pagesMax * panelsPerPage.max;

/** 4 to 6 panels a page fit every count but these. */
export const cannotFillPages = (panels: number) => panels < panelsPerPage.min || panels === 7;

/** A panel that shows a whole place or process wants the room of so much more than one. */
const moreForView = 0.4;

/** A creator who wants more pages gets them as long as each has so many panels. */
export const leastPanelsWished = 3;

/** The most panels on as many pages as are wanted. */
export const roomOn = (pages: number) => pages * panelsPerPage.max;

/**
 * How many of so many panels each page holds: 4 to 6, fuller pages first, about five a page; fewer where `views` want room.
 * Of pages that are wanted there are as many as the panels fill.
 */
export function pageLengths(
  panels: number,
  { views = 0, wanted }: { views?: number; wanted?: number } = {},
): number[] {
  const fewest = Math.ceil(panels / panelsPerPage.max);
  const least = wanted === undefined ? panelsPerPage.min : leastPanelsWished;
  const most = Math.max(fewest, Math.floor(panels / least));
  const usual = Math.round((panels + views * moreForView) / 5);
  const pages = Math.min(most, limits.pagesMax, Math.max(fewest, wanted ?? usual));
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
  const views = panels.filter(({ props }) => props?.some(isView)).length;
  const lengths = pageLengths(panels.length, { views, ...(wanted !== undefined && { wanted }) });
  // The title takes much of the first page: beside views that is not the fullest.
  return (views > 0 ? lengths.toReversed() : lengths).map((length, page) => {
    const dealt = panels.slice(from, from + length);
    from += length;
    return { pageNumber: page + 1, panels: dealt };
  });
}
