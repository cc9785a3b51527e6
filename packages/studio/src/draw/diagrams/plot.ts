import { type Label, moveLabel } from '../lettering/label.ts';
import { circleTag, pathTag, round } from '../svg.ts';
import { type DiagramOf, type DrawDiagram, fineLine, label, strongColor, thinLine } from './pen.ts';
import { roundStep, ticksBetween } from './ticks.ts';

const ticksMost = 6;
const small = 0.85;

/** "Height (cm)". */
export const axisText = ({ label: name, unit }: DiagramOf<'plot'>['x']) =>
  unit ? `${name} (${unit})` : name;

/** A round number as it stands at a tick. */
const tickText = (value: number) => String(value).replace('-', '−');

/** Points between two axes with round ticks. An axis begins at 0 unless its numbers are far from it. */
export const drawPlot: DrawDiagram<'plot'> = (
  { x: xAxis, y: yAxis, points, line: joined },
  { x, y, width: w, height: h },
  pen,
) => {
  const { style, textSize: z } = pen;
  const named = points.every(({ name }) => name !== undefined);
  const yTicks = ticksFor(
    points.map((point) => point.y),
    Math.max(2, Math.min(ticksMost, Math.floor(h / (z * 2.4)))),
  );
  const small1 = { maxWidth: w * 0.3, maxLines: 1, scale: small };
  const yNames = yTicks.map((value) => label(pen, { text: tickText(value), x: 0, y: 0, ...small1 }));
  const widest = Math.max(...yNames.map(({ box }) => box.width));
  const yName = label(pen, {
    text: axisText(yAxis),
    x: 0,
    y: 0,
    maxWidth: w * 0.7,
    maxLines: 1,
    scale: 0.95,
  });
  const xName = label(pen, {
    text: axisText(xAxis),
    x: 0,
    y: 0,
    maxWidth: w * 0.7,
    maxLines: 1,
    scale: 0.95,
  });
  const left = x + widest + 22;
  const right = x + w - 26;
  const top = y + yName.box.height + 22;
  const nameHeight = yNames[0]!.box.height;
  const foot = y + h - xName.box.height - nameHeight - 34;
  const xTicks = named
    ? []
    : ticksFor(
        points.map((point) => point.x),
        Math.max(2, Math.min(8, Math.floor((right - left) / (z * 2.6)))),
      );
  // Named points stand off the axis by half a place.
  const xs = points.map((point) => point.x);
  const pad = named ? (Math.max(...xs) - Math.min(...xs)) / Math.max(1, points.length - 1) / 2 : 0;
  const [x0, x1] = named ? [Math.min(...xs) - pad, Math.max(...xs) + pad] : [xTicks[0]!, xTicks.at(-1)!];
  const [y0, y1] = [yTicks[0]!, yTicks.at(-1)!];
  const atX = (value: number) => left + ((value - x0) / (x1 - x0 || 1)) * (right - left);
  const atY = (value: number) => foot - ((value - y0) / (y1 - y0 || 1)) * (foot - top);

  let art = pathTag(
    yTicks.map((value) => `M${round(left)},${round(atY(value))}H${round(right)}`).join(''),
    'none',
    fineLine(style, 0.8),
  );
  art += pathTag(`M${round(left)},${round(top - 14)}V${round(foot)}H${round(right + 16)}`, 'none', {
    color: style.ink,
    width: 4.5,
  });
  art += pathTag(
    `M${round(left - 8)},${round(top - 4)}L${round(left)},${round(top - 16)}L${round(left + 8)},${round(top - 4)}M${round(right + 6)},${round(foot - 8)}L${round(right + 18)},${round(foot)}L${round(right + 6)},${round(foot + 8)}`,
    'none',
    { color: style.ink, width: 4.5 },
  );
  const labels: Label[] = yNames.map((name, i) =>
    moveLabel(
      name,
      left - 12 - name.box.x - name.box.width,
      atY(yTicks[i]!) - name.box.y - name.box.height / 2,
    ),
  );
  const marks = named
    ? points.map((point) => ({ at: point.x, text: point.name! }))
    : xTicks.map((at) => ({ at, text: tickText(at) }));
  const slot = (right - left) / Math.max(1, marks.length - (named ? 0 : 1));
  marks.forEach(({ at, text }) => {
    art += pathTag(`M${round(atX(at))},${round(foot)}v9`, 'none', fineLine(style, 3.5));
    labels.push(
      label(pen, { text, x: atX(at), y: foot + 15, maxWidth: slot * 0.92, maxLines: 1, scale: small }),
    );
  });
  labels.push(moveLabel(yName, x + 2 - yName.box.x, y - yName.box.y));
  labels.push(
    moveLabel(xName, right + 16 - xName.box.x - xName.box.width, y + h - 2 - xName.box.y - xName.box.height),
  );

  const sorted = [...points].sort((one, other) => one.x - other.x);
  const color = strongColor(pen, '#e4572e');
  if (joined)
    art += pathTag(
      `M${sorted.map((point) => `${round(atX(point.x))},${round(atY(point.y))}`).join('L')}`,
      'none',
      { color, width: 5 },
    );
  for (const point of sorted)
    art += circleTag(atX(point.x), atY(point.y), 9, color, thinLine(style) ?? { color: style.ink, width: 2 });
  return { art, labels };
};

function ticksFor(values: number[], most: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const from = low > 0 && low < high * 0.6 ? 0 : low;
  const to = high < 0 && high > low * 0.6 ? 0 : high;
  const span = to - from || Math.abs(to) || 1;
  return ticksBetween(from, from === to ? to + span : to, roundStep(span / most));
}
