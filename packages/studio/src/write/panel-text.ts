import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { panelWords, type ScriptPanel } from '@panelwise/contracts/domain/script';

/** Keys whose values are names and no words to read. */
const names = new Set(['kind', 'icon', 'color', 'ground']);

/** Every text of a diagram, each ending like a sentence: numbers of two labels do not belong together. */
export function diagramText(diagram: Diagram): string {
  const texts: string[] = [];
  JSON.stringify(diagram, (key, value) => {
    if (typeof value === 'string' && !names.has(key)) texts.push(value);
    return value;
  });
  return texts.join('. ');
}

/** All that is read in a panel: its words, who speaks, and what its diagram says. */
export const panelText = (panel: ScriptPanel): string =>
  [
    ...panelWords(panel),
    ...panel.dialogue.map(({ speaker }) => speaker),
    ...(panel.diagram ? [diagramText(panel.diagram)] : []),
  ].join('. ');
