import { type Paper, papers } from '@panelwise/contracts/domain/take-away';
import type { FontId } from '@panelwise/studio/draw/fonts';
import { html, styleSheet, words } from '@panelwise/studio/draw/markup';
import type { PagePlan, PanelPlan } from '@panelwise/studio/draw/page-plan';
import { getStyle } from '@panelwise/studio/draw/styles';
import type { PdfDocument } from './pdf-renderer.ts';
import { fontClass, textGroupHtml } from './text-group-html.ts';

/** Where the document's own files are: addresses that only its tab knows. */
export type ComicAddresses = {
  origin: string;
  art: (page: number) => string;
  lettering: (page: number) => string;
  font: (id: FontId) => string;
};

/**
 * The comic as a document to print: one section a page, with the art as one figure a panel, each followed
 * by its words, so that the tags of the PDF tell the comic in reading order. Pages are numbered from 0 in
 * addresses.
 */
export function comicHtml(document: PdfDocument, fonts: FontId[], addresses: ComicAddresses): string {
  const rules = fontFaces(fonts, addresses) + pageRules(document.paper) + comicStyle(document.paper);
  return documentHtml(document, rules, comicSections(document, addresses), addresses.origin);
}

/** A document to print with its sections, which loads its own files and nothing else. */
export function documentHtml(
  document: Pick<PdfDocument, 'title' | 'language'>,
  rules: string,
  sections: string[],
  origin: string,
): string {
  return html`<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${origin}; font-src ${origin}; style-src 'unsafe-inline'">
<title>${words(document.title)}</title>
<style>${styleSheet(rules)}</style>
</head>
<body>${sections.join('\n')}</body>
</html>`;
}

/** The pages of the comic, one section a page. */
export function comicSections(
  { pages, title }: Pick<PdfDocument, 'pages' | 'title'>,
  addresses: Pick<ComicAddresses, 'art' | 'lettering'>,
): string[] {
  return pages.map(({ plan }, page) => pageHtml(plan, page, title, addresses));
}

function pageHtml(
  plan: PagePlan,
  page: number,
  comicTitle: string,
  addresses: Pick<ComicAddresses, 'art' | 'lettering'>,
): string {
  const art = addresses.art(page);
  const [first] = plan.groups;
  // The comic's title in print is its heading; where there is none, the heading is there for readers of tags.
  const titleInPrint = page === 0 && first?.role === 'title' ? first : undefined;
  const text = (panel: number) =>
    plan.groups
      .filter((group) => group.panel === panel && group !== titleInPrint)
      .map((group) => textGroupHtml(group, plan.fonts, group.role === 'title' ? 'h3' : 'p'))
      .join('');
  const headings = [
    titleInPrint ? textGroupHtml(titleInPrint, plan.fonts, 'h1') : '',
    page === 0 && !titleInPrint ? html`<h1 class="unseen">${words(comicTitle)}</h1>` : '',
    html`<h2 class="unseen">${words(`Page ${plan.page.pageNumber}`)}</h2>`,
  ];
  const panels = plan.panels.map((panel) => figureHtml(panel, art) + text(panel.index));
  return html`<section class="full" style="background:${getStyle(plan.meta.style).paper}"><div class="page">
${headings.join('')}
${panels.join('\n')}
${text(-1)}
<img class="lettering" src="${addresses.lettering(page)}" alt="">
</div></section>`;
}

/** The panel, cut out of the page's art. Its words are not told with it: they follow it as text. */
function figureHtml(panel: PanelPlan, art: string): string {
  const corners = panel.polygon.map(([x, y]) => `${x}px ${y}px`).join(',');
  return html`<img class="art" src="${art}" alt="${panel.picture || panel.alt}" style="clip-path:polygon(${corners})">`;
}

/** Declares the lettering fonts of a document, each with the class that sets it. */
export function fontFaces(fonts: FontId[], addresses: Pick<ComicAddresses, 'font'>): string {
  return fonts.map((id) => fontFace(id, addresses)).join('');
}

function fontFace(id: FontId, addresses: Pick<ComicAddresses, 'font'>): string {
  const family = `lettering-${id}`;
  return `@font-face{font-family:${family};src:url(${addresses.font(id)});ascent-override:0%;descent-override:0%;line-gap-override:0%}.${fontClass(id)}{font-family:${family}}\n`;
}

/** Rules that every printed document has: its paper, and pages that fill one of it to the edge. */
export function pageRules(paper: Paper, margin = '0'): string {
  const { width, height } = papers[paper];
  return `
@page{size:${width}mm ${height}mm;margin:${margin}}
@page full{margin:0}
*{margin:0;padding:0;font-weight:inherit;font-synthesis:none}
.full{page:full;width:${width}mm;height:${height}mm;position:relative;overflow:hidden;contain:strict;break-after:page}
.full:last-child{break-after:auto}
`;
}

/**
 * Page plans are in px of a 1240 × 1754 page. On A4 they are stretched by a hair to its 210 × 297 mm; on another paper
 * they keep their shape, in the middle.
 */
export function comicStyle(paper: Paper): string {
  const px = (mm: number) => (mm / 25.4) * 96;
  const { width, height } = papers[paper];
  const fit = Math.min(px(width) / 1240, px(height) / 1754);
  const [x, y] = paper === 'a4' ? [px(width) / 1240, px(height) / 1754] : [fit, fit];
  const left = (px(width) - 1240 * x) / 2;
  const top = (px(height) - 1754 * y) / 2;
  return `
.page{position:absolute;left:${left}px;top:${top}px;width:1240px;height:1754px;transform-origin:0 0;transform:scale(${x},${y})}
.page .art,.page .lettering{position:absolute;left:0;top:0;width:1240px;height:1754px}
.page .lettering{z-index:1}
.page :is(p,h1,h2,h3){position:absolute;left:0;top:0;z-index:2;font-size:16px}
.page :is(span,.unseen){position:absolute;white-space:pre;line-height:0;text-rendering:geometricPrecision;paint-order:stroke fill}
.page .unseen{left:40px;top:14px;color:#00000003}
.page h1.unseen{top:6px}
`;
}
