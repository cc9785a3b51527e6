import type { ObjectStore } from '@panelwise/storage/port';
import type { ZipEntry } from '../take-away/zip-file.ts';
import type { PackContent, PackPicture } from './pack-content.ts';
import { readerPage } from './reader-page.ts';

const begin = (className: string) => `A pack of comics for ${className}, to read and answer without internet.

For the teacher
1. Unpack this ZIP, all of it, onto a USB stick or a computer.
2. Your pupils open "Open me.html" in a browser, choose their name, read, answer, and press "Hand in".
   That saves one file for each pupil.
3. Collect these files. When you have internet, bring them in: your class, "More", "Pack for offline".

The right answers are not in this pack. Your pupils see how it went once you have brought their files in.
The pack has the names of your pupils in it: keep the stick safe.
`;

/** The files of a pack, one after the other: how to begin, the page that shows everything, what is signed, the pictures. */
export async function* packFiles(
  store: Pick<ObjectStore, 'readAll'>,
  content: PackContent,
  pictures: readonly PackPicture[],
): AsyncGenerator<ZipEntry> {
  const { pack, seal, className } = content;
  // As Windows reads it.
  yield { name: 'READ ME FIRST.txt', bytes: Buffer.from(begin(className).replaceAll('\n', '\r\n')) };
  yield { name: 'Open me.html', bytes: Buffer.from(readerPage(content)) };
  yield { name: 'manifest.json', bytes: Buffer.from(JSON.stringify({ pack, seal }, null, 2)) };
  for (const { name, key } of pictures) yield { name, bytes: await store.readAll(key) };
}
