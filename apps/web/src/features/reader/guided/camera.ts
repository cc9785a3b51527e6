/** Pages are drawn in this size, and polygons are in its pixels. */
export const pageSize = { width: 1240, height: 1754 };
/** The frame is drawn on the polygon: half of it lies outside. */
const frame = 2;
/** How much of the page is shown around a panel that is pointed out. Px of the page. */
const surroundings = 110;
/** Clips change smoothly between polygons with equally many corners. */
const corners = 12;

type Point = readonly [number, number];
export type Box = { x: number; y: number; width: number; height: number };

/** The smallest upright box around a panel and its frame, in px of the page. */
export function panelBox(polygon: readonly Point[]): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const left = Math.max(0, Math.min(...xs) - frame);
  const top = Math.max(0, Math.min(...ys) - frame);
  return {
    x: left,
    y: top,
    width: Math.min(pageSize.width, Math.max(...xs) + frame) - left,
    height: Math.min(pageSize.height, Math.max(...ys) + frame) - top,
  };
}

const percent = (value: number, of: number) => `${Math.round((value / of) * 1e5) / 1e3}%`;

/** The clip path that leaves only this panel, with its frame, of the picture of a page. */
export function panelClip(polygon: readonly Point[]): string {
  const box = panelBox(polygon);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const last = polygon.at(-1)!;
  const padded = Array.from({ length: Math.max(corners, polygon.length) }, (_, i) => polygon[i] ?? last);
  const points = padded.map(([x, y]) => {
    const outX = x + (x < middle.x ? -frame : frame);
    const outY = y + (y < middle.y ? -frame : frame);
    return `${percent(outX, pageSize.width)} ${percent(outY, pageSize.height)}`;
  });
  return `polygon(${points.join(', ')})`;
}

/** The box with some of the page around it, px of the page. */
function withSurroundings({ x, y, width, height }: Box): Box {
  const left = Math.max(0, x - surroundings);
  const top = Math.max(0, y - surroundings);
  return {
    x: left,
    y: top,
    width: Math.min(pageSize.width, x + width + surroundings) - left,
    height: Math.min(pageSize.height, y + height + surroundings) - top,
  };
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/**
 * Lays the picture of a page so that a panel fills a container with `container-type: size` as far as it fits.
 * With `around`, some of the page around the panel is shown, too; with `part`, that part of the panel fills it.
 * `--u` is the length of one pixel of the page.
 */
export function cameraStyle(
  polygon: readonly Point[],
  around = false,
  part?: Box | undefined,
): Record<string, string> {
  const box = around ? withSurroundings(panelBox(polygon)) : (part ?? panelBox(polygon));
  return {
    '--u': `min(100cqw / ${box.width}, 100cqh / ${box.height})`,
    width: `calc(var(--u) * ${pageSize.width})`,
    height: `calc(var(--u) * ${pageSize.height})`,
    left: `calc(50cqw - var(--u) * ${box.x + box.width / 2})`,
    top: `calc((100cqh - var(--u) * ${box.height}) * 0.5 - var(--u) * ${box.y})`,
    clipPath: panelClip(around ? cornersOf(box) : polygon),
  };
}
