import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { devanagariFont, type FontId } from '@panelwise/studio/draw/fonts';
import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import { panelLetteringSvg } from '@panelwise/studio/draw/layers';
import { type ComicFile, comicFonts, letteringSvg, type PrintableComic } from '../comic-files.ts';
import type { PrintOrder } from '../pdf-renderer.ts';
import { proofreadKit } from '../proofread.ts';
import { makeWordsFont } from '../words-font.ts';
import { type KitAddresses, type SheetFontSubset, sheetFontSubsets } from './kit-addresses.ts';
import type { KitDocument } from './kit-document.ts';
import { kitHtml } from './kit-html.ts';
import { collectText } from './sheet-text.ts';

/** Signs that the font of the sheets lacks are set in these. */
const signFonts: FontId[] = ['balsamiq', 'balsamiq-signs', 'balsamiq-ext'];

/** The sheets of a class, to be printed and read back as a comic is. */
export function kitOrder(kit: KitDocument): PrintOrder {
  const text = collectText();
  // Written once: what it says is what has to be on paper.
  const addresses = kitAddresses();
  const comic = kit.sheets.includes('comic') ? kit.pages : [];
  const fonts = [...new Set([...comicFonts(comic), ...signFonts])];
  const html = kitHtml(kit, text, fonts, addresses);
  return {
    author: kit.author,
    subject: kit.subject,
    prepare: async () => ({ html, files: await kitFiles(kit, [...text.pieces], fonts, addresses) }),
    proofread: (pdf) =>
      proofreadKit(
        pdf,
        comic.map(({ plan }) => plan),
        text.said,
      ),
  };
}

function kitAddresses(): KitAddresses {
  // A host of its own for each print, as for a comic.
  const origin = `https://${randomUUID()}.invalid`;
  return {
    origin,
    art: (page) => `${origin}/art/${page}`,
    lettering: (page) => `${origin}/lettering/${page}`,
    font: (id) => `${origin}/font/${id}`,
    panel: (page, panel) => `${origin}/panel/${page}/${panel}`,
    colouring: (page) => `${origin}/colouring/${page}`,
    sheetFont: (subset) => `${origin}/sheet/${subset}`,
    words: `${origin}/words`,
  };
}

async function kitFiles(
  { pages, colouring, sheets }: KitDocument,
  pieces: string[],
  fonts: FontId[],
  addresses: KitAddresses,
): Promise<PrintableComic['files']> {
  const book = await loadFontBook();
  const files = new Map<string, ComicFile>();
  const svg = (text: string): ComicFile => ({ contentType: 'image/svg+xml', body: Buffer.from(text) });
  const font = (body: Uint8Array): ComicFile => ({ contentType: 'font/sfnt', body });
  const comicWords = pages.flatMap(({ plan }) => plan.groups.flatMap(({ runs }) => runs));
  pages.forEach(({ plan, art, artType }, page) => {
    files.set(addresses.art(page), { contentType: artType, body: art });
    if (sheets.includes('comic')) files.set(addresses.lettering(page), svg(letteringSvg(plan)));
    for (const { index } of plan.panels)
      files.set(addresses.panel(page, index), svg(panelLetteringSvg(plan, index, { text: 'outlines' })));
  });
  for (const { page, drawing } of colouring) files.set(addresses.colouring(page), svg(drawing));
  for (const id of fonts) {
    const ofComic = comicWords.filter((run) => run.font === id).map((run) => run.text);
    files.set(addresses.font(id), font(id === devanagariFont ? makeWordsFont(book, ofComic) : book.file(id)));
  }
  if (pieces.length > 0) files.set(addresses.words, font(makeWordsFont(book, pieces)));
  for (const subset of sheetFontSubsets)
    files.set(addresses.sheetFont(subset), { contentType: 'font/woff2', body: await readSheetFont(subset) });
  return files;
}

const require = createRequire(import.meta.url);
const sheetFont = '@fontsource-variable/atkinson-hyperlegible-next';

/** The font that is made to be told apart letter by letter, as the web app has it. */
function readSheetFont(subset: SheetFontSubset): Promise<Buffer> {
  return readFile(
    require.resolve(`${sheetFont}/files/atkinson-hyperlegible-next-${subset}-wght-normal.woff2`),
  );
}
