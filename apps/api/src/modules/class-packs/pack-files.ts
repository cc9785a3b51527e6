import { type PackClaims, packFormat } from '@panelwise/contracts/domain/class-pack';
import type { ObjectStore } from '@panelwise/storage/port';
import type { KeyRing } from '../../signing-keys.ts';
import type { ZipEntry } from '../take-away/zip-file.ts';
import type { PackContent, PackPicture } from './pack-content.ts';
import { inScript, readerPage } from './reader-page.ts';
import { hashOf, signPack } from './signed-pack.ts';
import { packTextsIn } from './texts/texts-in.ts';

/** The file of a pack that says what was signed. The page reads it too, and a page that lies in a folder reads scripts alone. */
export const manifestName = 'manifest.js';

/**
 * The files of a pack, one after the other: how to begin, the page that shows everything, the pictures, and last what is
 * signed, which has the hashes of all of them.
 */
export async function* packFiles(
  store: Pick<ObjectStore, 'readAll'>,
  keys: KeyRing,
  classId: string,
  content: PackContent,
  pictures: readonly PackPicture[],
): AsyncGenerator<ZipEntry> {
  const { className, packId, pupils, comics } = content;
  const { readMe, openMe, begin } = packTextsIn(content.language);
  const shown = inScript(content);
  // As Windows reads it.
  const lines = begin({ className, openMe }).join('\r\n\r\n');
  const texts: ZipEntry[] = [
    { name: readMe, bytes: Buffer.from(`\ufeff${lines}\r\n`) },
    { name: openMe, bytes: Buffer.from(readerPage(shown, content)) },
  ];
  const files: PackClaims['files'] = {};
  for (const entry of texts) {
    files[entry.name] = hashOf(entry.bytes);
    yield entry;
  }
  for (const { name, key } of pictures) {
    const bytes = await store.readAll(key);
    files[name] = hashOf(bytes);
    yield { name, bytes };
  }
  const signed = signPack(keys, {
    ...{ format: packFormat, packId, classId, madeAt: new Date().toISOString() },
    ...{ files, content: hashOf(shown) },
    pupils: pupils.map(({ ref }) => ref),
    comics: comics.map(({ assignmentId, comicId, questions }) => ({
      assignmentId,
      comicId,
      keys: questions.map(({ key }) => key),
    })),
  });
  yield { name: manifestName, bytes: Buffer.from(`panelwisePack = ${JSON.stringify(signed, null, 2)};\n`) };
}
