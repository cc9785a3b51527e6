import { randomUUID } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { assertPut, clipRange } from './checks.ts';
import { describeFiles, listFiles, removeAbandoned } from './folder.ts';
import { assertKey, assertPrefix, contentTypeOf } from './keys.ts';
import type { ByteRange, ObjectStore, StoredObject } from './port.ts';
import { makePrivateFolder } from './private-folder.ts';
import { existing, reachable } from './reachable.ts';

/** More than a file system keeps beside the name of a file. */
const probe = Buffer.alloc(8_192, 1);

/**
 * Keeps objects as files below `dir/objects`, one per key. Several processes of one machine may share the
 * folder. A file is written in `dir/unfinished` and renamed, so a reader never sees half of one. Other users of the
 * machine see none.
 */
export async function openFilesStore(dir: string): Promise<ObjectStore> {
  const objects = path.resolve(dir, 'objects');
  const unfinished = path.resolve(dir, 'unfinished');
  await reachable(async () => {
    for (const folder of [dir, objects, unfinished]) makePrivateFolder(folder);
    await removeAbandoned(unfinished);
  });
  const fileOf = (key: string) => path.join(objects, assertKey(key));

  return {
    put: async (key, bytes, contentType) => {
      assertPut(key, contentType);
      return reachable(() => replaceFile(path.join(unfinished, randomUUID()), fileOf(key), bytes));
    },
    head: async (key) => {
      const file = fileOf(key);
      return existing(async () => describe(file, await stat(file, { bigint: true })));
    },
    read: async (key, range) => {
      const file = fileOf(key);
      return existing(() => openStream(file, range));
    },
    readAll: async (key) => {
      const file = fileOf(key);
      const bytes = await existing(() => readFile(file));
      if (!bytes) throw new DomainError('not-found');
      return bytes;
    },
    remove: async (keys) => {
      const files = keys.map(fileOf);
      await reachable(() => Promise.all(files.map((file) => rm(file, { force: true }))));
    },
    list: (prefix) => listFiles(objects, assertPrefix(prefix)),
    describeAll: (prefix) => describeFiles(objects, assertPrefix(prefix)),
    ping: () =>
      reachable(async () => {
        await access(objects, constants.R_OK | constants.W_OK);
        await writeAndRemove(path.join(unfinished, randomUUID()));
      }),
  };
}

async function replaceFile(temporary: string, file: string, bytes: Buffer): Promise<StoredObject> {
  try {
    await writeFile(temporary, bytes, { mode: 0o600 });
    const stats = await stat(temporary, { bigint: true });
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await rename(temporary, file);
    return describe(file, stats);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A disk that is full takes a file's name, but not its bytes. */
async function writeAndRemove(file: string): Promise<void> {
  try {
    await writeFile(file, probe);
  } finally {
    await rm(file, { force: true });
  }
}

async function openStream(file: string, range: ByteRange | undefined): Promise<Readable> {
  const handle = await open(file);
  try {
    return handle.createReadStream(range && clipRange(range, (await handle.stat()).size));
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Every put makes a new file, so its number and time tell one content from the next. */
function describe(file: string, stats: BigIntStats): StoredObject {
  const etag = [stats.ino, stats.mtimeNs, stats.size].map((number) => number.toString(36)).join('-');
  return { size: Number(stats.size), contentType: contentTypeOf(file), etag };
}
