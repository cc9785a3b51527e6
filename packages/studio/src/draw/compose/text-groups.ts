import { pageSize } from '@panelwise/contracts/domain/limits';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { type ScriptPage, stripTermMarks } from '@panelwise/contracts/domain/script';
import { fillIn, type Language, textsOf } from '../../language/language.ts';
import type { LanguageTexts } from '../../language/language-texts.ts';
import { levelLine } from '../../language/level-line.ts';
import { displayRuns } from '../lettering/display.ts';
import type { Label } from '../lettering/label.ts';
import { createParagraph, lineWidth } from '../lettering/paragraph.ts';
import { beginsRun, toRuns } from '../lettering/runs.ts';
import { smallestPrinted } from '../lettering/text-sizes.ts';
import type { Box, TextGroup, TextRun } from '../page-plan.ts';
import type { PanelComposition, TextBlock } from './composition.ts';
import type { Measures } from './text-measures.ts';

/** The text of one panel in reading order, in page px: its words, then sound effect, cards and labels. */
export function panelGroups(
  composition: PanelComposition,
  panel: number,
  box: Box,
  measures: Measures,
): TextGroup[] {
  const { style } = measures;
  const shift = (runs: TextRun[]) => runs.map((run) => ({ ...run, x: run.x + box.x, y: run.y + box.y }));
  const groups: TextGroup[] = [];
  const { title, sfx, things, diagram } = composition;
  if (title)
    groups.push({
      role: 'title',
      panel,
      runs: shift(displayRuns(style, title)),
      text: stripTermMarks(title.text),
      drawn: true,
    });
  for (const block of inReadingOrder(composition))
    groups.push({ ...blockIdentity(block), panel, runs: shift(blockRuns(block, measures)) });
  if (sfx)
    groups.push({ role: 'sfx', panel, runs: shift(displayRuns(style, sfx)), text: sfx.text, drawn: true });
  for (const thing of things) {
    if (thing.kind === 'card')
      groups.push({
        role: 'label',
        panel,
        runs: shift(displayRuns(style, thing.display)),
        text: thing.display.text,
        drawn: true,
      });
    else if (thing.label) groups.push(labelGroup(thing.label, panel, shift));
  }
  for (const label of diagram?.labels ?? []) groups.push(labelGroup(label, panel, shift));
  return groups;
}

function labelGroup(label: Label, panel: number, shift: (runs: TextRun[]) => TextRun[]): TextGroup {
  return { role: 'label', panel, runs: shift(label.runs), text: stripTermMarks(label.text) };
}

/** Subtitle, caption, dialogue, closing caption: the order of the script, whatever the order on the page. */
export function inReadingOrder({ blocks, staged }: PanelComposition): TextBlock[] {
  const rank = (block: TextBlock) => {
    if (block.kind === 'bubble') return 2 + staged.lines.indexOf(block.line) / 100;
    if (block.role === 'subtitle') return 0;
    return block.role === 'closing' ? 4 : 1;
  };
  return [...blocks].sort((a, b) => rank(a) - rank(b));
}

/** What a block is, who says it, and its words without the marks of key terms. */
export function blockIdentity(block: TextBlock): Pick<TextGroup, 'role' | 'text' | 'speaker'> {
  if (block.kind === 'caption')
    return { role: block.role === 'closing' ? 'caption' : block.role, text: stripTermMarks(block.text) };
  const { kind, speaker, text } = block.line;
  const role = kind === 'thought' || kind === 'shout' ? kind : 'speech';
  return { role, speaker, text: stripTermMarks(text) };
}

function blockRuns(block: TextBlock, { fonts, style }: Measures): TextRun[] {
  if (block.kind === 'caption') {
    const { shape } = block;
    return toRuns(fonts, shape, {
      x: block.x + shape.padX,
      baseline: block.y + shape.padY + shape.capHeight,
      centered: false,
      fill: style.captionInk,
      termFill: style.captionTerm,
    });
  }
  const runs = toRuns(fonts, block.shape, {
    x: block.x,
    baseline: block.y - block.shape.textHeight / 2 + block.shape.capHeight,
    centered: true,
    fill: style.ink,
    termFill: style.term,
  });
  // Black and white has no second colour: a key term is printed bolder.
  if (!style.monochrome) return runs;
  return runs.map((run, i) =>
    isTermRun(block, i) ? { ...run, stroke: { color: style.ink, width: 1 } } : run,
  );
}

/** Whether the n-th run of a block is a key term: runs change where words do. */
function isTermRun({ shape }: TextBlock, index: number): boolean {
  const terms = shape.lines.flatMap((line) =>
    line.filter((_word, i) => beginsRun(shape.paragraph, line, i)).map((word) => word.term),
  );
  return terms[index] ?? false;
}

/** Nobody is called by half of their name: letters that no font has leave it out. */
function bylineOf({ author }: ComicMeta, texts: LanguageTexts, { fonts, style }: Measures) {
  if (!author || fonts.missing(style.font, author).length > 0) return undefined;
  return fillIn(texts.byline, { name: author });
}

/** Title, grade, subject and page number at the foot of the page, and on the first one in print whose comic it is. */
export function footerGroup(
  page: ScriptPage,
  meta: ComicMeta,
  language: Language,
  measures: Measures,
): TextGroup {
  const { fonts, style } = measures;
  const texts = textsOf(language);
  const grade = /^\d+$/.test(meta.grade.trim()) ? `Grade ${meta.grade.trim()}` : meta.grade;
  const level =
    language === 'en'
      ? [grade, meta.subject].filter(Boolean).join(' ')
      : levelLine(meta.grade, meta.subject, texts);
  const count = String(Math.max(meta.pageCount, page.pageNumber));
  const parts = [
    meta.title || meta.concept,
    page.pageNumber === 1 && bylineOf(meta, texts, measures),
    level,
    fillIn(texts.footer, { page: String(page.pageNumber), count }),
  ];
  const text = parts.filter(Boolean).join('  -  ');
  const paragraph = createParagraph(fonts, style.font, text.replaceAll('*', ''));
  const size = Math.min(
    smallestPrinted.label * Math.max(1, style.fontScale),
    (pageSize.width - 120) / Math.max(lineWidth(paragraph.words, paragraph.space), 1),
  );
  const runs = toRuns(
    fonts,
    { paragraph, lines: [paragraph.words], size, leading: size },
    {
      x: pageSize.width / 2,
      baseline: pageSize.height - 24,
      centered: true,
      fill: style.ink,
      termFill: style.ink,
    },
  );
  return { role: 'footer', panel: -1, runs, text };
}
