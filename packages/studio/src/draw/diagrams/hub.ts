import type { DiagramNode } from '@panelwise/contracts/domain/diagram';
import type { Box } from '../page-plan.ts';
import { burst } from '../props/effects.ts';
import {
  arrow,
  centered,
  type DiagramPen,
  type DrawDiagram,
  type Drawing,
  disc,
  fillOf,
  highlight,
  icon,
  label,
  node,
  plate,
} from './pen.ts';

const inward = { fill: '#dff4ff', arrow: '#4cc9f0' };
const outward = { fill: '#fff0d1', arrow: '#ff9f1c' };

/** What goes in, what comes out: a hub between its inputs and outputs. */
export const drawHub: DrawDiagram<'hub'> = (diagram, frame, pen) => {
  if (frame.width < frame.height * 1.02) return downwards(diagram, frame, pen);
  const room = frame.width * 0.36;
  return across(diagram, leaning(diagram, frame, room / 2), pen, room);
};

/** Where nothing goes in (or comes out), the hub stands at that side: the frame reaches out over its own edge. */
function leaning({ ins, outs }: Hub, frame: Box, half: number): Box {
  if (ins.length && outs.length) return frame;
  const width = 2 * (frame.width - half);
  return { ...frame, width, x: outs.length ? frame.x + frame.width - width : frame.x };
}

/** Shorter than this, an arrow is hardly one, px. */
const leastArrow = 70;

type Hub = { hub: DiagramNode; ins: DiagramNode[]; outs: DiagramNode[] };

function heart(
  pen: DiagramPen,
  hub: DiagramNode,
  x: number,
  y: number,
  radius: number,
  labelWidth: number,
): Drawing {
  const outline = pen.style.inked ? { color: pen.style.ink, width: 2.4 } : undefined;
  const star = burst(x, y, radius * 1.22, radius * 1.06, 16, fillOf(pen, '#fff7c2'), outline);
  if (!hub.icon)
    return {
      art: star,
      labels: [centered(pen, hub.label, x, y, Math.max(radius * 1.9, labelWidth * 0.8), highlight)],
    };
  return {
    art: star + icon(pen, hub.icon, x, y - radius * 0.08, radius * 1.45),
    labels: [
      label(pen, {
        text: hub.label,
        x,
        y: y + radius * 0.84,
        maxWidth: labelWidth,
        plate: highlight,
        scale: 1.05,
      }),
    ],
  };
}

