import type { Label } from '../lettering/label.ts';
import type { Box } from '../page-plan.ts';
import {
  type DiagramOf,
  type DiagramPen,
  type DrawDiagram,
  highlight,
  icon,
  label,
  plateRect,
} from './pen.ts';

const fills = ['#dff4ff', '#ffe3e0', '#e6f7da'];
const gap = 24;
/** Sizes of the items, the largest that leaves them inside their column wins. */
const scales = [1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6];

type Column = DiagramOf<'compare'>['columns'][number];
/** A column's picture, its words, and whether they stay inside it. */
type Set = { art: string; labels: Label[]; fits: boolean };

/** Two or three columns side by side. */
export const drawCompare: DrawDiagram<'compare'> = ({ columns }, frame, pen) => {
  const width = (frame.width - gap * (columns.length - 1)) / columns.length;
  const boxes = columns.map((_, i): Box => ({ ...frame, x: frame.x + i * (width + gap), width }));
  const plates = boxes.map((box, i) => {
    const fill = pen.style.monochrome ? '#ffffff' : pen.style.paint(fills[i]!, 'accent');
    return plateRect(pen, box.x, box.y, box.width, box.height, fill, 18);
  });
  // All columns are set alike: with the picture on top, or in a low frame beside the words.
  const stacked = columns.map((column, i) => setColumn(column, boxes[i]!, pen, 'above'));
  const sets = stacked.every(({ fits }) => fits)
    ? stacked
    : columns.map((column, i) => setColumn(column, boxes[i]!, pen, 'beside'));
  return {
    art: plates.map((plate, i) => plate + sets[i]!.art).join(''),
    labels: sets.flatMap(({ labels }) => labels),
  };
};

function setColumn(column: Column, box: Box, pen: DiagramPen, place: 'above' | 'beside'): Set {
  const { x, y, width, height } = box;
  const side = !column.icon
    ? 0
    : place === 'above'
      ? Math.min(width * 0.42, height * 0.34)
      : Math.min(width * 0.28, height * 0.6);
  const left = place === 'beside' ? x + side * 1.1 : x;
  const room = x + width - left;
  const cx = left + room / 2;
  const art = !column.icon
    ? ''
    : place === 'above'
      ? icon(pen, column.icon, cx, y + side * 0.62, side)
      : icon(pen, column.icon, x + side * 0.62 + 8, y + height / 2, side);
  const top = place === 'above' && side ? y + side * 1.18 + 6 : y + 18;
  const title = label(pen, {
    text: column.title,
    x: cx,
    y: top,
    maxWidth: room - 44,
    plate: highlight,
    maxLines: 2,
    scale: place === 'above' ? 1.3 : 1.1,
  });
  const from = title.box.y + title.box.height + (place === 'above' ? 18 : 12);
  const items = setItems(
    column.items,
    { x: left, y: from, width: room, height: y + height - 14 - from },
    pen,
  );
  return { art, labels: [title, ...items.labels], fits: items.fits };
}

function setItems(texts: string[], { x, y, width, height }: Box, pen: DiagramPen): Omit<Set, 'art'> {
  let labels: Label[] = [];
  for (const scale of scales) {
    const apart = scale >= 1 ? 18 : 12;
    let top = y;
    labels = texts.map((text) => {
      const line = label(pen, { text, x: x + width / 2, y: top, maxWidth: width - 36, maxLines: 3, scale });
      top = line.box.y + line.box.height + apart;
      return line;
    });
    if (top - apart - y <= height) return { labels, fits: true };
  }
  return { labels, fits: false };
}
