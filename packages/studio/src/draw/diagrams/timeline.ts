import { pathTag, round } from '../svg.ts';
import { centered, type DrawDiagram, disc, fillOf, highlight, icon, label, thinLine } from './pen.ts';

/** The arrow head at the end of the line, px: no event lies on it. */
const headLength = 34;

/** Events along a line, early to late, alternately above and below it. */
export const drawTimeline: DrawDiagram<'timeline'> = ({ events }, { x, y, width: w, height: h }, pen) => {
  const { textSize: z, style } = pen;
  const slot = (w - headLength) / events.length;
  const middle = y + h * 0.5;
  const radius = Math.max(20, Math.min(slot * 0.2, h * 0.13, 52));
  const bar = `M${round(x)},${round(middle - 8)} H${round(x + w - headLength)} V${round(middle - 22)} L${round(x + w)},${round(middle)} L${round(x + w - headLength)},${round(middle + 22)} V${round(middle + 8)} H${round(x)} Z`;
  let art = pathTag(bar, fillOf(pen, '#4cc9f0'), thinLine(style));
  // Labels may reach over their neighbours' slots, which are on the other side, but not over their dates.
  const dates = events.map((event) => centered(pen, event.when, 0, 0, slot * 0.9, highlight).box.width);
  const widestDate = Math.max(...dates);
  const inner = Math.max(slot * 0.94, Math.min(slot * 1.6, 2 * slot - widestDate - 20));
  // The first and last label are pushed inwards by the frame, towards a neighbour's date.
  const outer = Math.max(slot * 0.94, Math.min(inner, 1.5 * slot - widestDate / 2 - 20));
  const labels = events.flatMap((event, i) => {
    const cx = x + slot * (i + 0.5);
    const above = i % 2 === 0;
    const maxWidth = i === 0 || i === events.length - 1 ? outer : inner;
    art += disc(pen, cx, middle, event.icon ? radius : radius * 0.55, '#fff0d1');
    if (event.icon) art += icon(pen, event.icon, cx, middle, radius * 1.36);
    const reach = (event.icon ? radius : radius * 0.55) + 14;
    const when = centered(
      pen,
      event.when,
      cx,
      above ? middle + reach + z * 0.75 : middle - reach - z * 0.75,
      slot * 0.9,
      highlight,
    );
    const trial = label(pen, { text: event.label, x: cx, y: 0, maxWidth, maxLines: 4, scale: 0.92 });
    const textY = above ? middle - reach - trial.box.height : middle + reach;
    return [
      when,
      label(pen, {
        text: event.label,
        x: clampX(cx, trial.box.width),
        y: textY,
        maxWidth,
        maxLines: 4,
        scale: 0.92,
      }),
    ];
  });
  return { art, labels };

  function clampX(cx: number, width: number): number {
    return Math.max(x + width / 2, Math.min(x + w - width / 2, cx));
  }
};