/** Inputs at the left, outputs at the right; the hub's name has `heartWidth` px. */
function across(
  { hub, ins, outs }: Hub,
  { x, y, width: w, height: h }: Box,
  pen: DiagramPen,
  heartWidth: number,
): Drawing {
  const cx = x + w / 2;
  const cy = y + h * 0.48;
  const most = Math.max(ins.length, outs.length, 1);
  const radius = Math.min((h / most) * 0.42, 62, w * 0.07);
  const reach = Math.max(50, Math.min(w * 0.16, h * 0.36, (w * 0.5 - radius * 2 - 270) / 1.25));
  const labelRoom = Math.max(150, w * 0.5 - reach * 1.25 - radius * 2 - 110);
  const beside = w * 0.5 - reach * 1.26 - radius * 2 - 40;
  const widest = Math.max(
    ...[...ins, ...outs].map(
      ({ label: text }) =>
        label(pen, { text, x: 0, y: 0, maxWidth: labelRoom, plate, maxLines: 2 }).box.width,
    ),
    0,
  );
  // Where a name beside its picture would leave the arrow no room, names stand below the pictures.
  const below = beside - widest < leastArrow && h / most > radius + pen.textSize * 3.2;
  const side = (nodes: DiagramNode[], direction: -1 | 1, look: typeof inward): Drawing => {
    const slot = h / Math.max(nodes.length, 1);
    let art = '';
    const labels = nodes.map((item, i) => {
      const ny = y + slot * (i + 0.5);
      const nx = direction < 0 ? x + radius + 6 : x + w - radius - 6;
      if (below && item.icon) return nodeBelow(item, nx, ny, direction, look);
      const trial = label(pen, { text: item.label, x: 0, y: 0, maxWidth: labelRoom, plate, maxLines: 2 });
      // A node without an icon is its label alone.
      const inset = item.icon ? radius + 10 : -radius;
      const lx = nx - direction * (inset + trial.box.width / 2);
      const name = label(pen, {
        text: item.label,
        x: lx,
        y: ny - trial.box.height / 2 + 8,
        maxWidth: labelRoom,
        plate,
        maxLines: 2,
      });
      const end = { x: lx - direction * (trial.box.width / 2 + 12), y: ny };
      const angle = Math.atan2(cy - end.y, cx - end.x);
      const rim = { x: cx - Math.cos(angle) * reach * 1.26, y: cy - Math.sin(angle) * reach * 1.26 };
      const thick = Math.max(14, Math.min(26, radius * 0.42));
      const color = item.color ?? look.arrow;
      art += direction < 0 ? arrow(pen, end, rim, thick, color) : arrow(pen, rim, end, thick, color);
      if (item.icon) art += disc(pen, nx, ny, radius, look.fill) + icon(pen, item.icon, nx, ny, radius * 1.4);
      return name;
    });
    return { art, labels };

    /** A picture with its name below it, and the arrow between it and the hub. */
    function nodeBelow(item: DiagramNode, nx: number, ny: number, direction: -1 | 1, look: typeof inward) {
      const up = ny - pen.textSize * 0.6;
      const round = Math.min(radius, h / most / 2 - pen.textSize);
      const labelWidth = Math.min(labelRoom, (w / 2 - reach * 1.26) * 0.9);
      const name = label(pen, { text: item.label, x: 0, y: 0, maxWidth: labelWidth, plate, maxLines: 2 });
      const half = name.box.width / 2;
      const inside = direction < 0 ? Math.max(nx, x + half) : Math.min(nx, x + w - half);
      const angle = Math.atan2(cy - up, cx - inside);
      const rim = { x: cx - Math.cos(angle) * reach * 1.26, y: cy - Math.sin(angle) * reach * 1.26 };
      const end = { x: inside - direction * (round + 12), y: up };
      const color = item.color ?? look.arrow;
      art += direction < 0 ? arrow(pen, end, rim, 16, color) : arrow(pen, rim, end, 16, color);
      const drawn = node(pen, { ...item, color: undefined }, inside, up, {
        fill: look.fill,
        radius: round,
        labelWidth,
      });
      art += drawn.art;
      return drawn.labels[0]!;
    }
  };
  const left = side(ins, -1, inward);
  const right = side(outs, 1, outward);
  const middle = heart(pen, hub, cx, cy, reach, heartWidth);
  return {
    art: left.art + right.art + middle.art,
    labels: [...middle.labels, ...left.labels, ...right.labels],
  };
}

/** Inputs on top, outputs below, for a narrow frame. */
function downwards({ hub, ins, outs }: Hub, { x, y, width: w, height: h }: Box, pen: DiagramPen): Drawing {
  const cx = x + w / 2;
  const cy = y + h * 0.5;
  const reach = Math.min(w * 0.2, h * 0.15);
  const radius = Math.min(w * 0.12, h * 0.09);
  const row = (nodes: DiagramNode[], ry: number, incoming: boolean): Drawing[] =>
    nodes.map((item, i) => {
      const nx = x + (w * (i + 0.5)) / nodes.length;
      const angle = Math.atan2(cy - ry, cx - nx);
      const near = incoming ? radius * 1.2 + pen.textSize * 1.6 : radius * 1.2;
      const start = { x: nx + Math.cos(angle) * near, y: ry + Math.sin(angle) * near };
      const rim = { x: cx - Math.cos(angle) * reach * 1.25, y: cy - Math.sin(angle) * reach * 1.25 };
      const look = incoming ? inward : outward;
      const color = item.color ?? look.arrow;
      const shaft = incoming ? arrow(pen, start, rim, 15, color) : arrow(pen, rim, start, 15, color);
      const drawn = node(pen, { ...item, color: undefined }, nx, ry, {
        fill: look.fill,
        radius,
        labelWidth: (w / nodes.length) * 0.9,
      });
      return { art: shaft + drawn.art, labels: drawn.labels };
    });
  const rows = [
    ...row(ins, y + radius * 1.1, true),
    ...row(outs, y + h - radius * 1.2 - pen.textSize * 1.8, false),
  ];
  const middle = heart(pen, hub, cx, cy, reach, w * 0.5);
  return {
    art: rows.map(({ art }) => art).join('') + middle.art,
    labels: [...middle.labels, ...rows.flatMap(({ labels }) => labels)],
  };
}
