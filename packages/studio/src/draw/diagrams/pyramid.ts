import { pathTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import { columnLabels, columnWidth, leader } from './leader-labels.ts';
import { type DiagramOf, type DrawDiagram, thinLine } from './pen.ts';

const colors = ['#f28482', '#ffb347', '#ffe066', '#90be6d', '#4cc9f0', '#b388eb'];
/** A share of almost nothing is still a line, px. */
const thinnest = 3;

type Pyramid = DiagramOf<'pyramid'>;

export const levelText = ({ label, share }: Pyramid['levels'][number], unit: string | undefined) =>
  share === undefined ? label : `${label}: ${amount(share, unit)}`;

/**
 * Levels one over the other, their names at the right. With shares each is a step as wide as its share, all equally
 * high, so that surfaces compare as the numbers do; without, a triangle in slices of equal height.
 */
export const drawPyramid: DrawDiagram<'pyramid'> = ({ levels, unit }, { x, y, width: w, height: h }, pen) => {
  const { style } = pen;
  const parts = levels.map((level) => ({ text: levelText(level, unit), icon: level.icon }));
  const column = columnWidth(pen, parts, w * 0.46);
  const reach = Math.max(20, pen.textSize * 0.8);
  const room = w - column - reach;
  const base = Math.min(room - 6, h * 1.5);
  const cx = x + room / 2;
  const slot = h / levels.length;
  const largest = Math.max(...levels.map(({ share = 0 }) => share));
  const stepped = largest > 0;
  const line = thinLine(style) ?? { color: style.ink, width: 2 };
  const halves = levels.map(({ share = 0 }, i): [number, number] => {
    if (!stepped) return [(base * i) / levels.length / 2, (base * (i + 1)) / levels.length / 2];
    const half = Math.max(thinnest, (share / largest) * base) / 2;
    return [half, half];
  });
  const art = halves.map(([upper, lower], i) => {
    const [top, foot] = [y + slot * i, y + slot * (i + 1)];
    const d = `M${round(cx - upper)},${round(top)}L${round(cx + upper)},${round(top)}L${round(cx + lower)},${round(foot)}L${round(cx - lower)},${round(foot)}Z`;
    const fill = style.monochrome ? (i % 2 ? 'url(#tone0)' : '#ffffff') : style.paint(colors[i]!, 'accent');
    return pathTag(d, fill, line);
  });
  const middles = levels.map((_, i) => y + slot * (i + 0.5));
  const names = columnLabels(pen, parts, middles, {
    x: x + room + reach,
    width: column,
    top: y,
    bottom: y + h,
  });
  const leaders = names.map(({ middle, edge }, i) => {
    const [upper, lower] = halves[i]!;
    const half = (upper + lower) / 2;
    return leader(
      pen,
      { x: edge, y: middle },
      { x: cx + Math.max(0, half - Math.min(12, half)), y: middles[i]! },
    );
  });
  return {
    art: [...art, ...leaders, ...names.map((name) => name.art)].join(''),
    labels: names.map(({ label }) => label),
  };
};
