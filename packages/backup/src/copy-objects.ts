import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { eachOf } from '@panelwise/storage/each-of';
import { hasSmall, smallOf } from '@panelwise/storage/keys';
import type { ObjectStore } from '@panelwise/storage/port';
import type pg from 'pg';
import type { Exported } from './export-tables.ts';
import { hashFile, writeHashed } from './hashed-files.ts';
import { type Manifest, objectsDir } from './manifest.ts';
import type { Report } from './progress.ts';
import { quote } from './tables.ts';

export const objectsList = 'objects.sha256';
/** Streams at a time: a store over a network answers slowly, and has room for more than one request. */
const atOnce = 4;

type Options = { signal?: AbortSignal | undefined; report: Report };

/**
 * Copies every object that the exported rows name, and the small pictures beside them. An object never changes under its key and
 * was stored before its row was, so a copy that is made after the rows were read is what they mean. What is gone by now is told
 * apart by asking the database again: whoever removed it has removed the row as well.
 */
export async function copyObjects(
  { store, client, dir }: { store: ObjectStore; client: pg.Client; dir: string },
  keys: Exported['keys'],
  { signal, report }: Options,
): Promise<Manifest['objects']> {
  const list = createWriteStream(path.join(dir, objectsList), { mode: 0o600, flags: 'wx', flush: true });
  const gone: string[] = [];
  let [done, count, bytes] = [0, 0, 0];
  /** How many bytes it has; undefined when there is no such object. */
  const copy = async (key: string): Promise<number | undefined> => {
    const source = await store.read(key);
    if (!source) return undefined;
    const file = await writeHashed(source, { dir, name: `${objectsDir}/${key}` }, { signal });
    list.write(`${file.sha256}  ${file.path}\n`);
    count++;
    bytes += file.bytes;
    return file.bytes;
  };
  const small = new Set(
    [...keys.keys()]
      .filter(hasSmall)
      .map(smallOf)
      .filter((key) => !keys.has(key)),
  );
  const all = [...keys.keys(), ...small];
  try {
    await eachOf(
      all,
      async (key) => {
        const copied = await copy(key);
        // Not every picture has a small one.
        if (copied === undefined && !small.has(key)) gone.push(key);
        report({ part: 'objects', done: ++done, of: all.length, bytes: copied ?? 0 });
      },
      { atOnce, signal },
    );
  } finally {
    list.end();
    await finished(list);
  }
  const place = path.join(dir, objectsList);
  const listed = { path: objectsList, bytes: (await stat(place)).size, sha256: await hashFile(place) };
  const shown = gone.filter((key) => keys.get(key) !== null);
  const missing = await listStillNamed(client, shown, keys);
  return {
    count,
    bytes,
    list: listed,
    expired: gone.length - shown.length,
    removedMeanwhile: shown.length - missing.length,
    missing: missing.slice(0, 1_000),
  };
}

/** Which of them a row of the table that named them names to this moment. */
async function listStillNamed(client: pg.Client, gone: string[], keys: Exported['keys']): Promise<string[]> {
  const still: string[] = [];
  for (const [table, ofTable] of Map.groupBy(gone, (key) => keys.get(key)!)) {
    const { rows } = await client.query<{ key: string }>(
      `select key from unnest($1::text[]) key
       where exists (select 1 from public.${quote(table)} t where strpos(t::text, key) > 0)`,
      [ofTable],
    );
    still.push(...rows.map(({ key }) => key));
  }
  return still;
}
