import { type Box, panelBox } from './camera.ts';

export type Size = { width: number; height: number };

/** A wide panel is cut where it grows at least so much by it; less is not worth another press. */
const growth = [
  { from: 2.4, stops: 3, most: 2.6 },
  { from: 1.6, stops: 2, most: 1.8 },
];

/**
 * Where the camera stops in a panel, in order of reading: once where the panel fits its screen well, else at two or
 * three parts beside each other, as large as the screen allows. Neighbours share about a tenth, so that nothing falls
 * between them.
 * @param screen what it is shown in, in px
 * @returns boxes in px of the page
 */
export function stopsIn(polygon: Parameters<typeof panelBox>[0], screen: Size): Box[] {
  const box = panelBox(polygon);
  const gain = screen.height / box.height / (screen.width / box.width);
  const way = growth.find(({ from }) => gain >= from);
  if (!way) return [box];
  const width = box.width / Math.min(gain, way.most);
  return Array.from({ length: way.stops }, (_, stop) => ({
    ...box,
    x: box.x + ((box.width - width) * stop) / (way.stops - 1),
    width,
  }));
}

/** The stop that shows most of what stands there, from 0. `x` is the middle of it in px of the page. */
export function stopNear(stops: readonly Box[], x: number): number {
  const away = stops.map((stop) => Math.abs(stop.x + stop.width / 2 - x));
  return away.indexOf(Math.min(...away));
}
