import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import { type KeptObject, listObjects } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import type { Report } from './progress.ts';

type Options = { signal?: AbortSignal | undefined; report: Report };

/**
 * Puts every object of a backup into the store, one in memory at a time, and reads each back. What is there already with the same
 * bytes is left alone, so a store that has survived its database is only read.
 * @returns how many were put
 */
export async function putObjects(
  store: ObjectStore,
  dir: string,
  manifest: Manifest,
  { signal, report }: Options,
): Promise<number> {
  let [done, put] = [0, 0];
  for await (const object of listObjects(dir, manifest)) {
    signal?.throwIfAborted();
    let bytes = 0;
    if (!(await isThere(store, object))) {
      const content = await readFile(object.file);
      bytes = content.length;
      await store.put(object.key, content, contentTypeOf(object.key));
      if (!(await isThere(store, object)))
        throw new Error(
          `The store does not give ${object.key} back as it was put. Nothing is in the database yet.`,
        );
      put++;
    }
    report({ part: 'put', done: ++done, of: manifest.objects.count, bytes });
  }
  return put;
}

async function isThere(store: ObjectStore, { key, sha256 }: KeptObject): Promise<boolean> {
  const stream = await store.read(key);
  if (!stream) return false;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex') === sha256;
}
