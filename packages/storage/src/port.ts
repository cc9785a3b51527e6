import type { Readable } from 'node:stream';

/** `size` in bytes; `etag` without quotes, the same as long as the bytes are the same. */
export type StoredObject = { size: number; contentType: string; etag: string };

/** First and last byte, both included, as in an HTTP Range. `end` may lie past the last byte. */
export type ByteRange = { start: number; end: number };

/**
 * Holds pictures and PDFs under keys from `keys.ts`. Every method refuses a key that is not safe as a
 * path, with an Error, and throws DomainError('unavailable') when the store cannot be reached.
 */
export interface ObjectStore {
  /** Replaces what was there. Whoever reads meanwhile sees the old object or the new one, whole. */
  put(key: string, bytes: Buffer, contentType: string): Promise<StoredObject>;
  head(key: string): Promise<StoredObject | undefined>;
  /** The bytes as a stream, which the caller reads to its end or destroys. Undefined when there is no object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** @throws DomainError('not-found') */
  readAll(key: string): Promise<Buffer>;
  /** Missing keys are fine. */
  remove(keys: string[]): Promise<void>;
  /** Keys that begin with `prefix`, in no promised order; the empty prefix lists everything. */
  list(prefix: string): AsyncIterable<string>;
  /** As `list`, and when each object was put last. */
  describeAll(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Writes a little and takes it away again. @throws DomainError('unavailable') within 2 s when the store takes nothing. */
  ping(): Promise<void>;
}
