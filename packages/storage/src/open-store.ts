import { openFilesStore } from './files-store.ts';
import type { ObjectStore } from './port.ts';
import { openS3Store, type S3Config } from './s3-store.ts';

export type StoreConfig = { kind: 'files'; dir: string } | ({ kind: 's3' } & S3Config);

/**
 * Opens the object store and makes its folder or bucket when it is missing.
 *
 * @throws DomainError('unavailable') when the store cannot be reached.
 */
export async function openStore(config: StoreConfig): Promise<ObjectStore> {
  return config.kind === 'files' ? openFilesStore(config.dir) : openS3Store(config);
}
