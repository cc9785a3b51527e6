import { t } from '@lingui/core/macro';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { type Script, type ScriptPanel, stripTermMarks } from '@panelwise/contracts/domain/script';

/** The script as it was typed; undefined when nobody can read it. */
export function readStoredScript(text: string): Script | undefined {
  try {
    return parseScriptText(text);
  } catch {
    return undefined;
  }
}

/** The panel of a script that was drawn at this place; both count from 1. */
export function findPanel(script: Script | undefined, page: number, panel: number): ScriptPanel | undefined {
  return script?.find(({ pageNumber }) => pageNumber === page)?.panels[panel - 1];
}

/** The place of a panel on the desk, for links. */
export const panelAnchor = (page: number, panel: number) => `page-${page}-panel-${panel}`;

/**
 * What stands in a panel, in reading order, and who says it. `caption` is the one that was drawn; without a
 * script it is all there is.
 */
export function wordsOf(panel: ScriptPanel | undefined, caption: string): { who: string; text: string }[] {
  return [
    { who: t`Title`, text: panel?.title },
    { who: t`Subtitle`, text: panel?.subtitle },
    { who: t`Caption`, text: caption || t`N/A` },
    ...(panel?.dialogue ?? []).map((line) => ({ who: line.speaker, text: line.text })),
    { who: t`Closing caption`, text: panel?.captionBottom },
  ].flatMap(({ who, text }) => (text ? [{ who, text: stripTermMarks(text) }] : []));
}
