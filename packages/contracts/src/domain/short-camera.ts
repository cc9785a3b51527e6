import { type ShortBox, type ShortShape, shortShapes } from './short.ts';

type Point = readonly [number, number];

/** Of the page around a panel, px of the page. */
const margin = 28;
/** How much closer the camera comes while a panel stands. */
const zoom = 1.07;
/** A panel that is so many times as long as the picture is shown part by part: the camera goes along it. */
const panFrom = 1.9;
/** It never shows less than this part of a panel at once. */
const leastPart = 0.5;

/**
 * What the camera sees of a panel: all of it, slowly coming closer, or where it is much longer than the picture one end of it
 * and then the other, in the order of reading.
 */
export function frameShot(polygon: readonly Point[], shape: ShortShape): { from: ShortBox; to: ShortBox } {
  const { width, height } = shortShapes[shape];
  const aspect = width / height;
  const box = boxAround(polygon);
  const across = box.width / box.height / aspect;
  if (across >= panFrom) {
    const seen = box.width * Math.max(leastPart, 1 / across);
    const part = (x: number) => withAspect({ ...box, x, width: seen }, aspect);
    return { from: part(box.x), to: part(box.x + box.width - seen) };
  }
  if (1 / across >= panFrom) {
    const seen = box.height * Math.max(leastPart, across);
    const part = (y: number) => withAspect({ ...box, y, height: seen }, aspect);
    return { from: part(box.y), to: part(box.y + box.height - seen) };
  }
  const whole = withAspect(box, aspect);
  return { from: rounded(scaled(whole, zoom)), to: whole };
}

function boxAround(polygon: readonly Point[]): ShortBox {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The smallest box of that aspect around the middle of another that has all of it. */
function withAspect(box: ShortBox, aspect: number): ShortBox {
  const width = Math.max(box.width, box.height * aspect);
  const height = width / aspect;
  return rounded({
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  });
}

const scaled = ({ x, y, width, height }: ShortBox, by: number): ShortBox => ({
  x: x - (width * (by - 1)) / 2,
  y: y - (height * (by - 1)) / 2,
  width: width * by,
  height: height * by,
});

const rounded = (box: ShortBox) =>
  Object.fromEntries(Object.entries(box).map(([side, px]) => [side, Math.round(px * 10) / 10])) as ShortBox;
