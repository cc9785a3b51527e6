import type { DiagramNode } from '@panelwise/contracts/domain/script';
import { drawLoop } from './cycle-loop.ts';
import { arrow, centered, combine, type DrawDiagram, type Drawing, icon, label, node, plate } from './pen.ts';

/** Below this height, px, a ring has no room for its labels. */
const lowFrame = 400;

/** A picture in the middle that is smaller than this is left out, px. */
const leastIcon = 48;

/** Steps that come round again, clockwise from the top. */
export const drawCycle: DrawDiagram<'cycle'> = (cycle, frame, pen) =>
  frame.height < lowFrame && frame.width > frame.height * 2 && cycle.nodes.length > 2
    ? drawLoop(cycle, frame, pen)
    : drawRing(cycle, frame, pen);

const drawRing: DrawDiagram<'cycle'> = ({ nodes, center }, { x, y, width: w, height: h }, pen) => {
  const count = nodes.length;
  const cx = x + w / 2;
  const cy = y + h * 0.46;
  const radius = Math.min(w / (count * 1.15 + 1.4), h * 0.16, 88);
  const labelWidth = Math.min(radius * 3.4, w / Math.min(count, 4));
  const rx = Math.max(w * 0.16, Math.min(w / 2 - Math.max(radius, labelWidth / 2) - 8, h * 0.95));
  const ry = h / 2 - radius - pen.textSize * 0.7;
  const places = nodes.map((_, i) => {
    // Four stand in the corners, which leaves the middle free.
    if (count === 4) return { x: cx + (i % 3 ? rx : -rx), y: cy + (i < 2 ? -ry : ry) };
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count;
    return { x: cx + Math.cos(angle) * rx, y: cy + Math.sin(angle) * ry };
  });
  const arrows = places
    .map((from, i) => {
      const to = places[(i + 1) % count]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const leave = radius * 1.1 + Math.max(0, uy) * pen.textSize * 1.5;
      const arrive = radius * 1.14 + Math.max(0, -uy) * pen.textSize * 1.5;
      if (length < leave + arrive + 24) return '';
      return arrow(
        pen,
        { x: from.x + ux * leave, y: from.y + uy * leave },
        { x: to.x - ux * arrive, y: to.y - uy * arrive },
        15,
        '#4cc9f0',
        -16,
      );
    })
    .join('');
  const drawn = nodes.map((item, i) =>
    node(pen, item, places[i]!.x, places[i]!.y, { fill: '#e8f7ff', radius, labelWidth }),
  );
  // What the top step and, where there is one, the bottom step leave of the middle column.
  const top = count === 4 ? cy - ry + 20 : cy - ry + radius + pen.textSize * 1.25;
  const foot = count === 4 ? cy + ry - 20 : count % 2 ? y + h : cy + ry - radius;
  const middle = center ? drawCenter(center, cx, top, foot, rx) : { art: '', labels: [] };
  return combine({ art: arrows, labels: [] }, ...drawn, middle);

  /** The name of the whole between two heights, under its picture where there is room for one. */
  function drawCenter(whole: DiagramNode, x: number, top: number, foot: number, room: number): Drawing {
    const nameRoom = pen.textSize * 1.8;
    const side = Math.min(foot - top - nameRoom, room * 0.9, 130);
    const width = count === 4 ? Math.max(90, 2 * room - labelWidth - 20) : room;
    if (!whole.icon || side < leastIcon)
      return { art: '', labels: [centered(pen, whole.label, x, (top + foot) / 2, width, plate)] };
    const start = (top + foot - side - nameRoom) / 2;
    return {
      art: icon(pen, whole.icon, x, start + side / 2, side),
      labels: [label(pen, { text: whole.label, x, y: start + side + 8, maxWidth: width, plate })],
    };
  }
};
