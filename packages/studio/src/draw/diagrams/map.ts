import type { Label } from '../lettering/label.ts';
import { svg } from '../markup.ts';
import type { Box } from '../page-plan.ts';
import type { Style } from '../styles.ts';
import { circleTag, pathTag, round } from '../svg.ts';
import { drawGround, placesFrame } from './map-ground.ts';
import { type Circle, placeName, wayName } from './map-names.ts';
import { type DiagramPen, type DrawDiagram, disc, fillOf, icon, thinLine } from './pen.ts';

/** How far a way bows aside, as a share of its length. */
const bow = 0.16;

/** A sketch map: land and sea, places with their names, dashed ways between them, a compass rose. */
export const drawMap: DrawDiagram<'map'> = ({ ground, places, routes }, frame, pen) => {
  const sheet = sheetIn(frame);
  const inner = placesFrame(ground, sheet);
  const radius = Math.max(24, Math.min(42, inner.height * 0.13, inner.width * 0.1));
  const points = places.map(({ at: [across, down] }) => ({
    x: inner.x + (inner.width * across) / 100,
    y: inner.y + (inner.height * down) / 100,
  }));
  const circles = points.map((point, i): Circle => ({ ...point, radius: places[i]!.icon ? radius : 13 }));
  const ways = routes.flatMap((route) => {
    const [from, to] = [circles[route.from], circles[route.to]];
    return from && to && from !== to ? [{ ...wayBetween(from, to), label: route.label }] : [];
  });
  const onWays = ways.flatMap((way) => way.stops);
  const names: Label[] = [];
  places.forEach((place, i) => {
    names.push(placeName(pen, place.label, circles[i]!, { sheet, circles, names, stops: onWays }));
  });
  for (const way of ways)
    if (way.label) names.push(wayName(pen, way.label, way.stops, { sheet, circles, names, stops: onWays }));
  const rose = placeRose(sheet, circles, names);
  const clear = (point: { x: number; y: number }) =>
    circles.every(({ x, y, radius: r }) => Math.hypot(point.x - x, point.y - y) > r + 30) &&
    onWays.every(({ x, y }) => Math.hypot(point.x - x, point.y - y) > 34) &&
    names.every(({ box }) => !near(box, point, 22)) &&
    (!rose || Math.hypot(point.x - rose.x, point.y - rose.y) > rose.radius + 22);
  const art = [
    drawGround(ground, sheet, points, pen, clear),
    ...ways.map((way) => drawWay(pen, way)),
    ...places.map((place, i) => drawPlace(pen, place, circles[i]!)),
    rose ? drawRose(pen, rose) : '',
  ];
  return { art: art.join(''), labels: names };
};

/** A map is never a thin strip: in a frame that is too wide it keeps to the middle. */
function sheetIn({ x, y, width, height }: Box): Box {
  const wide = Math.min(width, height * 3);
  return { x: x + (width - wide) / 2, y, width: wide, height };
}

type Way = {
  d: string;
  tip: { x: number; y: number };
  back: { x: number; y: number };
  stops: { x: number; y: number }[];
};

/** A bowed line from rim to rim; there and back bow to different sides. */
function wayBetween(from: Circle, to: Circle): Way {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const bend = { x: (from.x + to.x) / 2 + uy * length * bow, y: (from.y + to.y) / 2 - ux * length * bow };
  const start = towards(from, bend, from.radius + 8);
  const tip = towards(to, bend, to.radius + 7);
  const back = towards(tip, bend, 20);
  const stops = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => ({
    x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t ** 2 * tip.x,
    y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t ** 2 * tip.y,
  }));
  return {
    d: `M${round(start.x)},${round(start.y)}Q${round(bend.x)},${round(bend.y)} ${round(back.x)},${round(back.y)}`,
    tip,
    back,
    stops,
  };
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }, distance: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * distance,
    y: from.y + ((to.y - from.y) / length) * distance,
  };
}

/** A colour that stands out from land and sea. */
function wayPaint(style: Style): string {
  if (style.monochrome) return '#111111';
  return style.dark ? style.term : style.paint('#e4572e', 'accent');
}

