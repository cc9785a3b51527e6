import { moveLabel } from '../lettering/label.ts';
import { svg } from '../markup.ts';
import { rectTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import { arrow, type DiagramOf, type DiagramPen, type DrawDiagram, label, thinLine } from './pen.ts';

const colors = ['#4cc9f0', '#80ed99', '#ffd166', '#ff9f1c', '#f28482', '#b388eb', '#90be6d', '#f9c74f'];
const nameScale = 0.92;
const amountScale = 1.1;

type Bars = DiagramOf<'bars'>;
type Bar = Bars['bars'][number];

/**
 * Amounts as bars from a zero baseline: upright, or lying where their names do not fit side by side, or where upright ones
 * would be too low for their heights to be told apart.
 */
export const drawBars: DrawDiagram<'bars'> = (diagram, frame, pen) => {
  const slot = frame.width / diagram.bars.length;
  const fits = diagram.bars.every(
    (bar) =>
      widthOf(pen, bar.label, nameScale) <= slot * 0.96 &&
      widthOf(pen, amountOf(bar, diagram.unit), amountScale) <= slot * 0.96,
  );
  const isFlat =
    roomOver(frame, pen) < frame.width * 0.3 && frame.height / diagram.bars.length > pen.textSize * 1.3;
  return fits && !isFlat ? drawColumns(diagram, frame, pen) : drawRows(diagram, frame, pen);
};

/** The height that is left for columns between their amounts and their names. */
const roomOver = (frame: { height: number }, { textSize }: DiagramPen) => frame.height - textSize * 4.1;

const widthOf = (pen: DiagramPen, text: string, scale: number) =>
  label(pen, { text, x: 0, y: 0, maxWidth: Number.POSITIVE_INFINITY, maxLines: 1, scale }).box.width;

const amountOf = (bar: Bar, unit: string | undefined) => bar.text ?? amount(bar.value, unit);
const highestOf = (bars: Bar[]) => Math.max(...bars.map((bar) => bar.value), 0) || 1;

function drawBar(
  pen: DiagramPen,
  bars: Bar[],
  i: number,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const { style } = pen;
  const tone = i === bars.length - 1 ? 'url(#tone2)' : 'url(#tone0)';
  const fill = style.monochrome ? tone : style.paint(bars[i]!.color ?? colors[i % colors.length]!, 'accent');
  return rectTag(x, y, width, height, fill, { radius: style.blocky ? 0 : 8, stroke: thinLine(style) });
}

/** Where every bar is higher than the last, and nothing else is said of them, the steps between are named. */
const drawColumns: DrawDiagram<'bars'> = ({ bars, unit }, { x, y, width: w, height: h }, pen) => {
  const { style, textSize: z } = pen;
  const count = bars.length;
  const top = y + z * 2.2;
  const foot = y + h - z * 1.9;
  const slot = w / count;
  const width = Math.min(slot * 0.52, 190);
  const highest = highestOf(bars);
  const heightOf = (value: number) => (value > 0 ? Math.max(10, (value / highest) * (foot - top)) : 0);
  let art = svg`<path d="M${round(x)},${round(foot)} H${round(x + w)}" stroke="${style.ink}" stroke-width="4" stroke-linecap="round"/>`;
  const labels = bars.flatMap((bar, i) => {
    const cx = x + slot * (i + 0.5);
    const tall = heightOf(bar.value);
    art += drawBar(pen, bars, i, cx - width / 2, foot - tall, width, tall);
    const line = { x: cx, maxWidth: slot * 0.98, maxLines: 1 };
    return [
      label(pen, { ...line, text: bar.label, y: foot + z * 0.45, scale: nameScale }),
      label(pen, {
        ...line,
        text: amountOf(bar, unit),
        y: foot - tall - z * 1.4,
        scale: amountScale,
        ink: style.term,
      }),
    ];
  });
  const steps = bars
    .slice(1)
    .map((bar, i) => `+${amount(Math.round((bar.value - bars[i]!.value) * 100) / 100, unit)}`);
  const rising = bars.every((bar, i) => !bar.text && (i === 0 || bar.value > bars[i - 1]!.value));
  const room = slot - width;
  if (rising && count <= 5 && room > 60 && steps.every((text) => widthOf(pen, text, 0.95) < room + 12))
    steps.forEach((text, i) => {
      const from = { x: x + slot * (i + 0.5) + width * 0.56, y: foot - heightOf(bars[i]!.value) / 2 };
      const to = { x: x + slot * (i + 1.5) - width * 0.56, y: from.y - 10 };
      art += arrow(pen, from, to, 17, '#ff9f1c');
      const middle = (from.x + to.x) / 2;
      labels.push(
        label(pen, { text, x: middle, y: from.y - z * 1.9, maxWidth: room + 12, scale: 0.95, maxLines: 1 }),
      );
    });
  return { art, labels };
};

/** Names at the left, bars from there to the right, each with its amount behind it. */
const drawRows: DrawDiagram<'bars'> = ({ bars, unit }, { x, y, width: w, height: h }, pen) => {
  const slot = h / bars.length;
  const tall = Math.min(slot * 0.56, 72);
  const names = Math.min(w * 0.36, Math.max(...bars.map((bar) => widthOf(pen, bar.label, nameScale))));
  const amounts = Math.min(
    w * 0.3,
    Math.max(...bars.map((bar) => widthOf(pen, amountOf(bar, unit), amountScale))),
  );
  const left = x + names + 18;
  const room = Math.max(40, w - names - amounts - 34);
  const highest = highestOf(bars);
  let art = '';
  const labels = bars.flatMap((bar, i) => {
    const middle = y + slot * (i + 0.5);
    const long = bar.value > 0 ? Math.max(10, (bar.value / highest) * room) : 0;
    art += drawBar(pen, bars, i, left, middle - tall / 2, long, tall);
    const name = label(pen, { text: bar.label, x: 0, y: 0, maxWidth: names, maxLines: 2, scale: nameScale });
    const value = label(pen, {
      text: amountOf(bar, unit),
      x: 0,
      y: 0,
      maxWidth: amounts,
      maxLines: 2,
      scale: amountScale,
      ink: pen.style.term,
    });
    return [
      moveLabel(name, left - 14 - name.box.x - name.box.width, middle - name.box.y - name.box.height / 2),
      moveLabel(value, left + long + 12 - value.box.x, middle - value.box.y - value.box.height / 2),
    ];
  });
  art += svg`<path d="M${round(left)},${round(y)} V${round(y + h)}" stroke="${pen.style.ink}" stroke-width="4" stroke-linecap="round"/>`;
  return { art, labels };
};
