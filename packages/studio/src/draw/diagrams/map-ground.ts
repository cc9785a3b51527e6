import { svg } from '../markup.ts';
import type { Box } from '../page-plan.ts';
import { createRandom } from '../random.ts';
import { clipTo, pathTag, rectTag, round } from '../svg.ts';
import { type DiagramOf, type DiagramPen, thinLine } from './pen.ts';

type Ground = DiagramOf<'map'>['ground'];
type Point = { x: number; y: number };
/** The side of the sheet that the sea lies on. */
type Side = 'left' | 'right' | 'top' | 'bottom';

const sea = '#a9def0';
const shallows = '#cdeef7';
const land = '#dcebb2';
const landMark = '#8fb26a';

/** Part of the sheet, in shares of its width and height, that places are laid out in: land, with room for names. */
export function placesFrame(ground: Ground, { x, y, width, height }: Box): Box {
  const inset = ground === 'island' ? { x: 0.15, y: 0.17 } : { x: 0.09, y: 0.13 };
  return {
    x: x + width * inset.x,
    y: y + height * inset.y,
    width: width * (1 - 2 * inset.x),
    height: height * (1 - 2 * inset.y),
  };
}

/** The sheet with its land and sea; `clear` tells whether a small mark may stand at a point. */
export function drawGround(
  ground: Ground,
  sheet: Box,
  places: Point[],
  pen: DiagramPen,
  clear: (point: Point) => boolean,
): string {
  const { style } = pen;
  const { x, y, width, height } = sheet;
  const radius = style.blocky ? 0 : 14;
  const line = thinLine(style);
  const paint = (hex: string) =>
    style.monochrome ? (hex === sea ? 'url(#tone0)' : '#ffffff') : style.paint(hex, 'accent');
  const outline = (fill: string) => rectTag(x, y, width, height, fill, { radius, stroke: line });
  const random = createRandom(
    `map|${places.map((place) => `${round(place.x)},${round(place.y)}`).join('|')}`,
  );
  if (ground === 'land') return outline(paint(land)) + landMarks();
  const seaSide = farthestSide(sheet, places);
  const shore = ground === 'island' ? islandShore(0.955) : coastShore(0);
  const shelf = ground === 'island' ? islandShore(1.02) : coastShore(-14);
  const sheetPath = `M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const onLand = (point: Point) => ground === 'island' || isLand(point);
  return (
    outline(paint(sea)) +
    clipTo(
      pen.ids,
      sheetPath,
      `${style.monochrome ? '' : pathTag(shelf, paint(shallows))}${seaMarks(onLand)}${pathTag(shore, paint(land), line ?? { color: style.paint('#c3a96b', 'accent'), width: 3 })}`,
    ) +
    landMarks() +
    rectTag(x, y, width, height, 'none', { radius, stroke: line })
  );

  /** A closed wavy shore round the whole sheet: a superellipse with bays; `share` 1 reaches the sheet's edge. */
  function islandShore(share: number): string {
    const steps = 44;
    const points = Array.from({ length: steps }, (_, i): Point => {
      const angle = (i / steps) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const bay = 1 - 0.028 * (1 + Math.sin(angle * 5 + 1)) - 0.014 * (1 + Math.sin(angle * 9));
      const across = Math.sign(cos) * Math.abs(cos) ** 0.5;
      const down = Math.sign(sin) * Math.abs(sin) ** 0.5;
      return {
        x: x + width / 2 + across * (width / 2) * share * bay,
        y: y + height / 2 + down * (height / 2) * share * bay,
      };
    });
    return smooth(points, true);
  }

  /** Land from a wavy line to the sheet's far side; `aside` px moves the line out to sea. */
  function coastShore(aside: number): string {
    const upright = seaSide === 'left' || seaSide === 'right';
    const length = upright ? height : width;
    const count = Math.max(6, Math.round(length / 60));
    const points = Array.from({ length: count + 1 }, (_, i): Point => {
      const along = -10 + ((length + 20) * i) / count;
      return shorePoint(along, shoreAt(along / length) + aside);
    });
    const far = (upright ? width : height) + 20;
    const ends = [shorePoint(length + 10, far), shorePoint(-10, far)];
    return `${smooth(points, false)}${ends.map((end) => `L${round(end.x)},${round(end.y)}`).join('')}Z`;
  }

  /** Distance of the shore from the sea's side of the sheet at a share of its length, px. */
  function shoreAt(share: number): number {
    const room = seaRoom(sheet, places, seaSide);
    return room * (0.72 + 0.17 * Math.sin(share * 7 + 0.6) + 0.1 * Math.sin(share * 17));
  }

  function shorePoint(along: number, from: number): Point {
    switch (seaSide) {
      case 'left':
        return { x: x + from, y: y + along };
      case 'right':
        return { x: x + width - from, y: y + along };
      case 'top':
        return { x: x + along, y: y + from };
      case 'bottom':
        return { x: x + along, y: y + height - from };
    }
  }

  function isLand(point: Point): boolean {
    const upright = seaSide === 'left' || seaSide === 'right';
    const share = upright ? (point.y - y) / height : (point.x - x) / width;
    const from = {
      left: point.x - x,
      right: x + width - point.x,
      top: point.y - y,
      bottom: y + height - point.y,
    };
    return from[seaSide] > shoreAt(share) + 16;
  }

  /** Small tufts and hills that say land and nothing else. */
  function landMarks(): string {
    if (style.monochrome) return '';
    let d = '';
    for (const point of scattered(92)) {
      if (!clear(point) || (ground === 'coast' && !isLand(point))) continue;
      if (ground === 'island' && !onIsland(point)) continue;
      d += `M${round(point.x - 12)},${round(point.y)}q6,-13 12,0m2,0q5,-9 10,0`;
    }
    return d
      ? svg`<path d="${d}" fill="none" stroke="${style.paint(landMark, 'accent')}" stroke-width="2.6" stroke-linecap="round"/>`
      : '';
  }

  /** Well inside the island's shore. */
  function onIsland(point: Point): boolean {
    const across = (point.x - x - width / 2) / (width * 0.43);
    const down = (point.y - y - height / 2) / (height * 0.39);
    return across ** 4 + down ** 4 < 1;
  }

  function seaMarks(landAt: (point: Point) => boolean): string {
    const color = style.monochrome ? '#111111' : style.paint('#6bbbd6', 'accent');
    let d = '';
    for (const point of scattered(64))
      if (ground === 'island' || !landAt(point))
        d += `M${round(point.x - 12)},${round(point.y)}q6,-6 12,0t12,0`;
    return d
      ? svg`<path d="${d}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" opacity="0.75"/>`
      : '';
  }

  /** Points about `pitch` px apart, out of line, clear of the sheet's edge. */
  function scattered(pitch: number): Point[] {
    const points: Point[] = [];
    for (let py = y + 26, row = 0; py < y + height - 14; py += pitch * 0.6, row++)
      for (let px = x + 30 + (row % 2) * pitch * 0.5; px < x + width - 30; px += pitch)
        points.push({ x: px + (random() - 0.5) * pitch * 0.5, y: py + (random() - 0.5) * pitch * 0.2 });
    return points;
  }
}

/** Room in px between a side of the sheet and the place that is nearest to it. */
function seaRoom({ x, y, width, height }: Box, places: Point[], side: Side): number {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const room = {
    left: Math.min(...xs) - x,
    right: x + width - Math.max(...xs),
    top: Math.min(...ys) - y,
    bottom: y + height - Math.max(...ys),
  }[side];
  const whole = side === 'left' || side === 'right' ? width : height;
  return Math.max(whole * 0.09, Math.min(room - 40, whole * 0.34));
}

/** The sea lies where the places leave most room, seen as a share of the sheet. */
function farthestSide(sheet: Box, places: Point[]): Side {
  const sides: Side[] = ['right', 'left', 'bottom', 'top'];
  const share = (side: Side) =>
    seaRoom(sheet, places, side) / (side === 'left' || side === 'right' ? sheet.width : sheet.height);
  return sides.reduce((best, side) => (share(side) > share(best) + 0.01 ? side : best));
}

/** A curve through the middles between the points. */
function smooth(points: Point[], closed: boolean): string {
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)},${round((a.y + b.y) / 2)}`;
  const [first, second] = points as [Point, Point];
  let d = closed
    ? `M${middle(points.at(-1)!, first)}`
    : `M${round(first.x)},${round(first.y)}L${middle(first, second)}`;
  const bends = closed ? points : points.slice(1, -1);
  bends.forEach((point, i) => {
    const next = closed ? points[(i + 1) % points.length]! : points[i + 2]!;
    d += `Q${round(point.x)},${round(point.y)} ${middle(point, next)}`;
  });
  const last = points.at(-1)!;
  return closed ? `${d}Z` : `${d}L${round(last.x)},${round(last.y)}`;
}
