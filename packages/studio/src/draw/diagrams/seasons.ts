import { type Label, moveLabel } from '../lettering/label.ts';
import { svg } from '../markup.ts';
import { circleTag, clipTo, lineTag, pathTag, round } from '../svg.ts';
import {
  type DiagramPen,
  type DrawDiagram,
  fillOf,
  fineLine,
  label,
  plate,
  strongColor,
  thinLine,
} from './pen.ts';

/** Degrees by which the Earth's axis leans from the upright of its orbit; it leans the same way all year. */
export const axialTilt = 23.4;

type Point = { x: number; y: number };

/**
 * The orbit seen from above the north at a slant; sizes and distances are not to scale. The axis leans to the right, so
 * the Earth at the left leans its north to the sun (June); from there it goes round against the clock.
 */
export const drawSeasons: DrawDiagram<'seasons'> = (names, { x, y, width: w, height: h }, pen) => {
  const { style } = pen;
  const radius = Math.max(16, Math.min(h * 0.115, w * 0.06, 46));
  const side = (text: string) => label(pen, { text, x: 0, y: 0, maxWidth: w * 0.2, maxLines: 3, plate });
  const [june, december] = [side(names.june), side(names.december)];
  const wing = Math.max(june.box.width, december.box.width) + radius * 1.5 + 12;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const rx = Math.max(60, w / 2 - wing);
  // In a low frame the names of its middle stand beside the Earth, else above and below it.
  const beside = h < w * 0.45;
  const middle = (text: string) =>
    label(pen, { text, x: 0, y: 0, maxWidth: beside ? rx * 0.55 : w * 0.5, maxLines: 2, plate });
  const [march, september] = [middle(names.march), middle(names.september)];
  const ry = Math.max(
    radius * 2,
    h / 2 - radius * 1.5 - (beside ? 0 : Math.max(march.box.height, september.box.height)),
  );
  const places = [
    { at: { x: cx - rx, y: cy }, sun: { x: 1, y: 0 } },
    { at: { x: cx, y: cy + ry }, sun: { x: 0, y: -1 } },
    { at: { x: cx + rx, y: cy }, sun: { x: -1, y: 0 } },
    { at: { x: cx, y: cy - ry }, sun: { x: 0, y: 1 } },
  ];
  const orbit = svg`<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="none" stroke="${style.ink}" stroke-width="3" stroke-dasharray="10 9"/>`;
  const sun = sunAt(pen, { x: cx, y: cy }, Math.max(10, Math.min((ry - radius * 1.55) / 1.4, rx * 0.3, 62)));
  // Clear of the names that stand beside the Earth.
  const turn = beside ? 0.09 : 0.125;
  const way = [turn, 0.5 - turn, 0.5 + turn, 1 - turn].map((at) => wayMark(pen, cx, cy, rx, ry, at));
  const art = `${orbit}${way.join('')}${sun}${places.map(({ at, sun: light }) => earth(pen, at, radius, light)).join('')}`;
  const put = (name: Label, x: number, y: number) =>
    moveLabel(name, x - name.box.x, y - name.box.y - name.box.height / 2);
  const centre = (name: Label) => (beside ? cx + radius * 1.5 : cx - name.box.width / 2);
  const outside = (name: Label) => Math.min(beside ? ry : h, h / 2 - name.box.height / 2);
  return {
    art,
    labels: [
      put(march, centre(march), cy - outside(march)),
      put(june, cx - rx - radius * 1.5 - june.box.width, cy),
      put(december, cx + rx + radius * 1.5, cy),
      put(september, centre(september), cy + outside(september)),
    ],
  };
};

function sunAt(pen: DiagramPen, { x, y }: Point, radius: number): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    const at = (r: number) => `${round(x + Math.cos(angle) * r)},${round(y + Math.sin(angle) * r)}`;
    return `M${at(radius * 1.15)}L${at(radius * 1.4)}`;
  });
  const color = strongColor(pen, '#f2a900');
  return (
    lineTag(rays.join(''), color, 4) + circleTag(x, y, radius, fillOf(pen, '#ffd23f'), thinLine(pen.style))
  );
}

/** The Earth with its equator, its night half (away from the light) and its axis. */
function earth(pen: DiagramPen, { x, y }: Point, radius: number, light: Point): string {
  const { style } = pen;
  const lean = (axialTilt * Math.PI) / 180;
  const axis = { x: Math.sin(lean), y: -Math.cos(lean) };
  const end = (k: number) => `${round(x + axis.x * radius * k)},${round(y + axis.y * radius * k)}`;
  const aside = { x: -axis.y, y: axis.x };
  const [from, to] = [-1, 1].map(
    (k) => `${round(x + aside.x * radius * k)},${round(y + aside.y * radius * k)}`,
  );
  // The half disc whose middle points away from the sun.
  const [p, q] = [
    { x: -light.y * radius, y: light.x * radius },
    { x: light.y * radius, y: -light.x * radius },
  ];
  const night = `M${round(x + p.x)},${round(y + p.y)}A${round(radius)},${round(radius)} 0 0 1 ${round(x + q.x)},${round(y + q.y)}Z`;
  const disc = `M${round(x - radius)},${round(y)}a${round(radius)},${round(radius)} 0 1 0 ${round(2 * radius)},0a${round(radius)},${round(radius)} 0 1 0 ${round(-2 * radius)},0Z`;
  const sea = fillOf(pen, '#6ec6ff');
  const shade = svg`<path d="${night}" fill="${style.monochrome ? style.ink : '#101838'}" opacity="${style.monochrome ? 0.78 : 0.55}"/>`;
  const equator = `M${from}Q${round(x - axis.x * radius * 0.34)},${round(y - axis.y * radius * 0.34)} ${to}`;
  return (
    lineTag(`M${end(-1.45)}L${end(1.45)}`, style.ink, 4) +
    circleTag(x, y, radius, sea, thinLine(style) ?? { color: style.ink, width: 2 }) +
    clipTo(pen.ids, disc, shade) +
    pathTag(equator, 'none', fineLine(style, 2.5)) +
    lineTag(`M${end(1)}L${end(1.45)}`, strongColor(pen, '#d62828'), 4)
  );
}

/** An arrowhead on the orbit, against the clock: on the page it goes down at the left. */
function wayMark(pen: DiagramPen, cx: number, cy: number, rx: number, ry: number, turn: number): string {
  const angle = Math.PI - turn * 2 * Math.PI;
  const at = { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry };
  const along = { x: Math.sin(angle) * rx, y: -Math.cos(angle) * ry };
  const length = Math.hypot(along.x, along.y) || 1;
  const [ux, uy] = [along.x / length, along.y / length];
  const d = `M${round(at.x + ux * 11)},${round(at.y + uy * 11)}L${round(at.x - ux * 9 - uy * 9)},${round(at.y - uy * 9 + ux * 9)}L${round(at.x - ux * 9 + uy * 9)},${round(at.y - uy * 9 - ux * 9)}Z`;
  return pathTag(d, pen.style.ink);
}
