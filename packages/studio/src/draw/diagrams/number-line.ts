import { limits } from '@panelwise/contracts/domain/limits';
import { type Label, moveLabel } from '../lettering/label.ts';
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
  // A step too fine to draw is widened to whole multiples of itself.
  const stride = step * Math.max(1, Math.ceil(span / step / Math.floor((right - left) / tickRoom)));
  const labels: Label[] = [];
  for (let i = 0; i <= limits.numberLineSteps && low + i * stride <= high + stride * 1e-6; i++) {
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
      moveLabel(name, clampX(name), base - h * 0.22 - name.box.height - name.box.y),
      names,
    );
    const foot = placed.box.y + placed.box.height;
    art += arrow(pen, { x: cx, y: foot + 4 }, { x: cx, y: base - 16 }, 12, '#ff6b6b');
    names.push(placed);
  }
  return { art, labels: [...labels, ...names] };

  function clampX({ box }: Label): number {
    return Math.max(0, x - box.x) - Math.max(0, box.x + box.width - x - w);
  }
};

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
