import { type Label, moveLabel } from '../lettering/label.ts';
import { circleTag, lineTag, pathTag, rectTag, round } from '../svg.ts';
import { amount } from './amount.ts';
import {
  centered,
  type DiagramOf,
  type DiagramPen,
  type DrawDiagram,
  type Drawing,
  fillOf,
  label,
  strongColor,
} from './pen.ts';

type Circuit = DiagramOf<'circuit'>;
type Point = { x: number; y: number };
/** Of a wire and of what it leads to: upright or level. */
type Way = 'upright' | 'level';

const wireWidth = 4.5;

/** What stands beside a part: its name and its resistance. */
export const partText = ({ label: name, ohms }: Circuit['parts'][number]) =>
  [name, ohms === undefined ? undefined : amount(ohms, 'Ω')].filter(Boolean).join(' ');

/** What stands beside the battery: its name and its voltage. */
export const batteryText = ({ battery, volts }: Circuit) =>
  [battery, volts === undefined ? undefined : amount(volts, 'V')].filter(Boolean).join(' ');

/**
 * A loop with the symbols of IEC 60617: the battery at the left, its long plate (plus) on top; a series of parts along
 * the top, or parallel parts as rungs. A lamp is lit where the current gets through:
 * past an open switch none does, nor along a path with a broken part.
 */
export const drawCircuit: DrawDiagram<'circuit'> = (circuit, { x, y, width: w, height: h }, pen) => {
  const { parts, amps, switch: state } = circuit;
  const { ink } = pen.style;
  const parallel = circuit.wiring === 'parallel' && parts.length > 1;
  const r = Math.max(13, Math.min(h * 0.11, w * 0.055, 44));
  const set = (text: string, share: number) =>
    label(pen, { text, x: 0, y: 0, maxWidth: Math.max(50, w * share), maxLines: 2 });
  const push = batteryText(circuit) ? set(batteryText(circuit), 0.22) : undefined;
  const names = parts.map((part) => set(partText(part), (parallel ? 0.56 : 0.8) / (parts.length + 1)));

  // What stands over a part of a series, or over the rung of a parallel one.
  const lift = (parallel ? 6 : r) + 8;
  const [left, right] = [
    x + (push?.box.width ?? 0) + r * 1.2 + 14,
    x + w - (parallel ? Math.max(r, names.at(-1)!.box.width / 2) + 6 : r),
  ];
  const top = y + Math.max(r, ...names.map(({ box }) => box.height + lift));
  const foot = y + h - r - (amps === undefined ? 4 : pen.textSize * 1.5);
  const along = (share: number) => left + (right - left) * share;
  const middle = (top + foot) / 2;
  const places = parts.map(
    (_, i): Point =>
      parallel
        ? { x: along(0.34 + (0.66 * i) / (parts.length - 1)), y: middle }
        : { x: along((i + 1) / (parts.length + 1)), y: top },
  );

  const flows = state !== 'open' && (parallel ? parts.some(isWhole) : parts.every(isWhole));
  const loop = `M${round(left)},${round(top)}H${round(right)}V${round(foot)}H${round(left)}Z`;
  const rungs = (parallel ? places.slice(0, -1) : []).map(
    (at) =>
      lineTag(`M${round(at.x)},${round(top)}V${round(foot)}`, ink, wireWidth) +
      circleTag(at.x, top, 6, ink) +
      circleTag(at.x, foot, 6, ink),
  );
  const symbols = parts.map((one, i) => {
    const at = places[i]!;
    const symbol =
      one.part === 'lamp'
        ? lampSymbol(pen, at, r, flows && isWhole(one))
        : resistorSymbol(pen, at, r, parallel ? 'upright' : 'level');
    return symbol + (isWhole(one) ? '' : crossedOut(pen, at, r));
  });
  // In parallel meter and switch stand before the first rung, where the whole current flows.
  const meter =
    amps === undefined ? undefined : drawMeter(pen, { x: along(parallel ? 0.17 : 0.7), y: foot }, r, amps);
  const switchAt = { x: along(parallel ? 0.17 : 0.3), y: parallel ? top : foot };
  const art = [
    lineTag(loop, ink, wireWidth),
    ...rungs,
    batterySymbol(pen, { x: left, y: middle }, r, circuit.cells ?? 1),
    ...symbols,
    meter?.art ?? '',
    state ? switchSymbol(pen, switchAt, r, state) : '',
    flows && !parallel ? flowMark(pen, { x: right, y: middle }, r) : '',
  ];
  const beside = (name: Label) =>
    moveLabel(
      name,
      left - r * 1.2 - 8 - name.box.x - name.box.width,
      middle - name.box.y - name.box.height / 2,
    );
  const over = (name: Label, i: number) =>
    moveLabel(name, places[i]!.x, top - lift - name.box.y - name.box.height);
  const labels = [
    ...(push ? [beside(push)] : []),
    ...names.map(over).filter(({ text }) => text),
    ...(meter?.labels ?? []),
  ];
  return { art: art.join(''), labels };
};

