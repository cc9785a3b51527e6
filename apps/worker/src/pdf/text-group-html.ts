import type { FontBook, FontId } from '@panelwise/studio/draw/fonts';
import { html, words } from '@panelwise/studio/draw/markup';
import type { TextGroup, TextRun } from '@panelwise/studio/draw/page-plan';
import { safeColor } from './safe-color.ts';

/** The CSS class that sets a lettering font. */
export const fontClass = (font: FontId) => `font-${font}`;

/**
 * One balloon, caption or label as one element, each run a piece of text at its place on the page (page px).
 * Runs that are apart end in a space, so that copied words do not run together.
 */
export function textGroupHtml(group: TextGroup, fonts: FontBook, tag: 'p' | 'h1' | 'h3'): string {
  const runs = group.runs.map((run, i) => runHtml(run, fonts, needsSpace(group, i))).join('');
  if (tag === 'p') return html`<p>${runs}</p>`;
  return tag === 'h1' ? html`<h1>${runs}</h1>` : html`<h3>${runs}</h3>`;
}

function runHtml(run: TextRun, fonts: FontBook, space: boolean): string {
  const style = [
    `left:${round(run.x)}px`,
    // The fonts are declared without ascent and descent, so the baseline is the top edge.
    `top:${round(run.y)}px`,
    `font-size:${round(run.size)}px`,
    `color:${safeColor(run.fill)}`,
    ...spacing(run, fonts),
  ].join(';');
  const text = words(run.text + (space ? ' ' : ''));
  return html`<span class="${fontClass(run.font)}" style="${style}">${text}</span>`;
}

/** Spreads or closes up the letters until the text is as wide as planned: titles are set wider than the font is. */
function spacing(run: TextRun, fonts: FontBook): string[] {
  const gaps = [...run.text].length - 1;
  const missing = run.width - fonts.advance(run.font, run.text) * run.size;
  return gaps > 0 && Math.abs(missing) > 0.5 ? [`letter-spacing:${round(missing / gaps)}px`] : [];
}

/** Whether something separates a run from the next: another line, or more than a hair of room on the same one. */
function needsSpace({ runs, text }: TextGroup, index: number): boolean {
  const run = runs[index]!;
  const next = runs[index + 1];
  if (!next) return false;
  // A line may break after the hyphen of a compound.
  if (run.text.endsWith('-') && text.includes(lastWord(run.text) + firstWord(next.text))) return false;
  const sameLine = Math.abs(next.y - run.y) < run.size / 2;
  return !sameLine || Math.abs(next.x - (run.x + run.width)) > run.size * 0.1;
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
const firstWord = (text: string) => text.split(' ', 1)[0]!;

const round = (value: number) => Math.round(value * 1000) / 1000;
