import type { LibraryComic, PanelLine, PanelText, ReadingPage } from '@panelwise/contracts/domain/comic';
import { panelLines } from '@panelwise/contracts/domain/panel-lines';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import type { LibraryRow } from '@panelwise/db/repositories/library';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { MediaUrls } from '../media/media-urls.ts';
import { presentPages } from './comic.ts';

/** A comic as readers see it. What is not public has signed addresses, good for an hour or two. */
export function presentLibraryComic(row: LibraryRow, media: MediaUrls, isPublic = true): LibraryComic {
  const seen = { public: isPublic };
  return {
    _id: row.id,
    title: row.title,
    subject: row.subject,
    grade: row.grade,
    country: row.country,
    thumbnail: media.url(row.thumbnailKey, seen),
    smallThumbnail: media.url(row.thumbnailKey, { ...seen, small: true }),
    concept: row.concept,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    pdfUrl: media.url(row.pdfKey, seen),
    partNumber: row.partNumber,
    partCount: row.partCount,
    hasFAQ: row.hasFaq,
    hasDidYouKnow: row.hasFacts,
    hasQuiz: row.hasQuiz,
  };
}

/** The pages to read, with the places of their words. What the public reads needs no signature. */
export function presentReadingPages(
  { pages, panels }: Pick<EditionContent, 'pages' | 'panels'>,
  media: MediaUrls,
  isPublic = true,
): ReadingPage[] {
  return presentPages(pages, panels, isPublic, media).map((page, index) => {
    const textPlaces = pages[index]!.textPlaces;
    return textPlaces ? { ...page, textPlaces } : page;
  });
}

/** The words of every panel as its page was drawn, because the pictures show those. */
export function presentTexts(
  pages: Pick<EditionContent['pages'][number], 'pageNumber' | 'drawn'>[],
): PanelText[] {
  return pages.flatMap(({ pageNumber, drawn }) =>
    (drawn?.panels ?? []).map((panel, index) => {
      const lines = panelLines(panel);
      return {
        page: pageNumber,
        panel: index + 1,
        scene: drawn?.pictures?.[index] ?? sceneOf(panel, lines),
        lines,
      };
    }),
  );
}

/** Between the name of a speaker and what they say, as in 'Maya says: "'. */
const sayingMax = 40;

/**
 * What is to be seen, for a page that was drawn before that was kept: the sentences of its description before the
 * words, as the studio used to write it. One without the words may tell older words, so the scene stands in for it.
 */
function sceneOf({ alt = '', scene }: ScriptPanel, lines: PanelLine[]): string {
  const starts = lines.flatMap(({ speaker, text }) => {
    const said = alt.indexOf(text);
    const named = speaker ? alt.lastIndexOf(speaker, said) : -1;
    return said < 0 ? [] : named >= 0 && said - named < speaker!.length + sayingMax ? named : said;
  });
  const seen = starts.length > 0 ? alt.slice(0, Math.min(...starts)) : '';
  return seen.match(/^.*[.!?।](?=\s)/su)?.[0] ?? scene.trim();
}
