import type { DiagramNode } from '@panelwise/contracts/domain/diagram';
import { drawLoop } from './cycle-loop.ts';
import { arrow, centered, combine, type DrawDiagram, type Drawing, icon, label, node, plate } from './pen.ts';

/** Below this height, px, a ring has no room for its labels. */
const lowFrame = 400;

/** A picture in the middle that is smaller than this is left out, px. */
const leastIcon = 48;

/** Rounds are made smaller, but not smaller than this, until an arrow fits between any two; px. */
const leastRadius = 30;

type Ring = {
  radius: number;
  labelWidth: number;
  rx: number;
  ry: number;
  places: { x: number; y: number }[];
  /** How far below its middle the name of each step ends, px. */
  feet: number[];
};

/** Sines of right angles that are zero, not nearly zero. */
const round6 = (value: number) => Math.round(value * 1e6) / 1e6;

/** Steps that come round again, clockwise from the top. */
export const drawCycle: DrawDiagram<'cycle'> = (cycle, frame, pen) =>
  frame.height < lowFrame && frame.width > frame.height * 2 && cycle.nodes.length > 2
    ? drawLoop(cycle, frame, pen)
    : drawRing(cycle, frame, pen);

const drawRing: DrawDiagram<'cycle'> = ({ nodes, center }, { x, y, width: w, height: h }, pen) => {
  const count = nodes.length;
  const cx = x + w / 2;
  const cy = y + h * 0.46;
  const most = Math.min(w / (count * 1.15 + 1.4), h * 0.16, 88);
  let ring = ringOf(most);
  for (let radius = most; radius > leastRadius && !hasArrows(ring); radius -= 4) ring = ringOf(radius);
  const { radius, labelWidth, rx, ry, places } = ring;
  const arrows = places
    .map((from, i) => {
      const link = linkOf(ring, i);
      if (link.room < 0) return '';
      const { ux, uy, to, leave, arrive } = link;
      return arrow(
        pen,
        { x: from.x + ux * leave, y: from.y + uy * leave },
        { x: to.x - ux * arrive, y: to.y - uy * arrive },
        Math.min(15, radius * 0.3),
        '#4cc9f0',
        -Math.min(16, 4 + link.room * 0.2),
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

  /** Where the steps stand when their rounds have this radius. */
  function ringOf(radius: number): Ring {
    const labelWidth = Math.min(Math.max(radius * 3.4, 120), w / Math.min(count, 4));
    const rx = Math.max(w * 0.16, Math.min(w / 2 - Math.max(radius, labelWidth / 2) - 8, h * 0.95));
    const ry = h / 2 - radius - pen.textSize * 0.7;
    const places = nodes.map((_, i) => {
      // Four stand in the corners, which leaves the middle free.
      if (count === 4) return { x: cx + (i % 3 ? rx : -rx), y: cy + (i < 2 ? -ry : ry) };
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count;
      // From five on, the steps at the sides keep apart from each other, nearer to the corners.
      const power = count > 4 ? 0.66 : 1;
      const outwards = (value: number) => Math.sign(value) * Math.abs(value) ** power;
      return {
        x: cx + outwards(round6(Math.cos(angle))) * rx,
        y: cy + outwards(round6(Math.sin(angle))) * ry,
      };
    });
    const feet = nodes.map((item) =>
      Math.max(
        ...node(pen, item, 0, 0, { fill: '', radius, labelWidth }).labels.map(
          ({ box }) => box.y + box.height,
        ),
      ),
    );
    return { radius, labelWidth, rx, ry, places, feet };
  }

  /** The way from a step to the next: its direction, what the two rounds take of it, and what it has to spare. */
  function linkOf({ places, feet, radius }: Ring, i: number) {
    const [from, to] = [places[i]!, places[(i + 1) % count]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const under = (step: number) => Math.max(pen.textSize * 1.5, feet[step]! - radius + 6);
    const leave = radius * 1.1 + Math.max(0, uy) * under(i);
    const arrive = radius * 1.14 + Math.max(0, -uy) * under((i + 1) % count);
    return { to, ux, uy, leave, arrive, room: length - leave - arrive - 24 };
  }

  function hasArrows(tried: Ring): boolean {
    return nodes.every((_, i) => linkOf(tried, i).room >= 0);
  }

  /** The name of the whole between two heights, under its picture where there is room for one. */
  function drawCenter(whole: DiagramNode, x: number, top: number, foot: number, room: number): Drawing {
    const nameRoom = pen.textSize * 1.8;
    // Between three steps the arrows run through the middle.
    const side = Math.min(foot - top - nameRoom, room * (count === 3 ? 0.35 : 0.9), 130);
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
