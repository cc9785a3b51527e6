import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What stands in a backup's folder beside its files. */
export const manifestFile = 'manifest.json';
export const manifestHashFile = 'manifest.json.sha256';
export const objectsDir = 'objects';

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().min(1).max(200);
/** A file of the backup: where it is in it, its bytes, and their hash. */
const fileSchema = z.strictObject({
  path: z.string().regex(/^[a-z]+(\/[A-Za-z0-9_.-]+)*$|^objects\.sha256$/),
  bytes: count,
  sha256,
});
const tableSchema = z.strictObject({
  name,
  columns: z.array(name).min(1).max(1_600),
  rows: count,
  /** Of the rows as Postgres writes them, before they were compressed: what a restored table is compared with. */
  rowsSha256: sha256,
  file: fileSchema,
});

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** The moment that the rows are of, by the clock of the database. */
  madeAt: z.iso.datetime(),
  madeBy: z.strictObject({ panelwise: z.string(), node: z.string(), postgres: z.string() }),
  /** The newest migration that the database had, counted from 0, and the hash of its SQL. */
  schema: z.strictObject({ number: count, name, sha256 }),
  tables: z.array(tableSchema).max(10_000),
  sequences: z.array(z.strictObject({ name, last: z.string().regex(/^-?\d+$/) })).max(10_000),
  objects: z.strictObject({
    count,
    bytes: count,
    /** One line per object, as `sha256sum --check` reads it. */
    list: fileSchema,
    /** Named only by the history of runs, and no longer kept when it was written. */
    expired: count,
    /** Removed while the backup was being made. */
    removedMeanwhile: count,
    /** Not in the store although a row shows them: they were missing before. */
    missing: z.array(z.string()).max(1_000),
  }),
  /** What lay in the data folder. */
  files: z.array(z.strictObject({ name, isSecret: z.boolean(), file: fileSchema })).max(100),
  withoutSecrets: z.boolean(),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackupFile = z.infer<typeof fileSchema>;
export type BackupTable = z.infer<typeof tableSchema>;

/**
 * Reads what a backup says about itself.
 * @throws Error that says in a sentence why this is no whole backup, or one of a newer version
 */
export async function readManifest(dir: string): Promise<Manifest> {
  const read = (file: string) =>
    readFile(path.join(dir, file), 'utf8').catch((cause: unknown) => {
      throw new Error(`${dir} is no backup: it has no ${file}.`, { cause });
    });
  const text = await read(manifestFile);
  const [expected] = (await read(manifestHashFile)).split(' ');
  if (createHash('sha256').update(text).digest('hex') !== expected)
    throw new Error(`${manifestFile} was changed after the backup was made. Nothing was restored.`);
  const manifest: unknown = JSON.parse(text);
  const { format } = z.looseObject({ format: z.unknown() }).parse(manifest);
  if (format !== 1)
    throw new Error(
      `The backup has format ${String(format)}, which this version does not know. Use a newer one.`,
    );
  return manifestSchema.parse(manifest);
}
