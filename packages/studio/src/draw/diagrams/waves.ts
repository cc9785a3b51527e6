import { svg } from '../markup.ts';
import { pathTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import { columnLabels, columnWidth } from './leader-labels.ts';
import { type DiagramOf, type DrawDiagram, fineLine, strongColor } from './pen.ts';

const colors = ['#e4572e', '#1d7fc4', '#2f9e5b'];
/** The lowest wave shows so many periods where the highest leaves room for them. */
const periodsWished = 2.5;
const periodsMost = 24;
const pointsPerPeriod = 24;

export const waveText = (
  { label, frequency }: DiagramOf<'waves'>['waves'][number],
  unit: string | undefined,
) => (unit ? `${label}: ${amount(frequency, unit)}` : label);

/** Waves over the same stretch of time, one under the other: lengths and heights compare as the numbers do. */
export const drawWaves: DrawDiagram<'waves'> = ({ waves, unit }, { x, y, width: w, height: h }, pen) => {
  const { style } = pen;
  const parts = waves.map((wave) => ({ text: waveText(wave, unit), icon: wave.icon }));
  const column = columnWidth(pen, parts, w * 0.36);
  const left = x + column + 24;
  const wide = Math.max(60, x + w - left - 10);
  const slot = h / waves.length;
  const lowest = Math.min(...waves.map(({ frequency }) => frequency));
  const highest = Math.max(...waves.map(({ frequency }) => frequency));
  const loudest = Math.max(...waves.map(({ amplitude = 1 }) => amplitude));
  const shown = Math.min(periodsWished, (periodsMost * lowest) / highest);
  const middles = waves.map((_, i) => y + slot * (i + 0.5));
  const names = columnLabels(pen, parts, middles, { x, width: column, top: y, bottom: y + h });
  const art = waves.map(({ frequency, amplitude = 1 }, i) => {
    const middle = middles[i]!;
    const periods = Math.min(400, (frequency / lowest) * shown);
    const height = (amplitude / loudest) * Math.min(slot * 0.4, 90);
    const count = Math.ceil(periods * pointsPerPeriod);
    const points = Array.from({ length: count + 1 }, (_, n) => {
      const turn = (n / count) * periods * 2 * Math.PI;
      return `${round(left + (n / count) * wide)},${round(middle - Math.sin(turn) * height)}`;
    });
    const color = strongColor(pen, colors[i]!);
    const rest = svg`<path d="M${round(left)},${round(middle)}H${round(left + wide)}" fill="none" stroke="${style.ink}" stroke-width="2" stroke-dasharray="7 8" opacity="0.55"/>`;
    const axis = pathTag(
      `M${round(left)},${round(middle - slot * 0.44)}V${round(middle + slot * 0.44)}`,
      'none',
      fineLine(style, 3),
    );
    return rest + axis + pathTag(`M${points.join('L')}`, 'none', { color, width: 5 });
  });
  return {
    art: art.join('') + names.map((name) => name.art).join(''),
    labels: names.map(({ label }) => label),
  };
};
