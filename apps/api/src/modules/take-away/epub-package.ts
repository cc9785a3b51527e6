import { digitalSourceOf, digitalSourceUrl } from '@panelwise/contracts/domain/made-by';
import { madeSentence } from '@panelwise/contracts/domain/made-words';
import type { Book } from './book.ts';
import { bookWords } from './book-words.ts';
import type { EpubPage } from './epub.ts';
import { element, elements, words, xml, xmlHead } from './xml.ts';

/** The package document: what the book is, what it holds, and in which order it is read. */
export function packageDocument(book: Book, pages: EpubPage[]): string {
  const items = pages.flatMap(({ id, document, picture }) => [
    xml`<item id="${id}" href="${document}" media-type="application/xhtml+xml"/>`,
    xml`<item id="${`${id}-picture`}" href="${picture}" media-type="image/jpeg"${isCover(id, pages) ? { properties: 'cover-image' } : undefined}/>`,
  ]);
  return `${xmlHead}${xml`<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${book.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf(book)}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="page-style" href="page.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
${pages.map(({ id }) => xml`<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>`}\n`;
}

/** Without a cover of its own the first page is the book's picture. */
const isCover = (id: string, pages: EpubPage[]) => id === pages[0]?.id;

function metadataOf(book: Book): string {
  const { series } = book;
  const source = digitalSourceOf(book.made.drawn ?? [], true);
  const credit = madeSentence(book.made);
  const meta = (property: string, value: string) => xml`<meta property="${property}">${words(value)}</meta>`;
  const lines = [
    xml`<dc:identifier id="book-id">${words(`urn:uuid:${book.id}`)}</dc:identifier>`,
    element('dc:title', book.title),
    element('dc:language', book.language),
    element('dc:creator', book.author),
    element('dc:publisher', 'Panelwise'),
    element('dc:subject', book.subject),
    element('dc:subject', book.concept),
    element('dc:description', book.summary),
    ...(source ? [meta('schema:digitalSourceType', digitalSourceUrl(source))] : []),
    ...(credit ? [meta('schema:creditText', credit)] : []),
    meta('dcterms:modified', book.changedAt.toISOString().replace(/\.\d+Z$/, 'Z')),
    meta('rendition:layout', 'pre-paginated'),
    meta('rendition:orientation', 'auto'),
    meta('rendition:spread', 'auto'),
    ...(series.partCount > 1
      ? [
          xml`<meta property="belongs-to-collection" id="series">${words(series.title)}</meta>`,
          xml`<meta refines="#series" property="collection-type">series</meta>`,
          xml`<meta refines="#series" property="group-position">${words(String(series.part))}</meta>`,
        ]
      : []),
    meta('schema:accessMode', 'visual'),
    meta('schema:accessMode', 'textual'),
    meta('schema:accessModeSufficient', 'textual'),
    meta('schema:accessModeSufficient', 'visual,textual'),
    ...['alternativeText', 'readingOrder', 'tableOfContents', 'pageNavigation', 'structuralNavigation'].map(
      (value) => meta('schema:accessibilityFeature', value),
    ),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', accessibilitySummary),
  ];
  return elements(lines);
}

const accessibilitySummary =
  'A comic of fixed pages. Every panel is described in text, followed by its words in reading order.';

/** Table of contents and list of pages. */
export function navigation(book: Book, pages: EpubPage[]): string {
  const { contents, pages: pagesWord } = bookWords(book.language);
  const entry = (label: string, document: string) => xml`<li><a href="${document}">${words(label)}</a></li>`;
  const toc = pages.map(({ label, document }) => entry(label, document));
  const numbered = pages.flatMap(({ number, document }) => (number ? [entry(String(number), document)] : []));
  return `${xmlHead}${xml`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.language}" xml:lang="${book.language}">
<head><meta charset="utf-8"/><title>${words(book.title)}</title></head>
<body>
<nav epub:type="toc" role="doc-toc" aria-labelledby="toc">
<h1 id="toc">${words(contents)}</h1>
<ol>
${toc.join('\n')}
</ol>
</nav>
<nav epub:type="page-list" role="doc-pagelist" aria-labelledby="pages" hidden="hidden">
<h2 id="pages">${words(pagesWord)}</h2>
<ol>
${numbered.join('\n')}
</ol>
</nav>
</body>
</html>`}\n`;
}
