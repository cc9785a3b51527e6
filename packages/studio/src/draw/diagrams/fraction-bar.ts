import { limits } from '@panelwise/contracts/domain/limits';
import { moveLabel } from '../lettering/label.ts';
import { rectTag } from '../svg.ts';
import { type DrawDiagram, fillOf, label, thinLine } from './pen.ts';

/** Sizes of a bar's name, the first that is not higher than its slot. */
const scales = [1.15, 1, 0.85, 0.7];
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
  const longest = bars.map(
    (bar) => label(pen, { text: bar.label, x: 0, y: 0, maxWidth: w, scale: 1.15 }).box.width,
  );
  const names = Math.min(w * 0.34, Math.max(...longest) + 6);
  const wide = w - names - 24;
  let art = '';
  const labels = bars.map((bar, i) => {
    const top = y + slot * (i + 0.5) - tall / 2;
    const parts = Math.min(bar.parts, limits.fractionPartsMax);
    for (let part = 0; part < parts; part++) {
      const filled = part < bar.filled;
      const fill = filled
        ? style.monochrome
          ? 'url(#tone2)'
          : style.paint(colors[i % colors.length]!, 'accent')
        : fillOf(pen, '#fffdf5');
      art += rectTag(x + names + 24 + (wide * part) / parts, top, wide / parts, tall, fill, {
        stroke: thinLine(style) ?? { color: style.ink, width: 2 },
      });
    }
    const request = { text: bar.label, x: x + names / 2, y: 0, maxWidth: names, maxLines: 2 };
    const sizes = scales.map((scale) => label(pen, { ...request, scale }));
    const name = sizes.find(({ box }) => box.height <= slot - 8) ?? sizes.at(-1)!;
    return moveLabel(name, 0, top + tall / 2 - name.box.height / 2);
  });
  return { art, labels };
};
