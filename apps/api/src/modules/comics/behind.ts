import { isDeepStrictEqual } from 'node:util';
import type { Behind } from '@panelwise/contracts/domain/comic';
import { parseScriptText, readScript } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { ComicRow, PageRow, PanelRow } from '@panelwise/db/repositories/comics';

/**
 * What has to be made again before a comic can be published: its pages do not show its script, or there is no PDF of
 * these pages. Whoever changes a page drops the PDF with it.
 */
export function findBehind(
  { prompt, pdfKey }: Pick<ComicRow, 'prompt' | 'pdfKey'>,
  pages: PageRow[],
  panels: PanelRow[],
): Behind | null {
  const script = readable(() => parseScriptText(prompt));
  if (!script || !showsScript(script, pages, panels)) return 'pages';
  return pdfKey ? null : 'pdf';
}

/** True when all pages are drawn and show this script word by word. */
export function showsScript(script: Script, pages: PageRow[], panels: PanelRow[]): boolean {
  const drawn = readable(() => readScript(pages.map((page) => page.drawn)));
  if (!drawn || !isDeepStrictEqual(asStored(drawn), asStored(script))) return false;
  return pages.every(({ pageNumber, imageKey }) => {
    const own = panels.filter((panel) => panel.pageNumber === pageNumber);
    const told = script[pageNumber - 1]!.panels;
    // A drawing that was stopped may have left the words of another script at the panels.
    const isTold = (panel: PanelRow, index: number) =>
      panel.scene === told[index]!.scene && panel.caption === told[index]!.caption;
    return imageKey !== null && own.length === told.length && own.every(isTold);
  });
}

/** As the database keeps it, which knows no -0 and nothing undefined. */
const asStored = (script: Script): unknown => JSON.parse(JSON.stringify(script));

function readable(read: () => Script): Script | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
