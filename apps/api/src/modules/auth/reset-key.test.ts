import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readResetKey, signResetKey } from './reset-key.ts';

const key = randomBytes(32);
const id = '01a1fe3e-3934-70f5-a024-6eb14aad79df';

test('reads the keys it has signed, and no others', () => {
  const signed = signResetKey(key, id);
  expect(readResetKey(key, signed)).toBe(id);
  expect(readResetKey(randomBytes(32), signed)).toBeUndefined();
  expect(readResetKey(key, signed.replace('01a1', '01a2'))).toBeUndefined();
  for (const text of ['', '.', id, `${id}.`, `${signed}x`]) expect(readResetKey(key, text)).toBeUndefined();
});
