import { randomUUID } from 'node:crypto';
import type { FontId } from '@panelwise/studio/draw/fonts';
import { readFontFile } from '@panelwise/studio/draw/fonts-node';
import { pageLetteringSvg } from '@panelwise/studio/draw/layers';
import { comicHtml } from './comic-html.ts';
import type { PdfDocument } from './pdf-renderer.ts';

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
      body: Buffer.from(pageLetteringSvg(plan, { text: 'none' })),
    });
  });
  const fonts = usedFonts(document);
  for (const id of fonts) {
    files.set(addresses.font(id), { contentType: 'font/woff', body: await readFontFile(id) });
  }
  return { html: comicHtml(document, fonts, addresses), files };
}

function usedFonts(document: PdfDocument): FontId[] {
  const runs = document.pages.flatMap(({ plan }) => plan.groups.flatMap((group) => group.runs));
  return [...new Set(runs.map((run) => run.font))];
}
