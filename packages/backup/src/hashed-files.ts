import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupFile } from './manifest.ts';

type WriteOptions = {
  signal?: AbortSignal | undefined;
  /** Compressed on its way. */
  gzip?: boolean;
  /** Sees every chunk as it comes, before it is compressed. */
  see?: (chunk: Buffer) => void;
};

/** Streams into a new file of a backup, for its owner alone, which is on the disk when this is done. `name` is relative to `dir`. */
export async function writeHashed(
  source: Readable,
  { dir, name }: { dir: string; name: string },
  { signal, gzip, see }: WriteOptions = {},
): Promise<BackupFile> {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const watch = (watcher: (chunk: Buffer) => void) =>
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        watcher(chunk);
        yield chunk;
      }
    };
  const count = watch((chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  const sink = createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true });
  const options = signal ? { signal } : {};
  const seen = watch(see ?? (() => undefined));
  if (gzip) await pipeline(source, seen, createGzip(), count, sink, options);
  else await pipeline(source, seen, count, sink, options);
  return { path: name, bytes, sha256: hash.digest('hex') };
}

/** sha256 of a file as hex, read piece by piece. */
export async function hashFile(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, signal ? { signal } : {});
  return hash.digest('hex');
}

/** @throws Error with a sentence that names the file, when it is not there or not as it was written */
export async function checkFile(dir: string, file: BackupFile, signal?: AbortSignal): Promise<void> {
  const place = path.join(dir, file.path);
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new Error(`${file.path} is missing from the backup. Nothing was restored.`);
  if (found.size !== file.bytes || (await hashFile(place, signal)) !== file.sha256)
    throw new Error(`${file.path} is not as it was when the backup was made. Nothing was restored.`);
}
