import type { FontId } from '@panelwise/studio/draw/fonts';
import { html } from '@panelwise/studio/draw/markup';
import { comicSections, comicStyle, documentHtml, fontFaces, pageRules } from '../comic-html.ts';
import { answerKeyHtml } from './answer-key-html.ts';
import { cutOutsHtml } from './cut-outs-html.ts';
import type { KitAddresses } from './kit-addresses.ts';
import type { KitDocument } from './kit-document.ts';
import { sheetMargin, sheetStyle } from './kit-style.ts';
import type { SheetText } from './sheet-text.ts';
import { worksheetHtml } from './worksheet-html.ts';

/**
 * The sheets as one document to print, in their order. What they say is noted in `text`, apart from the comic's own
 * words, which its page plans have.
 */
export function kitHtml(kit: KitDocument, text: SheetText, fonts: FontId[], addresses: KitAddresses): string {
  const sections = kit.sheets.flatMap((sheet) => sectionsOf[sheet](kit, text, addresses));
  const rules =
    fontFaces(fonts, addresses) +
    pageRules(kit.paper, `${sheetMargin}mm`) +
    comicStyle(kit.paper) +
    sheetStyle(addresses);
  return documentHtml(kit, rules, sections, addresses.origin);
}

type Write = (kit: KitDocument, text: SheetText, addresses: KitAddresses) => string[];

const sectionsOf: Record<KitDocument['sheets'][number], Write> = {
  comic: (kit, _, addresses) => comicSections(kit, addresses),
  worksheet: (kit, text) => [worksheetHtml(kit, text)],
  'cut-outs': (kit, text, addresses) => [cutOutsHtml(kit, text, addresses)],
  colouring: (kit, _, addresses) => kit.colouring.map(({ page }) => colouringHtml(kit, page, addresses)),
  'answer-key': (kit, text, addresses) => [answerKeyHtml(kit, text, addresses)],
};

/** A page in its lines alone; its words stand in it as lines too. */
function colouringHtml({ pages }: KitDocument, page: number, addresses: KitAddresses): string {
  const told = pages[page]!.plan.panels.map(({ alt }) => alt).join(' ');
  return html`<section class="full colouring"><div class="page"><img src="${addresses.colouring(page)}" alt="${told}"></div></section>`;
}
