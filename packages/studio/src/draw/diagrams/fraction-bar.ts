import { rectTag } from '../svg.ts';
import { type DrawDiagram, fillOf, label, thinLine } from './pen.ts';

const colors = ['#ff9f1c', '#4cc9f0', '#80ed99', '#f28482'];

/** Equal wholes, one under the other, each cut into parts with some of them filled. */
export const drawFractionBar: DrawDiagram<'fraction-bar'> = (
  { bars },
  { x, y, width: w, height: h },
  pen,
) => {
  const { style } = pen;
  const slot = h / bars.length;
  const tall = Math.min(slot * 0.62, 110);
  const names = Math.min(w * 0.24, 220);
  const wide = w - names - 24;
  let art = '';
  const labels = bars.map((bar, i) => {
    const top = y + slot * (i + 0.5) - tall / 2;
    for (let part = 0; part < bar.parts; part++) {
      const filled = part < bar.filled;
      const fill = filled
        ? style.monochrome
          ? 'url(#tone2)'
          : style.paint(colors[i % colors.length]!, 'accent')
        : fillOf(pen, '#fffdf5');
      art += rectTag(x + names + 24 + (wide * part) / bar.parts, top, wide / bar.parts, tall, fill, {
        stroke: thinLine(style) ?? { color: style.ink, width: 2 },
      });
    }
    const trial = label(pen, { text: bar.label, x: 0, y: 0, maxWidth: names, maxLines: 2, scale: 1.15 });
    return label(pen, {
      text: bar.label,
      x: x + names / 2,
      y: top + tall / 2 - trial.box.height / 2,
      maxWidth: names,
      maxLines: 2,
      scale: 1.15,
    });
  });
  return { art, labels };
};
