import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; bytes: Buffer };

/**
 * Writes a ZIP while its entries are made, one after the other, so that only one of them is in memory. Nothing is
 * compressed: pictures are already. Sizes stand before the bytes, as strict readers need it, and no entry has extra
 * fields, which an EPUB forbids for its first one.
 * @param changedAt the time that every entry carries, so that the same comic gives the same file
 * @returns the file; it breaks off with the error of the entry that could not be made
 */
export function zipFile(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, changedAt: Date): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as PassThrough;
  const add = async () => {
    for await (const { name, bytes } of entries) {
      if (file.destroyed) return;
      zip.addBuffer(bytes, name, {
        compress: false,
        mtime: changedAt,
        forceDosTimestamp: true,
        mode: 0o100644,
      });
      await roomIn(file);
    }
    zip.end();
  };
  add().catch((error: Error) => file.destroy(error));
  return file;
}

/** Waits until whoever reads has taken most of what was written, or has gone. */
async function roomIn(file: PassThrough): Promise<void> {
  // Added entries are written in the next turn.
  await new Promise(setImmediate);
  if (!file.writableNeedDrain || file.destroyed) return;
  const left = new AbortController();
  const { signal } = left;
  await Promise.race([once(file, 'drain', { signal }), once(file, 'close', { signal })]).finally(() =>
    left.abort(),
  );
}
