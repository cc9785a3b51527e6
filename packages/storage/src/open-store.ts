import { openFilesStore } from './files-store.ts';
import type { ObjectStore } from './port.ts';
import type { S3Config } from './s3-store.ts';

export type StoreConfig = { kind: 'files'; dir: string } | ({ kind: 's3' } & S3Config);

/**
 * Opens the object store and makes its folder or bucket when it is missing.
 *
 * @throws DomainError('unavailable') when the store cannot be reached.
 */
export async function openStore(config: StoreConfig): Promise<ObjectStore> {
  if (config.kind === 'files') return openFilesStore(config.dir);
  // Its client holds 14 MB that a store of files has no use for.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(config);
}
