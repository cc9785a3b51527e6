import { type Label, moveLabel } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import { type DiagramPen, label, plate } from './pen.ts';

export type Circle = { x: number; y: number; radius: number };
/** What a name on a map keeps clear of: other names and places above all, ways where it can. */
export type MapObstacles = {
  sheet: Box;
  circles: Circle[];
  names: Label[];
  stops: { x: number; y: number }[];
};

const gap = 6;

/** The name of a place, at the side of its circle where it covers least. */
export function placeName(pen: DiagramPen, text: string, circle: Circle, obstacles: MapObstacles): Label {
  return cheapest(setName(pen, text, obstacles, 1), circle, obstacles, (box) => 3 * covered(box, circle));
}

/** The name of a way, on or beside its middle: half of the way at least, and its tip, stay in sight. */
export function wayName(
  pen: DiagramPen,
  text: string,
  way: { x: number; y: number }[],
  obstacles: MapObstacles,
): Label {
  const stops = obstacles.stops.filter((stop) => !way.includes(stop));
  const middle = { ...way[Math.floor(way.length / 2)]!, radius: 2 };
  const hidden = (box: Box) =>
    9 * Math.max(0, countUnder(box, way) - way.length * 0.45) + 30 * countUnder(box, way.slice(-2));
  return cheapest(setName(pen, text, obstacles, 0.92), middle, { ...obstacles, stops }, hidden);
}

function setName(pen: DiagramPen, text: string, { sheet }: MapObstacles, scale: number): Label {
  const maxWidth = Math.max(110, Math.min(sheet.width * 0.3, 260));
  return label(pen, { text, x: 0, y: 0, maxWidth, plate, maxLines: 2, scale });
}

/** Tries the name at all sides of a circle, near and farther off; `price` is what its own thing adds to the cost. */
function cheapest(name: Label, circle: Circle, obstacles: MapObstacles, price: (box: Box) => number): Label {
  const { sheet } = obstacles;
  const { width, height } = name.box;
  const { x, y, radius } = circle;
  const around = [1, 1.8, 2.8, 4].flatMap((far) => {
    const reach = radius + gap + (far - 1) * 22;
    return [
      { x, y: y + reach + height / 2 },
      { x, y: y - reach - height / 2 },
      { x: x + reach + width / 2, y },
      { x: x - reach - width / 2, y },
      { x: x + reach * 0.7 + width / 2, y: y + reach * 0.7 + height / 2 },
      { x: x - reach * 0.7 - width / 2, y: y + reach * 0.7 + height / 2 },
      { x: x + reach * 0.7 + width / 2, y: y - reach * 0.7 - height / 2 },
      { x: x - reach * 0.7 - width / 2, y: y - reach * 0.7 - height / 2 },
    ].map((spot, side) => ({ ...spot, far: (far - 1) * 12 + side * 0.4 }));
  });
  // On a way its name may stand; on a place it would hide it.
  const spots = radius > 6 ? around : [{ x, y, far: 0 }, ...around];
  let best = { cost: Number.POSITIVE_INFINITY, label: name };
  for (const spot of spots) {
    const inside = {
      x: clamp(spot.x, sheet.x + width / 2 + 5, sheet.x + sheet.width - width / 2 - 5),
      y: clamp(spot.y, sheet.y + height / 2 + 5, sheet.y + sheet.height - height / 2 - 5),
    };
    const moved = moveLabel(name, inside.x - width / 2 - name.box.x, inside.y - height / 2 - name.box.y);
    const cost = spot.far + price(moved.box) + costOf(moved.box, obstacles);
    if (cost < best.cost) best = { cost, label: moved };
  }
  return best.label;
}

function costOf(box: Box, { circles, names, stops }: MapObstacles): number {
  const onNames = names.reduce((sum, other) => sum + overlap(box, other.box), 0);
  const onPlaces = circles.reduce((sum, circle) => sum + covered(box, circle), 0);
  return onNames * 12 + onPlaces * 5 + countUnder(box, stops) * 9;
}

function countUnder(box: Box, stops: { x: number; y: number }[]): number {
  return stops.filter((stop) => covered(box, { ...stop, radius: 6 }) > 0).length;
}

/** How deep two boxes with a gap between them reach into each other, px. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return width > 0 && height > 0 ? Math.min(width, height) : 0;
}

function covered(box: Box, { x, y, radius }: Circle): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.max(0, radius + 2 - Math.hypot(dx, dy));
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
