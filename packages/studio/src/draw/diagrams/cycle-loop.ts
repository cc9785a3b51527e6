import { moveLabel } from '../lettering/label.ts';
import { arrow, centered, type DrawDiagram, disc, icon, label, plate } from './pen.ts';

const flow = '#4cc9f0';
/** Room between two steps for the arrow, px. */
const arrowRoom = 84;

/** A cycle for a low, wide frame: a flattened ring of two rows, clockwise, each step's name beside its picture. */
export const drawLoop: DrawDiagram<'cycle'> = ({ nodes, center }, { x, y, width: w, height: h }, pen) => {
  const perRow = Math.ceil(nodes.length / 2);
  const slot = w / perRow;
  const radius = Math.max(22, Math.min(h * 0.17, slot * 0.16, 66));
  const steps = nodes.map((node, i) => {
    const back = i >= perRow;
    const inRow = back ? nodes.length - perRow : perRow;
    const place = back ? inRow - 1 - (i - perRow) : i;
    const cx = x + (w * (place + 0.5)) / inRow;
    const cy = y + h * (back ? 0.78 : 0.22);
    const side = node.icon ? radius * 2 + 6 : 0;
    const name = label(pen, {
      text: node.label,
      x: cx + side / 2,
      y: cy,
      maxWidth: Math.max(90, slot - side - arrowRoom),
      plate,
      maxLines: 2,
    });
    const half = (name.box.width + side) / 2;
    const discX = cx - half + radius;
    const art = node.icon
      ? disc(pen, discX, cy, radius, node.color ?? '#e8f7ff') + icon(pen, node.icon, discX, cy, radius * 1.36)
      : '';
    const high = Math.max(node.icon ? radius : 0, name.box.height / 2);
    return { cx, cy, half, high, back, art, name: moveLabel(name, 0, cy - name.box.y - name.box.height / 2) };
  });
  const arrows = steps.map((from, i) => {
    const to = steps[(i + 1) % steps.length]!;
    const turns = from.back !== to.back;
    const way = from.back ? -1 : 1;
    const start = turns
      ? { x: from.cx, y: from.cy + way * (from.high + 8) }
      : { x: from.cx + way * (from.half + 10), y: from.cy };
    const end = turns
      ? { x: to.cx, y: to.cy - way * (to.high + 8) }
      : { x: to.cx - way * (to.half + 10), y: to.cy };
    return Math.hypot(end.x - start.x, end.y - start.y) < 22 ? '' : arrow(pen, start, end, 14, flow);
  });
  const middle = center ? [centered(pen, center.label, x + w / 2, y + h / 2, slot * 0.8)] : [];
  return {
    art: arrows.join('') + steps.map(({ art }) => art).join(''),
    labels: [...steps.map(({ name }) => name), ...middle],
  };
};
