import type { Readable } from 'node:stream';
import type { Book } from './book.ts';
import { comicInfo } from './comic-info.ts';
import { pageName } from './page-zip.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

/** The comic for comic readers: cover and pages as pictures in their order, and what it is in ComicInfo.xml. */
export function cbz(book: Book): Readable {
  return zipFile(entriesOf(book), book.changedAt);
}

async function* entriesOf(book: Book): AsyncGenerator<ZipEntry> {
  // First, so that a reader of the stream knows what comes.
  yield { name: 'ComicInfo.xml', bytes: Buffer.from(comicInfo(book)) };
  // Readers go by the names: the cover comes before the pages.
  if (book.cover) yield { name: `${pageName(0, book.pages.length)}.jpg`, bytes: (await book.cover()).bytes };
  for (const page of book.pages)
    yield { name: `${pageName(page.number, book.pages.length)}.jpg`, bytes: (await page.jpeg()).bytes };
}