function drawWay(pen: DiagramPen, { d, tip, back }: Way): string {
  const { style } = pen;
  const color = wayPaint(style);
  const [dx, dy] = [(tip.x - back.x) / 20, (tip.y - back.y) / 20];
  const at = (along: number, aside: number) =>
    `${round(tip.x - dx * along - dy * aside)},${round(tip.y - dy * along + dx * aside)}`;
  const head = `M${at(0, 0)}L${at(23, 11)}L${at(17, 0)}L${at(23, -11)}Z`;
  const cap = style.blocky ? 'butt' : 'round';
  return svg`<path d="${d}" fill="none" stroke="${style.dark ? style.paper : '#ffffff'}" stroke-width="9" stroke-linecap="${cap}" opacity="0.7"/><path d="${d}" fill="none" stroke="${color}" stroke-width="5" stroke-dasharray="15 11" stroke-linecap="${cap}"/>${pathTag(head, color, { color, width: 2 })}`;
}

function drawPlace(pen: DiagramPen, place: { icon?: string | undefined }, { x, y, radius }: Circle): string {
  if (place.icon) return disc(pen, x, y, radius, '#fff6dd') + icon(pen, place.icon, x, y, radius * 1.4);
  const { style } = pen;
  const red = wayPaint(style);
  return circleTag(x, y, radius, red, thinLine(style)) + circleTag(x, y, radius * 0.42, '#ffffff');
}

/** The compass rose stands in the corner that is freest; where none is free it is left out. */
function placeRose(sheet: Box, circles: Circle[], names: Label[]): Circle | undefined {
  const radius = Math.max(22, Math.min(36, sheet.height * 0.09));
  const [dx, dy] = [radius + 20, radius + 20];
  const corners = [
    { x: sheet.x + sheet.width - dx, y: sheet.y + dy },
    { x: sheet.x + dx, y: sheet.y + sheet.height - dy },
    { x: sheet.x + sheet.width - dx, y: sheet.y + sheet.height - dy },
    { x: sheet.x + dx, y: sheet.y + dy },
  ];
  const free = corners.find(
    (corner) =>
      circles.every(({ x, y, radius: r }) => Math.hypot(corner.x - x, corner.y - y) > r + radius + 10) &&
      names.every(({ box }) => !near(box, corner, radius + 6)),
  );
  return free && { ...free, radius };
}

/** Four long points, the northern one in colour, over four short ones. */
function drawRose(pen: DiagramPen, { x, y, radius }: Circle): string {
  const { style } = pen;
  const line = thinLine(style) ?? { color: style.ink, width: 1.5 };
  const point = (degrees: number, reach: number, waist: number) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (turn: number, r: number) =>
      `${round(x + Math.sin(angle + turn) * r)},${round(y - Math.cos(angle + turn) * r)}`;
    return `M${at(0, reach)}L${at(Math.PI / 4, waist)}L${round(x)},${round(y)}L${at(-Math.PI / 4, waist)}Z`;
  };
  const thin = { color: line.color, width: Math.min(line.width, 2) };
  const plain = fillOf(pen, '#fffaf0');
  const north = wayPaint(style);
  return [
    circleTag(x, y, radius * 1.22, style.monochrome ? '#ffffff' : style.paint('#fff6dd', 'accent'), thin),
    circleTag(x, y, radius * 0.62, 'none', thin),
    ...[45, 135, 225, 315].map((degrees) => pathTag(point(degrees, radius * 0.6, radius * 0.2), plain, thin)),
    ...[90, 180, 270].map((degrees) => pathTag(point(degrees, radius, radius * 0.26), plain, thin)),
    pathTag(point(0, radius * 1.12, radius * 0.26), north, thin),
  ].join('');
}

function near({ x, y, width, height }: Box, point: { x: number; y: number }, distance: number): boolean {
  const dx = Math.max(x - point.x, 0, point.x - x - width);
  const dy = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(dx, dy) < distance;
}
