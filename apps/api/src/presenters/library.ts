import type { LibraryComic, PanelLine, PanelText, ReadingPage } from '@panelwise/contracts/domain/comic';
import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { PageRow, PanelRow } from '@panelwise/db/repositories/comics';
import type { LibraryRow } from '@panelwise/db/repositories/library';
import type { MediaUrls } from '../media/media-urls.ts';
import { presentPages } from './comic.ts';

const open = { public: true };

export function presentLibraryComic(row: LibraryRow, media: MediaUrls): LibraryComic {
  return {
    _id: row.id,
    title: row.title,
    subject: row.subject,
    grade: row.grade,
    country: row.country,
    thumbnail: media.url(row.thumbnailKey, open),
    smallThumbnail: media.url(row.thumbnailKey, { ...open, small: true }),
    concept: row.concept,
    createdAt: row.createdAt.toISOString(),
    pdfUrl: media.url(row.pdfKey, open),
    partNumber: row.partNumber,
    partCount: row.partCount,
    hasFAQ: row.hasFaq,
    hasDidYouKnow: row.hasFacts,
    hasQuiz: row.hasQuiz,
  };
}

/** The pages to read, with the places of their words. What the public reads needs no signature. */
export function presentReadingPages(pages: PageRow[], panels: PanelRow[], media: MediaUrls): ReadingPage[] {
  return presentPages(pages, panels, true, media).map((page, index) => {
    const textPlaces = pages[index]!.textPlaces;
    return textPlaces ? { ...page, textPlaces } : page;
  });
}

/**
 * The words of every panel as its page was drawn, because the pictures show those; of an older page, of which that is
 * not known, from the script's JSON text. A script that cannot be read has none.
 */
export function presentTexts(
  pages: Pick<PageRow, 'pageNumber' | 'drawn'>[],
  scriptText: string,
): PanelText[] {
  const script = pages.every(({ drawn }) => drawn) ? [] : readableScript(scriptText);
  return pages.flatMap(({ pageNumber, drawn }) => {
    const panels = (drawn ?? script.find((page) => page.pageNumber === pageNumber))?.panels ?? [];
    return panels.map((panel, index) => {
      const lines = panelLines(panel);
      return { page: pageNumber, panel: index + 1, scene: sceneOf(panel, lines), lines };
    });
  });
}

function readableScript(text: string): Script {
  try {
    return parseScriptText(text);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** Between the name of a speaker and what they say, as in 'Maya says: "'. */
const sayingMax = 40;

/** What the author tells of the picture. Many tell the words as well, after it: these stand in the lines already. */
function sceneOf({ alt, scene }: ScriptPanel, lines: PanelLine[]): string {
  if (!alt) return scene.trim();
  const starts = lines.flatMap(({ speaker, text }) => {
    const said = alt.indexOf(text);
    const named = speaker ? alt.lastIndexOf(speaker, said) : -1;
    return said < 0 ? [] : named >= 0 && said - named < speaker!.length + sayingMax ? named : said;
  });
  if (starts.length === 0) return alt;
  const sentences = alt.slice(0, Math.min(...starts)).match(/^.*[.!?।](?=\s)/su);
  return sentences?.[0] ?? scene.trim();
}
