import { t } from '@lingui/core/macro';
import type { DrawnPage, PanelLine } from '@panelwise/contracts/domain/comic';
import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import type { Script } from '@panelwise/contracts/domain/script';
import { findPanel, panelAnchor } from './panel-words.ts';

/**
 * What is wrong with the alt text of panels, by their places on the desk: it is missing, lacks words that stand in
 * the panel, tells nothing beside them, or is that of another picture. Without a script, the captions that were drawn are all that is known.
 */
export function altFaults(pages: readonly DrawnPage[], script: Script | undefined): Map<string, string> {
  const faults = new Map<string, string>();
  const seen = new Map<string, { page: number; panel: number; artUrl: string | null }>();
  for (const { pageNumber, panels } of pages)
    for (const { panel, alt, caption, artUrl } of panels) {
      const told = inOneLine(alt);
      const written = findPanel(script, pageNumber, panel);
      const words = written ? panelLines(written).map(({ text }) => text) : [caption];
      const missing = words.find((text) => !told.includes(inOneLine(text)));
      const twin = seen.get(told);
      const fault = !told
        ? t`has no alt text.`
        : missing !== undefined
          ? t`the alt text lacks the words “${missing}”`
          : tellsNothing(told, written ? panelLines(written) : [{ speaker: null, text: caption }])
            ? t`the alt text repeats the words and tells nothing of the picture.`
            : twin && (!artUrl || twin.artUrl !== artUrl)
              ? sameAs(twin)
              : undefined;
      if (fault) faults.set(panelAnchor(pageNumber, panel), fault);
      if (told && !twin) seen.set(told, { page: pageNumber, panel, artUrl });
    }
  return faults;
}

function sameAs({ page, panel }: { page: number; panel: number }): string {
  return t`the alt text is the same as that of page ${page}, panel ${panel}.`;
}

/** An alt text with fewer letters than this beside the words of the panel tells nothing of the picture. */
const toldLettersMin = 5;

function tellsNothing(alt: string, lines: Pick<PanelLine, 'speaker' | 'text'>[]): boolean {
  const words = lines.flatMap(({ speaker, text }) => [inOneLine(text), speaker ?? '']).filter(Boolean);
  const beside = words.reduce((rest, text) => rest.replaceAll(text, ' '), alt);
  return (beside.match(/\p{L}/gu)?.length ?? 0) < toldLettersMin;
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
