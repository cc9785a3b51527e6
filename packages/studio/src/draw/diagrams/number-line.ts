import { limits } from '@panelwise/contracts/domain/limits';
import { type Label, moveLabel } from '../lettering/label.ts';
import { pathTag, round } from '../svg.ts';
import { arrow, type DrawDiagram, highlight, label } from './pen.ts';

/** Room that a sign of a tick's number needs, and the gap between two numbers, px. */
const signRoom = 16;
const numberGap = 20;

/** Ticks nearer to each other than this run together, px. */
const smallestGap = 12;

/** A number line with even ticks and some marked places. */
export const drawNumberLine: DrawDiagram<'number-line'> = (
  { from, to, step, marks, walk },
  { x, y, width: w, height: h },
  pen,
) => {
  const { style } = pen;
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
  // Numbers too close together are written at whole multiples of the step, where zero is among them; every step has its tick.
  const signs = Math.max(
    ...[low, high, low + step].map((value) => String(Math.round(value * 1e6) / 1e6).length),
  );
  const least = Math.max(
    1,
    Math.ceil(span / step / Math.floor((right - left) / (signs * signRoom + numberGap))),
  );
  const first = low <= 0 ? -Math.round(-low / step) : 0;
  const every = reachingTheEnd(least, first, Math.round(span / step));
  const gap = ((right - left) * step) / span;
  const labels: Label[] = [];
  for (let i = 0; i <= limits.numberLineSteps && low + i * step <= high + step * 1e-6; i++) {
    const value = Math.round((low + i * step) * 1e6) / 1e6;
    const numbered = (first + i) % every === 0;
    if (!numbered && gap < smallestGap) continue;
    const half = numbered ? 12 : 8;
    art += pathTag(`M${round(at(value))},${round(base - half)} v${2 * half}`, 'none', {
      color: style.ink,
      width: numbered ? 3.5 : 2.5,
    });
    if (!numbered || fractionAt(value)) continue;
    labels.push(
      label(pen, {
        text: String(value).replace('-', '−'),
        x: at(value),
        y: base + 24,
        maxWidth: Math.max(40, gap * every),
        maxLines: 1,
        scale: 0.9,
      }),
    );
  }
  if (walk) art += hops(walk);
  const names: Label[] = [];
  for (const mark of [...marks].sort((a, b) => a.at - b.at)) {
    const cx = at(mark.at);
    const name = label(pen, {
      text: mark.label,
      x: cx,
      y: 0,
      maxWidth: w * 0.24,
      plate: highlight,
      maxLines: 2,
    });
    const placed = raise(
      moveLabel(name, clampX(name), base - h * (walk ? 0.3 : 0.22) - name.box.height - name.box.y),
      names,
    );
    const foot = placed.box.y + placed.box.height;
    art += arrow(pen, { x: cx, y: foot + 4 }, { x: cx, y: base - 16 }, 12, '#ff6b6b');
    names.push(placed);
  }
  return { art, labels: [...labels, ...names] };

  /** An arc for each step, and a point where the last one lands. */
  function hops(way: { from: number; to: number }): string {
    const count = Math.min(limits.numberLineSteps, Math.round(Math.abs(way.to - way.from) / step));
    const one = way.to < way.from ? -step : step;
    const high = Math.min(gap * 0.9, h * 0.2);
    const arcs = Array.from({ length: count }, (_, i) => {
      const [a, b] = [at(way.from + one * i), at(way.from + one * (i + 1))];
      return `M${round(a)},${round(base - 10)} Q${round((a + b) / 2)},${round(base - 10 - 2 * high)} ${round(b)},${round(base - 10)}`;
    });
    const end = at(way.from + one * count);
    const back = one > 0 ? -1 : 1;
    return (
      pathTag(arcs.join(' '), 'none', { color: '#2f6fd0', width: 5 }) +
      pathTag(`M${round(end)},${round(base - 4)} l${back * 17},-9 l${-back * 7},-9 Z`, '#2f6fd0', {
        color: '#2f6fd0',
        width: 2,
      })
    );
  }

  /** Whether a mark names the place as a fraction, which then is not written as a decimal below it. */
  function fractionAt(value: number): boolean {
    return marks.some((mark) => Math.abs(mark.at - value) < step * 1e-6 && mark.label.includes('/'));
  }

  function clampX({ box }: Label): number {
    return Math.max(0, x - box.x) - Math.max(0, box.x + box.width - x - w);
  }
};

/** Number every so many ticks, at least, so that the last one of `count` has its number, too, where that leaves enough of them. */
function reachingTheEnd(least: number, first: number, count: number): number {
  for (let every = least; every <= least * 2; every++) if ((first + count) % every === 0) return every;
  return least;
}

/** Lifts a label over those that it would lie on. */
function raise(name: Label, others: Label[]): Label {
  const clash = others.find(
    ({ box }) =>
      box.x < name.box.x + name.box.width + 8 &&
      name.box.x < box.x + box.width + 8 &&
      box.y < name.box.y + name.box.height + 6 &&
      name.box.y < box.y + box.height + 6,
  );
  return clash ? raise(moveLabel(name, 0, clash.box.y - 6 - name.box.y - name.box.height - 1), others) : name;
}
