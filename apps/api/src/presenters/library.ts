import type { LibraryComic, PanelLine, PanelText } from '@panelwise/contracts/domain/comic';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { type ScriptPanel, stripTermMarks } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { LibraryRow } from '@panelwise/db/repositories/library';
import type { MediaUrls } from '../media/media-urls.ts';

const open = { public: true };

export function presentLibraryComic(row: LibraryRow, media: MediaUrls): LibraryComic {
  return {
    _id: row.id,
    title: row.title,
    subject: row.subject,
    grade: row.grade,
    country: row.country,
    thumbnail: media.url(row.thumbnailKey, open),
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

/** The words of every panel, from the script's JSON text. A script that cannot be read has none. */
export function presentTexts(scriptText: string): PanelText[] {
  try {
    return parseScriptText(scriptText).flatMap(({ pageNumber, panels }) =>
      panels.map((panel, index) => {
        const lines = linesOf(panel);
        return { page: pageNumber, panel: index + 1, scene: sceneOf(panel, lines), lines };
      }),
    );
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function linesOf(panel: ScriptPanel): PanelLine[] {
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
