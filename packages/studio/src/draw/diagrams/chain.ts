import type { DiagramNode } from '@panelwise/contracts/domain/diagram';
import { arrow, centered, combine, type DrawDiagram, label, node, plate } from './pen.ts';

/** A shorter arrow has no room for its name between the rounds, px. */
const leastName = 110;
/** A narrower column has no room for the name of a step, px. */
const leastColumn = 92;

/**
 * Steps in a row, or in a winding double row where the frame is not long enough. `arrows` names the arrows;
 * an empty list leaves them out, for things that stand side by side without an order.
 */
export const drawChain: DrawDiagram<'chain'> = ({ nodes, arrows }, { x, y, width: w, height: h }, pen) => {
  const count = nodes.length;
  const linked = arrows?.length !== 0;
  const radiusOf = (inRow: number) => {
    const rows = Math.ceil(count / inRow);
    const high = h / rows;
    // Between rows a label and an arrow need their room.
    const rowRoom = rows > 1 ? (high - pen.textSize * 1.7 - 40) / 2.3 : (high - pen.textSize * 1.6) * 0.44;
    return Math.max(24, Math.min((w / inRow) * 0.31, rowRoom, 92));
  };
  const usual =
    count <= 3 ? (w > h * 0.8 ? count : 1) : w > h * (count > 5 ? 3 : 1.9) ? count : Math.ceil(count / 2);
  // In a low frame two rows leave hardly any room for pictures.
  const perRow = w / count >= leastColumn && radiusOf(count) > radiusOf(usual) * 1.15 ? count : usual;
  const radius = radiusOf(perRow);
  const [cw, rh] = [w / perRow, h / Math.ceil(count / perRow)];
  const places = nodes.map((_, i) => {
    const row = Math.floor(i / perRow);
    const column = row % 2 ? perRow - 1 - (i % perRow) : i % perRow;
    return { x: x + cw * (column + 0.5), y: y + rh * (row + 0.5) - pen.textSize * 0.55 };
  });
  /** Words that stand alone reach further to the side than a round does. */
  const reachOf = (item: DiagramNode, round: number) =>
    item.icon !== undefined || item.color !== undefined
      ? round
      : Math.max(round, centered(pen, item.label, 0, 0, cw * 0.84, plate).box.width / 2 + 6);
  const links = places.slice(0, -1).map((from, i) => {
    if (!linked) return { art: '', labels: [] };
    const to = places[i + 1]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const down = Math.abs(uy) > 0.5;
    const leave = down ? radius * 1.12 + pen.textSize * 1.7 : reachOf(nodes[i]!, radius * 1.12);
    const arrive = down ? radius * 1.14 : reachOf(nodes[i + 1]!, radius * 1.14);
    const start = { x: from.x + ux * leave, y: from.y + uy * leave };
    const end = { x: to.x - ux * arrive, y: to.y - uy * arrive };
    if (length < leave + arrive + 12) return { art: '', labels: [] };
    const art = arrow(pen, start, end, Math.min(20, radius * 0.28), '#ff9f1c');
    const text = arrows?.[i];
    if (!text) return { art, labels: [] };
    const middle = (start.x + end.x) / 2;
    const name = (at: { x: number; y: number }, maxWidth: number) =>
      label(pen, { text, ...at, maxWidth, scale: 0.85, maxLines: 2 });
    if (down) return { art, labels: [name({ x: middle + 70, y: (start.y + end.y) / 2 - 8 }, cw * 0.5)] };
    const between = length - 2 * radius - 16;
    const narrow = between < leastName;
    const trial = name({ x: middle, y: 0 }, narrow ? cw * 0.92 : between);
    // Over its arrow; a name that is wider than the arrow stands over the rounds as well.
    const foot = start.y - (narrow || trial.box.width > between ? radius + 6 : radius * 0.36 + 6);
    const labels = [
      name({ x: middle, y: Math.max(y, foot - trial.box.height) }, narrow ? cw * 0.92 : between),
    ];
    return { art, labels };
  });
  const drawn = nodes.map((item, i) =>
    node(pen, item, places[i]!.x, places[i]!.y, { fill: '#fff0d1', radius, labelWidth: cw * 0.88 }),
  );
  const ordered = combine(...links, ...drawn);
  // Nodes are read before the names of the arrows between them.
  return { art: ordered.art, labels: drawn.flatMap((d) => d.labels).concat(links.flatMap((l) => l.labels)) };
};
