import type { SeenPlace } from '@panelwise/contracts/domain/comic';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { pageSize } from '@panelwise/contracts/domain/limits';
import type { StoredBox } from '@panelwise/db/schema/games';
import type { GameComic } from './deck.ts';

/** Somebody, something or a label in the picture of a panel. */
export type SeenInPanel = Pick<SeenPlace, 'kind' | 'name'> & { box: StoredBox };

/** The people, things and labels of a panel of which it is known where they stand; none in pages of before that was kept. */
export function seenInPanel({ pages, panels }: GameComic['content'], at: TaughtAt): SeenInPanel[] {
  const page = pages.find(({ pageNumber }) => pageNumber === at.page);
  const panel = panels.find((one) => one.pageNumber === at.page && one.panelNumber === at.panel);
  if (!page?.seenPlaces || !panel) return [];
  return page.seenPlaces
    .filter((place) => place.panel === at.panel)
    .map(({ kind, name, ...place }) => ({ kind, name, box: boxIn(panel.polygon, place) }));
}

type Box = Pick<SeenPlace, 'x' | 'y' | 'width' | 'height'>;

/** From fractions of the page to fractions of the upright box around a panel, which its picture fills. */
export function boxIn(
  polygon: readonly (readonly [number, number])[],
  { x, y, width, height }: Box,
): StoredBox {
  const across = shareBetween(polygon.map(([px]) => px / pageSize.width));
  const down = shareBetween(polygon.map(([, py]) => py / pageSize.height));
  const [left, top] = [across(x), down(y)];
  return {
    ...{ x: short(left), y: short(top) },
    ...{ width: short(across(x + width) - left), height: short(down(y + height) - top) },
  };
}

const short = (value: number) => Math.round(value * 10_000) / 10_000;

/** Where a value lies between the least and the greatest of some others, which may run out over the edge of the page. */
function shareBetween(values: readonly number[]) {
  const [from, to] = [Math.max(0, Math.min(...values)), Math.min(1, Math.max(...values))];
  return (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
}
