import type { Readable } from 'node:stream';
import type { Book } from './book.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

/** Every page as a PNG, in a ZIP. */
export function pageZip(book: Book): Readable {
  return zipFile(entriesOf(book), book.changedAt);
}

async function* entriesOf({ pages }: Book): AsyncGenerator<ZipEntry> {
  for (const page of pages)
    yield { name: `${pageName(page.number, pages.length)}.png`, bytes: await page.png() };
}

/** A name that sorts as the pages are read, by programs that compare letter by letter too. */
export function pageName(number: number, pageCount: number): string {
  return `page-${String(number).padStart(Math.max(2, String(pageCount).length), '0')}`;
}
