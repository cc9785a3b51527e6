import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { assertKey, contentTypeOf } from './keys.ts';
import type { ByteRange } from './port.ts';

/** What both drivers refuse before they touch anything. @throws Error */
export function assertPut(key: string, contentType: string): void {
  if (contentTypeOf(assertKey(key)) !== contentType) {
    throw new Error(`The key ${key} does not stand for ${contentType}.`);
  }
}

/**
 * Cuts a range to what an object has. `end` is included.
 *
 * @throws DomainError('bad-input') when the range is upside down or begins after the last byte.
 */
export function clipRange(range: ByteRange, size: number): ByteRange {
  const { start, end } = range;
  if (!(Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && start < size)) {
    throw new DomainError('bad-input', {
      message: `No bytes ${start}-${end} in an object of ${size} bytes.`,
    });
  }
  return { start, end: Math.min(end, size - 1) };
}
