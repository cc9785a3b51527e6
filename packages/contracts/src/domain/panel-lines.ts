import type { PanelLine } from './comic.ts';
import { type ScriptPanel, stripTermMarks } from './script.ts';

/** The words of a panel in reading order, without marks of key terms; what is empty is left out. */
export function panelLines(panel: ScriptPanel): PanelLine[] {
  const written = (kind: 'title' | 'caption', text = '') => ({ kind, speaker: null, text });
  const lines: PanelLine[] = [
    written('title', panel.title),
    written('title', panel.subtitle),
    written('caption', panel.caption),
    ...panel.dialogue.map(({ speaker, text }) => ({ kind: 'dialogue' as const, speaker, text })),
    written('caption', panel.captionBottom),
  ];
  return lines
    .map((line) => ({ ...line, text: stripTermMarks(line.text).trim() }))
    .filter((line) => line.text !== '');
}
