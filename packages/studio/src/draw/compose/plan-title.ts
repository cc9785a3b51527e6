import { type Display, setDisplay } from '../lettering/display.ts';
import type { Cell } from './composition.ts';
import { edgesOf } from './edges.ts';
import type { Measures } from './text-measures.ts';

export type PlannedTitle = { display: Display; bottom: number };

/** The title across the top of the panel, and where the rest may begin. */
export function planTitle(text: string, cell: Cell, { fonts, style }: Measures): PlannedTitle {
  const { width: w, height: h } = cell.box;
  const edges = edgesOf(cell);
  const plain = !style.inked || style.blocky || style.finish === 'watercolor';
  const request = {
    text,
    x: w / 2,
    y: 0,
    maxWidth: (w - edges.left - edges.right) * 0.94,
    maxHeight: h * 0.3,
    size: Math.min(150, h * 0.24),
    arch: plain ? 0 : 0.16,
  };
  const trial = setDisplay(fonts, style, request);
  const cap = fonts.metrics(style.displayFont).capHeight * trial.size;
  const baselines = trial.letters.map((letter) => letter.baseline);
  const rise = Math.min(...baselines, 0) - cap;
  const outline = Math.max(5, trial.size * 0.085);
  const y = edges.top + outline + (style.blocky ? 8 : 4) - rise;
  const display = setDisplay(fonts, style, { ...request, y });
  const foot = y + Math.max(...baselines, 0) + (trial.descends ? trial.size * 0.2 : 0);
  return { display, bottom: foot + outline + 12 };
}
