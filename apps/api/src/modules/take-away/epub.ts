import type { Readable } from 'node:stream';
import type { Book, BookPicture } from './book.ts';
import { bookWords } from './book-words.ts';
import { navigation, packageDocument } from './epub-package.ts';
import { coverPage, pageDocument, pageStyles } from './epub-page.ts';
import { pageName } from './page-zip.ts';
import { xml, xmlHead } from './xml.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

/** One page of the book: its document and its picture, by their names within the book. */
export type EpubPage = {
  id: string;
  document: string;
  picture: string;
  /** As it is called in the table of contents. */
  label: string;
  /** The number printed for it; none for the cover. */
  number?: number;
};

/**
 * A book of fixed pages (EPUB 3.3): each is its picture, with its words as text over the places where they stand, and
 * what is to be seen for people who cannot see it.
 */
export function epub(book: Book): Readable {
  return zipFile(entriesOf(book), book.changedAt);
}

async function* entriesOf(book: Book): AsyncGenerator<ZipEntry> {
  const text = (name: string, content: string): ZipEntry => ({ name, bytes: Buffer.from(content) });
  const pages = epubPages(book);
  // The first entry, as it is: programs tell an EPUB by these bytes.
  yield text('mimetype', 'application/epub+zip');
  yield text('META-INF/container.xml', container);
  yield text('OEBPS/book.opf', packageDocument(book, pages));
  yield text('OEBPS/nav.xhtml', navigation(book, pages));
  yield text('OEBPS/page.css', pageStyles);
  for (const page of pages) {
    const of = book.pages.find(({ number }) => number === page.number);
    const picture: BookPicture = await (of?.jpeg ?? book.cover)!();
    yield text(
      `OEBPS/${page.document}`,
      of ? pageDocument(book, of, page, picture) : coverPage(book, page, picture),
    );
    yield { name: `OEBPS/${page.picture}`, bytes: picture.bytes };
  }
}

function epubPages(book: Book): EpubPage[] {
  const words = bookWords(book.language);
  const named = (id: string) => ({ id, document: `${id}.xhtml`, picture: `${id}.jpg` });
  return [
    ...(book.cover ? [{ ...named('cover'), label: words.cover }] : []),
    ...book.pages.map(({ number }) => ({
      ...named(pageName(number, book.pages.length)),
      label: `${words.page} ${number}`,
      number,
    })),
  ];
}

const container = `${xmlHead}${xml`<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`}`;
