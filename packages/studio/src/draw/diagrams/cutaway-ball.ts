import { mix } from '../colors.ts';
import { svg } from '../markup.ts';
import { circleTag, clipTo, pathTag, round } from '../svg.ts';
import { layerFill, layerShares } from './cutaway-layers.ts';
import { columnLabels, columnWidth, leader } from './leader-labels.ts';
import { type DiagramOf, type DrawDiagram, thinLine } from './pen.ts';

/** From the centre outwards. */
const colors = ['#ffe066', '#ffb347', '#f4764f', '#c9563c', '#8f5b3e', '#6aa36f'];

/**
 * The two faces of the cut meet in an upright line through the centre. Each is half a disc, seen narrower by
 * the sine of its angle to the line of sight: the left face from the edge, the right one almost in full.
 */
const leftFace = 0.34;
const rightFace = 0.82;
/** Degrees by which the ball leans. */
const lean = 14;
const thinnest = 0.07;

/** A ball with a wedge taken out; the names of its shells stand at the right, the outermost on top. */
export const drawBall: DrawDiagram<'cutaway'> = ({ layers }, { x, y, width: w, height: h }, pen) => {
  const outwards = layers.map((layer, i) => ({ ...layer, color: layer.color ?? colorAt(layers, i) }));
  const parts = [...outwards].reverse().map(({ label, icon }) => ({ text: label, icon }));
  const reach = Math.max(24, pen.textSize);
  const column = columnWidth(pen, parts, w * 0.5);
  const radius = Math.max(40, Math.min(h / 2 - 8, (w - column - reach) / 2 - 6));
  const cx = x + Math.max(radius + 6, (w - column - reach) / 2);
  const cy = y + h / 2;
  const line = thinLine(pen.style);
  const shares = layerShares(layers, thinnest);
  const rims = shares.map((_, i) => radius * shares.slice(0, i + 1).reduce((sum, share) => sum + share, 0));

  const outside = outwards.at(-1)!;
  let ball = circleTag(cx, cy, radius, layerFill(pen, outside.color, outwards.length - 1), line);
  ball += shade(radius);
  for (let i = outwards.length - 1; i >= 0; i--) {
    const fill = layerFill(
      pen,
      i === outwards.length - 1 ? mix(outside.color, '#ffffff', 0.18) : outwards[i]!.color,
      i,
    );
    const rim = rims[i]!;
    ball +=
      pathTag(halfDisc(rim, rim * leftFace, 0), fill, line) +
      pathTag(halfDisc(rim, rim * rightFace, 1), fill, line);
  }
  // The face that is turned away from the light.
  ball += svg`<path d="${halfDisc(radius, radius * leftFace, 0)}" fill="#000000" opacity="0.2"/>`;

  const labelColumn = { x: cx + radius + reach, width: column, top: y, bottom: y + h };
  const count = parts.length;
  const wished = parts.map((_, i) => cy + radius * 0.86 * (count > 1 ? (2 * i) / (count - 1) - 1 : 0));
  const names = columnLabels(pen, parts, wished, labelColumn);
  const points = anchors(names.map(({ middle }) => middle));
  const lines = names.map(({ edge, middle }, i) => leader(pen, { x: edge, y: middle }, points[i]!));
  return {
    art: ball + names.map(({ art }) => art).join('') + lines.join(''),
    labels: names.map(({ label }) => label),
  };

  /** Half an ellipse at one side of the upright axis; `sweep` 1 at the right. The whole ball leans. */
  function halfDisc(rim: number, across: number, sweep: 0 | 1): string {
    const top = turned(0, -rim);
    const foot = turned(0, rim);
    return `M${top}A${round(across)},${round(rim)} ${lean} 0 ${sweep} ${foot}Z`;
  }

  function turned(dx: number, dy: number): string {
    const point = turn(dx, dy);
    return `${round(point.x)},${round(point.y)}`;
  }

  function turn(dx: number, dy: number): { x: number; y: number } {
    const angle = (lean * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos };
  }

  /** A soft shadow inside the ball's left and lower edge. */
  function shade(r: number): string {
    if (pen.style.blocky) return '';
    const disc = `M${round(cx - r)},${round(cy)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${round(-2 * r)},0Z`;
    const crescent = `${disc}M${round(cx - r * 0.72)},${round(cy - r * 0.12)}a${round(r * 0.98)},${round(r * 0.98)} 0 1 1 ${round(1.96 * r)},0a${round(r * 0.98)},${round(r * 0.98)} 0 1 1 ${round(-1.96 * r)},0Z`;
    return clipTo(
      pen.ids,
      disc,
      svg`<path d="${crescent}" fill="#000000" fill-rule="evenodd" opacity="0.16"/>`,
    );
  }

  /**
   * Where the lines end: in the middle of each shell on the right face, at its name's height as far as it
   * reaches, and every one below the one before it, so that no two lines cross. From the outermost inwards.
   */
  function anchors(heights: number[]): { x: number; y: number }[] {
    const points: { x: number; y: number }[] = [];
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = heights.length - 1; i >= 0; i--) {
      const shell = heights.length - 1 - i;
      const middle = (rims[shell]! + (rims[shell - 1] ?? 0)) / 2;
      // Found along the shell, because the ball leans.
      let best = pointOn(middle, -62);
      for (let degrees = -62; degrees <= 62; degrees += 2) {
        const point = pointOn(middle, degrees);
        if (point.y <= Math.min(heights[i]!, lowest - 10)) best = point;
      }
      lowest = best.y;
      points.unshift(best);
    }
    return points;
  }

  function pointOn(r: number, degrees: number): { x: number; y: number } {
    const angle = (degrees * Math.PI) / 180;
    return turn(Math.cos(angle) * r * rightFace, Math.sin(angle) * r);
  }
};

/** Hot in the middle, as most balls that a lesson cuts open. */
function colorAt(layers: DiagramOf<'cutaway'>['layers'], i: number): string {
  return colors[Math.round((i * (colors.length - 1)) / Math.max(1, layers.length - 1))]!;
}
