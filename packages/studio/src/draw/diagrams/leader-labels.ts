import { type Label, moveLabel } from '../lettering/label.ts';
import { svg } from '../markup.ts';
import { circleTag, round } from '../svg.ts';
import { type DiagramPen, icon, label, plate } from './pen.ts';

/** A part of a picture that has its name beside it, with a small picture of its own if it has one. */
export type NamedPart = { text: string; icon?: string | undefined };
/** The column of names: left edge, room to the right, and the heights between which it may stand. Px. */
export type LabelColumn = { x: number; width: number; top: number; bottom: number };

const gap = 8;
const iconGap = 8;

/** Side of the picture that stands before a name, px. */
const iconSide = (pen: DiagramPen) => pen.textSize * 1.7;

/** The width that the widest name needs when it may take as much as `most` px. */
export function columnWidth(pen: DiagramPen, parts: NamedPart[], most: number): number {
  return Math.max(
    ...parts.map((part) => {
      const before = part.icon ? iconSide(pen) + iconGap : 0;
      return before + setName(pen, part.text, most - before).box.width;
    }),
  );
}

/** Heights, in order, at which names of these heights stand nearest to where they would like to. */
export function spread(wished: number[], heights: number[], top: number, bottom: number): number[] {
  const middles = [...wished];
  // Down the column each makes room for the one before it, then up again from the foot.
  middles.forEach((middle, i) => {
    const least = i ? middles[i - 1]! + (heights[i - 1]! + heights[i]!) / 2 + gap : top + heights[i]! / 2;
    middles[i] = Math.max(middle, least);
  });
  for (let i = middles.length - 1; i >= 0; i--) {
    const next = i + 1 < middles.length;
    const most = next
      ? middles[i + 1]! - (heights[i + 1]! + heights[i]!) / 2 - gap
      : bottom - heights[i]! / 2;
    middles[i] = Math.min(middles[i]!, most);
  }
  return middles;
}

/** Names in a column right of a picture, from the top down, each at the height that its part would like. */
export function columnLabels(
  pen: DiagramPen,
  parts: NamedPart[],
  wished: number[],
  column: LabelColumn,
): { label: Label; art: string; middle: number; edge: number }[] {
  const side = iconSide(pen);
  const names = parts.map((part) => setName(pen, part.text, column.width - (part.icon ? side + iconGap : 0)));
  const heights = names.map((name, i) => Math.max(name.box.height, parts[i]!.icon ? side : 0));
  const middles = spread(wished, heights, column.top, column.bottom);
  return names.map((name, i) => {
    const picture = parts[i]!.icon;
    const left = column.x + (picture ? side + iconGap : 0);
    const middle = middles[i]!;
    return {
      label: moveLabel(name, left - name.box.x, middle - name.box.y - name.box.height / 2),
      art: picture ? icon(pen, picture, column.x + side / 2, middle, side) : '',
      middle,
      edge: column.x - 4,
    };
  });
}

/** The line from a name to its part, which a dot marks; a pale edge keeps it visible on any colour. */
export function leader(
  pen: DiagramPen,
  from: { x: number; y: number },
  to: { x: number; y: number },
): string {
  const d = `M${round(from.x)},${round(from.y)}L${round(to.x)},${round(to.y)}`;
  const { ink, dark, paper } = pen.style;
  const pale = dark ? paper : '#ffffff';
  return svg`<path d="${d}" fill="none" stroke="${pale}" stroke-width="6" stroke-linecap="round" opacity="0.75"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>${circleTag(to.x, to.y, 5.5, pale, { color: ink, width: 2.6 })}`;
}

function setName(pen: DiagramPen, text: string, maxWidth: number): Label {
  return label(pen, { text, x: 0, y: 0, maxWidth: Math.max(60, maxWidth - 24), plate, maxLines: 2 });
}
