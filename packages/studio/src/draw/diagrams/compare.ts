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
    const side = column.icon ? Math.min(wide * 0.42, h * 0.34) : 0;
    if (column.icon) art += icon(pen, column.icon, cx, y + side * 0.62, side);
    let top = y + (side ? side * 1.18 : 18) + 6;
    const title = label(pen, {
      text: column.title,
      x: cx,
      y: top,
      maxWidth: wide - 44,
      plate: highlight,
      maxLines: 2,
      scale: 1.3,
    });
    top = title.box.y + title.box.height + 18;
    const room = y + h - 14 - top;
    return [title, ...items(column.items, cx, top, room)];
  });
  return { art, labels };

  function items(texts: string[], cx: number, from: number, room: number) {
    const scales = [1.3, 1.15, 1, 0.9, 0.8, 0.7, 0.6];
    for (const scale of scales) {
      const gap = scale >= 1 ? 18 : 12;
      let top = from;
      const lines = texts.map((text) => {
        const line = label(pen, { text, x: cx, y: top, maxWidth: wide - 36, maxLines: 3, scale });
        top = line.box.y + line.box.height + gap;
        return line;
      });
      if (top - gap - from <= room || scale === scales.at(-1)) return lines;
    }
    return [];
  }
};
