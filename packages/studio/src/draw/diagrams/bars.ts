import { rectTag, round } from '../svg.ts';
import { arrow, type DrawDiagram, label, thinLine } from './pen.ts';

const colors = ['#4cc9f0', '#80ed99', '#ffd166', '#ff9f1c', '#f28482', '#b388eb', '#90be6d', '#f9c74f'];

/** Amounts as bars from a zero baseline; where every bar is higher than the last, the steps between are named. */
export const drawBars: DrawDiagram<'bars'> = ({ bars, unit }, { x, y, width: w, height: h }, pen) => {
  const { style, textSize: z } = pen;
  const count = bars.length;
  const top = y + z * 2.2;
  const foot = y + h - z * 1.9;
  const highest = Math.max(...bars.map((bar) => bar.value), 0) || 1;
  const slot = w / count;
  const width = Math.min(slot * 0.52, 190);
  const heightOf = (value: number) => Math.max(10, (Math.max(value, 0) / highest) * (foot - top));
  let art = `<path d="M${round(x)},${round(foot)} H${round(x + w)}" stroke="${style.ink}" stroke-width="4" stroke-linecap="round"/>`;
  const labels = bars.flatMap((bar, i) => {
    const cx = x + slot * (i + 0.5);
    const tall = heightOf(bar.value);
    const fill = style.monochrome
      ? i === count - 1
        ? 'url(#tone2)'
        : 'url(#tone0)'
      : style.paint(bar.color ?? colors[i % colors.length]!, 'accent');
    art += rectTag(cx - width / 2, foot - tall, width, tall, fill, {
      radius: style.blocky ? 0 : 8,
      stroke: thinLine(style),
    });
    return [
      label(pen, {
        text: bar.label,
        x: cx,
        y: foot + z * 0.45,
        maxWidth: slot * 0.96,
        scale: 0.92,
        maxLines: 1,
      }),
      label(pen, {
        text: bar.text ?? amount(bar.value, unit),
        x: cx,
        y: foot - tall - z * 1.4,
        maxWidth: slot * 1.0,
        scale: 1.1,
        maxLines: 1,
        ink: style.term,
      }),
    ];
  });
  const rising = bars.every((bar, i) => i === 0 || bar.value > bars[i - 1]!.value);
  if (rising && count <= 5 && slot - width > 60)
    bars.slice(0, -1).forEach((bar, i) => {
      const next = bars[i + 1]!;
      const from = { x: x + slot * (i + 0.5) + width * 0.56, y: foot - heightOf(bar.value) / 2 };
      const to = { x: x + slot * (i + 1.5) - width * 0.56, y: from.y - 10 };
      art += arrow(pen, from, to, 17, '#ff9f1c');
      const step = Math.round((next.value - bar.value) * 100) / 100;
      labels.push(
        label(pen, {
          text: `+${amount(step, unit)}`,
          x: (from.x + to.x) / 2,
          y: from.y - z * 1.9,
          maxWidth: slot * 0.5,
          scale: 0.95,
          maxLines: 1,
        }),
      );
    });
  return { art, labels };
};

/** Money signs stand before the number, other units after it. */
function amount(value: number, unit: string | undefined): string {
  const number = Number.isInteger(value) ? String(value) : String(Math.round(value * 100) / 100);
  if (!unit) return number;
  return /^[$£€¥₹]$/.test(unit.trim())
    ? `${unit.trim()}${number}`
    : `${number}${/^[%°]/.test(unit) ? '' : ' '}${unit.trim()}`;
}
