import { type DrawDiagram, highlight, icon, label, plateRect } from './pen.ts';

const fills = ['#dff4ff', '#ffe3e0', '#e6f7da'];

/** Two or three columns side by side. */
export const drawCompare: DrawDiagram<'compare'> = ({ columns }, { x, y, width: w, height: h }, pen) => {
  const gap = 24;
  const wide = (w - gap * (columns.length - 1)) / columns.length;
  let art = '';
  const labels = columns.flatMap((column, i) => {
    const left = x + i * (wide + gap);
    const cx = left + wide / 2;
    const fill = pen.style.monochrome ? '#ffffff' : pen.style.paint(fills[i]!, 'accent');
    art += plateRect(pen, left, y, wide, h, fill, 18);
    const side = column.icon ? Math.min(wide * 0.4, h * 0.3) : 0;
    if (column.icon) art += icon(pen, column.icon, cx, y + side * 0.62, side);
    let top = y + (side ? side * 1.18 : 18) + 6;
    const title = label(pen, {
      text: column.title,
      x: cx,
      y: top,
      maxWidth: wide - 44,
      plate: highlight,
      maxLines: 2,
      scale: 1.1,
    });
    top = title.box.y + title.box.height + 18;
    const room = y + h - 14 - top;
    return [title, ...items(column.items, cx, top, room)];
  });
  return { art, labels };

  function items(texts: string[], cx: number, from: number, room: number) {
    for (const scale of [0.92, 0.8, 0.7, 0.6]) {
      let top = from;
      const lines = texts.map((text) => {
        const line = label(pen, { text, x: cx, y: top, maxWidth: wide - 36, maxLines: 3, scale });
        top = line.box.y + line.box.height + 12;
        return line;
      });
      if (top - 12 - from <= room || scale === 0.6) return lines;
    }
    return [];
  }
};
