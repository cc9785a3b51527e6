import { pathTag, round } from '../svg.ts';
import { arrow, type DrawDiagram, highlight, label } from './pen.ts';

/** Room that a tick's number needs, px. */
const tickRoom = 64;

/** A number line with even ticks and some marked places. */
export const drawNumberLine: DrawDiagram<'number-line'> = (
  { from, to, step, marks },
  { x, y, width: w, height: h },
  pen,
) => {
  const { style, textSize: z } = pen;
  const [low, high] = from <= to ? [from, to] : [to, from];
  const span = high - low || 1;
  const [left, right] = [x + 40, x + w - 40];
  const base = y + h * 0.62;
  const at = (value: number) => left + ((Math.max(low, Math.min(high, value)) - low) / span) * (right - left);
  let art = pathTag(`M${round(x)},${round(base)} H${round(x + w)}`, 'none', { color: style.ink, width: 5 });
  art += pathTag(
    `M${round(x + w - 14)},${round(base - 12)} L${round(x + w)},${round(base)} L${round(x + w - 14)},${round(base + 12)} M${round(x + 14)},${round(base - 12)} L${round(x)},${round(base)} L${round(x + 14)},${round(base + 12)}`,
    'none',
    { color: style.ink, width: 5 },
  );
  // A step too fine to draw is widened to whole multiples of itself.
  const stride = step * Math.max(1, Math.ceil(span / step / Math.floor((right - left) / tickRoom)));
  const labels = [];
  for (let i = 0; low + i * stride <= high + stride * 1e-6; i++) {
    const value = Math.round((low + i * stride) * 1e6) / 1e6;
    art += pathTag(`M${round(at(value))},${round(base - 12)} v24`, 'none', { color: style.ink, width: 3.5 });
    labels.push(
      label(pen, {
        text: String(value),
        x: at(value),
        y: base + 24,
        maxWidth: Math.max(40, ((right - left) * stride) / span),
        maxLines: 1,
        scale: 0.9,
      }),
    );
  }
  const byPlace = [...marks].sort((a, b) => a.at - b.at);
  byPlace.forEach((mark, i) => {
    const cx = at(mark.at);
    const tier = i % 2 ? z * 2.4 : 0;
    const name = label(pen, {
      text: mark.label,
      x: cx,
      y: base - h * 0.3 - tier - z,
      maxWidth: w * 0.24,
      plate: highlight,
      maxLines: 2,
    });
    art += arrow(pen, { x: cx, y: name.box.y + name.box.height + 4 }, { x: cx, y: base - 16 }, 12, '#ff6b6b');
    labels.push(name);
  });
  return { art, labels };
};
