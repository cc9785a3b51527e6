import { pageSize } from '@panelwise/contracts/domain/limits';

type Polygon = readonly (readonly [number, number])[];

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

/** The panel's outline as a CSS clip path over the whole page. */
export function clipPath(polygon: Polygon): string {
  const points = polygon.map(([x, y]) => `${percent(x, pageSize.width)}% ${percent(y, pageSize.height)}%`);
  return `polygon(${points.join(', ')})`;
}

/** The panel's outline as points of an SVG whose view box is the page. */
export function svgPoints(polygon: Polygon): string {
  return polygon.map(([x, y]) => `${x},${y}`).join(' ');
}

/** The box around a panel in percent of the page, as CSS. */
export function boxStyle(polygon: Polygon): { left: string; top: string; width: string; height: string } {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    left: `${percent(left, pageSize.width)}%`,
    top: `${percent(top, pageSize.height)}%`,
    width: `${percent(Math.max(...xs) - left, pageSize.width)}%`,
    height: `${percent(Math.max(...ys) - top, pageSize.height)}%`,
  };
}

/** Where a label sits: inside the lower left corner of the panel, in percent of the page. */
export function lowerLeft(polygon: Polygon): { left: string; top: string } {
  const bottom = Math.max(...polygon.map(([, y]) => y));
  const low = polygon.filter(([, y]) => y > bottom - 60);
  const left = Math.max(Math.min(...low.map(([x]) => x)), Math.min(...polygon.map(([x]) => x)));
  return { left: `${percent(left + 26, pageSize.width)}%`, top: `${percent(bottom - 22, pageSize.height)}%` };
}

/** Where a panel begins and ends from left to right, in percent of the page's width. */
export function sides(polygon: Polygon): { left: number; right: number } {
  const xs = polygon.map(([x]) => x);
  return {
    left: percent(Math.min(...xs), pageSize.width),
    right: percent(Math.max(...xs), pageSize.width),
  };
}
