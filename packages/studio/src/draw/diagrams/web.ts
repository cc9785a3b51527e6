import { trophicLevels } from '@panelwise/contracts/domain/diagram-linked';
import { moveLabel } from '../lettering/label.ts';
import { circleTag, pathTag, round } from '../svg.ts';
import { type DiagramPen, type DrawDiagram, node, strongColor, thinLine } from './pen.ts';

type Point = { x: number; y: number };
type Obstacle = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Bows of an arrow, as a share of its length: the first that leads it past all others is taken. */
const bows = [0, 0.18, -0.18, 0.32, -0.32, 0.48, -0.48];
const groundFills = ['#dff3c8', '#fff0d1', '#ffe0c2', '#ffd3cc'];

/**
 * Who eats whom: those that eat nobody at the left, or at the foot of a narrow frame, and the arrows lead from what is
 * eaten to the one that eats it, the way the energy goes.
 */
export const drawWeb: DrawDiagram<'web'> = ({ beings, eats: given }, { x, y, width: w, height: h }, pen) => {
  const eats = given.filter(({ eater, eaten }) => beings[eater] && beings[eaten] && eater !== eaten);
  const levels = trophicLevels(beings.length, eats) ?? beings.map(() => 0);
  const count = Math.max(...levels) + 1;
  const level = (n: number) => beings.flatMap((_, i) => (levels[i] === n ? [i] : []));
  const crowd = Math.max(...Array.from({ length: count }, (_, n) => level(n).length));
  const name = pen.textSize * 1.5;
  // Names stand below the rounds; where the levels are one over the other there is room beside them.
  const sizeOf = (wide: number, tall: number, below: number, share: number) =>
    Math.max(18, Math.min(wide * 0.27, (tall - below) * share, 78));
  const lying = sizeOf(w / count, h / crowd, name, 0.42);
  const standing = sizeOf((w / crowd) * 0.8, h / count, 0, 0.35);
  const across = lying >= standing || w > h * 1.6;
  const radius = across ? lying : standing;
  const long = (across ? w : h) / count;
  // Where an arrow skips a level, those that stand alone on theirs step aside for it.
  const skips = eats.some(({ eater, eaten }) => levels[eater]! - levels[eaten]! > 1);
  const places: Point[] = beings.map((_, i) => {
    const n = levels[i]!;
    const mates = level(n);
    const turn = skips && mates.length === 1 && n > 0 && n < count - 1 ? (n % 2 ? -0.2 : 0.2) : 0;
    const side = (mates.indexOf(i) + 0.5) / mates.length + turn;
    return across
      ? { x: x + long * (n + 0.5), y: clamp(y + h * side - name / 2, y + radius, y + h - radius - name) }
      : { x: clamp(x + w * (side - 0.1), x + radius, x + w * 0.7), y: y + h - long * (n + 0.5) };
  });
  const drawn = beings.map((being, i) => {
    const fill = groundFills[Math.min(levels[i]!, groundFills.length - 1)]!;
    const { x: cx, y: cy } = places[i]!;
    const labelWidth = across ? long * 0.86 : (w / crowd) * 0.6;
    const { art, labels } = node(pen, being, cx, cy, { fill, radius, labelWidth, pointedAt: true });
    if (across || !being.icon) return { art, labels };
    const { box } = labels[0]!;
    return { art, labels: [moveLabel(labels[0]!, cx + radius * 0.8 - box.x, cy - box.y - box.height / 2)] };
  });
  const obstacles = beings.map((_, i): Obstacle[] => {
    const { box } = drawn[i]!.labels[0]!;
    return [
      { ...places[i]!, halfWidth: radius, halfHeight: radius },
      {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        halfWidth: box.width / 2,
        halfHeight: box.height / 2,
      },
    ];
  });
  const frame = { x, y, width: w, height: h };
  const arrows = eats.map(({ eater, eaten }) => {
    const others = obstacles.flatMap((own, i) => (i === eater || i === eaten ? [] : own));
    const ends = { start: obstacles[eaten]!, tip: obstacles[eater]! };
    const paths = bows.map((bow) => pathBetween(places[eaten]!, places[eater]!, bow, radius, ends));
    const free = paths.find((path) =>
      path.points.every((point) => inside(point, frame) && others.every((one) => !covers(one, point, 8))),
    );
    return drawArrow(pen, free ?? paths[0]!);
  });
  return {
    art: arrows.join('') + drawn.map(({ art }) => art).join(''),
    labels: drawn.flatMap(({ labels }) => labels),
  };
};

type Path = { points: Point[] };

/** Points along the bow from one round to the other, where they are outside of both rounds and their names. */
function pathBetween(
  from: Point,
  to: Point,
  bow: number,
  radius: number,
  ends: { start: Obstacle[]; tip: Obstacle[] },
): Path {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * bow * 2, y: (from.y + to.y) / 2 + dx * bow * 2 };
  const all = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    return {
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
    };
  });
  const clear = (point: Point, centre: Point, [, name]: Obstacle[], gap: number) =>
    Math.hypot(point.x - centre.x, point.y - centre.y) > radius + gap && !covers(name!, point, gap * 0.6);
  const points = all.filter((point) => clear(point, from, ends.start, 5) && clear(point, to, ends.tip, 7));
  return { points: points.length > 3 ? points : all.slice(20, 41) };
}

function drawArrow(pen: DiagramPen, { points }: Path): string {
  const { style } = pen;
  const tip = points.at(-1)!;
  const length = points.reduce(
    (sum, point, i) => sum + (i ? Math.hypot(point.x - points[i - 1]!.x, point.y - points[i - 1]!.y) : 0),
    0,
  );
  const head = Math.min(22, length * 0.5);
  const neckAt = Math.max(
    1,
    points.findIndex((point) => Math.hypot(point.x - tip.x, point.y - tip.y) < head),
  );
  const neck = points[neckAt] ?? points[0]!;
  const reach = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const [ux, uy] = [(tip.x - neck.x) / reach, (tip.y - neck.y) / reach];
  const base = { x: tip.x - ux * head, y: tip.y - uy * head };
  const color = strongColor(pen, '#e8730c');
  const shaft = [...points.slice(0, neckAt), base];
  const d = `M${shaft.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}`;
  const side = head * 0.55;
  const triangle = `M${round(tip.x)},${round(tip.y)}L${round(base.x - uy * side)},${round(base.y + ux * side)}L${round(base.x + uy * side)},${round(base.y - ux * side)}Z`;
  const edge = thinLine(style);
  const outline = edge && !style.monochrome ? pathTag(d, 'none', { color: edge.color, width: 11 }) : '';
  return (
    outline +
    pathTag(d, 'none', { color, width: 6.5 }) +
    pathTag(triangle, color, edge) +
    circleTag(points[0]!.x, points[0]!.y, 1, color)
  );
}

const covers = ({ x, y, halfWidth, halfHeight }: Obstacle, point: Point, gap: number) =>
  Math.abs(point.x - x) < halfWidth + gap && Math.abs(point.y - y) < halfHeight + gap;

const inside = ({ x, y }: Point, frame: { x: number; y: number; width: number; height: number }) =>
  x > frame.x + 4 && x < frame.x + frame.width - 4 && y > frame.y + 4 && y < frame.y + frame.height - 4;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
