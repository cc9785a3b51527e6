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
 * The comic as a document to print: one A4 section a page, with the art as one figure a panel, each followed
 * by its words, so that the tags of the PDF tell the comic in reading order. Pages are numbered from 0 in
 * addresses.
 */
export function comicHtml(document: PdfDocument, fonts: FontId[], addresses: ComicAddresses): string {
  const sections = document.pages.map(({ plan }, page) => pageHtml(plan, page, document.title, addresses));
  const rules = styleSheet(fonts.map((id) => fontFace(id, addresses)).join('') + pageStyle);
  return html`<!doctype html>
<html lang="${document.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${addresses.origin}; font-src ${addresses.origin}; style-src 'unsafe-inline'">
<title>${words(document.title)}</title>
<style>${rules}</style>
</head>
<body>${sections.join('\n')}</body>
</html>`;
}

function pageHtml(plan: PagePlan, page: number, comicTitle: string, addresses: ComicAddresses): string {
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
  return html`<section style="background:${getStyle(plan.meta.style).paper}"><div class="page">
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

function fontFace(id: FontId, addresses: ComicAddresses): string {
  const family = `lettering-${id}`;
  return `@font-face{font-family:${family};src:url(${addresses.font(id)});ascent-override:0%;descent-override:0%;line-gap-override:0%}.${fontClass(id)}{font-family:${family}}\n`;
}

/** Page plans are in px of a 1240 × 1754 page: scaled to the 210 × 297 mm of A4, at 96 px an inch. */
const scaleX = (210 / 25.4) * (96 / 1240);
const scaleY = (297 / 25.4) * (96 / 1754);
const pageStyle = `
@page{size:A4;margin:0}
*{margin:0;padding:0;font-weight:inherit;font-synthesis:none}
section{width:210mm;height:297mm;position:relative;overflow:hidden;contain:strict;break-after:page}
section:last-child{break-after:auto}
.page{position:relative;width:1240px;height:1754px;transform-origin:0 0;transform:scale(${scaleX},${scaleY})}
.art,.lettering{position:absolute;left:0;top:0;width:1240px;height:1754px}
.lettering{z-index:1}
p,h1,h2,h3{position:absolute;left:0;top:0;z-index:2;font-size:16px}
span,.unseen{position:absolute;white-space:pre;line-height:0;text-rendering:geometricPrecision;paint-order:stroke fill}
.unseen{left:40px;top:14px;color:#00000003}
h1.unseen{top:6px}
`;
