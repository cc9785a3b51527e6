import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { assertKey } from '@panelwise/storage/keys';
import { checkFile, hashFile } from './hashed-files.ts';
import { type Manifest, objectsDir, readManifest } from './manifest.ts';
import type { Report } from './progress.ts';

type Options = { signal?: AbortSignal | undefined; report?: Report | undefined };

/** An object of a backup: its key, and the file that holds it. */
export type KeptObject = { key: string; file: string; sha256: string };

/** The objects of a backup, as its list has them. @throws Error for a line that is none of ours */
export async function* listObjects(dir: string, { objects }: Manifest): AsyncGenerator<KeptObject> {
  const lines = createInterface({ input: createReadStream(path.join(dir, objects.list.path)) });
  for await (const line of lines) {
    const [, sha256, key] = /^([0-9a-f]{64}) {2}objects\/(.+)$/.exec(line) ?? [];
    if (!sha256 || !key)
      throw new Error(`${objects.list.path} has a line that is no object: ${line.slice(0, 200)}`);
    yield { key: assertKey(key), sha256, file: path.join(dir, objectsDir, key) };
  }
}

/**
 * Reads a whole backup and compares every file with its hash.
 * @throws Error in a sentence that names the first file which is missing or was changed
 */
export async function checkBackup(
  dir: string,
  { signal, report = () => undefined }: Options = {},
): Promise<Manifest> {
  const manifest = await readManifest(dir);
  const { tables, objects, files } = manifest;
  for (const file of [...tables.map((table) => table.file), objects.list, ...files.map((one) => one.file)])
    await checkFile(dir, file, signal);
  let done = 0;
  for await (const { key, file, sha256 } of listObjects(dir, manifest)) {
    const found = await hashFile(file, signal).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (found === undefined)
      throw new Error(`${objectsDir}/${key} is missing from the backup. Nothing was restored.`);
    if (found !== sha256)
      throw new Error(
        `${objectsDir}/${key} is not as it was when the backup was made. Nothing was restored.`,
      );
    report({ part: 'check', done: ++done, of: objects.count, bytes: 0 });
  }
  if (done !== objects.count)
    throw new Error(`The backup has ${done} objects and should have ${objects.count}. Nothing was restored.`);
  return manifest;
}
