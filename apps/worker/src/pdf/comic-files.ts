import { randomUUID } from 'node:crypto';
import { devanagariFont, type FontId } from '@panelwise/studio/draw/fonts';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { pageLetteringSvg } from '@panelwise/studio/draw/layers';
import { svg } from '@panelwise/studio/draw/markup';
import type { PagePlan, TextRun } from '@panelwise/studio/draw/page-plan';
import { comicHtml } from './comic-html.ts';
import type { PdfDocument, PdfPage } from './pdf-renderer.ts';
import { makeWordsFont } from './words-font.ts';

/** One file that the document may load: nothing else exists for its tab. */
export type ComicFile = { contentType: string; body: Uint8Array };
export type PrintableComic = { html: string; files: Map<string, ComicFile> };

/** The document and every file it names, under addresses of a host that exists for this one print. */
export async function toPrintable(document: PdfDocument): Promise<PrintableComic> {
  // A host of its own for each print: the browser may keep pictures, and must not mix up two comics.
  const origin = `https://${randomUUID()}.invalid`;
  const addresses = {
    origin,
    art: (page: number) => `${origin}/art/${page}`,
    lettering: (page: number) => `${origin}/lettering/${page}`,
    font: (id: FontId) => `${origin}/font/${id}`,
  };
  const files = new Map<string, ComicFile>();
  document.pages.forEach(({ plan, art, artType }, page) => {
    files.set(addresses.art(page), { contentType: artType, body: art });
    files.set(addresses.lettering(page), {
      contentType: 'image/svg+xml',
      body: Buffer.from(letteringSvg(plan)),
    });
  });
  const fonts = comicFonts(document.pages);
  const book = await loadFontBook();
  for (const id of fonts) {
    const body = id === devanagariFont ? makeWordsFont(book, wordsIn(document.pages, id)) : book.file(id);
    files.set(addresses.font(id), { contentType: 'font/sfnt', body });
  }
  return { html: comicHtml(document, fonts, addresses), files };
}

/**
 * Everything of a page's lettering but its words, and under the words that are set bold by a stroke that stroke: as
 * a text stroke it would be printed as the same word once more, and be copied and read aloud twice.
 */
export function letteringSvg(plan: PagePlan): string {
  const strokes = plan.groups
    .filter((group) => !group.drawn)
    .flatMap((group) => group.runs)
    .map(({ stroke, font, size, text, x, y }) =>
      stroke
        ? svg`<path d="${plan.fonts.outline(font, size, text, x, y)}" fill="none" stroke="${stroke.color}" stroke-width="${stroke.width}"/>`
        : '',
    );
  return pageLetteringSvg(plan, { text: 'none' }).replace(
    /<\/svg>\s*$/,
    () => svg`${strokes.join('')}</svg>`,
  );
}

/** The fonts that these pages are lettered in. */
export function comicFonts(pages: PdfPage[]): FontId[] {
  return [...new Set(runsOf(pages).map((run) => run.font))];
}

function wordsIn(pages: PdfPage[], font: FontId): string[] {
  return runsOf(pages).flatMap((run) => (run.font === font ? [run.text] : []));
}

function runsOf(pages: PdfPage[]): TextRun[] {
  return pages.flatMap(({ plan }) => plan.groups.flatMap((group) => group.runs));
}
