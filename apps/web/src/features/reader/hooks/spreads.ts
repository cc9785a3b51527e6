import { t } from '@lingui/core/macro';

/** Which pages lie open together. The first page lies alone, as the cover of a book does. Counts from 0. */
export function spreads(pageCount: number, twoUp: boolean): number[][] {
  if (!twoUp) return Array.from({ length: pageCount }, (_, index) => [index]);
  const open: number[][] = pageCount > 0 ? [[0]] : [];
  for (let index = 1; index < pageCount; index += 2)
    open.push(index + 1 < pageCount ? [index, index + 1] : [index]);
  return open;
}

/** The words for an open spread: 'Page 1' or 'Pages 2 and 3'. */
export function spreadName(spread: number[]): string {
  const [page = 1, second] = spread.map((index) => index + 1);
  return second === undefined ? t`Page ${page}` : t`Pages ${{ first: page }} and ${second}`;
}