const isWhole = ({ broken }: Circuit['parts'][number]) => !broken;

function crossedOut(pen: DiagramPen, { x, y }: Point, r: number): string {
  const k = r * 1.15;
  const cross = `M${round(x - k)},${round(y - k)}L${round(x + k)},${round(y + k)}M${round(x + k)},${round(y - k)}L${round(x - k)},${round(y + k)}`;
  return lineTag(cross, strongColor(pen, '#d7263d'), wireWidth + 3);
}

function drawMeter(pen: DiagramPen, { x, y }: Point, r: number, amps: number): Drawing {
  const line = { color: pen.style.ink, width: wireWidth };
  const value = label(pen, { text: amount(amps, 'A'), x, y: 0, maxWidth: 200, ink: pen.style.term });
  return {
    art: circleTag(x, y, r, fillOf(pen, '#fffdf5'), line),
    labels: [centered(pen, 'A', x, y, r * 2), moveLabel(value, 0, y + r + 6 - value.box.y)],
  };
}

/** Wire behind a symbol is painted over with the paper of the panel: a gap with nothing in it. */
function gapIn(pen: DiagramPen, { x, y }: Point, along: number, way: Way): string {
  const [halfX, halfY] = way === 'level' ? [along, 7] : [7, along];
  return rectTag(x - halfX, y - halfY, halfX * 2, halfY * 2, paperOf(pen));
}

function paperOf({ style }: DiagramPen): string {
  if (style.monochrome) return '#ffffff';
  return style.dark ? style.paper : style.paint('#fff6df', 'scene');
}

/** Cells one over the other; each has its long thin plate, plus, on top and its short thick one below. */
function batterySymbol(pen: DiagramPen, { x, y }: Point, r: number, cells: number): string {
  const count = Math.min(4, Math.max(1, cells));
  const apart = r * 0.42;
  const half = ((2 * count - 1) * apart) / 2;
  let art = gapIn(pen, { x, y }, half, 'upright');
  for (let i = 0; i < count; i++) {
    const top = y - half + i * 2 * apart;
    art += lineTag(`M${round(x - r)},${round(top)}h${round(2 * r)}`, pen.style.ink, 4);
    art += lineTag(`M${round(x - r * 0.5)},${round(top + apart)}h${round(r)}`, pen.style.ink, 8);
  }
  return art;
}

function lampSymbol(pen: DiagramPen, { x, y }: Point, r: number, lit: boolean): string {
  const fill = lit
    ? pen.style.monochrome
      ? '#ffffff'
      : pen.style.paint('#ffe066', 'accent')
    : fillOf(pen, '#e9e4d8');
  const k = r * Math.SQRT1_2;
  const cross = `M${round(x - k)},${round(y - k)}L${round(x + k)},${round(y + k)}M${round(x + k)},${round(y - k)}L${round(x - k)},${round(y + k)}`;
  return (
    circleTag(x, y, r, fill, { color: pen.style.ink, width: wireWidth }) + lineTag(cross, pen.style.ink, 3.5)
  );
}

function resistorSymbol(pen: DiagramPen, { x, y }: Point, r: number, way: Way): string {
  const [halfX, halfY] = way === 'level' ? [r * 1.35, r * 0.55] : [r * 0.55, r * 1.35];
  return rectTag(x - halfX, y - halfY, halfX * 2, halfY * 2, fillOf(pen, '#fffdf5'), {
    stroke: { color: pen.style.ink, width: wireWidth },
  });
}

/** The lever lies on both contacts, or stands off by 30°. */
function switchSymbol(pen: DiagramPen, { x, y }: Point, r: number, state: 'open' | 'closed'): string {
  const [from, to] = [x - r, x + r];
  const tip = state === 'closed' ? { x: to, y } : { x: from + 2 * r * Math.cos(Math.PI / 6), y: y - r };
  const { ink } = pen.style;
  return (
    gapIn(pen, { x, y }, r, 'level') +
    circleTag(from, y, 6, ink) +
    circleTag(to, y, 6, ink) +
    lineTag(`M${round(from)},${round(y)}L${round(tip.x)},${round(tip.y)}`, ink, wireWidth + 1)
  );
}

/** The current runs from plus to minus, as it was agreed on: down at the right. */
function flowMark(pen: DiagramPen, { x, y }: Point, r: number): string {
  const size = r * 0.5;
  const d = `M${round(x - size)},${round(y - size)}H${round(x + size)}L${round(x)},${round(y + size)}Z`;
  return pathTag(d, strongColor(pen, '#e4572e'), {
    color: pen.style.ink,
    width: 2,
  });
}
