import { limits } from '@panelwise/contracts/domain/limits';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';

export const panelsPerPage = { min: 4, max: 6 } as const;

/** The most panels one comic can hold. */
export const panelsMax = limits.pagesMax * panelsPerPage.max;

/** 4 to 6 panels a page fit every count but these. */
export const cannotFillPages = (panels: number) => panels < panelsPerPage.min || panels === 7;

/** Deals panels on pages of 4 to 6, fuller pages first, in order, none left out. About five a page. */
export function paginate(panels: ScriptPanel[]): Script {
  const fewest = Math.ceil(panels.length / panelsPerPage.max);
  const most = Math.max(fewest, Math.floor(panels.length / panelsPerPage.min));
  const pages = Math.min(most, limits.pagesMax, Math.max(fewest, Math.round(panels.length / 5)));
  const script: Script = [];
  let from = 0;
  for (let page = 0; page < pages; page++) {
    const count = Math.ceil((panels.length - from) / (pages - page));
    script.push({ pageNumber: page + 1, panels: panels.slice(from, from + count) });
    from += count;
  }
  return script;
}
