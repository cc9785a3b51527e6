import { isDeepStrictEqual } from 'node:util';
import type { Behind } from '@panelwise/contracts/domain/comic';
import { parseScriptText, readScript } from '@panelwise/contracts/domain/read-script';
import { lettered, type Script, type ScriptPanel } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { ComicRow, PageRow, PanelRow } from '@panelwise/db/repositories/comics';

/** What has to be made again before a comic can be published, and whether lettering is all that its pages need. */
type Standing = { behind: Behind | null; wordsWait: boolean };

/**
 * How the pages and the PDF of a comic stand to its script. `behind`: its pages do not show its script, or there is no PDF
 * of these pages; whoever changes a page drops the PDF with it. `wordsWait`: the pages do not show the script, and other
 * words in the pictures that are there are all it takes.
 */
export function findStanding(
  { prompt, pdfKey }: Pick<ComicRow, 'prompt' | 'pdfKey'>,
  pages: PageRow[],
  panels: PanelRow[],
): Standing {
  const script = readable(() => parseScriptText(prompt));
  if (!script) return { behind: 'pages', wordsWait: false };
  if (!showsScript(script, pages, panels))
    return { behind: 'pages', wordsWait: differsInWords(script, pages, panels) };
  return { behind: pdfKey ? null : 'pdf', wordsWait: false };
}

/** The drawn pages differ in nothing but words, and every panel whose words changed keeps room for those that it was drawn with. */
function differsInWords(script: Script, pages: PageRow[], panels: PanelRow[]): boolean {
  const drawn = readable(() => readScript(pages.map((page) => page.drawn)));
  if (!drawn) return false;
  if (!isDeepStrictEqual(asStored(pictured(drawn, script)), asStored(pictured(script, drawn)))) return false;
  const isThere = ({ pageNumber, panelNumber, artKey, scene }: PanelRow) =>
    artKey !== null && scene === script[pageNumber - 1]?.panels[panelNumber - 1]?.scene;
  return (
    pages.every(({ imageKey }) => imageKey !== null) &&
    panels.length === script.flatMap((page) => page.panels).length &&
    panels.every(isThere)
  );
}

/** What is drawn of a script: all of it but the words of panels that stay as they are in their pictures. */
function pictured(script: Script, other: Script): Script {
  return script.map((page, p) => ({
    ...page,
    panels: page.panels.map((panel, i) =>
      panel.room && other[p]?.panels[i]?.room ? withoutWords(panel) : panel,
    ),
  }));
}

function withoutWords(panel: ScriptPanel): ScriptPanel {
  const words = Object.fromEntries(Object.keys(lettered).map((field) => [field, undefined]));
  return { ...panel, ...words };
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
