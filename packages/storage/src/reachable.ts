import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** How the file system and S3 say that there is no such object. */
const missing = ['ENOENT', 'NotFound', 'NoSuchKey'];

/** @throws DomainError('unavailable') for anything that the store refuses: full, read-only, gone, silent. */
export async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('unavailable', { cause });
  }
}

/** As `reachable`, and undefined when there is no such object. */
export function existing<T>(work: () => Promise<T>): Promise<T | undefined> {
  return reachable(() =>
    work().catch((error: { code?: string }) => {
      if (error.code && missing.includes(error.code)) return undefined;
      throw error;
    }),
  );
}
