import { type Label, moveLabel } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import { leader, spread } from './leader-labels.ts';
import { type DiagramOf, type DiagramPen, type DrawDiagram, icon, label, plate } from './pen.ts';

type Part = DiagramOf<'labelled'>['parts'][number];
type Point = { x: number; y: number };
/** Where the picture stands, and a name with the point that its line starts from, for each part. */
type Arranged = {
  size: number;
  left: number;
  top: number;
  names: { part: Part; name: Label; from: Point }[];
};

/** Room between the picture and its names, px. */
const reach = 26;

/**
 * One picture, as large as the frame allows, with the names of its parts and a line to each: at both sides of it, or, in
 * a narrow frame, above and below. A part stands on the side it is nearer to, in their order, so that no two lines cross.
 */
export const drawLabelled: DrawDiagram<'labelled'> = ({ icon: picture, parts: named }, frame, pen) => {
  // A script of long ago may hold any number.
  const parts = named.map(({ label, at }): Part => ({ label, at: [inside(at[0]), inside(at[1])] }));
  const [beside, stacked] = [besides(parts, frame, pen), aboveAndBelow(parts, frame, pen)];
  const { size, left, top, names } = stacked.size > beside.size * 1.1 ? stacked : beside;
  const lines = names.map(({ part: { at }, from }) =>
    leader(pen, from, { x: left + (size * at[0]) / 100, y: top + (size * at[1]) / 100 }),
  );
  const art = picture ? icon(pen, picture, left + size / 2, top + size / 2, size) : '';
  return { art: art + lines.join(''), labels: names.map(({ name }) => name) };
};

const inside = (percent: number) => (Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 50);

const nameOf = (pen: DiagramPen, part: Part, maxWidth: number) =>
  label(pen, { text: part.label, x: 0, y: 0, maxWidth: Math.max(60, maxWidth - 24), plate, maxLines: 3 });

/** The parts nearer to the beginning and those nearer to the end of an axis, in order along the other one. */
const halves = (parts: Part[], axis: 0 | 1) =>
  [parts.filter(({ at }) => at[axis] < 50), parts.filter(({ at }) => at[axis] >= 50)].map((half) =>
    half.toSorted((a, b) => a.at[1 - axis]! - b.at[1 - axis]!),
  );

const most = (values: number[]) => Math.max(0, ...values);

function besides(parts: Part[], { x, y, width, height }: Box, pen: DiagramPen): Arranged {
  const sides = halves(parts, 0);
  const widest = width * (sides.every((side) => side.length > 0) ? 0.26 : 0.4);
  const named = sides.map((side) => side.map((part) => ({ part, name: nameOf(pen, part, widest) })));
  const rooms = named.map((side) => (side.length ? most(side.map(({ name }) => name.box.width)) + reach : 0));
  const size = Math.max(40, Math.min(height - 8, width - rooms[0]! - rooms[1]! - 8));
  const left = x + rooms[0]! + (width - rooms[0]! - rooms[1]! - size) / 2;
  const top = y + (height - size) / 2;
  const names = named.flatMap((side, i) => {
    const wished = side.map(({ part }) => top + (size * part.at[1]) / 100);
    const middles = spread(
      wished,
      side.map(({ name }) => name.box.height),
      y,
      y + height,
    );
    return side.map(({ part, name: { box, ...name } }, at) => {
      const edge = i === 0 ? left - reach : left + size + reach;
      const start = i === 0 ? edge - box.width : edge;
      const middle = middles[at]!;
      return {
        part,
        name: moveLabel({ box, ...name }, start - box.x, middle - box.height / 2 - box.y),
        from: { x: i === 0 ? edge + 4 : edge - 4, y: middle },
      };
    });
  });
  return { size, left, top, names };
}

function aboveAndBelow(parts: Part[], { x, y, width, height }: Box, pen: DiagramPen): Arranged {
  const named = halves(parts, 1).map((row) =>
    row.map((part) => ({ part, name: nameOf(pen, part, width / row.length - 8) })),
  );
  const rooms = named.map((row) => (row.length ? most(row.map(({ name }) => name.box.height)) + reach : 0));
  const size = Math.max(40, Math.min(width - 8, height - rooms[0]! - rooms[1]! - 8));
  const left = x + (width - size) / 2;
  const top = y + rooms[0]! + (height - rooms[0]! - rooms[1]! - size) / 2;
  const names = named.flatMap((row, i) => {
    const wished = row.map(({ part }) => left + (size * part.at[0]) / 100);
    const middles = spread(
      wished,
      row.map(({ name }) => name.box.width),
      x,
      x + width,
    );
    return row.map(({ part, name: { box, ...name } }, at) => {
      const edge = i === 0 ? top - reach : top + size + reach;
      const start = i === 0 ? edge - box.height : edge;
      const middle = middles[at]!;
      return {
        part,
        name: moveLabel({ box, ...name }, middle - box.width / 2 - box.x, start - box.y),
        from: { x: middle, y: i === 0 ? edge + 4 : edge - 4 },
      };
    });
  });
  return { size, left, top, names };
}
